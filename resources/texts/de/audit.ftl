# Was die Prüfung von Spielen und Partien sagt

hand-both-grand-tichus = Zwei grosse Tichus in einer Seite: Welche Hausregel gilt? { $rule ->
    [made-only] Hier zählt nur das erfüllte, das ergibt { $a }:{ $b }.
    [withdraw] Hier darf das spätere zurückgezogen werden: Dann bitte nur das andere eintragen. Zählen beide, steht es { $a }:{ $b }.
   *[count] Hier zählen beide, das ergibt { $a }:{ $b }.
}
audit-hand-otherwise = { $a }:{ $b } ist möglich, aber nicht mit diesem ersten Spieler oder diesem Doppelsieg.
audit-hand-sum = Zusammen sind es { $sum } Punkte: In einem Spiel sind es { $least } bis { $most }.
audit-hand-side = Zusammen sind es { $sum } Punkte: Dann hat jede Seite { $least } bis { $most }.
audit-hand-gap = { $a }:{ $b } kommt in keinem Spiel heraus. Am nächsten ist { $near_a }:{ $near_b }.

audit-slip-minus = { $a }:{ $b }, Minus vergessen
audit-slip-digits-swapped = { $a }:{ $b }, Ziffern vertauscht
audit-slip-five-for-zero = { $a }:{ $b }, 5 und 0 verwechselt
audit-slip-sides-swapped = { $a }:{ $b }, Seiten vertauscht
audit-slip-one-digit = { $a }:{ $b }, eine Ziffer falsch
audit-call = { $who }: { $call ->
    [grand] grosses Tichu
   *[tichu] Tichu
} { $outcome ->
    [made] erfüllt
   *[lost] verloren
}
audit-slip-call-other-side = { $a }:{ $b }, Ansage auf der falschen Seite ({ audit-call })
audit-slip-made-for-lost = { $a }:{ $b }, erfüllt und verloren verwechselt ({ audit-call })
audit-slip-double-as-cards = { $a }:{ $b }, Doppelsieg und ausgezählt verwechselt
audit-slip-dragon = { $a }:{ $b }, Drache oder Phönix falsch gezählt
audit-slip-grand-as-tichu = { $a }:{ $b }, Tichu und grosses Tichu verwechselt ({ audit-call })
audit-slip-call-not-booked = { $a }:{ $b }, Ansage vergessen ({ audit-call })
audit-slip-calls-not-booked = { $a }:{ $b }, Ansagen vergessen
audit-slip-call-withdrawn = { $a }:{ $b }, ohne die Ansage von { $who }
audit-slip-elsewhere = { $a }:{ $b }, mit einem anderen Spiel verwechselt
audit-slip-digit-missing = { $a }:{ $b }, eine Ziffer fehlt
audit-slip-digit-too-many = { $a }:{ $b }, eine Ziffer zu viel
audit-slip-other-first = { $a }:{ $b }, zuerst fertig war { $who }
audit-slip-both-grand-tichus = { $a }:{ $b }, zwei grosse Tichus einer Seite nach der Hausregel gebucht
audit-slip-one-side = { $a }:{ $b }, eine Seite falsch gerechnet
audit-answer-double = { $a }:{ $b }, Doppelsieg
audit-answer-counted = { $a }:{ $b }, ausgezählt

audit-match-hands = { $a }:{ $b } geht nicht in { $hands ->
    [one] einem Spiel
   *[other] { $hands } Spielen
}: Es braucht mindestens { $needed }.
audit-match-unreachable = { $a }:{ $b } ist mit keiner Zahl von Spielen zu erreichen, die in einen Abend passt.
audit-running-sum = Nach Spiel { $hand } muss die Summe { $a }:{ $b } sein.
