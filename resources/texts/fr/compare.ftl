compare-result = { $title }, table { $table }
compare-details = { $title }, table { $table }, détails
compare-place = { $name }, rang
compare-standing = { $place }. ({ $victory } PV, { $tichu } PT)
compare-draw = Tirage : { $title }
compare-tables = { $tables ->
    [one] une table
   *[other] { $tables } tables
}
compare-entrant = Inscription { $number }
compare-person = { $name }{ $state ->
    [here] , présent
    [withdrawn] , retiré avant : { $title }
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
