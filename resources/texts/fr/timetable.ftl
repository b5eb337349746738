timetable-what = Quoi
timetable-times = Heure
timetable-length = Durée
timetable-stated = Annoncé
timetable-label = Nom
timetable-remarks = Remarques
timetable-shift-from = Déplacer tout dès « { $row } » :
timetable-shift-by = { $minutes } min
timetable-add = Ligne
timetable-add-round = Ronde en dessous
timetable-add-break = Pause en dessous
timetable-add-prize-giving = Proclamation en dessous
timetable-remove = Supprimer la ligne
timetable-anew = À neuf
timetable-start = Début
timetable-round-length = Ronde
timetable-pause = Pause
timetable-rounds = Rondes
timetable-make = Refaire l’horaire
timetable-make-tip = Remplace toutes les lignes ; annuler avec Ctrl+Z
timetable-title = Horaire
timetable-round = Ronde { $number }
timetable-break = Pause
timetable-prize-giving = Proclamation
timetable-minutes = { $minutes } min
timetable-stated-minutes = { $kind ->
    [round] { $title } : { $stated } min sont annoncées, mais de { $start } à { $end } il y en a { $actual }.
   *[break] { $round ->
        [0] Pause avant la ronde 1 : { $stated } min sont annoncées, mais de { $start } à { $end } il y en a { $actual }.
       *[other] Pause après { $title } : { $stated } min sont annoncées, mais de { $start } à { $end } il y en a { $actual }.
    }
}
timetable-overlap = La ligne { $row } commence à { $start }, { $minutes } min avant la fin de la ligne précédente ({ $above_end }).
timetable-gap = Il y a un trou de { $minutes } min avant la ligne { $row } (de { $above_end } à { $start }).
timetable-ends-before-start = La ligne { $row } finit ({ $end }) avant de commencer ({ $start }).
timetable-no-length = La ligne { $row } ne dure pas une minute (de { $start } à { $end }).
timetable-no-rounds = L’horaire n’a aucune ronde.
timetable-round-numbering = La ligne { $row } devrait être la ronde { $expected }, mais elle s’appelle ronde { $round }.
timetable-prize-giving-early = La proclamation des résultats à { $start } précède la fin de la dernière ronde ({ $title }, jusqu’à { $round_end }).
timetable-no-such-time = Ligne { $row } : { $time } n’existe pas cette nuit-là, on avance les horloges.
timetable-time-twice = { $reading ->
    [second] Ligne { $row } : { $time } existe deux fois cette nuit-là, on recule les horloges. Ici, c’est la seconde fois.
   *[first] Ligne { $row } : { $time } existe deux fois cette nuit-là, on recule les horloges. Ici, c’est la première fois.
}
timetable-clock-change = On change l’heure pendant la ligne { $row } : de { $start } à { $end }, il s’écoule { $actual } min.
timetable-unknown-zone = Le fuseau horaire « { $zone } » n’existe pas. Celui de la Suisse est Europe/Zurich.
timetable-row-no-times = Veuillez saisir le début et la fin, par exemple 19:15-20:05.
timetable-row-no-end = Il manque la fin dans « { $text } », par exemple 19:15-20:05 ou 19:15 +50.
timetable-row-half-read = « { $text } » ne se lit pas en entier. Possible, par exemple : 19:15-20:05, 19.15-20.05 ou 19:15 +50.
timetable-row-too-many = « { $text } » a trop d’heures : seulement le début et la fin, par exemple 19:15-20:05.
timetable-row-no-such-time = L’heure { $time } n’existe pas.
