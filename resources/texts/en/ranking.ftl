ranking-no-column = The list has no column “{ $column }”.
ranking-no-points = The list has no column with points.
ranking-right = Column “{ $column }”: the sum { $sum } of { $lines } lines is right.
ranking-row-left-out = “{ $text }” is not read.
ranking-sum = The sum is { $sum } instead of { $right }: { $by } too { $too ->
    [little] few
   *[much] many
}.
ranking-row = Only one row restores sum and order: row { $line }, “{ $name }”, { $right } instead of { $printed }.
ranking-no-single-row = { $count ->
    [0] No single row restores sum and order: several are wrong.
   *[other] { $count } rows come into question: { $names }
}
ranking-differs = “{ $name }”, { $column }: { $printed } instead of { $right }.
ranking-no-number = “{ $text }” in the column “{ $column }” is no number (at “{ $name }”).
ranking-other-order = The list is not in the order of these points: it does not tell which line is wrong, or there are several.
ranking-other-list = These are not the standings of an evening, but the table of a season or a special list.
ranking-of-others = Nobody on this list plays in this tournament.
ranking-pdf = A PDF is not read. The same list as csv, xlsx or html is.
ranking-of-round = The list shows the standings after round { $round }, not those of now.
ranking-stranger = “{ $name }” is on the list, but not in the standings of the tournament.
ranking-twice = “{ $name }” is on the list once too often.
ranking-missing = “{ $name }” is missing on the list.
ranking-order = “{ $name }” belongs above “{ $above }”.
ranking-more = And { $count ->
    [one] one more difference
   *[other] { $count } more differences
}.
ranking-compared = Compared with the standings after round { $round }: { $lines ->
    [one] one line
   *[other] { $lines } lines
}, columns { $columns }.
ranking-left-out = Not compared: { $columns }.
ranking-empty = Column “{ $column }”: { $count ->
    [one] one cell is
   *[other] { $count } cells are
} empty.
ranking-other-sheet = This is the sheet “{ $sheet }”, no standings.
