hall-role-director = direction : tout
hall-role-entry = saisir les résultats
hall-role-registration = inscriptions : qui est là, qui a payé
hall-role-reader = seulement regarder
