# Horaire : ce qui l’entoure à l’écran

screen-timetable = Horaire
screen-timetable-tip = Quand quoi a lieu, et que faire en cas de retard
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
