result-award-needs-boards = Ein Ersatzresultat gibt es nur für vorbereitete Boards, die andere Tische auch spielen.
result-total-step = { $points } kann nicht sein: Tichu-Punkte gehen in Fünferschritten.
result-total-sum = { $a } und { $b } ergeben { $sum }: Beide Seiten zusammen ergeben immer ein Vielfaches von 100.
result-needs-hands = In diesem Turnier zählt jedes Spiel einzeln: Es braucht alle Spiele, die Summe genügt nicht.
result-no-hands = Es wurde kein Spiel angegeben.
result-hands-unknown = Wie viele Spiele gespielt wurden, ist nicht angegeben; in der Rangliste fehlen sie.
result-too-many-hands = Es sind { $played } Spiele angegeben, geplant sind { $planned }.
result-hands-missing = { $played ->
    [one] Es ist ein Spiel
   *[other] Es sind { $played } Spiele
} statt { $planned }.
result-not-entered = { $title }, Tisch { $table } hat kein Resultat.
result-others-sit = { $title }, Tisch { $table }: Dort sitzen inzwischen andere als die, von denen das Resultat ist.
result-round-not-drawn = { $title } ist noch nicht ausgelost.
result-no-such-table = { $title }: Es gibt keinen Tisch { $table }.
result-needs-stages = Hier zählt, wie klar jeder Abschnitt gewonnen wurde: Es braucht alle Spiele, die Summe genügt nicht.
result-after-target = Nach Spiel { $hand } stand es { $a }:{ $b }: Mit { $target } Punkten ist die Partie zu Ende.
result-target-not-reached = Niemand hat { $target } Punkte erreicht.
result-target-undecided = Beide haben { $target } Punkte erreicht und gleich viele: Es fehlt noch ein Spiel, das entscheidet.
result-note-long = Eine Notiz hat höchstens { $most } Zeichen.
result-round-locked = { $title } ist gesperrt, ihre Resultate bleiben, wie sie sind. Freigeben: unter «Resultate» der Knopf «Gesperrt» neben der Runde, oder mit dem Befehl «lock --off».
result-lock-owing = { $title } lässt sich erst sperren, wenn alle Resultate da sind: { $count ->
    [one] Ein Tisch fehlt
   *[other] { $count } Tische fehlen
}.
result-guard-open = Offen
result-guard-asked = Korrektur fragt nach
result-guard-locked = Gesperrt
result-guard-tip = Ob sich Resultate dieser Runde noch ändern lassen
result-lock = Runde sperren: Nichts ändert sich mehr
result-unlock = Runde freigeben
