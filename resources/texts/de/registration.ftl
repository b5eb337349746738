registration-negative = Startgeld und Plätze können nicht unter null liegen.
registration-currency = Die Währung hat höchstens { $most } Zeichen.
registration-no-fee = Für dieses Turnier ist kein Startgeld festgelegt.
registration-full = { $count ->
    [one] Alle { $room } Plätze sind vergeben: «{ $name }» steht auf der Warteliste.
   *[other] Alle { $room } Plätze sind vergeben: { $count } stehen auf der Warteliste, als Letztes «{ $name }».
}
registration-no-room = Alle { $room } Plätze waren schon vergeben: Mit «{ $name }» ist es einer mehr.
registration-waits-drawn = «{ $name }» wurde schon ausgelost und kann nicht mehr warten, aber sich abmelden.
registration-label-length = Ein Etikett hat 1 bis { $most } Zeichen.
registration-labels = «{ $name }» hat schon { $most } Etiketten, mehr hat in der Zeile nicht Platz.
