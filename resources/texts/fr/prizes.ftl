prizes-no-words = Un prix a besoin d'un nom de { $most } caractères au plus.
prizes-no-place = Le rang { $place } n'existe pas.
prizes-place = Rang { $place }
prizes-last = Dernier rang
prizes-somebody = Prix spécial que vous donnez
prizes-to = Pour
prizes-what = Prix
prizes-list = Prix
prizes-hint = Choisir une ligne, taper le prix, Entrée. Les lignes vides ne reçoivent rien.
prizes-step = Étape
prizes-points = { $victory } points de victoire, { $tichu } points Tichu
prizes-shared = À partager : { $prizes }
prizes-order-customary = Le 4e d'abord, puis du 5e au dernier, à la fin 3, 2, 1
prizes-order-from-below = Du dernier au premier
prizes-order-podium-only = Seulement 3, 2, 1
prizes-start = Commencer
prizes-start-tip = Sur le deuxième écran s'il y en a un ; sinon sur tout l'écran
prizes-keys = La barre d'espace ou → montre l'étape suivante, ← la précédente, Échap termine.
prizes-next = Suite (espace)
prizes-back = Retour (←)
prizes-end = Terminer (Échap)
prizes-show-names = Montrer déjà les noms ici
prizes-nothing = Dès qu'il y a des résultats, on voit ici qui est appelé quand.
prizes-lead = Proclamation
prizes-order = Ordre des rangs
prizes-each = { $whole } en tout, { $each } chacun{ $rest ->
    [none] {""}
   *[some] {" "}(reste { $left })
}
prizes-stale = Le classement a changé depuis le début de la proclamation, qui montre encore l’ancien. La terminer et recommencer montre le nouveau.
