desk-paid = Payé
desk-pay = Payé / pas payé (P)
desk-wait = Mettre sur la liste d’attente
desk-move-up = Faire jouer depuis la liste d’attente
desk-remark-waiting = liste d’attente
desk-remark-single = cherche partenaire
desk-member-2-or-alone = Deuxième personne (vide : cherche)
desk-absent = { $state ->
    [late] Absents depuis { $time } : { $count }
    [early] D’ici { $time } : { $count } absents
   *[none] Absents : { $count }
}
desk-absent-tip = Ne montre que ceux qui manquent encore
desk-aside = Mettre de côté
desk-aside-tip = Les absents ne seront pas tirés au sort (Ctrl+M). Pour qui arrive tout de même : code ou nom, Entrée.
desk-alone = { $count ->
    [one] Une personne seule
   *[other] Réunir { $count } personnes seules …
}
desk-alone-tip = Qui est venu seul reçoit un partenaire (Ctrl+J)
desk-up-tip = Le premier de la liste d’attente joue (Ctrl+U)
desk-waiting = { $free ->
    [0] Liste d’attente : { $count }
   *[other] Place libre : faire jouer « { $name } »
}
desk-twice = { $count ->
    [one] Peut-être inscrit deux fois …
   *[other] { $count } peut-être inscrits deux fois …
}
desk-twice-tip = Deux noms qui peuvent désigner la même personne : regarder et réunir (Ctrl+H)
desk-cash = { $count ->
    [0] Caisse { $amount }, tous ont payé
   *[other] Caisse { $amount }, { $count } à payer
}
desk-owing-tip = Ne montre que ceux qui doivent encore payer. Dans la liste : P veut dire payé
desk-late = { $count ->
    [one] { $title }, jouer encore : table { $tables }
   *[other] { $title }, jouer encore : tables { $tables }
}
desk-late-tip = Les retardataires jouent maintenant avec ceux qui se reposent ; personne d’autre ne change de table (Ctrl+I). Feuilles de ces tables seulement.
