cli-season = additionne les classements de plusieurs soirées ; même nom, même personne
cli-season-files = les fichiers de tournoi des soirées
cli-season-method = la façon de compter : victory-points, place-points ou ranking-list
cli-season-best = seules les K meilleures soirées comptent
cli-season-method-unknown = La façon de compter « { $key } » n’existe pas (est-ce { $nearest } ?). Il y a : { $keys }

season-victory-points = points de victoire
season-place-points = points de place
season-ranking-list = points de classement
