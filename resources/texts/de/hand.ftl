hand-both-grand-tichus = Zwei grosse Tichus in einer Seite: Welche Hausregel gilt? { $rule ->
    [made-only] Hier zählt nur das erfüllte, das ergibt { $a }:{ $b }.
    [withdraw] Hier darf das spätere zurückgezogen werden: Dann bitte nur das andere eintragen. Zählen beide, steht es { $a }:{ $b }.
   *[count] Hier zählen beide, das ergibt { $a }:{ $b }.
}
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
hand-sum-made = Zusammen sind es { $sum } Punkte. { $calls ->
    [one] Mit dieser Ansage müssen es { $made } sein, wenn sie erfüllt ist, und { $right }, wenn sie verloren ist.
   *[other] Mit diesen Ansagen müssen es { $made } sein, wenn eine erfüllt ist, und { $right }, wenn alle verloren sind.
}
hand-sum = Zusammen sind es { $sum } Punkte. { $calls ->
    [none] Ohne Ansage
   *[some] Mit diesen Ansagen
} müssen es { $right } sein{ $double ->
    [0] .
   *[other] , bei einem Doppelsieg { $double }.
}
# Tichu for Two: zwei Leute an einem Tisch, jede Person mit zwei Blättern.
hand-small-tichu = Ein kleines Tichu gibt es nur zu zweit (Tichu for Two).
hand-no-player = Hier gibt es die Sitze 0 bis { $last }: Auf Sitz { $seat } sitzt niemand.
