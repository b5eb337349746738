# Nombres impairs et personnes qui viennent et partent

presence-no-such-round = Il n’y a pas de ronde { $round } : le tournoi compte { $rounds } rondes.
presence-never = { $name } ne serait là dans aucune des rondes encore à tirer. Qui part est retiré du tournoi.
presence-knock-out = Dans une élimination directe, tout dépend de qui gagne : personne ne peut être là pour quelques rondes seulement.
presence-set = Parmi les rondes à venir, { $name } est là à la ronde { $rounds }.
presence-remark = absent à la ronde { $rounds }
presence-menu = Là pour certaines rondes seulement …
presence-which = À quelles rondes { $name } est-il là ?
presence-drawn = Ce qui est tiré le reste.
presence-round = Ronde { $round }
presence-form = « { $text } » ne sont pas des rondes : par exemple 2-4 ou 1,3-5.
reserve-knock-out = Dans une élimination directe, aucun remplaçant ne complète une table : qui n’a pas d’adversaire passe à la ronde suivante.
reserve-is = { $name } joue quand une table ne serait pas complète sinon, et n’est pas classé.
reserve-is-not = { $name } est tiré au sort et classé comme tout le monde.
reserve-remark = réserve
reserve-make = Réserve : tirer seulement si une table n’est pas complète
reserve-end = Plus réserve : toujours tirer et classer
journal-set-presence = parmi les rondes à venir, { $name } est là à la ronde { $rounds }
journal-set-reserve = { $reserve ->
    [yes] { $name } est en réserve
   *[no] { $name } joue comme tout le monde
}
cli-present = dit à l’avance à quelles rondes quelqu’un est là
cli-present-rounds = les rondes, p. ex. 2-4 ou 1,3-5
cli-reserve = met quelqu’un en réserve, pour compléter des tables
cli-reserve-undo = joue de nouveau comme tout le monde
cli-register-reserve = en réserve : tiré seulement si une table n’est pas complète
regulations-odd-tables = Il y a déjà des tables à cinq, à trois ou à six : les surnuméraires ne peuvent plus toujours faire une pause.
regulations-draw-order = Répartition
regulations-draw-order-lot = au sort
regulations-draw-order-standings = selon le classement : les meilleurs à la table 1
regulations-draw-order-tip = Dès la deuxième ronde, les quatre meilleurs jouent à la table 1, les quatre suivants à la table 2, etc., jamais deux fois avec le même partenaire
regulations-odd-numbers = Surnuméraires
regulations-odd-numbers-rest = font une pause d’une ronde
regulations-odd-numbers-five = rejoignent des tables à cinq
regulations-odd-numbers-three = jouent à des tables à trois
regulations-odd-numbers-six = jouent à une table à six
regulations-odd-numbers-tip = À cinq, quelqu’un d’autre fait une pause à chaque donne, et la table joue plus de donnes (10 au lieu de 8). À trois, chacun à son tour joue avec une main ouverte comme partenaire contre les deux autres. À six, trois jouent contre trois ; deux surnuméraires rejoignent ensemble une table.
cli-set = change des réglages du règlement, aussi pendant le tournoi
cli-set-settings = les réglages, p. ex. rounds=5 odd-numbers=five
cli-set-done = { $key } vaut maintenant { $value }.
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
cli-enter-dry-run = dit seulement ce que cela changerait
presence-until = là jusqu’à la ronde { $round }
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
import-log-six = À la table { $table }, on joue à six : il n’y a de journaux que de parties à quatre.
odd-six-viewer-leads-to = { $who } donne l’entame à { $to }
odd-six-viewer-ends = { $who } donne aux adversaires ses plis et { $points } points en main, { $before } donne ses plis à { $to }
odd-six-viewer-triple = Triple victoire de { $who }, { $partner } et { $to }
viewer-waits-dog = { $who } choisit un partenaire
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
cli-audit-first = --first-out : ici, il y a les places 0 à { $last }.
