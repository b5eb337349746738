ranking-no-column = Eine Spalte «{ $column }» hat die Liste nicht.
ranking-no-points = In der Liste steht keine Spalte mit Punkten.
ranking-right = Die Summe { $sum } stimmt.
ranking-sum = Die Summe ist { $sum } statt { $right }: { $by } zu { $too ->
    [little] wenig
   *[much] viel
}.
ranking-row = Nur eine Zeile stellt Summe und Reihenfolge wieder her: Zeile { $line }, «{ $name }», { $right } statt { $printed }.
ranking-no-single-row = { $count ->
    [0] Keine einzelne Zeile stellt Summe und Reihenfolge wieder her: Es sind mehrere falsch.
   *[other] { $count } Zeilen kommen in Frage: { $names }
}
ranking-differs = «{ $name }» hat { $right } Punkte, nicht { $printed }.
