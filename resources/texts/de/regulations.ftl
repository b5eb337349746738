regulations-hints = Seltene Spiele melden
regulations-hints-once = höchstens einmal in
regulations-hints-unit = Spielen
regulations-hints-never = nie
regulations-hints-tip = Spiele, die möglich sind, aber so selten vorkommen, werden bei der Eingabe gemeldet; gespeichert werden sie trotzdem.
regulations-clubs-apart = Vereine trennen
regulations-clubs-apart-off = nie
regulations-clubs-apart-until = bis Runde
regulations-clubs-apart-tip = In so vielen ersten Runden sitzen Leute vom gleichen Verein so selten wie möglich am gleichen Tisch
regulations-too-few-rounds = { $drawn ->
    [0] Ein Turnier hat mindestens eine Runde
    [one] Eine Runde ist schon ausgelost
   *[other] { $drawn } Runden sind schon ausgelost
}: Weniger können es nicht werden.
regulations-already-drawn = Es ist schon ausgelost: Wer antritt und wie viele Spiele gespielt werden, lässt sich nicht mehr ändern.
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
regulations-odd-tables = Es gibt schon Tische zu fünft, zu dritt oder zu sechst: Überzählige können nicht mehr immer aussetzen.
regulations-draw-order = Tischverteilung
regulations-draw-order-lot = durch das Los
regulations-draw-order-standings = nach Rangliste: die Besten an Tisch 1
regulations-draw-order-tip = Ab der zweiten Runde spielen die vier Besten an Tisch 1, die nächsten vier an Tisch 2 und so weiter, nie zweimal mit dem gleichen Partner
regulations-odd-numbers = Überzählige
regulations-odd-numbers-rest = setzen eine Runde aus
regulations-odd-numbers-five = kommen an Tische zu fünft
regulations-odd-numbers-three = spielen an Tischen zu dritt
regulations-odd-numbers-six = spielen an einem Tisch zu sechst
regulations-odd-numbers-tip = Zu fünft setzt in jedem Spiel jemand anderes aus, und der Tisch spielt mehr Spiele (10 statt 8). Zu dritt spielt reihum jemand mit offenem Tisch als Partner gegen die beiden anderen. Zu sechst spielen drei gegen drei; zwei Überzählige setzen sich zusammen an einen Tisch.
regulations-bye-prorated = den Schnitt der eigenen Spiele
regulations-dropped-rounds = Streichresultate
regulations-dropped-rounds-tip = So viele Runden zählen bei allen nicht: je die schlechtesten.
regulations-dropped-rounds-none = keine
regulations-title = Ausschreibung und Angaben
regulations-details = Turnier
regulations-name = Name
regulations-day = Datum
regulations-place = Ort
regulations-rules = Ausschreibung
regulations-preset = Vorlage
regulations-format = Auslosung
regulations-rounds = Runden
regulations-hands = Spiele je Runde
regulations-hands-by-the-clock = nach der Uhr
regulations-lost-call = Doppelsieg, Ansage verloren
regulations-lost-call-unit = Siegpunkte
regulations-bye = Freilos zählt
regulations-bye-none = nichts
regulations-bye-average = den Durchschnitt der eigenen Runden
regulations-bye-flat = feste Punkte
regulations-flat-victory-points = Siegpunkte
regulations-flat-tichu-points = Tichu-Punkte
regulations-tie-breaks = Rangfolge nach
regulations-tie-breaks-tip = Von oben nach unten: Erst wenn ein Kriterium gleich ist, zählt das nächste.
regulations-up = Nach oben
regulations-down = Nach unten
regulations-house-rules = Hausregeln
regulations-save = Übernehmen
regulations-cancel = Abbrechen
regulations-change = { $rule }: { $before } → { $after }
regulations-heading = Das Turnier läuft. Geändert wird:
regulations-effects = Das ändert auch:
regulations-no-effects = Punkte, Plätze, Preise und Auslosungen bleiben, wie sie sind.
regulations-weighing = Wird berechnet …
regulations-accept = Ausschreibung ändern (F8)
regulations-drop = So lassen wie es war (Entf)
regulations-edit = Esc geht zurück zu den Feldern.
regulations-unit = Es melden sich an
regulations-unit-player = einzelne Leute
regulations-unit-partnership = Teams
regulations-players = Leute am Tisch
regulations-stages = Partnerwechsel, Abschnitte je Runde
regulations-scoring = Siegpunkte bringt
regulations-scoring-hand = jedes Spiel
regulations-scoring-match = die Partie
regulations-scoring-margin = ein klarer Vorsprung
regulations-scoring-matchpoints = der Vergleich mit denselben Karten an anderen Tischen
regulations-win = Siegpunkte für einen Sieg
regulations-tie = Siegpunkte für ein Unentschieden
regulations-double = Siegpunkte für einen Doppelsieg
regulations-flat = Feste Punkte beim Aussetzen
regulations-board-seed = Vorbereitete Spiele
regulations-board-seed-none = noch nicht gegeben
regulations-board-seed-one = gegeben
regulations-board-seed-other = anders gegeben (geheim)
regulations-fee-none = keines
regulations-fee-entrant = nein, beide zusammen
regulations-fee-person = ja
regulations-here-by-none = keine Frist
regulations-idle = «{ $setting ->
    [odd-numbers] { regulations-odd-numbers }
    [by-standings] { regulations-draw-order }
    [seeded] { regulations-seeding }
    [third-place] { regulations-third-place }
    [best-of-three-from] { regulations-best-of-three }
    [groups] { regulations-groups }
    [advancing] { regulations-advancing }
    [win] { regulations-win }
    [tie] { regulations-tie }
    [double] { regulations-double }
    [double-with-lost-call] { regulations-lost-call }
    [flat] { regulations-flat }
    [target-score] { house-rule-target-score }
    [both-grand-tichus] { house-rule-both-grand-tichus }
    [booster] { house-rule-booster }
    [booster-tables] { booster-tables }
   *[board-seed] { regulations-board-seed }
}» bewirkt hier nichts: { $why ->
    [no-tie] Jede Partie bestimmt, wer weiterkommt, und endet nie unentschieden.
    [scoring] Hier wird anders gezählt.
    [hands] Eine feste Zahl Spiele beendet die Runde.
    [rules] Nach den übrigen Regeln gibt es diese Frage nicht.
    [byes] Wer aussetzt, bekommt keine festen Punkte.
    [no-booster] Booster wird nicht gespielt.
   *[format] So wie hier ausgelost wird, kommt es nicht vor.
}
regulations-dropped-all = Von { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
} können nicht { $dropped } gestrichen werden: Mindestens eine zählt.
regulations-dropped-knock-out = In einem K.-o. zählt jede Partie: Keine Runde kann gestrichen werden.
