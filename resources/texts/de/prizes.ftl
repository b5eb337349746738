prizes-no-words = Ein Preis braucht einen Namen mit höchstens { $most } Zeichen.
prizes-no-place = Den Rang { $place } gibt es nicht.
prizes-place = Rang { $place }
prizes-last = Letzter Rang
prizes-somebody = Sonderpreis, den Sie vergeben
prizes-to = Für
prizes-what = Preis
prizes-list = Preise
prizes-hint = Zeile wählen, Preis eintippen, Enter. Leere Zeilen bekommen nichts.
prizes-step = Schritt
prizes-points = { $victory } Siegpunkte, { $tichu } Tichu-Punkte
prizes-shared = Zum Teilen: { $prizes }
prizes-order-customary = Der 4. zuerst, dann 5. bis letzter, am Ende 3, 2, 1
prizes-order-from-below = Vom letzten bis zum ersten
prizes-order-podium-only = Nur 3, 2, 1
prizes-start = Beginnen
prizes-start-tip = Auf dem zweiten Bildschirm, wenn es einen gibt; sonst über dem ganzen Bildschirm
prizes-keys = Leertaste oder → zeigt den nächsten Schritt, ← den vorherigen, Esc beendet.
prizes-next = Weiter (Leertaste)
prizes-back = Zurück (←)
prizes-end = Beenden (Esc)
prizes-show-names = Namen hier schon zeigen
prizes-nothing = Sobald es Resultate gibt, steht hier, wer wann aufgerufen wird.
prizes-lead = Rangverkündigung
prizes-order = Reihenfolge der Ränge
prizes-each = zusammen { $whole }, je { $each }{ $rest ->
    [none] {""}
   *[some] {" "}({ $left } bleibt übrig)
}
prizes-stale = Seit dem Beginn hat sich die Rangliste geändert: Die Rangverkündigung zeigt noch die alte. Beenden und neu beginnen zeigt die neue.
