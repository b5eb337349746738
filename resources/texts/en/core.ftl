# What is wrong with hands, lists and draws, and the names of things to choose from

## Entries

entrant-no-name = The name is missing here.
entrant-name-too-long = This is too long: names have at most { $most } characters.
entrant-duplicate = “{ $name }” is on the list already. If they are two different people, add something to the name, or the club.
entrant-namesake = There are two called “{ $name }”, of different clubs. On seat plan and standings, something added to the name helps.
entrant-member-twice = “{ $name }” already plays in the team “{ $team }”.
entrant-missing-partner = “{ $name }” lacks a name: a team has two people.
entrant-has-partner = “{ $name }” has a partner, but people enter this tournament one by one: please register both separately.
entrant-partner-of-self = “{ $name }” cannot form a team alone.
entrant-unknown = There is no number { $entrant } on the list.
entrant-name-unknown = “{ $name }” is not on the list.
entrant-name-ambiguous = “{ $name }” may mean several ({ $names }): please give the number.
entrant-was-drawn = “{ $name }” has been drawn already and cannot be removed, but can withdraw.
withdraw-no-such-round = There is no round { $round }: please give the first round to be drawn without this entry.
withdraw-already-drawn = “{ $name }” has already played in round { $round }, or its draw cannot do without. Either withdraw from a later round on, or put in a substitute.
substitute-same-name = The substitute has the same name: “{ $name }”.

## Draw

draw-wrong-round = It is not the turn of round { $round }, but of round { $next }.
draw-too-many-rounds = There is no round { $round }: the tournament has { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}. The number of rounds can be changed in the regulations.
draw-no-tables = Not a single table can be filled: there are too few people.
draw-not-playing = “{ $name }” does not play in round { $round }.
draw-twice = “{ $name }” has two places.
draw-left-out = “{ $name }” has neither a place nor a bye.
draw-table-twice = Table { $table } is there twice.
draw-table-seats = The seats of table { $table } are wrong: it takes four different people or two different teams.
draw-results-missing = { $count ->
    [one] A result of round { $round } is still missing.
   *[other] { $count } results of round { $round } are still missing.
}
draw-many-sit-out = { $count } sit out, enough for another table. Is one missing from the draw?
draw-not-last = Only the last draw can be taken back, and round { $round } is not the last.
draw-has-results = { $count ->
    [one] Round { $round } has a result already
   *[other] Round { $round } has { $count } results already
}: please remove them first, then the draw can be taken back.
plan-round-form = Round { $round }: a round is a list of tables, for example [[1, 2, 3, 4], [5, 6, 7, 8]].
plan-table-form = Table { $table } cannot be read. Possible are [[1, 2], [3, 4]], [1, 2, 3, 4] and for teams [[1], [2]], always with the numbers of the list.
plan-needs-partnerships = Table { $table }: teams play in this tournament, so a table is for example [[1], [2]].
plan-needs-players = Table { $table }: people enter this tournament one by one, so a table is for example [1, 2, 3, 4].
plan-unknown-entrant = Table { $table }: there is no number { $entrant } on the list.

## Results

hand-step = { $points } cannot be: Tichu points come in fives.
hand-grand-tichu = There is no Grand Tichu in this tournament.
hand-double-other-side = A double victory belongs to the side that went out first; as given, the other side was out first.
hand-double-or-not = { $a }:{ $b } can be counted cards or a { $won ->
    [triple] triple
   *[double] double
} victory: please say which.
hand-double-points = With this double victory and these calls it is { $a }:{ $b }.
hand-card-points = { $calls ->
    [none] A side cannot have { $points } card points
   *[some] Without the calls a side would have { $points } card points
}: { $least } to { $most } are possible.
hand-who-first = With calls it must be clear who went out first: please say who.
hand-sum = Together these are { $sum } points. { $calls ->
    [none] Without a call
   *[some] With these calls
} there must be { $right }{ $double ->
    [0] .
   *[other] , with a double victory { $double }.
}
result-total-step = { $points } cannot be: Tichu points come in fives.
result-total-sum = { $a } and { $b } make { $sum }: both sides together always make a multiple of 100.
result-needs-hands = Every hand counts by itself in this tournament: all hands are needed, the total is not enough.
result-no-hands = No hand was given.
result-hands-unknown = It was not said how many hands were played; they are missing in the standings.
result-too-many-hands = { $played } hands were given, { $planned } are planned.
result-hands-missing = { $played ->
    [one] One hand was
   *[other] { $played } hands were
} played instead of { $planned }.
result-not-entered = Round { $round }, table { $table } has no result.
result-round-not-drawn = Round { $round } has not been drawn yet.
result-no-such-table = There is no table { $table } in round { $round }.

## Tournament

details-no-name = The tournament needs a name.
regulations-too-few-rounds = { $drawn ->
    [0] A tournament has at least one round
    [one] One round has been drawn already
   *[other] { $drawn } rounds have been drawn already
}: there cannot be fewer.
regulations-already-drawn = The draw has been made: who enters and how many hands are played cannot be changed any more.
undo-nothing = There is nothing to undo.
redo-nothing = There is nothing to redo.

## Check of the sums

verify-result = Round { $round }, table { $table }: this result cannot be, and nobody accepted it with a reason.
verify-table-sum = Round { $round }, table { $table }: the sum is { $sum } instead of { $right }.
verify-field-sum = After round { $round } the standings sum up to { $sum }, the tables to { $right }.

## Presets

preset-club-evening = Club evening
preset-club-evening-tip = Single players, three rounds by the clock. Nine hands at each table of four, three with everybody; the tables are regrouped after each round.
preset-turnier = Tournament mode
preset-turnier-tip = Single players, one round: nine hands at a table of four, three with everybody.
preset-treibhaus = Treibhaus
preset-treibhaus-tip = Fixed teams, three rounds by the clock. Opponents are drawn by lot, none twice.
preset-dtm = DTM
preset-dtm-tip = Single players, six rounds of four hands, a new partner every round. No Grand Tichu.

format-fours = Tables of four, regrouped after each round
format-individual = Single players, a new partner every round
format-whist = Single players, whole rotation: with everybody once, against everybody twice
format-partnerships-by-lot = Fixed teams, opponents by lot
format-swiss = Fixed teams, Swiss system: equals meet
format-round-robin = Fixed teams, everybody plays everybody

## Criteria of the standings

tie-break-victory-points = Victory points
tie-break-tichu-points = Tichu points
tie-break-tichu-difference = Difference of Tichu points
tie-break-double-victories = Double victories
tie-break-hands-won = Hands won
tie-break-calls-made = Calls made
tie-break-best-round = Best round
tie-break-fewest-byes = Fewer byes

file-is-tournament = There is a tournament in “{ $file }”. It stays as it is: please choose another name.
file-not-written = “{ $file }” cannot be written ({ $reason }).
