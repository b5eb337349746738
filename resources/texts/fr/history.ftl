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
   *[absent] {""}
}
compare-penalty = Décision { $number }
compare-name = Nom, lieu et jour
compare-regulations = Règlement du tournoi
compare-timetable = Horaire
