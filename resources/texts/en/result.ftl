result-award-needs-boards = Only prepared boards, which other tables play as well, can have an adjusted score.
result-total-step = { $points } cannot be: Tichu points come in fives.
result-total-sum = { $a } and { $b } make { $sum }: both sides together always make a multiple of 100.
result-needs-hands = Every hand counts by itself in this tournament: all hands are needed, the total is not enough.
result-no-hands = No hand was given.
result-hands-unknown = It was not said how many hands were played; they are missing in the standings.
result-too-many-hands = { $played } hands were given, { $planned } are planned.
result-hands-missing = { $played ->
    [one] There is one hand
   *[other] There are { $played } hands
} instead of { $planned }.
result-not-entered = { $title }, table { $table } has no result.
result-others-sit = { $title }, table { $table }: others sit there by now than those whose result it is.
result-round-not-drawn = { $title } has not been drawn yet.
result-no-such-table = { $title }: there is no table { $table }.
result-needs-stages = What counts here is how clearly each stage was won: all hands are needed, the total is not enough.
result-after-target = After hand { $hand } it was { $a }:{ $b }: the match ends with { $target } points.
result-target-not-reached = Nobody has reached { $target } points.
result-target-undecided = Both have reached { $target } points and are level: one more hand is missing, which decides.
result-note-long = A note has at most { $most } characters.
result-round-locked = { $title } is locked, its results stay as they are. To unlock it: under “Results” the button “Locked” beside the round, or with the command “lock --off”.
result-lock-owing = { $title } can only be locked when all results are in: { $count ->
    [one] one table owes its result
   *[other] { $count } tables owe theirs
}.
result-guard-open = Open
result-guard-asked = Correction asks first
result-guard-locked = Locked
result-guard-tip = Whether results of this round can still be changed
result-lock = Lock the round: nothing changes any more
result-unlock = Unlock the round
