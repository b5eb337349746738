conditions-meet = { $one } et { $other } ne doivent pas se rencontrer et sont pourtant à la table { $table }{ $why ->
    [bracket] , car le tableau ou le groupe le veut ainsi
    [everybody] , car tous jouent contre tous ici
    [lot] , car aucun tirage sans cela n’a été trouvé
   *[other] { "" }
}.
conditions-same-group = { $one } et { $other } ne doivent pas se rencontrer et sont pourtant dans le même groupe{ $why ->
    [seeding] , car les têtes de série ne permettent pas d’autres groupes
    [lot] , car aucune répartition sans cela n’a été trouvée
   *[other] { "" }
}.
conditions-table = { $name } a besoin de la table { $needed } et est à la table { $table }.
conditions-table-taken = { $name } a besoin de la table { $needed } et joue à la table { $table } : { $other } en a besoin aussi.
conditions-may-fail = { $why ->
    [bracket] Le premier tirage les sépare autant que les têtes de série le permettent : dans des groupes différents, dans le tableau le plus tard possible. Qui doit s’y rencontrer se rencontre, et le tirage le dit.
   *[other] Ici, tous jouent contre tous : ces deux-là aussi, quand vient leur tour.
}
conditions-oneself = { $name } ne peut pas être séparé de soi-même.
conditions-no-table = Il n'y a pas de table { $table } : 1 à { $most }.
conditions-apart = { $one } et { $other } ne se rencontrent dans aucun tirage à venir.
conditions-may-meet = { $one } et { $other } peuvent de nouveau se rencontrer.
conditions-at-table = { $table ->
    [0] { $name } peut s'asseoir à chaque table.
   *[other] { $name } est à la table { $table } dès le prochain tirage.
}
conditions-need-table = A besoin d'une certaine table …
conditions-which-table = À quelle table { $name } doit-il être ? (0 : n'importe laquelle)
conditions-keep-apart = Ne doivent pas se rencontrer (en choisir deux)
conditions-meet-again = Peuvent de nouveau se rencontrer
conditions-remark-table = a besoin de la table { $table }
conditions-remark-apart = pas avec { $names }
