standings-search = Nach Namen oder Verein suchen
standings-now = Jetzt
standings-after = Nach Runde { $number }
standings-copy = Kopieren
standings-copy-tip = Die gewählten Zeilen (sonst alle) für eine Tabelle oder Nachricht kopieren (Strg+C)
standings-print = Drucken
standings-byes = Freilose
standings-missing = { $count ->
    [one] { $title }: Ein Tisch fehlt noch ({ $tables })
   *[other] { $title }: { $count } Tische fehlen noch ({ $tables })
}
standings-complete = Alle Resultate bis { $title } sind da
standings-nothing = Die Rangliste beginnt mit der ersten Auslosung.
standings-nobody = Dazu passt niemand.
standings-accepted = Runde { $round }, Tisch { $table }: trotz Einwand angenommen, Grund: { $reason }
standings-page-table = Tabelle
standings-page-course = Verlauf
standings-page-special = Sonderlisten
standings-page-prizes = Rangverkündigung
standings-page-deviations = Eingriffe
standings-moved = Bewegung
standings-moved-tip = { $count ->
    [0] Derselbe Rang wie nach der Runde davor
   *[other] Ränge gewonnen oder verloren seit der Runde davor: { $count }
}
standings-pin = Anheften
standings-pin-tip = Die gewählten Zeilen bleiben oben, auch beim Suchen; nochmals löst sie (Leertaste)
standings-pinned = Angeheftet
standings-more = Mehr Spalten
standings-more-tip = Auch zeigen: Siegpunkte pro Spiel, verglichen mit den Partnern, noch mögliche Ränge
standings-dropped = gestrichen
standings-per-hand = pro Spiel
standings-adjusted = zu Partnern
standings-open-places = noch möglich
standings-can-win = Noch gewinnen können { $count }: { $names }
standings-has-won = «{ $name }» kann nicht mehr eingeholt werden.
