standings-search = Chercher un nom ou un club
standings-now = Maintenant
standings-after = Après la ronde { $number }
standings-copy = Copier
standings-copy-tip = Copie les lignes choisies (sinon toutes) pour un tableur ou un message (Ctrl+C)
standings-print = Imprimer
standings-byes = Exemptions
standings-missing = { $count ->
    [one] { $title } : il manque encore une table ({ $tables })
   *[other] { $title } : il manque encore { $count } tables ({ $tables })
}
standings-complete = { $title } : tous les résultats sont là
standings-nothing = Le classement commence avec le premier tirage.
standings-nobody = Personne ne correspond.
standings-accepted = Ronde { $round }, table { $table } : accepté malgré une objection, raison : { $reason }
standings-page-table = Tableau
standings-page-course = Parcours
standings-page-special = Listes spéciales
standings-page-prizes = Proclamation
standings-page-deviations = Interventions
standings-moved = Évolution
standings-moved-tip = { $count ->
    [0] Le même rang qu'après la ronde précédente
   *[other] Rangs gagnés ou perdus depuis la ronde précédente : { $count }
}
standings-pin = Épingler
standings-pin-tip = Les lignes choisies restent en haut, même pendant une recherche ; encore une fois les libère (espace)
standings-pinned = Épinglé
standings-more = Plus de colonnes
standings-more-tip = Montrer aussi : points de victoire par donne, comparaison aux partenaires, rangs encore possibles
standings-dropped = non compté
standings-per-hand = par donne
standings-adjusted = / partenaires
standings-open-places = possible
standings-can-win = { $count } peuvent encore gagner : { $names }
standings-has-won = « { $name } » ne peut plus être rejoint.
