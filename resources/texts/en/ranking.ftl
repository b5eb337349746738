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
ranking-differs = “{ $name }” has { $right } points, not { $printed }.
