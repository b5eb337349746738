# Ausdrucke: Namen der Blätter und was auf ihnen steht

sheets-participants = Teilnehmerliste
sheets-seats-by-table = Sitzplan nach Tischen
sheets-seats-by-name = Sitzplan nach Namen
sheets-score-slips = Laufzettel
sheets-standings = Rangliste
sheets-standings-after = Rangliste nach Runde { $round }
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
sheets-tichu-points = Tichu-Punkte
sheets-hands = Spiele
sheets-decided-by = Entschieden durch
sheets-from = Von
sheets-to = Bis
sheets-what = Was
sheets-length = Dauer

# Angaben und Hinweise
sheets-entrants = Angemeldet
sheets-checked-in = Anwesend
sheets-from-round = ab Runde { $round }
sheets-withdrawn = abgemeldet ab Runde { $round }
sheets-formerly = für { $name }
sheets-time = Zeit
sheets-sides = { $one } gegen { $other }
sheets-hands-from-to = Spiele { $first }–{ $last }
sheets-sitting-out-names = Diese Runde setzen aus: { $names }
sheets-bye-names = Freilos: { $names }
sheets-rests = setzt aus
sheets-missing = Es fehlen noch Resultate von Runde { $round }, Tisch { $tables }.
sheets-not-final = Noch nicht endgültig: Ausgelost { $drawn ->
    [1] ist 1 Runde
   *[other] sind { $drawn } Runden
} von { $planned }.
sheets-accepted = * mit einem Resultat, das die Turnierleitung trotz Einwand angenommen hat
sheets-sums = Kontrolle: zusammen { $victory } Siegpunkte und { $tichu } Tichu-Punkte.
sheets-round-not-drawn = Runde { $round } ist noch nicht ausgelost, dieses Blatt gibt es darum noch nicht.

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
