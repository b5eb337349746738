bracket-final = Finale
bracket-final-again = Finale, partie { $game }
bracket-semi-finals = Demi-finales
bracket-semi-finals-again = Demi-finales, partie { $game }
bracket-quarter-finals = Quarts de finale
bracket-quarter-finals-again = Quarts de finale, partie { $game }
bracket-last-16 = Huitièmes de finale
bracket-last-16-again = Huitièmes de finale, partie { $game }
bracket-last-32 = Seizièmes de finale
bracket-last-32-again = Seizièmes de finale, partie { $game }
bracket-champion = Victoire : { $name }
bracket-third-place = Match pour la 3e place
bracket-groups = Groupes, ronde { $number }
bracket-group-place = { $place ->
    [1] 1er du groupe { $group }
   *[other] { $place }e du groupe { $group }
}
bracket-lost-once = Une défaite
bracket-bye = Exempt
bracket-table = Table { $table }
bracket-none = Sans inscriptions, ou quand tout le monde joue toutes les rondes, il n’y a pas de tableau.
bracket-tip = Montrer le tableau au lieu des tables ; + et − agrandissent et réduisent, 0 ajuste
