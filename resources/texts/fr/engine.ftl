engine-bad-line = Cette ligne est incompréhensible. Possible par exemple : { $example }
engine-no-such-bench = « { $topic } » ne se mesure pas ici. Peut-être : { $nearest }
engine-bench = { $name } : { $rate } par seconde, autant que { $loops } tours de la boucle de référence
engine-replayed = { $file }, donne { $hand } : { $a } : { $b }, { $verdict }
engine-verdict-ok = en ordre
engine-verdict-score-mismatch = résultat faux
engine-verdict-illegal = contre les règles
engine-verdict-incomplete = interrompue
