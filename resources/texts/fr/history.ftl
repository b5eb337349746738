# Historique : regarder, comparer et rétablir des états antérieurs

journal-restore-state = État de { $time } rétabli (ligne { $line })
restore-nothing = Après la ligne { $line }, tout était comme maintenant.
history-no-way = Annuler et rétablir ne mènent pas à la ligne { $line } : la suite a été autre. Mais l’état peut être rétabli.
compare-result = Ronde { $round }, table { $table }
compare-details = Ronde { $round }, table { $table }, détails
compare-place = { $name }, rang
compare-standing = { $place }. ({ $victory } PV, { $tichu } PT)
compare-draw = Tirage de la ronde { $round }
compare-tables = { $tables ->
    [one] une table
   *[other] { $tables } tables
}
compare-entrant = Inscription { $number }
compare-person = { $name }{ $state ->
    [here] , présent
    [withdrawn] , retiré avant la ronde { $round }
    [waits] , liste d’attente
   *[absent] {""}
}{ $paid ->
    [yes] , payé
   *[no] {""}
}
compare-penalty = Décision { $number }
compare-name = Nom, lieu et jour
compare-regulations = Règlement du tournoi
compare-timetable = Horaire
history-line = Ligne
history-who = Qui ? (tous)
history-all-tables = toutes les tables
history-table-prefix = Table{" "}
history-nothing-found = Le journal n’en dit rien.
history-taken-back = { $what } (annulé)
history-look = C’était ainsi …
history-look-tip = Regarder classement et résultats après la ligne choisie (Enter), comparer, rétablir
history-compare = Comparer deux lignes …
history-compare-tip = Choisir deux lignes (Ctrl et clic, ou Maj et flèche), puis Enter
history-go-tip = Pas à pas jusqu’à l’état d’après la ligne choisie (Backspace)
history-undo-to = { $count ->
    [0] Jusqu’ici
    [one] Annuler jusqu’ici (un pas)
   *[other] Annuler jusqu’ici ({ $count } pas)
}
history-redo-to = { $count ->
    [one] Refaire jusqu’ici (un pas)
   *[other] Refaire jusqu’ici ({ $count } pas)
}
compare-title = État après la ligne { $line } ({ $time })
compare-with-now = { $what }. Comparé à maintenant.
compare-with = { $what }. Comparé à la ligne { $line } ({ $time }) : { $then }.
compare-page-changed = Différences
compare-page-ranking = Classement d’alors
compare-page-results = Résultats d’alors
compare-count = { $count ->
    [0] Aucune différence
    [one] Une différence
   *[other] { $count } différences
}
compare-same = Les deux états sont pareils.
compare-table = Table
compare-who = Qui
compare-score = Résultat
compare-before = alors
compare-after = ensuite
compare-none = –
compare-restore = Rétablir
compare-restore-tip = Tout redevient comme alors ; Ctrl+Z l’annule
compare-safe = Seulement pour regarder. Rétablir est un changement comme un autre : Ctrl+Z l’annule.
cli-compare = montre ce qui est autre depuis une ligne du journal
cli-compare-line = la ligne, numérotée comme par « journal »
cli-compare-other = comparer à l’état après cette ligne au lieu de maintenant
cli-restore = remet tout comme après une ligne du journal ; « undo » l’annule
cli-restore-line = la ligne, numérotée comme par « journal »
