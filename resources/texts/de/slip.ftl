# Der Code eines Laufzettels: Runde, Tisch und ein Prüfbuchstabe

slip-code-title = Zettel { $code }?
slip-code-hint = Runde, T, Tisch und Buchstabe, dann Enter. Ein Scanner tippt das selbst.
slip-code-key = Code des Zettels
slip-code-form = «{ $code }» ist kein ganzer Code: Runde, T, Tisch und ein Buchstabe, zum Beispiel 3T12K.
slip-code-wrong = Der Code { $code } stimmt nicht: Ein Zeichen ist falsch, oder der Zettel ist von einem anderen Abend.
slip-code-other-draw = Der Zettel { $code } gehört zu einer anderen Auslosung oder zu einem anderen Turnier.
slip-code-not-drawn = Code { $code }: Runde { $round } ist hier noch nicht ausgelost.
slip-of-other-round = Das ist ein Zettel der Runde { $round } (Tisch { $table }); getippt wird Runde { $now }. Bild↑ und Bild↓ wechseln die Runde.
slip-entered = Der Zettel von Tisch { $table } ist schon eingetippt: { $a } : { $b }. Enter öffnet ihn zum Korrigieren.
