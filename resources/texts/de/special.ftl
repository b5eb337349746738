# Sonderlisten: auf dem Blatt und im Fenster

sheets-special-lists = Sonderlisten
special-tichus = Am meisten Tichus erfüllt
special-tichus-value = Tichus
special-grand-tichus = Am meisten Grosse Tichus erfüllt
special-grand-tichus-value = Grosse Tichus
special-double-victories = Am meisten Doppelsiege
special-double-victories-value = Doppelsiege
special-best-round = Beste Runde
special-best-round-value = Siegpunkte
special-without-lost-call = Am längsten ohne verlorene Ansage
special-without-lost-call-value = Spiele in Folge
special-round = Runde
special-nothing = Noch ist nichts gespielt, was in eine Sonderliste gehört.
special-about = Alle Runden zählen, auch Streichresultate. Eine Folge ohne verlorene Ansage zählt nur bei denen, die an diesem Abend eine Ansage erfüllt haben.
special-in-round = Runde { $round }
special-shared = und { $count } weitere auf demselben Rang
