history-no-way = Annuler et rétablir ne mènent pas à la ligne { $line } : la suite a été autre. Mais l’état peut être rétabli.
history-line = Ligne
history-who = Qui ? (tous)
history-all-tables = toutes les tables
history-table-prefix = Table{" "}
history-nothing-found = Le journal n’en dit rien.
history-taken-back = { $what } (annulé)
history-look = C’était ainsi …
history-look-tip = Regarder classement et résultats après la ligne choisie (Entrée), comparer, rétablir
history-compare = Comparer deux lignes …
history-compare-tip = Choisir deux lignes (Ctrl et clic, ou Maj et flèche), puis Entrée
history-go-tip = Pas à pas jusqu’à l’état d’après la ligne choisie (Retour arrière)
history-undo-to = { $count ->
    [0] Jusqu’ici
    [one] Annuler jusqu’ici (un pas)
   *[other] Annuler jusqu’ici ({ $count } pas)
}
history-redo-to = { $count ->
    [one] Refaire jusqu’ici (un pas)
   *[other] Refaire jusqu’ici ({ $count } pas)
}
