season-victory-points = Points de victoire
season-place-points = Points de place
season-ranking-list = Points de classement
season-title = Classement de la saison
season-rating = Force
season-mean = Moyenne
season-uncertainty = Incertitude
season-conservative = Prudente
season-games = Parties
season-recent = Récentes
season-recent-all = Toutes les { $count }
season-evenings = Soirées
season-of-evenings = { $count ->
    [one] Une soirée
   *[other] { $count } soirées
}
season-date = { $day }.{ $month }.
season-about-victory-points = Somme des points de victoire. Pour chaque soirée figure le rang.
season-about-place-points = Somme des points de place : 100 pour le premier rang, pour chaque suivant 100 divisé par le nombre de personnes en moins. Pour chaque soirée figure le rang.
season-about-ranking-list = Somme des points de place (100 pour le premier rang) fois le carré des points de victoire par donne. Pour chaque soirée figure le rang.
season-about-best = Les { $best } meilleures soirées comptent, les autres sont entre parenthèses.
season-about-rating = Tout le monde commence avec une moyenne de { $mean }. Qui a gagné avec qui et contre qui la déplace. La vraie force se trouve, deux fois sur trois, à une incertitude au plus de la moyenne. « Prudente » est la moyenne moins trois incertitudes : la personne est presque certainement au moins aussi forte. C’est elle qui décide du rang ; qui a peu joué doit encore le prouver.
season-add = Ajouter …
season-add-title = Ajouter des soirées
season-remove = Enlever
season-best = Comptent
season-the-best = les meilleures
season-all = toutes les soirées
season-none = Ajoutez à gauche les fichiers de tournoi des soirées, puis le classement apparaît ici.
season-same-evening = « { $file } » contient la même soirée que « { $other } » : c’est une copie, qui ne compte qu’une fois. Laissez l’un des deux de côté.
season-ask = « { $one } », est-ce le même nom que « { $other } » ? Tant que personne ne le dit, ils comptent séparément.
season-as-one = Écrit de plusieurs façons, compté comme un seul : { $names }.
season-mixed = { $teams ->
    [one] À une soirée
   *[other] À { $teams } soirées
}, ce sont des équipes qui sont classées, à { $players ->
    [one] une autre des personnes seules
   *[other] { $players } autres des personnes seules
} : une équipe et ses membres sont ici des lignes différentes.
season-answer-form = « { $text } » ne dit rien de deux noms : écrivez un nom, un signe égal, l’autre nom, avec le club entre parenthèses si deux s’appellent pareil.
season-ambiguous = « { $name } » peut en désigner plusieurs : { $names }. Ajoutez le club entre parenthèses.
season-on-one-list = « { $one } » et « { $other } » sont sur la liste d’une même soirée : ils sont deux.
season-asks = { $count ->
    [one] Une question : qui est qui ?
   *[other] { $count } questions : qui est qui ?
}
season-ask-same = Le même
season-ask-two = Deux différents
season-ask-tip = La réponse est gardée pour la prochaine fois
season-substitute = { $day } : « { $name } » a remplacé « { $before } » ; tous les points de cette soirée comptent pour « { $name } ».
