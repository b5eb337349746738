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

format-knock-out = Knock-out: Wer verliert, ist draussen
format-groups-knock-out = Gruppen, danach Knock-out
format-double-elimination = Doppeltes Knock-out: erst die zweite Niederlage zählt
knock-out-level = Runde { $round }, Tisch { $table } endete unentschieden: Im Knock-out entscheidet ein weiteres Spiel. Bitte das Resultat damit ergänzen.
knock-out-missing = Runde { $round }, Tisch { $table }: Ohne dieses Resultat steht nicht fest, wer weiterkommt.
knock-out-too-late = «{ $name }» kam nach der ersten Auslosung und kann nicht mehr mitspielen.
knock-out-not-due = «{ $name }» spielt in dieser Runde nicht: ausgeschieden, schon weiter oder nicht im Turnierbaum.
knock-out-turned = Runde { $round }, Tisch { $table }: { $name } kommt weiter, { $other } nicht.
knock-out-owes = Runde { $round }, Tisch { $table } hat noch kein Resultat. Eintragen, was zählen soll, zum Beispiel 1000 : 0.
knock-out-went-on = Runde { $round } ist ausgelost, als wäre es anders: Auslosung zurücknehmen und neu auslosen, solange dort noch nichts gespielt ist.
tie-break-bracket = Knock-out: wie weit

preset-knock-out = Knock-out
preset-knock-out-short = Teams, bis zum Final
preset-knock-out-tip = Feste Teams, jede Partie auf 1000 Punkte. Wer verliert, ist draussen; die Halbfinal-Verlierer spielen um Platz 3.
preset-groups-knock-out = Gruppen und Final
preset-groups-knock-out-short = Teams, 2 Gruppen
preset-groups-knock-out-tip = Feste Teams: in zwei Gruppen jedes gegen jedes, dann die zwei besten jeder Gruppe über Halbfinal und Final.
preset-double-elimination = Doppel-Knock-out
preset-double-elimination-short = Teams, 2 Chancen
preset-double-elimination-tip = Feste Teams, Partien auf 500 Punkte. Erst wer zweimal verliert, ist draussen.

regulations-seeding = Setzliste
regulations-seeding-lot = nach Los
regulations-seeding-list = Reihenfolge der Anmeldungen
regulations-groups = Gruppen
regulations-advancing = weiter kommen je
regulations-best-of-three = Zwei Siege nötig
regulations-best-of-three-from = { $left ->
    [0] nie
    [2] im Final
    [4] ab dem Halbfinal
    [8] ab dem Viertelfinal
   *[other] ab { $left } Teams
}
regulations-third-place = Platz 3
regulations-third-place-played = wird ausgespielt
