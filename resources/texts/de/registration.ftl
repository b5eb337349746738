# Startgeld, Plätze, Frist, Warteliste, Einzelne und Doppelte

registration-negative = Startgeld und Plätze können nicht unter null liegen.
registration-currency = Die Währung hat höchstens { $most } Zeichen.
registration-no-fee = Für dieses Turnier ist kein Startgeld festgelegt.
registration-full = { $count ->
    [one] Alle { $room } Plätze sind vergeben: «{ $name }» steht auf der Warteliste.
   *[other] Alle { $room } Plätze sind vergeben: { $count } stehen auf der Warteliste, als Letztes «{ $name }».
}
registration-no-room = Alle { $room } Plätze waren schon vergeben: Mit «{ $name }» ist es einer mehr.
registration-waits-drawn = «{ $name }» wurde schon ausgelost und kann nicht mehr warten, aber sich abmelden.
joining-not-single = «{ $name }» sucht niemanden zum Spielen, oder ist schon vergeben.
joining-oneself = «{ $name }» kann nicht mit sich selbst zusammengelegt werden.
joining-was-drawn = «{ $name }» wurde schon ausgelost oder bestraft und kann nicht mehr wegfallen.

journal-set-entry-terms = Startgeld, Plätze und Frist geändert: { $fee ->
    [none] kein Startgeld
   *[other] { $currency } { $fee }
}{ $room ->
    [0] {""}
   *[other] , { $room } Plätze
}{ $time ->
    [none] {""}
   *[other] , da sein bis { $time }
}
journal-set-paid = { $paid ->
    [no] { $count ->
        [one] «{ $name }» hat doch nicht bezahlt
       *[other] { $count } haben doch nicht bezahlt, darunter «{ $name }»
    }
   *[yes] { $count ->
        [one] «{ $name }» hat bezahlt
       *[other] { $count } haben bezahlt, darunter «{ $name }»
    }
}: { $currency } { $amount }
journal-set-waiting = { $waiting ->
    [no] «{ $name }» rückt von der Warteliste nach
   *[yes] «{ $name }» kommt auf die Warteliste
}
journal-set-aside = { $aside ->
    [no] { $count ->
        [one] «{ $name }» ist doch noch gekommen
       *[other] { $count } sind doch noch gekommen, darunter «{ $name }»
    }
   *[yes] { $count ->
        [one] «{ $name }» fehlt und wird nicht ausgelost
       *[other] { $count } fehlen und werden nicht ausgelost, darunter «{ $name }»
    }
}
journal-match-singles = { $count ->
    [one] «{ $one }» und «{ $other }» spielen zusammen
   *[other] { $count } Teams aus Einzelnen gebildet, als Erstes «{ $one }» und «{ $other }»
}
journal-merge-entrants = «{ $one }» und «{ $other }» zusammengelegt

arriving-wrong-code = Den Code { $code } gibt es heute nicht. Gemeint ist wohl «{ $name }» ({ $right }).
arriving-nobody = Den Code { $code } gibt es heute nicht: Noch ist niemand angemeldet.
arriving-already = «{ $name }» ist schon da.
arriving-waits = «{ $name }» ist da, steht aber auf der Warteliste.
arriving-single = «{ $name }» ist da, sucht aber noch jemanden zum Spielen.

## Auf Papier

sheets-cards = Teilnehmerkarten
sheets-receipts = Quittungen
sheets-code = Code
sheets-card-number = Nr. { $number }
sheets-paid = Bez.
sheets-paid-by = Bezahlt von
sheets-amount = Betrag
sheets-receipt = Quittung Nr. { $number }
sheets-receipt-for = Startgeld erhalten
sheets-receipt-signature = Unterschrift
sheets-receipts-none = Noch hat niemand bezahlt.
sheets-cash-taken = In der Kasse
sheets-cash-owed = Noch offen
sheets-cash-payers = Haben bezahlt
sheets-cash-debtors = Müssen noch bezahlen
sheets-waiting = Warteliste
sheets-single = sucht Partner
