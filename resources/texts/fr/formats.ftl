sheets-rules-points-margin = pour les gagnants de chaque étape : { $steps }, la victoire la plus nette le plus ; à égalité on partage
result-needs-stages = Ici compte la netteté de la victoire de chaque étape : il faut toutes les donnes, le total ne suffit pas.

preset-whist = Whist
preset-whist-tip = Individuel, sept rondes de trois donnes : une fois avec chaque personne, deux fois contre chacune. Tombe juste à huit.
preset-league-evening = Soirée de ligue
preset-league-evening-tip = Individuel, une table de quatre toute la soirée : huit donnes avec chaque personne. La victoire la plus nette compte le plus.
preset-swiss = Système suisse
preset-swiss-tip = Équipes fixes, cinq rondes selon l’horloge. Les équipes à égalité se rencontrent.
preset-round-robin = Toutes rondes
preset-round-robin-tip = Équipes fixes, chaque partie en 1000 points. Sept rondes suffisent pour huit équipes.

preset-club-evening-short = Individuel, 3 rondes
preset-turnier-short = Individuel, 1 ronde
preset-treibhaus-short = Équipes, 3 rondes
preset-dtm-short = Individuel, 6 rondes
preset-whist-short = Individuel, 7 rondes
preset-league-evening-short = Individuel, 24 donnes
preset-swiss-short = Équipes, 5 rondes
preset-round-robin-short = Équipes, 1000 points

format-knock-out = Élimination directe : qui perd est éliminé
format-groups-knock-out = Groupes, puis élimination directe
format-double-elimination = Double élimination : seule la deuxième défaite compte
knock-out-level = Ronde { $round }, table { $table } : égalité. Dans une élimination directe, une donne de plus décide. Merci de compléter le résultat.
knock-out-missing = Ronde { $round }, table { $table } : sans ce résultat on ne sait pas qui continue.
knock-out-too-late = « { $name } » est arrivé après le premier tirage et ne peut plus participer.
knock-out-not-due = « { $name } » ne joue pas dans cette ronde : éliminé, déjà qualifié ou hors du tableau.
knock-out-turned = Ronde { $round }, table { $table } : { $name } continue, { $other } non.
knock-out-owes = Ronde { $round }, table { $table } n’a pas encore de résultat. Saisir ce qui doit compter, par exemple 1000 : 0.
knock-out-went-on = La ronde { $round } a été tirée comme s’il en était autrement : reprendre ce tirage et tirer à nouveau, tant que rien n’y est joué.
tie-break-bracket = Élimination directe : jusqu’où

preset-knock-out = Élimination directe
preset-knock-out-short = Équipes, finale
preset-knock-out-tip = Équipes fixes, chaque partie en 1000 points. Qui perd est éliminé ; les perdants des demi-finales jouent la troisième place.
preset-groups-knock-out = Groupes et finale
preset-groups-knock-out-short = Équipes, 2 groupes
preset-groups-knock-out-tip = Équipes fixes : toutes rondes dans deux groupes, puis les deux meilleures de chacun en demi-finales et finale.
preset-double-elimination = Double élimination
preset-double-elimination-short = Équipes, 2 chances
preset-double-elimination-tip = Équipes fixes, parties en 500 points. Seule la deuxième défaite élimine.

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
