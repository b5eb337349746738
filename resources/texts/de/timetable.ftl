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
timetable-make-tip = Ersetzt alle Zeilen; rückgängig mit Strg+Z
timetable-title = Zeitplan
timetable-round = Runde { $number }
timetable-break = Pause
timetable-prize-giving = Rangverkündigung
timetable-minutes = { $minutes } min
timetable-stated-minutes = { $kind ->
    [round] { $title }: Angegeben sind { $stated } min, von { $start } bis { $end } sind es aber { $actual } min.
   *[break] { $round ->
        [0] Pause vor Runde 1: Angegeben sind { $stated } min, von { $start } bis { $end } sind es aber { $actual } min.
       *[other] Pause nach { $title }: Angegeben sind { $stated } min, von { $start } bis { $end } sind es aber { $actual } min.
    }
}
timetable-overlap = Zeile { $row } beginnt um { $start }, { $minutes } min vor dem Ende der Zeile darüber ({ $above_end }).
timetable-gap = Vor Zeile { $row } ist ein Loch von { $minutes } min ({ $above_end } bis { $start }).
timetable-ends-before-start = Zeile { $row } endet ({ $end }), bevor sie beginnt ({ $start }).
timetable-no-length = Zeile { $row } dauert keine Minute ({ $start } bis { $end }).
timetable-no-rounds = Der Zeitplan hat keine Runde.
timetable-round-numbering = Zeile { $row } ist die { $expected }. Runde, heisst aber Runde { $round }.
timetable-prize-giving-early = Die Rangverkündigung um { $start } ist vor dem Ende der letzten Runde ({ $title }, bis { $round_end }).
timetable-no-such-time = Zeile { $row }: { $time } gibt es in dieser Nacht nicht, die Uhren werden vorgestellt.
timetable-time-twice = { $reading ->
    [second] Zeile { $row }: { $time } gibt es in dieser Nacht zweimal, die Uhren werden zurückgestellt. Gemeint ist hier das zweite Mal.
   *[first] Zeile { $row }: { $time } gibt es in dieser Nacht zweimal, die Uhren werden zurückgestellt. Gemeint ist hier das erste Mal.
}
timetable-clock-change = In Zeile { $row } werden die Uhren umgestellt: Von { $start } bis { $end } vergehen { $actual } min.
timetable-unknown-zone = Die Zeitzone «{ $zone }» gibt es nicht. Für die Schweiz heisst sie Europe/Zurich.
timetable-row-no-times = Bitte Beginn und Ende eintippen, zum Beispiel 19:15-20:05.
timetable-row-no-end = In «{ $text }» fehlt das Ende, zum Beispiel 19:15-20:05 oder 19:15 +50.
timetable-row-half-read = «{ $text }» ist nicht ganz zu verstehen. Möglich sind zum Beispiel 19:15-20:05, 19.15-20.05 und 19:15 +50.
timetable-row-too-many = «{ $text }» hat zu viele Zeiten: nur Beginn und Ende, zum Beispiel 19:15-20:05.
timetable-row-no-such-time = Die Uhrzeit { $time } gibt es nicht.
