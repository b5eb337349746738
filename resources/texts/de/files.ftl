files-entry-page = Resultate Runde { $round }
files-entry-hint-hands = Nur die gelben Felder ausfüllen, eine Zeile je Spiel. Ansage: T+ Tichu erfüllt, T- verloren (G Grosses Tichu, S kleines). DS, Doppelsieg: x. Was am Schluss nicht gespielt ist, bleibt leer.
files-entry-hint-totals = Nur die gelben Felder ausfüllen, eine Zeile je Tisch: die Punkte beider Seiten über alle Spiele, und wie viele Spiele es waren.
files-entry-player = Name
files-entry-call = Ansage
files-entry-hands = Spiele
files-entry-check = Stimmt?
files-web-index = Übersicht
files-web-entrants = Wer mitspielt
files-web-day = Tag
files-web-place = Ort
files-web-times = Zeit
files-web-sitting-out = Freilos
files-web-side-a = Erste Seite
files-web-side-b = Zweite Seite
files-in = Resultate &einlesen …
files-in-title = Resultate einlesen
files-in-kinds = Resultate: Excel, csv, jsonl, Log von BrettspielWelt
files-in-summary = { $name }: { $count ->
    [one] ein Resultat
   *[other] { $count } Resultate
} von { $total } { $count ->
    [one] lässt
   *[other] lassen
} sich übernehmen.
files-in-nothing = «{ $name }» lässt sich nicht übernehmen.
files-in-take = { $count ->
    [0] Nichts zu übernehmen
    [one] Ein Resultat übernehmen
   *[other] { $count } Resultate übernehmen
}
files-in-round = Runde
files-in-points = Punkte
files-in-replaces = Hier steht schon { $before }: Das wird ersetzt.
files-in-no-table = Ein Log sagt nicht, welcher Tisch es ist. Bitte zuerst unter «Resultate» (Strg+5) den Tisch wählen und das Log dann noch einmal einlesen.
files-out = E&xportieren
files-out-entry = Resultate &zum Ausfüllen (Excel) …
files-out-web = Seiten für die &Website …
files-out-calendar = Zeitplan als &Kalender …
files-out-standings = &Rangliste als csv …
files-out-results = Resultate aller &Tische als csv …
files-out-hands = Alle &Spiele mit Ansagen als csv …
files-out-json = Ganzes Turnier als &JSON …
files-name-entry = Resultate Runde { $round }
files-name-calendar = Zeitplan
files-name-standings = Rangliste
files-name-results = Resultate
files-name-hands = Spiele
files-name-json = Turnier
files-written = Gespeichert: { $file }
files-out-kept = Website-Ordner laufend &nachführen …
files-kept = Der Ordner «{ $file }» wird von jetzt an laufend nachgeführt, solange dieses Turnier offen ist.
