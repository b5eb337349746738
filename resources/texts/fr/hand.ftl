hand-both-grand-tichus = Deux grands Tichus dans un camp : quelle règle maison s’applique ? { $rule ->
    [made-only] Ici seul celui qui est réussi compte, ce qui donne { $a }:{ $b }.
    [withdraw] Ici le second peut être retiré : n’inscrivez alors que l’autre. Si les deux comptent, c’est { $a }:{ $b }.
   *[count] Ici les deux comptent, ce qui donne { $a }:{ $b }.
}
hand-step = { $points } est impossible : les points Tichu vont de cinq en cinq.
hand-grand-tichu = Il n’y a pas de grand Tichu dans ce tournoi.
hand-double-other-side = La double victoire revient au camp sorti le premier ; tel qu’indiqué, l’autre camp était sorti le premier.
hand-double-or-not = { $a }:{ $b } peut être compté ou une { $won ->
    [triple] triple
   *[double] double
} victoire : veuillez indiquer lequel des deux.
hand-double-points = Avec cette double victoire et ces annonces, c’est { $a }:{ $b }.
hand-card-points = { $calls ->
    [none] Un camp ne peut pas avoir { $points } points de cartes
   *[some] Sans les annonces, un camp aurait { $points } points de cartes
} : de { $least } à { $most } sont possibles.
hand-who-first = Quand il y a des annonces, il faut savoir qui est sorti le premier : veuillez l’indiquer.
hand-sum-made = Ensemble, cela fait { $sum } points. { $calls ->
    [one] Avec cette annonce, il en faut { $made } si elle est réussie et { $right } si elle est ratée.
   *[other] Avec ces annonces, il en faut { $made } si l’une est réussie et { $right } si toutes sont ratées.
}
hand-sum = Cela fait { $sum } points ensemble. { $calls ->
    [none] Sans annonce
   *[some] Avec ces annonces
}, il en faut { $right }{ $double ->
    [0] .
   *[other] , ou { $double } pour une double victoire.
}
# Tichu for Two : deux personnes à une table, chacune avec deux mains.
hand-small-tichu = Il n’y a de petit Tichu qu’à deux (Tichu for Two).
hand-no-player = Ici, il y a les places 0 à { $last } : personne n’est assis à la place { $seat }.
