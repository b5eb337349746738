verify-disputed = Runde { $round }, Tisch { $table }: trotz Einwand angenommen und noch nicht geprüft ({ $reason }).
verify-passes-differ = Runde { $round }, Tisch { $table }: Die zweite Eingabe weicht von der ersten ab.
verify-seat-twice = Runde { $round }: «{ $name }» hat zwei Plätze.
verify-table-victory-points = Runde { $round }, Tisch { $table }: Die Siegpunkte ergeben { $sum } statt { $right }.
verify-result = Runde { $round }, Tisch { $table }: Dieses Resultat kann nicht sein, und niemand hat es begründet angenommen.
verify-table-sum = Runde { $round }, Tisch { $table }: Die Summe ist { $sum } statt { $right }.
verify-field-sum = Nach Runde { $round } ist die Summe der Rangliste { $sum }, die der Tische { $right }.
verify-penalties = { $count ->
    [one] Ein Entscheid der Turnierleitung
   *[other] { $count } Entscheide der Turnierleitung
}: { $changes ->
    [no] Das ändert an den Punkten nichts
   *[other] Die Rangliste zählt { $victory } Siegpunkte und { $tichu } Tichu-Punkte weniger, als gespielt wurden
}.
