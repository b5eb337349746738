# Ce que dit le contrôle des donnes et des parties

hand-both-grand-tichus = Deux grands Tichus dans un camp : quelle règle maison s’applique ? { $rule ->
    [made-only] Ici seul celui qui est réussi compte, ce qui donne { $a }:{ $b }.
    [withdraw] Ici le second peut être retiré : n’inscrivez alors que l’autre. Si les deux comptent, c’est { $a }:{ $b }.
   *[count] Ici les deux comptent, ce qui donne { $a }:{ $b }.
}
audit-hand-otherwise = { $a }:{ $b } est possible, mais pas avec ce premier joueur ou cette double victoire.
audit-hand-sum = Cela fait { $sum } points ensemble : une donne en apporte de { $least } à { $most }.
audit-hand-side = Cela fait { $sum } points ensemble : chaque camp a alors de { $least } à { $most }.
audit-hand-gap = { $a }:{ $b } n’est le résultat d’aucune donne. Avec cette somme, le plus proche est { $near_a }:{ $near_b }.

audit-slip-minus = { $a }:{ $b }, moins oublié ou de trop
audit-slip-digits-swapped = { $a }:{ $b }, chiffres inversés
audit-slip-five-for-zero = { $a }:{ $b }, 5 et 0 confondus
audit-slip-sides-swapped = { $a }:{ $b }, camps inversés
audit-slip-one-digit = { $a }:{ $b }, un chiffre faux
audit-call = { $who } : { $call ->
    [grand] grand Tichu
    [small] petit Tichu
   *[tichu] Tichu
} { $outcome ->
    [made] réussi
   *[lost] perdu
}
audit-slip-call-other-side = { $a }:{ $b }, annonce dans le mauvais camp ({ audit-call })
audit-slip-made-for-lost = { $a }:{ $b }, réussi et perdu confondus ({ audit-call })
audit-slip-double-as-cards = { $a }:{ $b }, double victoire et cartes comptées confondues
audit-slip-dragon = { $a }:{ $b }, Dragon ou Phénix mal compté
audit-slip-grand-as-tichu = { $a }:{ $b }, annonces confondues ({ audit-call })
audit-slip-call-not-booked = { $a }:{ $b }, annonce oubliée ({ audit-call })
audit-slip-calls-not-booked = { $a }:{ $b }, annonces oubliées
audit-slip-call-withdrawn = { $a }:{ $b }, sans l’annonce de { $who }
audit-slip-elsewhere = { $a }:{ $b }, confondu avec une autre donne
audit-slip-digit-missing = { $a }:{ $b }, il manque un chiffre
audit-slip-digit-too-many = { $a }:{ $b }, un chiffre de trop
audit-slip-other-first = { $a }:{ $b }, { $who } est sorti le premier
audit-slip-grand-withdrawn = { $a }:{ $b }, { $who } a retiré son grand Tichu
audit-slip-made-grand-counts = { $a }:{ $b }, seul le grand Tichu réussi compte
audit-slip-both-grand-count = { $a }:{ $b }, les deux grands Tichus comptent
audit-slip-one-side = { $a }:{ $b }, un camp mal calculé
audit-answer-double = { $a }:{ $b }, double victoire
audit-answer-counted = { $a }:{ $b }, cartes comptées
audit-answer-first = { $a }:{ $b }, { $who } est sorti le premier

audit-match-hands = { $a }:{ $b } est impossible en { $hands ->
    [one] une donne
   *[other] { $hands } donnes
} : il en faut au moins { $needed }.
audit-match-unreachable = { $a }:{ $b } est impossible, quel que soit le nombre de donnes d'une soirée.
audit-running-sum = Après la donne { $hand }, la somme doit être { $a }:{ $b }.

audit-possible = { $a }:{ $b } est possible.
audit-impossible = { $a }:{ $b } n’est pas possible.
audit-how = Voici ce qui a pu se passer :
audit-reading = { $kind ->
    [double] double victoire des sièges { $a } et { $b }
    [one] double victoire du siège { $a }
    [triple] triple victoire des sièges { $a }, { $b } et { $c }
   *[counted] { $a }:{ $b } points de cartes
}, { $calls }
audit-no-call = aucune annonce
audit-seat = siège { $seat }
audit-meant = Peut-être voulait-on dire :
audit-example = Par exemple :

cli-audit-hand = dit si une donne peut finir ainsi, et sinon ce qu’on voulait dire
cli-audit-match = dit si une partie peut finir ainsi, et comment
cli-audit-hand-points = points Tichu des sièges 0 et 2 et des sièges 1 et 3
cli-audit-match-points = total des sièges 0 et 2 et des sièges 1 et 3
cli-audit-hand-calls = qui a annoncé quoi, par exemple 0=tichu ou 3=grand, à deux aussi 0=small ; none : personne. Sans cela toutes les annonces sont imaginables
cli-audit-hand-first-out = qui est sorti le premier, siège 0 à 3
cli-audit-hand-double = à qui était la double victoire ; no : à personne
cli-audit-hand-source = un fichier, sur chaque ligne un JSON avec a, b, calls, first_out, double et special_cards_out ; ou - pour l’entrée
cli-audit-match-hands = combien de donnes
cli-option-rules = selon quelles règles : printed ou un modèle, voir « presets »
cli-audit-what = Soit --from avec un fichier, soit une donne avec --call, --first-out et --double.
cli-audit-points = « { $text } » ne sont pas les points des deux camps. Possible par exemple : 155 45.
cli-audit-call = « { $text } » n’est pas une annonce. Possibles par exemple : 0=tichu, 3=grand et none.
cli-audit-double = « { $text } » n’est pas une double victoire. Possibles : 02, 13 et no.
