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
