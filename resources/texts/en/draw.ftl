draw-wrong-round = It is not the turn of round { $round }, but of round { $next }.
draw-too-many-rounds = There is no round { $round }: the tournament has { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}. The number of rounds can be changed in the regulations.
draw-no-tables = Not a single table can be filled: there are too few people.
draw-not-playing = { $title }: “{ $name }” does not play.
draw-groups-rest = In the first round { $count } may rest, not { $resting }: whoever rests without need would be in no group.
draw-across-groups = “{ $one }” and “{ $other }” at table { $table } are not in the same group.
draw-twice = “{ $name }” has two places.
draw-left-out = “{ $name }” has neither a place nor a bye.
draw-table-twice = Table { $table } is there twice.
draw-table-seats = The seats of table { $table } are wrong: it takes four different people or two different teams.
draw-results-missing = { $count ->
    [one] { $title }: a result is still missing.
   *[other] { $title }: { $count } results are still missing.
}
draw-result-differs = Round { $round }, table { $table }: the second entry differs; until that is decided, the first one counts for the draw.
draw-result-asked = Round { $round }, table { $table }: the note still asks something; until it is answered, the result as entered counts for the draw.
draw-many-sit-out = { $count } sit out, enough for another table. Is one missing from the draw?
draw-not-last = Only the last draw can be taken back, and this is not the last: { $title }.
draw-has-results = { $count ->
    [one] { $title } has a result already
   *[other] { $title } has { $count } results already
}: please remove them first, then the draw can be taken back.
draw-playing = { $unit ->
    [partnership] { $count } teams = { $people } people
   *[player] { $count }
} are playing, { $tables ->
    [one] one table
   *[other] { $tables } tables
}
draw-tables = { $count ->
    [one] One table
   *[other] { $count } tables
}
draw-singles = Without a partner, not in the draw: { $names }
draw-absent = { $count ->
    [one] Not here
   *[other] { $count } not here
}: { $names }
draw-unseated = { $count } still without a seat: { $names }
draw-nothing = Not drawn yet. Draw shows a proposal; only Publish makes it valid.
draw-seed = Seed
draw-seed-exchanged = Seed, then exchanged
draw-seed-tip = The same seed with the same people always gives the same draw
draw-new-seed = Another seed
draw-do-draw = Draw
draw-no-other = { $count } other seeds gave this draw too. No other one as good was found.
draw-do-again = Again with another seed
draw-do-publish = Publish
draw-do-discard = Discard
draw-do-hand = By hand
draw-do-print = Print seats and slips
draw-do-clock = To the clock
draw-do-withdraw = Take the draw back
draw-take-table = Take table
draw-take-table-tip = Enter in the last field
draw-table = Table
draw-one = Team
draw-other = against
draw-seat-0 = A
draw-seat-1 = B
draw-seat-2 = C
draw-seat-3 = D
draw-legend = Hands 1–{ $first }: A + B against C + D.  Hands { $second }–{ $third }: A + C against B + D.  Hands { $fourth }–{ $last }: A + D against B + C.
draw-legend-sides = A + B against C + D
draw-quality = Quality of all rounds
draw-own-step = seats swapped, not published yet
