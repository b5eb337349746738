reading-accepted = Accepté à la main malgré les objections de la vérification : { $reason }
reading-marked = Marqué comme accepté à la main, bien que la vérification n’objecte rien : { $reason }
reading-cumulated = { $score } : sont-ce les points de la seule manche { $round }, ou de toutes jusque-là (avant elle { $before }) ?
reading-digit-too-many = { $score } sans nombre de donnes : plus que la plus longue manche. Y a-t-il un chiffre de trop ?
reading-as = On lit : ronde { $round }, table { $table }, { $score }.
reading-beyond = « { $text } » se trouve après la dernière colonne qui a un titre : qu’est-ce que c’est ?
reading-contradicts = { $one } et { $other } se contredisent.
reading-count-or-hand = « { $text } » : le nombre de donnes, ou une seule donne ?
reading-exchanged = Dans le fichier, les camps sont inversés. Dans le bon sens, c’est { $score } ({ $names }).
reading-exchanged-partners = Dans le fichier, les camps sont inversés, et les partenaires changent : on ne sait pas qui a joué quelle donne ensemble. Écrivez les noms à côté de chaque donne, ou les camps comme à la table.
reading-hand-twice = Elle figure deux fois dans le fichier.
reading-hidden = Le tableau masque cette ligne : compte-t-elle ?
reading-ids = Les numéros ne vont pas avec { $text }, les noms si. Est-ce la même liste ?
reading-is-time = « { $text } » est une heure ou une date que le tableur a faite à partir des points : écrivez les points comme du texte.
reading-log-moved = À la donne { $hand }, { $names } sont assis autrement qu’au début, et cela ne va pas avec la table. On lit d’après les sièges 0 à 3.
reading-log-partners = À la donne { $hand }, ce ne sont pas les partenaires de la table qui jouent ensemble : { $names }.
reading-log-twice = La donne { $hand } est encore une fois la donne { $first }, carte par carte.
reading-log-unknown = Personne à la table ne s’appelle { $names } : on lit aux places qui restent.
reading-loose-name = Sous « { $column } » figure { $text } : joue à la table { $found }, pas à la table { $table }.
reading-loses-hands = { $count ->
    [one] La donne qui figure ici serait perdue : le fichier n’a que les totaux.
   *[other] Les { $count } donnes qui figurent ici seraient perdues : le fichier n’a que les totaux.
}
reading-nobody = Personne sur la liste ne s’appelle { $text } : qui est-ce à la table { $table } ?
reading-not-here = { $text } n’est pas à la table { $table }.
reading-nothing-yet = Il n’y a pas encore de résultat ici.
reading-one-side = { $count ->
    [one] Il manque l’autre camp de la table.
   *[other] Il y a { $count } lignes pour la table ; il en faudrait deux, avec le même nombre de donnes.
}
reading-order = Sous « { $column } », { $text } figure en premier, à la table du second côté : à qui sont quels points ?
reading-other-table = { $text } est à la table { $found }, pas à la table { $table }.
reading-partners = { $text } : à la table { $table }, les partenaires sont autres.
reading-replaces-note = La note « { $note } » est remplacée.
reading-rests = { $text } ne joue pas cette donne à la table { $table }.
reading-round-taken = Aucune ronde n’est indiquée : ce serait la ronde { $round }.
reading-rows-above = { $count ->
    [one] La ligne au-dessus des titres n’est pas lue
   *[other] { $count } lignes au-dessus des titres ne sont pas lues
} ({ $text }).
reading-stands = { $score } figure déjà ici : cela reste tel quel.
reading-struck = « { $text } » est barré : cela compte-t-il ?
reading-unplayed = 0:0, comme là où rien n’a encore été joué : est-ce bien le résultat ?
reading-together = { $text } : à la table { $table }, ils jouent ensemble ; dans le fichier, l’un contre l’autre.
reading-unknown-cell = « { $column } : { $text } » : qu’est-ce que cela veut dire pour le résultat ?
reading-unknown-name = { $text } n’est pas sur la liste. Est-ce quelqu’un de la table { $table } ?
reading-winner = { $text } aurait gagné, mais c’est { $score } : à qui sont ces points ?
reading-other-sheet = Sur la feuille « { $sheet } », il y a « { $text } » : est-ce que cela concerne ces résultats ?
reading-entry-beside = Dans { $cell }, il y a « { $text } » : qu’est-ce que cela veut dire pour le résultat ?
reading-entry-round = La feuille s’appelle « { $text } », mais ses lignes sont de la manche { $round } : quelle manche a été saisie ?
reading-loser = { $text } aurait perdu, mais c’est { $score } : à qui sont ces points ?
reading-outcome-unknown = « { $column } : { $text } » avec { $score } : qui est-ce ?
reading-says-other = C’est { $score }, mais à côté il y a « { $text } » : qu’est-ce qui est juste ?
