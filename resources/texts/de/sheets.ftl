sheets-boards = Boards zum Vorbereiten
sheets-boards-secret = Geheim bis zum Schluss: Wer mitspielt, darf dieses Blatt nicht sehen.
sheets-boards-how = Je Board die vier Packen zu 14 Karten bereitlegen, die ersten acht obenauf. Am Schluss jedes Spiels geht jede Karte in ihren Packen zurück.
sheets-boards-first = erste acht
sheets-boards-rest = weitere sechs
sheets-boards-seat = Platz
sheets-bracket = Turnierbaum
# Das Blatt
sheets-fairness = Nachweis der Auslosung
sheets-rules-points-margin = je Abschnitt für die Siegreichen: { $steps }, der klarste Sieg am meisten; gleich klare teilen
sheets-rules = Regeln
sheets-rules-question = Frage
sheets-rules-answer = Heute gilt
sheets-rules-about = Worum es geht
sheets-rules-end = Eine Runde endet
sheets-rules-end-clock = nach der Uhr
sheets-rules-end-hands = nach { $hands } Spielen{ $each ->
    [0] {""}
   *[other] , nach je { $each } mit neuen Partnern
}
sheets-rules-end-target = mit { $points } Punkten
sheets-rules-points = Siegpunkte
sheets-rules-points-hand = je Spiel: Sieg { $win }, Unentschieden { $tie }, Doppelsieg { $double }, mit verlorener Ansage { $lost }
sheets-rules-points-match = je Runde: Sieg { $win }, Unentschieden { $tie }
sheets-journal = Protokoll
# Der Saalplan
sheets-room-map = Saalplan
sheets-route-cards = Platzkarten
sheets-table-cards = Tischkarten
sheets-seat-lots = Lose zum Ziehen
sheets-round-results = Resultate der Runde
sheets-cross-table = Kreuztabelle
sheets-entrant-reports = Einzelberichte
sheets-entrant-report = Einzelbericht
sheets-draw-certificate = Auslosung zum Nachrechnen
sheets-prizes = Preisliste
sheets-press = Rangliste für die Presse
sheets-certificates = Urkunden
sheets-penalties = Strafen und Entscheide
sheets-penalties-count = Was am Ende der Zeile steht, ist von den Punkten schon abgezogen; R1/2 ist das zweite Spiel der Runde 1.
sheets-penalties-out = Wer disqualifiziert ist, hat keinen Rang.
sheets-penalties-wait = Was wartet, zählt nicht: Das Spiel oder die Partie, um die es ging, gibt es nicht mehr.
sheets-cards = Teilnehmerkarten
sheets-receipts = Quittungen
sheets-code = Code
sheets-card-number = Nr. { $number }
sheets-paid = Bez.
sheets-paid-by = Bezahlt von
sheets-amount = Betrag
sheets-receipt = Quittung Nr. { $number }
sheets-receipt-for = Startgeld erhalten
sheets-receipt-signature = Unterschrift
sheets-receipts-none = Noch hat niemand bezahlt.
sheets-cash-taken = In der Kasse
sheets-cash-owed = Noch offen
sheets-cash-payers = Haben bezahlt
sheets-cash-debtors = Müssen noch bezahlen
sheets-waiting = Warteliste
sheets-single = sucht Partner
sheets-rulings = Regelfragen
sheets-rulings-about = Antworten nach den Regeln von heute. Gibt es Streit, entscheidet die Turnierleitung.
sheets-rulings-answer = { $answer } [{ $source }]
sheets-season = Saisontabelle
sheets-screen-print = Drucken …
sheets-screen-save = Speichern als
sheets-screen-save-title = { $sheet } speichern
sheets-screen-pdf = PDF
sheets-screen-xlsx = Excel
sheets-screen-html = Webseite (HTML)
sheets-screen-csv = Tabelle (CSV)
sheets-screen-copies = Exemplare
sheets-screen-next-score-slips = Weiter: Laufzettel (Strg+Enter)
sheets-screen-next-evening = Weiter: Uhr (Strg+Enter)
sheets-screen-not-drawn = erst nach der Auslosung
sheets-screen-drawing = Wird gezeichnet …
sheets-screen-page = Seite { $page } von { $pages }
sheets-unprinted = Mit Buchstaben, die nicht gedruckt werden können (�): { $names }
sheets-screen-printing = Seite { $page } von { $pages } geht an den Drucker …
sheets-screen-saving = Seite { $page } von { $pages } wird geschrieben …
sheets-screen-stop = Abbrechen
sheets-screen-stopped = Abgebrochen.
sheets-screen-all = alle { $count } Blätter zeigen
sheets-screen-close = Schliessen
sheets-screen-printed = { $pages ->
    [one] Eine Seite ist beim Drucker.
   *[other] { $pages } Seiten sind beim Drucker.
}
sheets-screen-saved = Gespeichert: { $file }
sheets-screen-no-printer = Der Drucker ist nicht erreichbar. Es wurde nichts gedruckt.
sheets-participants = Teilnehmerliste
sheets-seats-by-table = Sitzplan nach Tischen
sheets-seats-by-name = Sitzplan nach Namen
sheets-score-slips = Laufzettel
sheets-standings = Rangliste
sheets-standings-after = Rangliste nach { $title }
sheets-ranking = Schlussrangliste
sheets-timetable = Zeitplan
# Kopf und Fuss jeder Seite
sheets-stamp = Stand { $stamp }
sheets-printed-at = Gedruckt { $time }
sheets-date = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
sheets-decimal-point = ,
# Spalten
sheets-here = Da
sheets-number = Nr.
sheets-name = Name
sheets-surname = Nachname
sheets-given-name = Vorname
sheets-partnership = Team
sheets-members = Spieler
sheets-partner = Partner
sheets-club = Verein
sheets-remark = Bemerkung
sheets-table = Tisch
sheets-place-letter = Platz
sheets-one-side = Team
sheets-other-side = gegen
sheets-place = Rang
sheets-victory-points = Siegpunkte
sheets-parted = Sieg-punkte Match-punkte
sheets-tichu-points = Tichu-Punkte
sheets-hands = Spiele
sheets-penalised = Strafen
sheets-decided-by = Entschieden durch
sheets-from = Von
sheets-to = Bis
sheets-what = Was
sheets-length = Dauer
# Angaben und Hinweise
sheets-entrants = Angemeldet
sheets-checked-in = Anwesend
sheets-on-waiting-list = Warteliste
sheets-gone = Abgemeldet
sheets-played = Mitgespielt
sheets-from-round = ab { $title }
sheets-withdrawn = abgemeldet ab { $title }
sheets-withdrawn-after = abgemeldet nach { $title }
sheets-formerly = für { $name }
sheets-time = Zeit
sheets-sides = { $one } gegen { $other }
sheets-hands-from-to = Spiele { $first }–{ $last }
sheets-sitting-out-names = Diese Runde { $count ->
    [one] setzt
   *[other] setzen
} aus: { $names }
sheets-bye-names = Freilos: { $names }
sheets-rests = setzt aus
sheets-missing = Es fehlen noch Resultate: { $title }, Tisch { $tables }.
sheets-held = Die Rangliste wird noch zurückgehalten, bis zur Rangverkündigung.
sheets-not-final = Noch nicht endgültig: { $why }
sheets-not-final-mark = noch nicht endgültig
sheets-counted = Gezählt { $counted ->
    [one] ist 1 Runde
   *[other] sind { $counted } Runden
} von { $planned }.
sheets-accepted = * mit einem Resultat, das die Turnierleitung trotz Einwand angenommen hat
sheets-walkovers = Kampflos, nicht gespielt: { $count ->
    [one] Tisch
   *[other] Tische
} { $tables }
sheets-sums = Kontrolle: zusammen { $victory } Siegpunkte und { $tichu } Tichu-Punkte.
sheets-round-not-drawn = { $title } ist noch nicht ausgelost, dieses Blatt gibt es darum noch nicht.
sheets-unsuited = «{ $sheet }» gibt es bei einem solchen Turnier nicht: Es stünde nichts darauf.
# Laufzettel
sheets-slip-hand = Nr.
sheets-slip-call = T
sheets-slip-call-grand = T/G
sheets-slip-first-out = 1.
sheets-slip-double-victory = DS
sheets-slip-points = Punkte
sheets-slip-running = Total
sheets-slip-control = Summe
sheets-slip-hint = T: Tichu angesagt. 1.: zuerst fertig. DS: Doppelsieg, { $double } : 0. Die Summe beider Seiten ist 100, +100 für ein erfülltes, −100 für jedes verlorene Tichu.
sheets-slip-hint-grand = T/G: Tichu (T) oder Grosses Tichu (G) angesagt. 1.: zuerst fertig. DS: Doppelsieg, { $double } : 0. Die Summe beider Seiten ist 100 (DS: { $double }), dazu ±100 je Tichu, ±200 je Grosses Tichu.
sheets-slip-signature = Unterschriften beider Seiten
sheets-special-lists = Sonderlisten
sheets-unranked = – spielt mit, nimmt aber keinen Platz ein
sheets-dropped = { $count ->
    [one] Nur die beste Runde zählt.
   *[other] Nur die { $count } besten Runden zählen.
}
sheets-lots = Lose: gezogen mit der Startzahl { $seed } der ersten Auslosung.
sheets-open = { $count ->
    [one] Ein Resultat ist noch anzusehen (Runde/Tisch { $tables }).
   *[other] { $count } Resultate sind noch anzusehen (Runde/Tisch { $tables }).
}
sheets-begun = { $count ->
    [one] Ein Resultat wird gerade korrigiert, die neue Eingabe ist nicht gespeichert (Runde/Tisch { $tables }).
   *[other] { $count } Resultate werden gerade korrigiert, die neuen Eingaben sind nicht gespeichert (Runde/Tisch { $tables }).
}
sheets-preview = Seiten, wie sie gedruckt werden
sheets-slip-link = Per Telefon melden:
sheets-pictures = Der Abend in Bildern
sheets-rules-advancing = Weiter kommen
sheets-rules-advancing-each = { $count ->
    [one] das erste jeder Gruppe
   *[other] die ersten { $count } jeder Gruppe
}
sheets-rules-third-place-shared = teilen, wer im Halbfinal verliert
sheets-rules-level = Unentschieden im Knock-out
sheets-rules-level-more = ein weiteres Spiel entscheidet
sheets-rules-clubs-until = bis Runde { $round }
sheets-rules-walkover = Kampfloser Sieg
