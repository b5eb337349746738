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
    [waits] , Warteliste
   *[absent] {""}
}{ $paid ->
    [yes] , bezahlt
   *[no] {""}
}
compare-penalty = Entscheid { $number }
compare-name = Name, Ort und Tag
compare-regulations = Ausschreibung
compare-timetable = Zeitplan
history-line = Zeile
history-who = Wer? (alle)
history-all-tables = alle Tische
history-table-prefix = Tisch{" "}
history-nothing-found = Dazu steht nichts im Protokoll.
history-taken-back = { $what } (zurückgenommen)
history-look = So war es …
history-look-tip = Rangliste und Resultate nach der gewählten Zeile ansehen (Enter), vergleichen, wiederherstellen
history-compare = Zwei Zeilen vergleichen …
history-compare-tip = Zwei Zeilen wählen (Ctrl und Klick, oder Shift und Pfeil), dann Enter
history-go-tip = Ein Schritt nach dem anderen, bis alles ist wie nach der gewählten Zeile (Backspace)
history-undo-to = { $count ->
    [0] Bis hierher
    [one] Bis hierher rückgängig (ein Schritt)
   *[other] Bis hierher rückgängig ({ $count } Schritte)
}
history-redo-to = { $count ->
    [one] Bis hierher wiederholen (ein Schritt)
   *[other] Bis hierher wiederholen ({ $count } Schritte)
}
compare-title = Stand nach Zeile { $line } ({ $time })
compare-with-now = { $what }. Verglichen mit jetzt.
compare-with = { $what }. Verglichen mit Zeile { $line } ({ $time }): { $then }.
compare-page-changed = Unterschiede
compare-page-ranking = Rangliste damals
compare-page-results = Resultate damals
compare-count = { $count ->
    [0] Keine Unterschiede
    [one] Ein Unterschied
   *[other] { $count } Unterschiede
}
compare-same = Beide Stände sind gleich.
compare-table = Tisch
compare-who = Wer
compare-score = Resultat
compare-before = damals
compare-after = danach
compare-none = –
compare-restore = Wiederherstellen
compare-restore-tip = Alles wird, wie es damals war; Ctrl+Z macht es ungeschehen
compare-safe = Nur zum Ansehen. Wiederherstellen ist eine Änderung wie jede andere: Ctrl+Z macht sie ungeschehen.
cli-compare = zeigt, was seit einer Zeile des Protokolls anders ist
cli-compare-line = die Zeile, wie «journal» sie nummeriert
cli-compare-other = mit dem Stand nach dieser Zeile vergleichen statt mit jetzt
cli-restore = macht alles, wie es nach einer Zeile des Protokolls war; «undo» nimmt es zurück
cli-restore-line = die Zeile, wie «journal» sie nummeriert
