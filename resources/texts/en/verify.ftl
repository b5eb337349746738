verify-disputed = Round { $round }, table { $table }: accepted in spite of objections and not yet checked ({ $reason }).
verify-passes-differ = Round { $round }, table { $table }: the second entry differs from the first.
verify-seat-twice = Round { $round }: “{ $name }” has two seats.
verify-table-victory-points = Round { $round }, table { $table }: the victory points come to { $sum } instead of { $right }.
verify-result = Round { $round }, table { $table }: this result cannot be, and nobody accepted it with a reason.
verify-table-sum = Round { $round }, table { $table }: the sum is { $sum } instead of { $right }.
verify-field-sum = After round { $round } the standings sum up to { $sum }, the tables to { $right }.
verify-penalties = { $count ->
    [one] One ruling of the director
   *[other] { $count } rulings of the director
}: { $changes ->
    [no] the points are as they were played
   *[other] the standings count { $victory } victory points and { $tichu } Tichu points fewer than were played
}.
