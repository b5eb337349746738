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

## Am Pult

desk-paid = Bezahlt
desk-pay = Bezahlt / nicht bezahlt (P)
desk-wait = Auf die Warteliste setzen
desk-move-up = Von der Warteliste nachrücken
desk-remark-waiting = Warteliste
desk-remark-single = sucht Partner
desk-member-2-or-alone = Zweite Person (leer: sucht noch)
desk-absent = { $state ->
    [late] Seit { $time } fehlen { $count }
    [early] Bis { $time }: { $count } fehlen
   *[none] Es fehlen { $count }
}
desk-absent-tip = Zeigt nur, wer noch fehlt
desk-aside = Beiseite stellen
desk-aside-tip = Wer fehlt, wird nicht ausgelost (Ctrl+M). Wer doch noch kommt: Code oder Name, Eingabetaste.
desk-alone = { $count ->
    [one] Eine Einzelperson
   *[other] { $count } Einzelne zusammenführen …
}
desk-alone-tip = Wer allein gekommen ist, bekommt jemanden zum Spielen (Ctrl+J)
desk-up-tip = Wer zuoberst auf der Warteliste steht, rückt nach (Ctrl+U)
desk-waiting = { $free ->
    [0] Warteliste: { $count }
   *[other] Platz frei: «{ $name }» rückt nach
}
desk-twice = { $count ->
    [one] Vielleicht doppelt …
   *[other] { $count } vielleicht doppelt …
}
desk-twice-tip = Zwei Namen, die dasselbe meinen können: ansehen und zusammenlegen (Ctrl+H)
desk-cash = { $count ->
    [0] Kasse { $amount }, alle haben bezahlt
   *[other] Kasse { $amount }, { $count } offen
}
desk-owing-tip = Zeigt nur, wer noch bezahlen muss. In der Liste: P heisst bezahlt
terms-menu = Startgeld, Plätze, Frist …
terms-title = Startgeld, Plätze, Frist
terms-fee = Startgeld
terms-currency = Währung
terms-per-person = Jede Person des Teams bezahlt so viel
terms-room = Plätze
terms-any-number = beliebig viele
terms-room-tip = Wer später kommt, steht auf der Warteliste.
terms-here-by = Da sein bis
names-recent = Namen aus den letzten Turnieren übernehmen
names-folder = Namen aus einem Ordner übernehmen …
names-forget = Alle früheren Namen vergessen
names-learned = { $count } Namen sind bekannt und werden beim Tippen vorgeschlagen.
names-forgotten = Alle Namen aus früheren Turnieren sind gelöscht.
singles-title = Einzelne zusammenführen
singles-hint = Je zwei Zeilen spielen zusammen. Alt mit ↑ und ↓ verschiebt, die Eingabetaste bildet die Teams.
singles-team = Team
singles-by-registration = Nach Anmeldung
singles-by-lot = Auslosen
singles-by-registration-said = Wie sie sich angemeldet haben
singles-by-lot-said = Ausgelost, Startzahl { $seed }
singles-up = Nach oben
singles-down = Nach unten
singles-take = { $count ->
    [one] Ein Team bilden
   *[other] { $count } Teams bilden
}
doubles-title = Vielleicht doppelt
doubles-hint = Die Eingabetaste legt zusammen: Was besser geschrieben ist, bleibt, auch Bezahltes. Ctrl+Z trennt wieder.
doubles-one = Diese Anmeldung
doubles-other = und diese
doubles-result = wird zu
doubles-merge = Zusammenlegen
doubles-two = Es sind zwei (Del)
doubles-none = Niemand steht doppelt auf der Liste.
doubles-close = Schliessen

## Befehlszeile

cli-check-in = sagt, dass jemand da ist, mit Code, Nummer oder Name
cli-check-in-code = der Code auf der Karte, die Nummer oder der Name
cli-check-in-undo = ist doch nicht da
cli-pay = nimmt das Startgeld von jemandem ein
cli-pay-code = der Code auf der Karte, die Nummer oder der Name
cli-pay-back = gibt es zurück
cli-register-single = kommt allein und sucht noch jemanden (nur in Turnieren für Teams)
cli-register-paid = hat das Startgeld gleich bezahlt
cli-here = «{ $name }» ist da.
cli-not-here = «{ $name }» ist doch nicht da.
cli-paid = «{ $name }» hat bezahlt (Quittung { $number }). In der Kasse: { $currency } { $taken }.
cli-not-paid = «{ $name }» hat nichts bezahlt. In der Kasse: { $currency } { $taken }.
