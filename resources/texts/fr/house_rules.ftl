### Règles maison : ce que les cercles de joueurs règlent autrement

house-rule-grand-tichu = Grand Tichu
house-rule-grand-tichu-yes = autorisé
house-rule-grand-tichu-no = non autorisé
house-rule-grand-tichu-tip = Annoncé avant la neuvième carte, 200 points.

house-rule-both-grand-tichus = Grand Tichu des deux partenaires
house-rule-both-grand-tichus-count = les deux comptent
house-rule-both-grand-tichus-made-only = seul le réussi compte
house-rule-both-grand-tichus-withdraw = le second peut être retiré
house-rule-both-grand-tichus-tip = Un seul peut réussir. Avec 85 points de cartes, cela fait 85, ou 285 si seul le réussi compte.

house-rule-double-value = Double victoire
house-rule-double-value-200 = 200 points
house-rule-double-value-100 = 100 points
house-rule-double-value-tip = Les deux partenaires finissent en premier ; les cartes ne sont pas comptées.

house-rule-target-score = But d’une partie
house-rule-target-score-none = aucun : durée ou donnes
house-rule-target-score-500 = 500 points
house-rule-target-score-1000 = 1000 points
house-rule-target-score-tip = Le plus de points gagne ; à égalité, on joue une donne de plus. Un nombre fixe de donnes prime.

house-rule-wish-required = Souhait avec le Mah Jong
house-rule-wish-required-no = facultatif
house-rule-wish-required-yes = obligatoire
house-rule-wish-required-tip = Qui joue le Mah Jong peut ou doit faire un souhait.

house-rule-bomb-exempt-from-wish = Bombe au lieu du souhait
house-rule-bomb-exempt-from-wish-no = seulement avant son tour
house-rule-bomb-exempt-from-wish-yes = à son tour aussi
house-rule-bomb-exempt-from-wish-tip = Pour qui pourrait exaucer le souhait. Celui-ci reste alors valable.

house-rule-last-dragon-trick = Dernier pli au Dragon
house-rule-last-dragon-trick-given = est offert
house-rule-last-dragon-trick-kept = reste au Dragon
house-rule-last-dragon-trick-tip = Quand le Dragon termine la donne.

house-rule-direction = Sens du jeu
house-rule-direction-right = vers la droite
house-rule-direction-left = vers la gauche
house-rule-direction-tip = La règle imprimée dit : vers la droite, donc en sens inverse des aiguilles d’une montre.

result-after-target = Après la donne { $hand }, c’était { $a }:{ $b } : la partie finit à { $target } points.
result-target-not-reached = Personne n’a atteint { $target } points.

sheets-rules = Règles
sheets-rules-question = Question
sheets-rules-answer = Aujourd’hui
sheets-rules-about = De quoi il s’agit
sheets-rules-end = Une ronde finit
sheets-rules-end-clock = selon la durée
sheets-rules-end-hands = après { $hands } donnes
sheets-rules-end-target = à { $points } points
sheets-rules-points = Points de victoire
sheets-rules-points-hand = par donne : victoire { $win }, égalité { $tie }, double victoire { $double }, avec une annonce perdue { $lost }
sheets-rules-points-match = par ronde : victoire { $win }, égalité { $tie }
