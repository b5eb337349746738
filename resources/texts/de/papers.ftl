papers-with = Mit
papers-against = Punkte gegen
papers-cross-about = Tichu-Punkte der Zeile : der Spalte; ×: gegen sich selbst, ?: Resultat fehlt.
papers-cross-group = Gruppe { $group }
papers-progress-about = In jeder Runde in Klammern der Rang des Gegners, dann die Tichu-Punkte; ?: Resultat fehlt.
papers-certificate-way = Nachrechnen
papers-certificate-draw = 1. Dieselben Anwesenden, die Runden davor und die Startzahl ergeben immer dieselben Tische. Wer die Turnierdatei hat, rechnet mit dem Programm nach: tichu-turnier draw DATEI --check
papers-certificate-by-hand = 1. Diese Runde wurde von Hand ausgelost und eingetippt. Nachrechnen lässt sich nur das Prüfwort.
papers-certificate-exchanged = 1. Diese Runde wurde mit ihrer Startzahl ausgelost; danach haben Leute die Plätze getauscht. Nachrechnen lässt sich nur das Prüfwort.
papers-certificate-code = 2. Ohne das Programm lässt sich das Prüfwort prüfen: Die Zeile unten (ohne Leerzeichen) durch SHA-256 schicken, das Ergebnis als eine grosse Zahl lesen, sechsmal durch 24 teilen; jeder Rest ist ein Buchstabe aus { $letters }.
papers-certificate-line = Was ausgelost wurde: Runde | Startzahl | Tisch:Nummern auf den vier Sitzen | wer aussetzt
papers-certificate-numbers = Wer welche Nummer hat
papers-no-prizes = Für diesen Abend sind keine Preise eingetragen.
papers-prizes-shared = Wo mehrere Namen stehen, teilen sie, was sie zusammen bekommen.
papers-special-prize = Sonderpreis
papers-press-lead = { $teams ->
    [0] { $people } Personen
   *[other] { $teams } Teams mit { $people } Personen
} spielten am { $day }{ $place ->
    [none] {""}
   *[other] , { $place },
} am Tichu-Turnier «{ $tournament }» ({ $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}).
papers-press-winner = Gewonnen { $count ->
    [one] hat
   *[other] haben gemeinsam
} { $winners } mit { $many ->
    [one] { $victory } Siegpunkt
   *[other] { $victory } Siegpunkten
}{ $others ->
    [none] {""}
   *[other] {" "}vor { $others }
}.
papers-press-ranking = Rangliste (Siegpunkte, in Klammern Tichu-Punkte): { $ranking }.
papers-press-about = Zum Weitergeben: Der Text lässt sich aus dem PDF kopieren.
papers-and = { $one } und { $other }
papers-certificate = Urkunde
papers-certificate-place = { $place }. Rang
papers-certificate-of = von { $count } { $unit ->
    [partnership] Teams
   *[other] Teilnehmenden
}
papers-certificate-reached = mit { $many ->
    [one] { $victory } Siegpunkt
   *[other] { $victory } Siegpunkten
} und { $tichu } Tichu-Punkten
papers-certificate-specimen = Phönix + Drache
papers-certificate-signature = Turnierleitung
papers-no-certificates = Urkunden gibt es, sobald Resultate da sind.
