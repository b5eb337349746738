slip-code-title = Zettel { $code }?
slip-code-hint = Runde, T, Tisch und Buchstabe, dann Enter. Ein Scanner tippt das selbst.
slip-code-key = Code des Zettels
slip-code-form = «{ $code }» ist kein ganzer Code: Runde, T, Tisch und ein Buchstabe, zum Beispiel 3T12K.
slip-code-wrong = Der Code { $code } stimmt nicht: Ein Zeichen ist falsch, oder der Zettel ist von einem anderen Abend.
slip-code-other-draw = Der Zettel { $code } gehört zu einer anderen Auslosung oder zu einem anderen Turnier.
slip-code-not-drawn = Code { $code }: Runde { $round } ist hier noch nicht ausgelost.
slip-of-other-round = Das ist ein Zettel der Runde { $round } (Tisch { $table }); getippt wird Runde { $now }. Bild↑ und Bild↓ wechseln die Runde.
slip-entered = Der Zettel von Tisch { $table } ist schon eingetippt: { $a } : { $b }. Enter öffnet ihn zum Korrigieren.
slip-say-points = { $one } zu { $other }
slip-say-empty = leer
slip-say-sums = Summe { $points }
slip-say-double = Doppelsieg { $side }
slip-say-no-double = kein Doppelsieg
slip-say-title = Laufzettel
slip-say-mark = { $mark ->
    [tichu-made] Tichu { $name } erfüllt
    [tichu-lost] Tichu { $name } verloren
    [grand-made] Grosses Tichu { $name } erfüllt
    [grand-lost] Grosses Tichu { $name } verloren
    [small-made] kleines Tichu { $name } erfüllt
    [small-lost] kleines Tichu { $name } verloren
   *[first] { $name } zuerst fertig
}
