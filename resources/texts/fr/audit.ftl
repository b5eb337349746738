audit-desk-one-made = { $a }:{ $b }, une seule annonce réussie : { $who }
audit-desk-call-left-out = { $a }:{ $b }, annonce comptée
audit-desk-accept = accepter ainsi
audit-desk-nothing-to-clear = { $title }, table { $table } : il n’y a plus rien à vérifier.
audit-desk-meant = c’est peut-être { $meant }.
audit-desk-cleared = { $title }, table { $table } : vérifié.
audit-desk-accepted = Accepté malgré une objection : « { $reason } ». F8 : vérifié, c’est juste.
audit-desk-checked = c’est juste
audit-desk-rare-hand = La donne { $hand } est possible, mais n’arrive qu’une fois sur { $one_in } environ : est-ce juste ?
audit-desk-many-hands = { $played } donnes en { $minutes } minutes : d’habitude c’est environ { $usual }.
audit-desk-few-hands = Seulement { $played ->
    [one] { $played } donne
   *[other] { $played } donnes
} en { $minutes } minutes : d’habitude c’est environ { $usual }.
audit-hand-otherwise = { $a }:{ $b } est possible, mais pas avec ce premier joueur ou cette double victoire.
audit-hand-sum = Cela fait { $sum } points ensemble : une donne en apporte de { $least } à { $most }.
audit-hand-side = Cela fait { $sum } points ensemble : chaque camp a alors de { $least } à { $most }.
audit-hand-gap = { $a }:{ $b } n’est le résultat d’aucune donne. Avec cette somme, le plus proche est { $near_a }:{ $near_b }.
audit-slip-minus = { $a }:{ $b }, moins oublié ou de trop
audit-slip-digits-swapped = { $a }:{ $b }, chiffres inversés
audit-slip-five-for-zero = { $a }:{ $b }, 5 et 0 confondus
audit-slip-sides-swapped = { $a }:{ $b }, camps inversés
audit-slip-points-twice = { $a }:{ $b }, les points d’un camp étaient chez les deux
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
audit-slip-not-first = { $a }:{ $b }, pas sorti le premier ({ audit-call })
audit-slip-double-as-cards = { $a }:{ $b }, double victoire et cartes comptées confondues
audit-slip-dragon = { $a }:{ $b }, Dragon ou Phénix mal compté
audit-slip-grand-as-tichu = { $a }:{ $b }, annonces confondues ({ audit-call })
audit-slip-call-not-booked = { $a }:{ $b }, points de l’annonce oubliés ({ audit-call })
audit-slip-calls-not-booked = { $a }:{ $b }, points des annonces oubliés
audit-slip-call-withdrawn = { $a }:{ $b }, sans l’annonce de { $who }
audit-slip-elsewhere = { $a }:{ $b }, confondu avec une autre donne
audit-slip-digit-missing = { $a }:{ $b }, il manque un chiffre
audit-slip-digit-too-many = { $a }:{ $b }, un chiffre de trop
audit-slip-other-first = { $a }:{ $b }, { $who } est sorti le premier
audit-slip-grand-withdrawn = { $a }:{ $b }, { $who } a retiré son grand Tichu
audit-slip-made-grand-counts = { $a }:{ $b }, seul le grand Tichu réussi compte
audit-slip-losers-free = { $a }:{ $b }, les annonces perdues des perdants ne comptent pas en double victoire
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
audit-slip-super-partner = { $a }:{ $b }, Tichu transmis à { $who }
audit-slip-special-cards = { $a }:{ $b }, sans Back to the Roots
audit-desk-one-call = { $a }:{ $b }, seul { $who } a annoncé
audit-left-out = Pas regardé : { $names }.
