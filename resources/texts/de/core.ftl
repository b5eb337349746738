# Was an Spielen, Listen und Auslosungen nicht stimmt, und die Namen der Dinge, aus denen man wählt

## Anmeldungen

entrant-no-name = Hier fehlt der Name.
entrant-name-too-long = Das ist zu lang: Namen haben höchstens { $most } Zeichen.
entrant-duplicate = «{ $name }» steht schon auf der Liste. Sind es zwei verschiedene, hilft ein Zusatz zum Namen oder der Verein.
entrant-namesake = Es gibt zweimal «{ $name }», aus verschiedenen Vereinen. Auf Sitzplan und Rangliste hilft ein Zusatz zum Namen.
entrant-member-twice = «{ $name }» spielt schon im Team «{ $team }».
entrant-missing-partner = Bei «{ $name }» fehlt ein Name: Ein Team hat zwei Personen.
entrant-has-partner = «{ $name }» hat einen Partner, in diesem Turnier wird aber einzeln angetreten: Bitte beide einzeln anmelden.
entrant-partner-of-self = «{ $name }» kann nicht mit sich selbst ein Team bilden.
entrant-unknown = Die Nummer { $entrant } gibt es auf der Liste nicht.
entrant-name-unknown = «{ $name }» steht nicht auf der Liste.
entrant-name-ambiguous = «{ $name }» kann mehrere meinen ({ $names }): Bitte die Nummer angeben.
entrant-was-drawn = «{ $name }» wurde schon ausgelost und kann nicht gelöscht werden, aber sich abmelden.
withdraw-no-such-round = Eine Runde { $round } gibt es nicht: Bitte die erste Runde angeben, die ohne diese Anmeldung ausgelost wird.
withdraw-already-drawn = «{ $name }» hat in Runde { $round } schon gespielt, oder ihre Auslosung lässt sich nicht anpassen. Entweder ab einer späteren Runde abmelden oder einen Ersatz einsetzen.
substitute-same-name = Der Ersatz heisst gleich: «{ $name }».

## Auslosung

draw-wrong-round = Runde { $round } ist nicht an der Reihe, sondern Runde { $next }.
draw-too-many-rounds = Runde { $round } gibt es nicht: Das Turnier hat { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}. Die Zahl der Runden lässt sich in der Ausschreibung ändern.
draw-no-tables = Es kommt kein Tisch zusammen: Es sind zu wenige da.
draw-not-playing = «{ $name }» spielt in Runde { $round } nicht mit.
draw-twice = «{ $name }» hat zwei Plätze.
draw-left-out = «{ $name }» hat weder einen Platz noch ein Freilos.
draw-table-twice = Tisch { $table } kommt zweimal vor.
draw-table-seats = An Tisch { $table } stimmen die Plätze nicht: Es braucht vier verschiedene Leute oder zwei verschiedene Teams.
draw-results-missing = { $count ->
    [one] Von Runde { $round } fehlt noch ein Resultat.
   *[other] Von Runde { $round } fehlen noch { $count } Resultate.
}
draw-many-sit-out = { $count } setzen aus, das reicht für einen weiteren Tisch. Fehlt einer in der Auslosung?
draw-not-last = Nur die letzte Auslosung lässt sich zurücknehmen, Runde { $round } ist es nicht.
draw-has-results = { $count ->
    [one] Runde { $round } hat schon ein Resultat
   *[other] Runde { $round } hat schon { $count } Resultate
}: Bitte zuerst löschen, dann lässt sich die Auslosung zurücknehmen.
plan-round-form = Runde { $round }: Eine Runde ist eine Liste von Tischen, zum Beispiel [[1, 2, 3, 4], [5, 6, 7, 8]].
plan-table-form = Tisch { $table } ist nicht zu lesen. Möglich sind [[1, 2], [3, 4]], [1, 2, 3, 4] und für Teams [[1], [2]], immer mit den Nummern der Liste.
plan-needs-partnerships = Tisch { $table }: In diesem Turnier spielen Teams, ein Tisch ist also zum Beispiel [[1], [2]].
plan-needs-players = Tisch { $table }: In diesem Turnier wird einzeln angetreten, ein Tisch ist also zum Beispiel [1, 2, 3, 4].
plan-unknown-entrant = Tisch { $table }: Die Nummer { $entrant } gibt es auf der Liste nicht.

## Resultate

