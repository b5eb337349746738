odd-rests = { $name } fait une pause
odd-rests-first = { $name } fait la première pause
odd-rests-at-first = fait la première pause
odd-open-hand = main ouverte
odd-table-5 = Tables à cinq
odd-table-3 = Tables à trois
odd-table-6 = Table à six
odd-turns-5 = { $hands ->
    [one] Après chaque donne, quelqu’un d’autre fait une pause. Qui et quand : sur la feuille de marque.
   *[other] Toutes les { $hands } donnes, quelqu’un d’autre fait une pause. Qui et quand : sur la feuille de marque.
}
odd-turns-3 = { $hands ->
    [one] Après chaque donne, quelqu’un d’autre joue seul, avec une main ouverte comme partenaire. Qui et quand : sur la feuille de marque.
   *[other] Toutes les { $hands } donnes, quelqu’un d’autre joue seul, avec une main ouverte comme partenaire. Qui et quand : sur la feuille de marque.
}
odd-fifth = première pause (vide : personne)
odd-partner = partenaire (vide : joue seul)
odd-column = à cinq
odd-turns-6 = { $hands ->
    [0] Trois contre trois, avec les mêmes partenaires toute la ronde. Les adversaires sont assis l’un à côté de l’autre.
   *[other] Trois contre trois ; les partenaires changent après chaque donne. Qui avec qui : sur la feuille de marque.
}
odd-six-rules = { $grand ->
    [yes] Grand Tichu avant la septième carte · donner
   *[no] Donner
} une carte à chacun des deux partenaires · le Chien passe au partenaire de son choix · le dernier donne cartes et plis aux adversaires, le cinquième ses plis au premier
odd-six-triple = Triple
odd-six-slip-hint = { $grand ->
    [yes] T/G : Tichu (T) ou Grand Tichu (G) annoncé.
   *[no] T : Tichu annoncé.
} 1er : premier sorti. Triple : triple victoire, { $double } : 0 ; une double victoire ne compte pas à part. Sinon les deux camps font ensemble 100, avec les annonces.
odd-six-key = réussi · deux fois : perdu · trois fois : premier sans annonce
odd-six-key-double = triple victoire
odd-six-viewer-leads-to = { $who } donne l’entame à { $to }
odd-six-viewer-ends = { $who } donne aux adversaires ses plis et { $points } points en main, { $before } donne ses plis à { $to }
odd-six-viewer-triple = Triple victoire de { $who }, { $partner } et { $to }
odd-six-fifth = E, avec A et B
odd-six-sixth = F, avec C et D
odd-six-e = E
odd-six-f = F
odd-six-legend = À six, A + B + E commencent contre C + D + F.
odd-six-other-side = La triple victoire revient au camp sorti le premier ; tel qu’indiqué, l’autre camp était sorti le premier.
odd-six-points = Avec cette triple victoire et ces annonces, le score est de { $a }:{ $b }.
odd-six-sum = Cela fait { $sum } points ensemble. { $calls ->
    [none] Sans annonce
   *[some] Avec ces annonces
}, il en faut { $right }{ $double ->
    [0] .
   *[other] , ou { $double } avec une triple victoire.
}
odd-six-question = { $a } : { $b } – était-ce une triple victoire ?
    { $yes } oui     { $no } non
odd-six-answer = { $a }:{ $b }, triple victoire
odd-six-slip-triple = { $a }:{ $b }, triple victoire et cartes comptées confondues
odd-six-push-two = Le joueur ({ $seat }) doit donner deux de ses cartes, une à chaque partenaire.
odd-six-lead-to-partner = Le Chien va à un partenaire qui a encore des cartes : le joueur ({ $seat }) doit en nommer un.
odd-six-dog-first = D’abord, qui a joué le Chien dit quel partenaire entame.
