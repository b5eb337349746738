exchange-has-result = { $title }, table { $table } : il y a déjà un résultat, on n’y échange plus de places.
exchange-rematch = { $one } et { $other } se sont déjà affrontés à la ronde { $round }.
exchange-club-mates = { $one } et { $other } sont du même club et doivent être séparés à la ronde { $round }.
exchange-rests-again = { $one } a déjà fait une pause à la ronde { $round } ; c’est d’abord le tour de { $other }.
exchange-rests-running = { $one } vient de faire une pause à la ronde { $round } : pas deux fois de suite.
exchange-board-known = { $name } connaît déjà les donnes de la table { $table }.
exchange-not-drawn = { $title } : pas encore de tirage, il n’y a rien à échanger.
exchange-no-place = Pour un échange, il faut deux places différentes de la ronde { $round }.
exchange-moved = { $count ->
    [one] Une place publiée de la ronde { $round } changée
   *[other] { $count } places publiées de la ronde { $round } changées
} : réimprimer le plan et prévenir ces personnes.
# Le plan des places à l’écran
exchange-table = Table { $table }
exchange-open-hand = jeu ouvert
exchange-played = jouée
exchange-sits-out = En pause
exchange-bye = Exempt
exchange-plan = Plan
exchange-plan-tip = Les tables en image : glisser des noms pour les échanger
exchange-list = Liste
exchange-list-tip = Une table par ligne
exchange-hint = Échanger : glisser un nom sur un autre, des tables entières par leur numéro. Au clavier : flèches, Espace prend, Espace ailleurs échange, Échap lâche ; des lettres cherchent un nom.
exchange-held = { $name } change de place avec …
exchange-costs = { $one } ⇄ { $other } : { $costs }
exchange-refused = { $one } ✕ { $other } : impossible.
exchange-costs-nothing = ne coûte rien
exchange-cost-partner-repeats = { $after ->
    [one] 1 partenaire répété
   *[other] { $after } partenaires répétés
} au lieu de { $before }
exchange-cost-opponent-repeats = { $after ->
    [one] 1 adversaire répété
   *[other] { $after } adversaires répétés
} au lieu de { $before }
exchange-cost-meeting-repeats = { $after ->
    [one] 1 nouvelle rencontre
   *[other] { $after } nouvelles rencontres
} au lieu de { $before }
exchange-cost-table-repeats = { $after ->
    [0] personne
   *[other] { $after }
} de retour à la même table au lieu de { $before }
exchange-again = De nouveau ensemble : { $names }
exchange-meet-again = { $one } et { $other } (ronde { $rounds })
exchange-partners-again = { $one } et { $other } partenaires (ronde { $rounds })
exchange-published = Attention, déjà publié : { $count ->
    [one] une place change
   *[other] { $count } places changent
}.
exchange-done = { $one } ⇄ { $other } échangés. Ctrl+Z l’annule.
# Ce que signifie le tirage, et ce que font les boutons
exchange-state-empty = Pas encore tiré. Le tirage est à l’essai : personne ne le voit avant sa publication.
exchange-state-trial = À l’essai : personne ne le voit. Il ne vaut qu’une fois publié.
exchange-state-changed = À l’essai, places échangées : le nombre de départ seul ne le donne plus, la preuve le donne avec « puis échangé ».
exchange-state-typed = À la main : personne ne le voit. Il ne vaut qu’une fois publié.
exchange-state-published = Publié : il vaut, sur le plan, les feuilles et l’affichage. Un échange vaut aussitôt.
exchange-state-void = Publié, mais il ne découle plus des résultats.
exchange-state-begun = Publié, il y a déjà des résultats. Les tables sans résultat peuvent encore changer.
exchange-means-again = Un autre nombre, un autre tirage, si un aussi bon est trouvé ; l’actuel revient avec son nombre
exchange-means-hand = Saisir un tirage fait sur papier, ou changer la proposition table par table
exchange-means-discard = La proposition disparaît ; le même nombre la ramène
exchange-means-print = Pour le mur et pour les tables
exchange-means-clock = À la soirée, d’où la ronde est lancée
exchange-means-withdraw = Le tirage ne vaut plus. Le journal le garde ; son nombre de départ est de nouveau dans le champ, pour le même tirage ou un autre
exchange-seat = { $table }, place { $seat } : { $name }
