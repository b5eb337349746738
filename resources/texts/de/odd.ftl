odd-rests = { $name } setzt aus
odd-rests-first = { $name } setzt zuerst aus
odd-rests-at-first = setzt zuerst aus
odd-open-hand = Tisch (offen)
odd-table-5 = Tische zu fünft
odd-table-3 = Tische zu dritt
odd-table-6 = Tisch zu sechst
odd-turns-5 = { $hands ->
    [one] Nach jedem Spiel setzt jemand anderes aus. Wer wann, steht auf dem Laufzettel.
   *[other] Nach je { $hands } Spielen setzt jemand anderes aus. Wer wann, steht auf dem Laufzettel.
}
odd-turns-3 = { $hands ->
    [one] Nach jedem Spiel spielt jemand anderes allein, mit offenem Tisch als Partner. Wer wann, steht auf dem Laufzettel.
   *[other] Nach je { $hands } Spielen spielt jemand anderes allein, mit offenem Tisch als Partner. Wer wann, steht auf dem Laufzettel.
}
odd-fifth = setzt zuerst aus (leer: niemand)
odd-partner = Partner (leer: spielt allein)
odd-column = zu fünft
odd-turns-6 = { $hands ->
    [0] Drei gegen drei, die ganze Runde mit den gleichen Partnern. Es sitzt abwechselnd, wer gegeneinander spielt.
   *[other] Drei gegen drei; nach jedem Spiel wechseln die Partner. Wer mit wem, steht auf dem Laufzettel.
}
odd-six-rules = { $grand ->
    [yes] Grosses Tichu vor der siebten Karte · je
   *[no] Je
} eine Karte an beide Partner schupfen · der Hund geht an den Partner nach Wahl · der Letzte gibt Karten und Stiche den Gegnern, der Fünfte seine Stiche dem Ersten
odd-six-triple = Dreif.
odd-six-slip-hint = { $grand ->
    [yes] T/G: Tichu (T) oder Grosses Tichu (G) angesagt.
   *[no] T: Tichu angesagt.
} 1.: zuerst fertig. Dreif.: Dreifachsieg, { $double } : 0; ein Doppelsieg zählt nichts Besonderes. Die Summe beider Seiten ist sonst 100, dazu die Ansagen.
odd-six-key = gemacht · zweimal: verloren · dreimal: ohne Ansage Erster
odd-six-key-double = Dreifachsieg
odd-six-viewer-leads-to = { $who } gibt das Ausspiel an { $to }
odd-six-viewer-ends = { $who } gibt den Gegnern eigene Stiche und { $points } Punkte aus der Hand, { $before } gibt { $to } die eigenen Stiche
odd-six-viewer-triple = Dreifachsieg von { $who }, { $partner } und { $to }
odd-six-fifth = E, zu A und B
odd-six-sixth = F, zu C und D
odd-six-e = E
odd-six-f = F
odd-six-legend = Zu sechst beginnen A + B + E gegen C + D + F.
odd-six-other-side = Der Dreifachsieg gehört der Seite, die zuerst fertig war; so angegeben war aber die andere zuerst fertig.
odd-six-points = Bei diesem Dreifachsieg und diesen Ansagen steht es { $a }:{ $b }.
odd-six-sum = Zusammen sind es { $sum } Punkte. { $calls ->
    [none] Ohne Ansage
   *[some] Mit diesen Ansagen
} müssen es { $right } sein{ $double ->
    [0] .
   *[other] , bei einem Dreifachsieg { $double }.
}
odd-six-question = { $a } : { $b } – war es ein Dreifachsieg?
    { $yes } ja     { $no } nein
odd-six-answer = { $a }:{ $b }, Dreifachsieg
odd-six-slip-triple = { $a }:{ $b }, Dreifachsieg und ausgezählt verwechselt
odd-six-push-two = Spieler ({ $seat }) muss zwei verschiedene eigene Karten schupfen, jedem Partner eine.
odd-six-lead-to-partner = Der Hund geht an einen Partner, der noch Karten hat: Spieler ({ $seat }) muss einen solchen nennen.
odd-six-dog-first = Zuerst sagt, wer den Hund gespielt hat, welcher Partner ausspielt.
