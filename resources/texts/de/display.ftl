display-title = Saalanzeige
display-begins = Beginn { $time }, { $minutes } Minuten
display-until = bis { $time }
display-so-far = Zwischenstand: { $title }
display-missing = { $count ->
    [one] Bitte Laufzettel abgeben: Tisch { $tables }
   *[other] Bitte Laufzettel abgeben: Tische { $tables }{ $more ->
        [yes] {" "}…
       *[no] {""}
    }
}
display-next = { $title } um { $time }{ $minutes ->
    [0] {""}
   *[other] , in { $minutes } min
}
display-prize-giving = Rangverkündigung um { $time }
display-checking = Ein Resultat wird noch geprüft
display-victory-points = Sieg
display-tichu-points = Tichu
display-open = Anzeige öffnen (Strg+D)
display-close = Anzeige schliessen (Strg+D)
display-open-tip = Auf dem zweiten Bildschirm, wenn es einen gibt; sonst in einem Fenster (F11: ganzer Bildschirm)
display-mode = Sie zeigt
display-mode-auto = was gerade zählt
display-mode-clock = die Uhr
display-mode-seats = den Sitzplan
display-mode-standings = die Rangliste
display-mode-message = eine Mitteilung
display-message = Mitteilung an den Saal, zum Beispiel «Suppe ist bereit!»
display-mode-rotate = Seiten im Wechsel
display-missing-title = Diese Tische fehlen noch
display-who = Spieler
display-page-clock = Uhr
display-page-seats = Sitzplan
display-page-missing = fehlende Tische
display-page-standings = Rangliste
display-page-message = Mitteilung
display-every = alle
display-every-tip = Wie lange eine Seite stehen bleibt; lange Listen zeigen zuerst alle ihre Seiten
display-hold = Rangliste zurückhalten
display-hold-tip = Der Saal sieht keine Rangliste, auch nicht im Wechsel, bis dieses Häkchen weg ist
display-further = Weitere Anzeigen
display-further-same = dasselbe
