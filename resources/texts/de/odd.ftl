# Ungerade Zahlen und Leute, die kommen und gehen

presence-no-such-round = Runde { $round } gibt es nicht: Das Turnier hat { $rounds } Runden.
presence-never = { $name } wäre in keiner Runde mehr da, die noch ausgelost wird. Wer geht, wird zurückgezogen.
presence-knock-out = In einem K.-o. hängt alles davon ab, wer gewinnt: Niemand kann nur für einzelne Runden da sein.
presence-set = { $name } ist von den kommenden Runden in { $rounds } da.
presence-remark = fehlt in Runde { $rounds }
presence-menu = Nur in einzelnen Runden da …
presence-which = In welchen Runden ist { $name } da?
presence-drawn = Was ausgelost ist, bleibt.
presence-round = Runde { $round }
presence-form = «{ $text }» sind keine Runden: so etwas wie 2-4 oder 1,3-5.
reserve-knock-out = In einem K.-o. füllt kein Springer einen Tisch: Wer keinen Gegner hat, ist eine Runde weiter.
reserve-is = { $name } springt ein, wenn sonst ein Tisch nicht voll würde, und wird nicht rangiert.
reserve-is-not = { $name } wird ausgelost und rangiert wie alle.
reserve-remark = Springer
reserve-make = Springer: nur auslosen, wenn ein Tisch sonst nicht voll würde
reserve-end = Kein Springer mehr: immer auslosen und rangieren
journal-set-presence = { $name } ist von den kommenden Runden in { $rounds } da
journal-set-reserve = { $reserve ->
    [yes] { $name } ist Springer
   *[no] { $name } spielt mit wie alle
}
cli-present = sagt im Voraus, in welchen Runden jemand da ist
cli-present-rounds = die Runden, z. B. 2-4 oder 1,3-5
cli-reserve = macht jemanden zum Springer, der nur Tische füllt
cli-reserve-undo = spielt wieder mit wie alle
cli-register-reserve = als Springer: wird nur ausgelost, wenn ein Tisch sonst nicht voll würde
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
cli-set = ändert Einstellungen der Ausschreibung, auch während des Turniers
cli-set-settings = die Einstellungen, z. B. rounds=5 odd-numbers=five
cli-set-done = { $key } ist jetzt { $value }.
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
cli-enter-dry-run = sagt nur, was sich damit ändern würde
presence-until = da bis Runde { $round }
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
import-log-six = An Tisch { $table } spielen sechs: Logs gibt es nur von Spielen zu viert.
odd-six-viewer-leads-to = { $who } gibt das Ausspiel an { $to }
odd-six-viewer-ends = { $who } gibt den Gegnern eigene Stiche und { $points } Punkte aus der Hand, { $before } gibt { $to } die eigenen Stiche
odd-six-viewer-triple = Dreifachsieg von { $who }, { $partner } und { $to }
viewer-waits-dog = { $who } wählt den Partner
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
cli-audit-first = --first-out: Hier gibt es die Sitze 0 bis { $last }.
