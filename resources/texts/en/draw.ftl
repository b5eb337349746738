# Draw: dry run, publishing, typing in by hand

screen-draw = Draw
screen-draw-tip = Who sits where in the next round
draw-playing = { $count } are playing, { $tables ->
    [one] one table
   *[other] { $tables } tables
}
draw-tables = { $count ->
    [one] One table
   *[other] { $count } tables
}
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
