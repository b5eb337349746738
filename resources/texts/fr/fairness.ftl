fairness-board-repeats = Étuis joués deux fois
fairness-board-sharing = Tables qui partagent des étuis
fairness-partner-repeats = Partenaires répétés
fairness-opponent-repeats = Adversaires répétés
fairness-meeting-repeats = Rencontres répétées
fairness-sit-out-spread = Écart des pauses
fairness-table-repeats = De nouveau à la même table
fairness-kept-apart-met = À séparer, mais à la même table
fairness-club-mates-met = Membres d’un même club trop tôt à la même table
fairness-needed-table-missed = Pas à la table nécessaire
fairness-perfect = { $count }, impossible de faire mieux
fairness-best = { $count }, { $scope ->
    [people] moins est impossible, tant que les mêmes jouent à chaque ronde
    [groups] moins est impossible avec les mêmes groupes aux tables
   *[other] moins est impossible
}
fairness-above = { $least ->
    [0] { $count }
   *[other] { $count }, { $scope ->
        [people] moins de { $least } est impossible, tant que les mêmes jouent à chaque ronde
        [groups] moins de { $least } est impossible avec les mêmes groupes aux tables
       *[other] moins de { $least } est impossible
    }
}
fairness-best-even = { $count }, { $scope ->
    [people] moins seulement si certains se rencontraient encore plus, ou si d'autres se reposaient
   *[other] moins seulement si certains se rencontraient encore plus
}
fairness-above-even = { $least ->
    [0] { $count }
   *[other] { $count }, { $scope ->
        [people] moins de { $least } seulement si certains se rencontraient encore plus, ou si d'autres se reposaient
       *[other] moins de { $least } seulement si certains se rencontraient encore plus
    }
}
fairness-line = { $name } : { $value }
fairness-code = Code de contrôle
fairness-lots = Le sort
fairness-round = Ronde
fairness-seed = Nombre de départ
fairness-by-hand = à la main
fairness-exchanged = { $seed }, puis modifié à la main
fairness-recompute = Les mêmes personnes présentes, les mêmes rondes avant et le même nombre de départ donnent toujours les mêmes tables et le même code. Qui possède le fichier du tournoi peut recalculer avec : tichu-turnier draw FICHIER --check
fairness-everybody = Ce que le tirage a donné à chacun
fairness-rounds = Rondes
fairness-partners = Partenaires différents
fairness-opponents = Adversaires différents
fairness-together = Voisins de table différents
fairness-met-again = Rencontrés de nouveau
fairness-rests = Pauses
fairness-same-table = Le plus à une table
fairness-strength = Adversaires − partenaires
fairness-of = { $different } sur { $times }
fairness-about-strength = Adversaires − partenaires : points de victoire des adversaires en moyenne, moins ceux des partenaires. Au-dessus de 0, le sort a été dur.
fairness-check-agrees = Ronde { $round } : nombre de départ { $seed }, code { $code } : recalculé, c'est juste.
fairness-check-by-hand = Ronde { $round } : { $seed ->
    [none] tirée à la main
   *[other] nombre de départ { $seed }, puis modifié à la main
}, code { $code }. Il n'y a rien à recalculer.
fairness-check-differs = Ronde { $round } : le nombre de départ { $seed } donne le code { $again } avec cette version du programme, le code publié est { $code }.
fairness-check-exchanged = Ronde { $round } : nombre de départ { $seed }, puis modifié à la main, code { $code } : ce que le tirage a donné a été recalculé, c'est juste.
fairness-since-exchanged = Ensuite, des places ont été échangées ou des tables ajoutées à la main.
fairness-check-replaced = Ensuite, { $after } a remplacé { $before }.
fairness-check-unknown = Ronde { $round } : nombre de départ { $seed }, code { $code } : ne peut pas être recalculée, { $why ->
    [version] car une autre version du programme l'a tirée
    [journal] car ce fichier n'en a pas de journal, et ce dont elle a été tirée a changé depuis
   *[other] car le journal ne dit pas de quoi elle a été tirée
}.
fairness-check-changed = Ronde { $round } : le nombre de départ { $seed } a donné le code { $again } ; d'autres tables sont ici maintenant ({ $code }), et rien ne dit que quelqu'un les ait échangées.
fairness-check-nothing = Aucune ronde n'a encore été tirée.
# Ce que coûte un départ ou une arrivée
fairness-cost = { $count ->
    [0] Cela ne coûte aucune rencontre répétée aux rondes restantes.
    [one] Cela coûte une rencontre répétée de plus aux rondes restantes.
   *[other] Cela coûte { $count } rencontres répétées de plus aux rondes restantes.
}
fairness-cost-of-changes = { $count ->
    [0] Les arrivées et départs ne coûtent aucune rencontre répétée.
    [one] Les arrivées et départs coûtent une rencontre répétée de plus jusqu'à la fin.
   *[other] Les arrivées et départs coûtent { $count } rencontres répétées de plus jusqu'à la fin.
}
