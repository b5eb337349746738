# Veröffentlichte Ranglisten: stimmt die Summe, und welche Zeile ist es sonst?

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
cli-audit-ranking = sagt, welche Zeile einer Rangliste falsch ist, wenn die Summe nicht stimmt
cli-audit-ranking-source = die Liste: csv oder Text, oder - für die Eingabe
cli-audit-ranking-total = die Summe, die herauskommen muss
cli-audit-ranking-column = welche Spalte, nach ihrem Titel oder ihrer Nummer
ranking-differs = «{ $name }» hat { $right } Punkte, nicht { $printed }.
cli-verify-ranking = eine gedruckte Rangliste, die dazu stimmen soll
