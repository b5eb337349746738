# Zeitplan: was auf dem Bildschirm darum herum steht

screen-timetable = Zeitplan
screen-timetable-tip = Wann was ist, und was, wenn es später wird
timetable-what = Was
timetable-times = Zeit
timetable-length = Dauer
timetable-stated = Angegeben
timetable-label = Bezeichnung
timetable-remarks = Was auffällt
timetable-shift-from = Ab «{ $row }» alles verschieben:
timetable-shift-by = { $minutes } min
timetable-add = Zeile
timetable-add-round = Runde darunter
timetable-add-break = Pause darunter
timetable-add-prize-giving = Rangverkündigung darunter
timetable-remove = Zeile löschen
timetable-anew = Neu
timetable-start = Beginn
timetable-round-length = Runde
timetable-pause = Pause
timetable-rounds = Runden
timetable-make = Zeitplan neu machen
timetable-make-tip = Ersetzt alle Zeilen; rückgängig mit Ctrl+Z
