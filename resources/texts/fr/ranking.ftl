ranking-no-column = La liste n’a pas de colonne « { $column } ».
ranking-no-points = La liste n’a pas de colonne de points.
ranking-right = La somme { $sum } est juste.
ranking-sum = La somme est { $sum } au lieu de { $right } : { $too ->
    [little] il manque { $by }
   *[much] { $by } de trop
}.
ranking-row = Une seule ligne rétablit la somme et l’ordre : ligne { $line }, « { $name } », { $right } au lieu de { $printed }.
ranking-no-single-row = { $count ->
    [0] Aucune ligne seule ne rétablit la somme et l’ordre : plusieurs sont fausses.
   *[other] { $count } lignes entrent en question : { $names }
}
ranking-differs = « { $name } » a { $right } points, pas { $printed }.
