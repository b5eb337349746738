regulations-hints = Point out rare hands
regulations-hints-once = at most once in
regulations-hints-unit = hands
regulations-hints-never = never
regulations-hints-tip = Hands that are possible but happen so rarely are pointed out while they are typed; they are saved all the same.
regulations-clubs-apart = Keep clubs apart
regulations-clubs-apart-off = never
regulations-clubs-apart-until = until round
regulations-clubs-apart-tip = In so many first rounds people of the same club share a table as rarely as possible
regulations-too-few-rounds = { $drawn ->
    [0] A tournament has at least one round
    [one] One round has been drawn already
   *[other] { $drawn } rounds have been drawn already
}: there cannot be fewer.
regulations-already-drawn = The draw has been made: who enters and how many hands are played cannot be changed any more.
regulations-seeding = Seeding
regulations-seeding-lot = by lot
regulations-seeding-list = order of the entries
regulations-groups = Groups
regulations-advancing = going on from each
regulations-best-of-three = Two wins needed
regulations-best-of-three-from = { $left ->
    [0] never
    [2] in the final
    [4] from the semi-finals
    [8] from the quarter-finals
   *[other] from { $left } teams on
}
regulations-third-place = Third place
regulations-third-place-played = is played for
regulations-odd-tables = There are tables of five, three or six already: those left over cannot always sit out any more.
regulations-draw-order = Who sits where
regulations-draw-order-lot = by lot
regulations-draw-order-standings = by standings: the best at table 1
regulations-draw-order-tip = From the second round on the best four play at table 1, the next four at table 2 and so on, never twice with the same partner
regulations-odd-numbers = Those left over
regulations-odd-numbers-rest = sit a round out
regulations-odd-numbers-five = join tables of five
regulations-odd-numbers-three = play at tables of three
regulations-odd-numbers-six = play at a table of six
regulations-odd-numbers-tip = At a table of five somebody else rests in every hand, and the table plays more hands (10 instead of 8). At a table of three each in turn plays with an open hand as partner against the other two. At a table of six three play against three; two of those left over join a table together.
regulations-bye-prorated = the average of one's own hands
regulations-dropped-rounds = Rounds dropped
regulations-dropped-rounds-tip = So many rounds of everybody do not count: the worst.
regulations-dropped-rounds-none = none
regulations-title = Regulations and details
regulations-details = Tournament
regulations-name = Name
regulations-day = Date
regulations-place = Place
regulations-rules = Regulations
regulations-preset = Template
regulations-format = Draw
regulations-rounds = Rounds
regulations-hands = Hands a round
regulations-hands-by-the-clock = by the clock
regulations-lost-call = Double victory, call lost
regulations-lost-call-unit = victory points
regulations-bye = A bye counts
regulations-bye-none = nothing
regulations-bye-average = the average of one's own rounds
regulations-bye-flat = fixed points
regulations-flat-victory-points = Victory points
regulations-flat-tichu-points = Tichu points
regulations-tie-breaks = Ranked by
regulations-tie-breaks-tip = From top to bottom: the next criterion counts only when the one above is equal.
regulations-up = Up
regulations-down = Down
regulations-house-rules = House rules
regulations-save = Apply
regulations-cancel = Cancel
regulations-change = { $rule }: { $before } → { $after }
regulations-heading = The tournament has begun. These rules change:
regulations-effects = This also changes:
regulations-no-effects = Points, places, prizes and draws stay as they are.
regulations-weighing = Being computed …
regulations-accept = Change the regulations (F8)
regulations-drop = Leave them as they were (Del)
regulations-edit = Esc goes back to the fields.
regulations-unit = Who enters
regulations-unit-player = single people
regulations-unit-partnership = teams
regulations-players = People at a table
regulations-stages = Partners change, parts of a round
regulations-scoring = Victory points come from
regulations-scoring-hand = each hand
regulations-scoring-match = the match
regulations-scoring-margin = a clear lead
regulations-scoring-matchpoints = the same cards at other tables
regulations-win = Victory points for a win
regulations-tie = Victory points for a tie
regulations-double = Victory points for a double victory
regulations-flat = Fixed points of a bye
regulations-board-seed = Prepared hands
regulations-board-seed-none = not dealt yet
regulations-board-seed-one = dealt
regulations-board-seed-other = dealt otherwise (secret)
regulations-fee-none = none
regulations-fee-entrant = no, both together
regulations-fee-person = yes
regulations-here-by-none = no deadline
regulations-idle = “{ $setting ->
    [odd-numbers] { regulations-odd-numbers }
    [by-standings] { regulations-draw-order }
    [seeded] { regulations-seeding }
    [third-place] { regulations-third-place }
    [best-of-three-from] { regulations-best-of-three }
    [groups] { regulations-groups }
    [advancing] { regulations-advancing }
    [win] { regulations-win }
    [tie] { regulations-tie }
    [double] { regulations-double }
    [double-with-lost-call] { regulations-lost-call }
    [flat] { regulations-flat }
    [target-score] { house-rule-target-score }
    [both-grand-tichus] { house-rule-both-grand-tichus }
    [booster] { house-rule-booster }
    [booster-tables] { booster-tables }
   *[board-seed] { regulations-board-seed }
}” has no effect here: { $why ->
    [no-tie] somebody goes on from every match, so none ends in a tie.
    [scoring] points are counted differently here.
    [hands] a fixed number of hands ends the round.
    [rules] under the other rules the question does not arise.
    [byes] a bye does not count fixed points.
    [no-booster] Booster is not played.
   *[format] the way rounds are drawn here has no use for it.
}
regulations-dropped-all = Of { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} it is not possible to drop { $dropped }: at least one counts.
regulations-dropped-knock-out = In a knock-out every match counts: no round can be dropped.