hand-step = { $points } kann nicht sein: Tichu-Punkte gehen in Fünferschritten.
hand-grand-tichu = Ein grosses Tichu gibt es in diesem Turnier nicht.
hand-double-other-side = Der Doppelsieg gehört der Seite, die zuerst fertig war; so angegeben war aber die andere zuerst fertig.
hand-double-or-not = { $a }:{ $b } kann ausgezählt oder ein { $won ->
    [triple] Dreifachsieg
   *[double] Doppelsieg
} sein: Bitte angeben, welches von beiden.
hand-double-points = Bei diesem Doppelsieg und diesen Ansagen steht es { $a }:{ $b }.
hand-card-points = { $calls ->
    [none] { $points } Kartenpunkte kann eine Seite nicht haben
   *[some] Ohne die Ansagen blieben einer Seite { $points } Kartenpunkte
}: Möglich sind { $least } bis { $most }.
hand-who-first = Bei Ansagen muss klar sein, wer zuerst fertig war: Bitte angeben.
hand-sum = Zusammen sind es { $sum } Punkte. { $calls ->
    [none] Ohne Ansage
   *[some] Mit diesen Ansagen
} müssen es { $right } sein{ $double ->
    [0] .
   *[other] , bei einem Doppelsieg { $double }.
}
result-total-step = { $points } kann nicht sein: Tichu-Punkte gehen in Fünferschritten.
result-total-sum = { $a } und { $b } ergeben { $sum }: Beide Seiten zusammen ergeben immer ein Vielfaches von 100.
result-needs-hands = In diesem Turnier zählt jedes Spiel einzeln: Es braucht alle Spiele, die Summe genügt nicht.
result-no-hands = Es wurde kein Spiel angegeben.
result-hands-unknown = Wie viele Spiele gespielt wurden, ist nicht angegeben; in der Rangliste fehlen sie.
result-too-many-hands = Es sind { $played } Spiele angegeben, geplant sind { $planned }.
result-hands-missing = Es { $played ->
    [one] wurde ein Spiel
   *[other] wurden { $played } Spiele
} statt { $planned } gespielt.
result-not-entered = Runde { $round }, Tisch { $table } hat kein Resultat.
result-round-not-drawn = Runde { $round } ist noch nicht ausgelost.
result-no-such-table = In Runde { $round } gibt es keinen Tisch { $table }.

## Turnier

details-no-name = Das Turnier braucht einen Namen.
regulations-too-few-rounds = { $drawn ->
    [0] Ein Turnier hat mindestens eine Runde
    [one] Eine Runde ist schon ausgelost
   *[other] { $drawn } Runden sind schon ausgelost
}: Weniger können es nicht werden.
regulations-already-drawn = Es ist schon ausgelost: Wer antritt und wie viele Spiele gespielt werden, lässt sich nicht mehr ändern.
undo-nothing = Es gibt nichts zurückzunehmen.
redo-nothing = Es gibt nichts zu wiederholen.

## Prüfung der Summen

verify-result = Runde { $round }, Tisch { $table }: Dieses Resultat kann nicht sein, und niemand hat es begründet angenommen.
verify-table-sum = Runde { $round }, Tisch { $table }: Die Summe ist { $sum } statt { $right }.
verify-field-sum = Nach Runde { $round } ist die Summe der Rangliste { $sum }, die der Tische { $right }.

## Ausschreibungen

preset-club-evening = Klubabend
preset-club-evening-tip = Einzeln, drei Runden nach der Uhr. An jedem Vierertisch neun Spiele, dreimal mit jeder Person; nach jeder Runde wird neu gemischt.
preset-turnier = Turniermodus
preset-turnier-tip = Einzeln, eine Runde: neun Spiele am Vierertisch, dreimal mit jeder Person.
preset-treibhaus = Treibhaus
preset-treibhaus-tip = Feste Teams, drei Runden nach der Uhr. Die Paarungen werden gelost, keine kommt zweimal vor.
preset-dtm = DTM
preset-dtm-tip = Einzeln, sechs Runden zu vier Spielen, jede Runde mit neuer Partnerin oder neuem Partner. Ohne Grosses Tichu.

format-fours = Vierertische, nach jeder Runde neu gemischt
format-individual = Einzeln, jede Runde mit neuer Partnerin oder neuem Partner
format-whist = Einzeln, ganze Rotation: mit jeder Person einmal, gegen jede zweimal
format-partnerships-by-lot = Feste Teams, Gegner nach Los
format-swiss = Feste Teams, Schweizer System: Gleichstarke gegeneinander
format-round-robin = Feste Teams, jedes gegen jedes

## Kriterien der Rangliste

tie-break-victory-points = Siegpunkte
tie-break-tichu-points = Tichu-Punkte
tie-break-tichu-difference = Differenz der Tichu-Punkte
tie-break-double-victories = Doppelsiege
tie-break-hands-won = Gewonnene Spiele
tie-break-calls-made = Erfüllte Ansagen
tie-break-best-round = Beste Runde
tie-break-fewest-byes = Weniger Freilose

file-is-tournament = In «{ $file }» ist ein Turnier. Es bleibt, wie es ist: Bitte einen anderen Namen wählen.
file-not-written = «{ $file }» lässt sich nicht schreiben ({ $reason }).
