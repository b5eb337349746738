registration-negative = Startgeld und Plätze können nicht unter null liegen.
registration-currency = Die Währung hat höchstens { $most } Zeichen.
registration-no-fee = Für dieses Turnier ist kein Startgeld festgelegt.
registration-full = { $count ->
    [one] Alle { $room } Plätze sind vergeben: «{ $name }» steht auf der Warteliste.
   *[other] Alle { $room } Plätze sind vergeben: { $count } stehen auf der Warteliste, zuletzt «{ $name }».
}
registration-no-room = Alle { $room } Plätze waren schon vergeben: Mit «{ $name }» ist es einer mehr.
registration-waits-drawn = «{ $name }» ist schon ausgelost und kann nicht mehr auf die Warteliste, nur noch abgemeldet werden.
registration-label-length = Ein Etikett hat 1 bis { $most } Zeichen.
registration-labels = «{ $name }» hat schon { $most } Etiketten, mehr hat in der Zeile nicht Platz.
registration-behind = { $free ->
    [one] Ein Platz ist frei
   *[other] { $free } Plätze sind frei
}, aber { $first } wartet darauf und kommt zuerst: { $count ->
    [one] «{ $name }» steht auf der Warteliste.
   *[other] { $count } stehen auf der Warteliste, zuletzt «{ $name }».
}
registration-place-free = { $free ->
    [one] Ein Platz ist frei
   *[other] { $free } Plätze sind frei
}, und { $count ->
    [one] es wartet «{ $name }».
   *[other] { $count } Anmeldungen warten: Als Nächstes ist «{ $name }» an der Reihe.
}
registration-before-others = «{ $first }» wartet schon länger; «{ $name }» kommt trotzdem zuerst an die Reihe.
registration-waits-not = «{ $name }» steht nicht auf der Warteliste.
registration-waits-already = «{ $name }» steht schon auf der Warteliste.
registration-nobody-waits = Auf der Warteliste steht niemand.
registration-none-free = Alle { $room } Plätze sind vergeben. Als Nächstes ist «{ $name }» an der Reihe.
