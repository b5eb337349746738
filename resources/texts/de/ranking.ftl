ranking-no-column = Eine Spalte «{ $column }» hat die Liste nicht.
ranking-no-points = In der Liste steht keine Spalte mit Punkten.
ranking-right = Spalte «{ $column }»: Die Summe { $sum } von { $lines } Zeilen stimmt.
ranking-row-left-out = «{ $text }» wird nicht gelesen.
ranking-sum = Die Summe ist { $sum } statt { $right }: { $by } zu { $too ->
    [little] wenig
   *[much] viel
}.
ranking-row = Nur eine Zeile stellt Summe und Reihenfolge wieder her: Zeile { $line }, «{ $name }», { $right } statt { $printed }.
ranking-no-single-row = { $count ->
    [0] Keine einzelne Zeile stellt Summe und Reihenfolge wieder her: Es sind mehrere falsch.
   *[other] { $count } Zeilen kommen in Frage: { $names }
}
ranking-differs = «{ $name }», { $column }: { $printed } statt { $right }.
ranking-no-number = «{ $text }» in der Spalte «{ $column }» ist keine Zahl (bei «{ $name }»).
ranking-other-order = Die Liste steht nicht in der Reihenfolge dieser Punkte: Sie verrät nicht, welche Zeile falsch ist, oder es sind mehrere.
ranking-other-list = Das ist keine Rangliste eines Abends, sondern eine Saisontabelle oder eine Sonderliste.
ranking-of-others = Niemand auf dieser Liste spielt in diesem Turnier.
ranking-pdf = Ein PDF wird nicht gelesen. Dieselbe Liste als csv, xlsx oder html wird gelesen.
ranking-of-round = Die Liste ist der Stand nach Runde { $round }, nicht der von jetzt.
ranking-stranger = «{ $name }» steht auf der Liste, aber nicht in der Rangliste des Turniers.
ranking-twice = «{ $name }» steht einmal zu viel auf der Liste.
ranking-missing = «{ $name }» fehlt auf der Liste.
ranking-order = «{ $name }» gehört vor «{ $above }».
ranking-more = Dazu { $count ->
    [one] ein weiterer Unterschied
   *[other] { $count } weitere Unterschiede
}.
ranking-compared = Verglichen mit der Rangliste nach Runde { $round }: { $lines ->
    [one] eine Zeile
   *[other] { $lines } Zeilen
}, Spalten { $columns }.
ranking-left-out = Nicht verglichen: { $columns }.
ranking-empty = Spalte «{ $column }»: { $count ->
    [one] Eine Zelle ist
   *[other] { $count } Zellen sind
} leer.
ranking-other-sheet = Das ist das Blatt «{ $sheet }», keine Rangliste.
