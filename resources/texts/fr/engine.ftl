# Ce que la ligne de commande dit des cartes et des journaux de jeu

cli-replay = rejoue chaque donne d’un journal de jeu et la vérifie
cli-leads = compte ce qu’une main permet d’entamer
cli-follows = énumère ce qu’on peut poser sur une combinaison
cli-bench = mesure la vitesse des calculs, du tirage, de l’enregistrement et de l’impression
cli-replay-logs = journaux de BrettspielWelt, ou - pour l’entrée
cli-leads-source = un fichier avec, par ligne, un JSON de id et cards, ou - pour l’entrée
cli-follows-source = un fichier avec, par ligne, un JSON de id, cards et table, ou - pour l’entrée
cli-bench-topic = ce qui est mesuré
engine-bad-line = Cette ligne est incompréhensible. Possible par exemple : { $example }
engine-no-such-bench = « { $topic } » ne se mesure pas ici. Peut-être : { $nearest }
engine-bench = { $name } : { $rate } par seconde, autant que { $loops } tours de la boucle de référence
engine-replayed = { $file }, donne { $hand } : { $a } : { $b }, { $verdict }
engine-verdict-ok = en ordre
engine-verdict-score-mismatch = résultat faux
engine-verdict-illegal = contre les règles
engine-verdict-incomplete = interrompue
