special-tichus = Die meisten erfüllten Tichus
special-tichus-value = Tichus
special-grand-tichus = Die meisten erfüllten Grossen Tichus
special-grand-tichus-value = Grosse Tichus
special-double-victories = Die meisten Doppelsiege
special-double-victories-value = Doppelsiege
special-best-round = Beste Runde
special-best-round-value = Siegpunkte
special-without-lost-call = Am längsten ohne verlorene Ansage
special-without-lost-call-value = Spiele in Folge
special-round = Runde
special-nothing = Noch ist nichts gespielt, was in eine Sonderliste gehört.
special-about = Alle Runden zählen, auch Streichresultate. Eine Folge ohne verlorene Ansage zählt nur bei denen, die an diesem Abend eine Ansage erfüllt haben.
special-list = Liste
special-value = Wie viel
special-tichus-words = { $count ->
    [one] ein Tichu
   *[other] { $count } Tichus
}
special-grand-tichus-words = { $count ->
    [one] ein Grosses Tichu
   *[other] { $count } Grosse Tichus
}
special-double-victories-words = { $count ->
    [one] ein Doppelsieg
   *[other] { $count } Doppelsiege
}
special-best-round-words = { $value } Siegpunkte, { $tichu } Tichu-Punkte in Runde { $round }
special-without-lost-call-words = { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele in Folge
}
special-clubs = Vereine (die besten { $count } zählen)
special-by-totals = { $count ->
    [one] Von einem
   *[other] Von { $count }
} der { $all } Resultate sind nur die Totale bekannt: Ansagen und Doppelsiege daraus fehlen hier.
