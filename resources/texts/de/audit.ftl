audit-desk-one-made = { $a }:{ $b }, nur eine Ansage ist erfüllt: { $who }
audit-desk-call-left-out = { $a }:{ $b }, Ansage dazugezählt
audit-desk-accept = so annehmen
audit-desk-nothing-to-clear = { $title }, Tisch { $table }: Hier ist nichts mehr zu prüfen.
audit-desk-meant = gemeint ist vielleicht { $meant }.
audit-desk-cleared = { $title }, Tisch { $table }: geprüft.
audit-desk-accepted = Trotz Einwand angenommen: «{ $reason }». F8: geprüft, stimmt so.
audit-desk-checked = stimmt so
audit-desk-rare-hand = Spiel { $hand } ist möglich, kommt aber nur etwa einmal in { $one_in } Spielen vor: Stimmt es?
audit-desk-many-hands = { $played } Spiele in { $minutes } Minuten: Üblich sind etwa { $usual }.
audit-desk-few-hands = Nur { $played ->
    [one] ein Spiel
   *[other] { $played } Spiele
} in { $minutes } Minuten: Üblich sind etwa { $usual }.
audit-hand-otherwise = { $a }:{ $b } ist möglich, aber nicht mit diesem ersten Spieler oder diesem Doppelsieg.
audit-hand-sum = Zusammen sind es { $sum } Punkte: In einem Spiel sind es { $least } bis { $most }.
audit-hand-side = Zusammen sind es { $sum } Punkte: Dann hat jede Seite { $least } bis { $most }.
audit-hand-gap = { $a }:{ $b } kommt in keinem Spiel heraus. Mit dieser Summe ist am nächsten { $near_a }:{ $near_b }.
audit-slip-minus = { $a }:{ $b }, Minus vergessen oder zu viel
audit-slip-digits-swapped = { $a }:{ $b }, Ziffern vertauscht
audit-slip-five-for-zero = { $a }:{ $b }, 5 und 0 verwechselt
audit-slip-sides-swapped = { $a }:{ $b }, Seiten vertauscht
audit-slip-points-twice = { $a }:{ $b }, die Punkte der einen Seite standen bei beiden
audit-slip-one-digit = { $a }:{ $b }, eine Ziffer falsch
audit-call = { $who }: { $call ->
    [grand] grosses Tichu
    [small] kleines Tichu
   *[tichu] Tichu
} { $outcome ->
    [made] erfüllt
   *[lost] verloren
}
audit-slip-call-other-side = { $a }:{ $b }, Ansage auf der falschen Seite ({ audit-call })
audit-slip-made-for-lost = { $a }:{ $b }, erfüllt und verloren verwechselt ({ audit-call })
audit-slip-not-first = { $a }:{ $b }, nicht zuerst fertig ({ audit-call })
audit-slip-double-as-cards = { $a }:{ $b }, Doppelsieg und ausgezählt verwechselt
audit-slip-dragon = { $a }:{ $b }, Drache oder Phönix falsch gezählt
audit-slip-grand-as-tichu = { $a }:{ $b }, Ansagen verwechselt ({ audit-call })
audit-slip-call-not-booked = { $a }:{ $b }, Punkte der Ansage vergessen ({ audit-call })
audit-slip-calls-not-booked = { $a }:{ $b }, Punkte der Ansagen vergessen
audit-slip-call-withdrawn = { $a }:{ $b }, ohne die Ansage von { $who }
audit-slip-elsewhere = { $a }:{ $b }, mit einem anderen Spiel verwechselt
audit-slip-digit-missing = { $a }:{ $b }, eine Ziffer fehlt
audit-slip-digit-too-many = { $a }:{ $b }, eine Ziffer zu viel
audit-slip-other-first = { $a }:{ $b }, zuerst fertig war { $who }
audit-slip-grand-withdrawn = { $a }:{ $b }, { $who } hat das grosse Tichu zurückgezogen
audit-slip-made-grand-counts = { $a }:{ $b }, nur das erfüllte grosse Tichu zählt
audit-slip-losers-free = { $a }:{ $b }, verlorene Ansagen der Verlierer zählen beim Doppelsieg nicht
audit-slip-both-grand-count = { $a }:{ $b }, beide grossen Tichus zählen
audit-slip-one-side = { $a }:{ $b }, eine Seite falsch gerechnet
audit-answer-double = { $a }:{ $b }, Doppelsieg
audit-answer-counted = { $a }:{ $b }, ausgezählt
audit-answer-first = { $a }:{ $b }, { $who } war zuerst fertig
audit-match-hands = { $a }:{ $b } geht nicht in { $hands ->
    [one] einem Spiel
   *[other] { $hands } Spielen
}: Es braucht mindestens { $needed }.
audit-match-unreachable = { $a }:{ $b } ist mit keiner Zahl von Spielen zu erreichen, die in einen Abend passt.
audit-possible = { $a }:{ $b } ist möglich.
audit-impossible = { $a }:{ $b } ist nicht möglich.
audit-how = So kann es gewesen sein:
audit-reading = { $kind ->
    [double] Doppelsieg der Sitze { $a } und { $b }
    [one] Doppelsieg von Sitz { $a }
    [triple] Dreifachsieg der Sitze { $a }, { $b } und { $c }
   *[counted] { $a }:{ $b } Kartenpunkte
}, { $calls }
audit-no-call = keine Ansage
audit-seat = Sitz { $seat }
audit-meant = Vielleicht gemeint:
audit-example = Zum Beispiel so:
audit-slip-super-partner = { $a }:{ $b }, Tichu an { $who } übergeben
audit-slip-special-cards = { $a }:{ $b }, ohne Back to the Roots
audit-desk-one-call = { $a }:{ $b }, nur { $who } hat angesagt
audit-left-out = Nicht angeschaut: { $names }.
