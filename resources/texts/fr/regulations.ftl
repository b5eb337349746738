regulations-hints = Signaler les donnes rares
regulations-hints-once = au plus une fois sur
regulations-hints-unit = donnes
regulations-hints-never = jamais
regulations-hints-tip = Les donnes possibles mais aussi rares sont signalées à la saisie ; elles sont enregistrées quand même.
regulations-clubs-apart = Séparer les clubs
regulations-clubs-apart-off = jamais
regulations-clubs-apart-until = jusqu'à la ronde
regulations-clubs-apart-tip = Dans autant de premières rondes, les gens du même club partagent une table le moins possible
regulations-too-few-rounds = { $drawn ->
    [0] Un tournoi compte au moins une ronde
    [one] Une ronde est déjà tirée au sort
   *[other] { $drawn } rondes sont déjà tirées au sort
} : il ne peut pas y en avoir moins.
regulations-already-drawn = Le tirage est fait : qui s’inscrit et combien de donnes se jouent ne peut plus changer.
regulations-seeding = Têtes de série
regulations-seeding-lot = par tirage
regulations-seeding-list = ordre des inscriptions
regulations-groups = Groupes
regulations-advancing = qualifiées par groupe
regulations-best-of-three = Deux victoires
regulations-best-of-three-from = { $left ->
    [0] jamais
    [2] en finale
    [4] dès les demi-finales
    [8] dès les quarts de finale
   *[other] dès { $left } équipes
}
regulations-third-place = Troisième place
regulations-third-place-played = se joue
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
regulations-bye-prorated = la moyenne de ses propres donnes
regulations-dropped-rounds = Rondes non comptées
regulations-dropped-rounds-tip = Autant de rondes ne comptent pas : les plus mauvaises de chacun.
regulations-dropped-rounds-none = aucune
regulations-title = Règlement et indications
regulations-details = Tournoi
regulations-name = Nom
regulations-day = Date
regulations-place = Lieu
regulations-rules = Règlement
regulations-preset = Modèle
regulations-format = Tirage
regulations-rounds = Rondes
regulations-hands = Donnes par ronde
regulations-hands-by-the-clock = selon la durée
regulations-lost-call = Double victoire, annonce perdue
regulations-lost-call-unit = points de victoire
regulations-bye = Une exemption compte
regulations-bye-none = rien
regulations-bye-average = la moyenne de ses propres rondes
regulations-bye-flat = des points fixes
regulations-flat-victory-points = Points de victoire
regulations-flat-tichu-points = Points Tichu
regulations-tie-breaks = Classement selon
regulations-tie-breaks-tip = De haut en bas : le critère suivant ne compte qu’à égalité de celui du dessus.
regulations-up = Monter
regulations-down = Descendre
regulations-house-rules = Règles maison
regulations-save = Appliquer
regulations-cancel = Annuler
regulations-change = { $rule } : { $before } → { $after }
regulations-heading = Le tournoi a commencé. Ces règles changent :
regulations-effects = Cela change aussi :
regulations-no-effects = Points, places, prix et tirages restent comme ils sont.
regulations-weighing = Calcul en cours …
regulations-accept = Modifier le règlement (F8)
regulations-drop = Laisser comme c’était (Suppr)
regulations-edit = Échap revient aux champs.
regulations-unit = S’inscrivent
regulations-unit-player = des personnes seules
regulations-unit-partnership = des équipes
regulations-players = Personnes à une table
regulations-stages = Changement de partenaire, parties d’une ronde
regulations-scoring = Points de victoire selon
regulations-scoring-hand = chaque donne
regulations-scoring-match = la partie
regulations-scoring-margin = une nette avance
regulations-scoring-matchpoints = les mêmes cartes aux autres tables
regulations-win = Points de victoire pour une victoire
regulations-tie = Points de victoire pour une égalité
regulations-double = Points de victoire pour une double victoire
regulations-flat = Points fixes d’une exemption
regulations-board-seed = Donnes préparées
regulations-board-seed-none = pas encore distribuées
regulations-board-seed-one = distribuées
regulations-board-seed-other = distribuées autrement (secret)
regulations-fee-none = aucune
regulations-fee-entrant = non, les deux ensemble
regulations-fee-person = oui
regulations-here-by-none = sans limite
regulations-idle = « { $setting ->
    [odd-numbers] { regulations-odd-numbers }
    [by-standings] { regulations-draw-order }
    [seeded] { regulations-seeding }
    [third-place] { regulations-third-place }
    [best-of-three-from] { regulations-best-of-three }
    [groups] { regulations-groups }
    [advancing] { regulations-advancing }
    [win] { regulations-win }
    [tie] { regulations-tie }
    [double] { regulations-double }
    [double-with-lost-call] { regulations-lost-call }
    [flat] { regulations-flat }
    [target-score] { house-rule-target-score }
    [both-grand-tichus] { house-rule-both-grand-tichus }
    [booster] { house-rule-booster }
    [booster-tables] { booster-tables }
   *[board-seed] { regulations-board-seed }
} » n’a pas d’effet ici : { $why ->
    [no-tie] chaque partie désigne qui passe, aucune ne finit à égalité.
    [scoring] les points se comptent autrement.
    [hands] un nombre fixe de donnes termine la ronde.
    [rules] avec les autres règles, la question ne se pose pas.
    [byes] une exemption ne rapporte pas de points fixes.
    [no-booster] on ne joue pas avec Booster.
   *[format] le tirage de cette formule n’en tient pas compte.
}
regulations-dropped-all = Sur { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}, on ne peut pas en retirer { $dropped } : une au moins compte.
regulations-dropped-knock-out = Dans une élimination directe, chaque partie compte : aucune ronde ne peut être retirée.
