# Was die Prüfung von Spielen und Partien sagt

audit-slip-minus = { $a } : { $b }, Minus vergessen
audit-slip-digits-swapped = { $a } : { $b }, Ziffern vertauscht
audit-slip-five-for-zero = { $a } : { $b }, 5 und 0 verwechselt
audit-slip-sides-swapped = { $a } : { $b }, Seiten vertauscht
audit-slip-one-digit = { $a } : { $b }, eine Ziffer falsch

audit-match-hands = { $a } : { $b } geht nicht in { $hands ->
    [one] einem Spiel
   *[other] { $hands } Spielen
}: Es braucht mindestens { $needed }.
audit-match-unreachable = { $a } : { $b } ist mit keiner Zahl von Spielen zu erreichen, die in einen Abend passt.
audit-running-sum = Nach Spiel { $hand } muss die Summe { $a } : { $b } sein.
