sheets-rules-points-margin = je Abschnitt für die Siegreichen: { $steps }, der klarste Sieg am meisten; gleich klare teilen
result-needs-stages = Hier zählt, wie klar jeder Abschnitt gewonnen wurde: Es braucht alle Spiele, die Summe genügt nicht.

preset-whist = Whist
preset-whist-tip = Einzeln, sieben Runden zu drei Spielen: mit jeder Person einmal, gegen jede zweimal. Geht bei acht Leuten genau auf.
preset-league-evening = Ligaabend
preset-league-evening-tip = Einzeln, ein Vierertisch für den ganzen Abend: acht Spiele mit jeder Person. Der klarste Sieg zählt am meisten.
preset-swiss = Schweizer System
preset-swiss-tip = Feste Teams, fünf Runden nach der Uhr. Wer gleich gut steht, spielt gegeneinander.
preset-round-robin = Jedes gegen jedes
preset-round-robin-tip = Feste Teams, jede Partie auf 1000 Punkte. Sieben Runden genügen für acht Teams.

preset-club-evening-short = Einzeln, 3 Runden
preset-turnier-short = Einzeln, 1 Runde
preset-treibhaus-short = Teams, 3 Runden
preset-dtm-short = Einzeln, 6 Runden
preset-whist-short = Einzeln, 7 Runden
preset-league-evening-short = Einzeln, 24 Spiele
preset-swiss-short = Teams, 5 Runden
preset-round-robin-short = Teams, 1000 Punkte
