# Geschichte: frühere Stände ansehen, vergleichen, wiederherstellen

journal-restore-state = Stand von { $time } wiederhergestellt (Zeile { $line })
restore-nothing = Nach Zeile { $line } war alles so wie jetzt.
history-no-way = Rückgängig und Wiederholen führen nicht zu Zeile { $line }: Seither ging es anders weiter. Der Stand lässt sich aber wiederherstellen.
compare-result = Runde { $round }, Tisch { $table }
compare-details = Runde { $round }, Tisch { $table }, Einzelheiten
compare-place = { $name }, Rang
compare-standing = { $place }. ({ $victory } SP, { $tichu } TP)
compare-draw = Auslosung Runde { $round }
compare-tables = { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}
compare-entrant = Anmeldung { $number }
compare-person = { $name }{ $state ->
    [here] , da
    [withdrawn] , ab Runde { $round } abgemeldet
   *[absent] {""}
}
compare-penalty = Entscheid { $number }
compare-name = Name, Ort und Tag
compare-regulations = Ausschreibung
compare-timetable = Zeitplan
