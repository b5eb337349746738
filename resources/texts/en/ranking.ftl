# Published rankings: is the sum right, and which row is it otherwise?

ranking-no-column = The list has no column “{ $column }”.
ranking-no-points = The list has no column with points.
ranking-right = The sum { $sum } is right.
ranking-sum = The sum is { $sum } instead of { $right }: { $by } too { $too ->
    [little] few
   *[much] many
}.
ranking-row = Only one row restores sum and order: row { $line }, “{ $name }”, { $right } instead of { $printed }.
ranking-no-single-row = { $count ->
    [0] No single row restores sum and order: several are wrong.
   *[other] { $count } rows come into question: { $names }
}
cli-audit-ranking = tells which row of a ranking is wrong when the sum does not come out
cli-audit-ranking-source = the list: csv or text, or - for the input
cli-audit-ranking-total = the sum that must come out
cli-audit-ranking-column = which column, by its head or its number
ranking-differs = “{ $name }” has { $right } points, not { $printed }.
cli-verify-ranking = a printed ranking that should agree with it
