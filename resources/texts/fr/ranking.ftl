ranking-no-column = La liste n’a pas de colonne « { $column } ».
ranking-no-points = La liste n’a pas de colonne de points.
ranking-right = Colonne « { $column } » : la somme { $sum } de { $lines } lignes est juste.
ranking-row-left-out = « { $text } » n’est pas lu.
ranking-sum = La somme est { $sum } au lieu de { $right } : { $too ->
    [little] il manque { $by }
   *[much] { $by } de trop
}.
ranking-row = Une seule ligne rétablit la somme et l’ordre : ligne { $line }, « { $name } », { $right } au lieu de { $printed }.
ranking-no-single-row = { $count ->
    [0] Aucune ligne seule ne rétablit la somme et l’ordre : plusieurs sont fausses.
   *[other] { $count } lignes entrent en question : { $names }
}
ranking-differs = « { $name } », { $column } : { $printed } au lieu de { $right }.
ranking-no-number = « { $text } » dans la colonne « { $column } » n’est pas un nombre (chez « { $name } »).
ranking-other-order = La liste n’est pas dans l’ordre de ces points : elle ne dit pas quelle ligne est fausse, ou il y en a plusieurs.
ranking-other-list = Ce n’est pas le classement d’une soirée, mais celui d’une saison ou une liste spéciale.
ranking-of-others = Personne de cette liste ne joue dans ce tournoi.
ranking-pdf = Un PDF n’est pas lu. La même liste en csv, xlsx ou html l’est.
ranking-of-round = La liste est le classement après la ronde { $round }, pas celui de maintenant.
ranking-stranger = « { $name } » est sur la liste, mais pas dans le classement du tournoi.
ranking-twice = « { $name } » est une fois de trop sur la liste.
ranking-missing = « { $name } » manque sur la liste.
ranking-order = « { $name } » vient avant « { $above } ».
ranking-more = Et { $count ->
    [one] une autre différence
   *[other] { $count } autres différences
}.
ranking-compared = Comparé au classement après la ronde { $round } : { $lines ->
    [one] une ligne
   *[other] { $lines } lignes
}, colonnes { $columns }.
ranking-left-out = Pas comparé : { $columns }.
ranking-empty = Colonne « { $column } » : { $count ->
    [one] une cellule est vide
   *[other] { $count } cellules sont vides
}.
ranking-other-sheet = C’est la feuille « { $sheet } », pas un classement.
