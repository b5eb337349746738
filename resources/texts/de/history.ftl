history-no-way = Rückgängig und Wiederholen führen nicht zu Zeile { $line }: Seither ging es anders weiter. Der Stand lässt sich aber wiederherstellen.
history-line = Zeile
history-who = Wer? (alle)
history-all-tables = alle Tische
history-table-prefix = Tisch{" "}
history-nothing-found = Dazu steht nichts im Protokoll.
history-taken-back = { $what } (zurückgenommen)
history-look = So war es …
history-look-tip = Rangliste und Resultate nach der gewählten Zeile ansehen (Enter), vergleichen, wiederherstellen
history-compare = Zwei Zeilen vergleichen …
history-compare-tip = Zwei Zeilen wählen (Strg und Klick, oder Umschalt und Pfeil), dann Enter
history-go-tip = Ein Schritt nach dem anderen, bis alles ist wie nach der gewählten Zeile (Rücktaste)
history-undo-to = { $count ->
    [0] Bis hierher
    [one] Bis hierher rückgängig (ein Schritt)
   *[other] Bis hierher rückgängig ({ $count } Schritte)
}
history-redo-to = { $count ->
    [one] Bis hierher wiederholen (ein Schritt)
   *[other] Bis hierher wiederholen ({ $count } Schritte)
}
