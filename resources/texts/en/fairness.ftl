fairness-board-repeats = Boards played twice
fairness-board-sharing = Tables that share boards
fairness-partner-repeats = Repeated partners
fairness-opponent-repeats = Repeated opponents
fairness-meeting-repeats = Met again
fairness-sit-out-spread = Difference in sitting out
fairness-table-repeats = Same table again
fairness-kept-apart-met = Kept apart, but at one table
fairness-club-mates-met = Club mates at one table too early
fairness-needed-table-missed = Not at the table needed
fairness-perfect = { $count }, it cannot be better
fairness-best = { $count }, { $scope ->
    [people] fewer is impossible, as long as the same people play in each round
    [groups] fewer is impossible with the same people together
   *[other] fewer is impossible
}
fairness-above = { $least ->
    [0] { $count }
   *[other] { $count }, { $scope ->
        [people] fewer than { $least } is impossible, as long as the same people play in each round
        [groups] fewer than { $least } is impossible with the same people together
       *[other] fewer than { $least } is impossible
    }
}
fairness-best-even = { $count }, { $scope ->
    [people] fewer only if some met still more often, or if others sat out
   *[other] fewer only if some met still more often
}
fairness-above-even = { $least ->
    [0] { $count }
   *[other] { $count }, { $scope ->
        [people] fewer than { $least } only if some met still more often, or if others sat out
       *[other] fewer than { $least } only if some met still more often
    }
}
fairness-line = { $name }: { $value }
fairness-code = Check code
fairness-lots = The lot
fairness-round = Round
fairness-seed = Seed
fairness-by-hand = by hand
fairness-exchanged = { $seed }, then changed by hand
fairness-recompute = The same people present, the same rounds before and the same seed always give the same tables and the same check code. Whoever has the tournament file can recompute it with: tichu-turnier draw FILE --check
fairness-everybody = What the draw gave everybody
fairness-rounds = Rounds
fairness-partners = Different partners
fairness-opponents = Different opponents
fairness-together = Different table mates
fairness-met-again = Met again
fairness-rests = Sat out
fairness-same-table = Most at one table
fairness-strength = Opponents − partners
fairness-of = { $different } of { $times }
fairness-about-strength = Opponents − partners: victory points of the opponents on average, less those of the partners. Above 0 the draw was hard.
fairness-check-agrees = Round { $round }: seed { $seed }, check code { $code }: recomputed, agrees.
fairness-check-by-hand = Round { $round }: { $seed ->
    [none] drawn by hand
   *[other] seed { $seed }, then changed by hand
}, check code { $code }. There is nothing to recompute.
fairness-check-differs = Round { $round }: seed { $seed } gives check code { $again } with this version of the program, published is { $code }.
fairness-check-exchanged = Round { $round }: seed { $seed }, then changed by hand, check code { $code }: what the lot gave was recomputed and agrees.
fairness-since-exchanged = After that places were exchanged or tables added by hand.
fairness-check-replaced = After that { $after } came in for { $before }.
fairness-check-unknown = Round { $round }: seed { $seed }, check code { $code }: cannot be recomputed, { $why ->
    [version] as another version of the program drew it
    [journal] as this file has no journal of it, and what it was drawn from was changed since
   *[other] as the journal does not tell what it was drawn from
}.
fairness-check-changed = Round { $round }: seed { $seed } drew check code { $again }; other tables stand here now ({ $code }), and there is no record of anybody exchanging them.
fairness-check-nothing = No round has been drawn yet.
# What it costs that somebody leaves or arrives
fairness-cost = { $count ->
    [0] That costs the remaining rounds no repeated meeting.
    [one] That costs the remaining rounds one more repeated meeting.
   *[other] That costs the remaining rounds { $count } more repeated meetings.
}
fairness-cost-of-changes = { $count ->
    [0] Those who came and went cost no repeated meeting.
    [one] Those who came and went cost one more repeated meeting until the end.
   *[other] Those who came and went cost { $count } more repeated meetings until the end.
}
