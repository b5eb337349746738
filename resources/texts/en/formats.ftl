sheets-rules-points-margin = for the winners of each stage: { $steps }, the clearest win most; equally clear ones share
result-needs-stages = What counts here is how clearly each stage was won: all hands are needed, the total is not enough.

preset-whist = Whist
preset-whist-tip = Single players, seven rounds of three hands: with everybody once, against everybody twice. Eight people come out even.
preset-league-evening = League evening
preset-league-evening-tip = Single players, one table of four all evening: eight hands with each person. The clearest win counts most.
preset-swiss = Swiss system
preset-swiss-tip = Fixed teams, five rounds by the clock. Those who stand equal play each other.
preset-round-robin = Round robin
preset-round-robin-tip = Fixed teams, every match to 1000 points. Seven rounds are enough for eight teams.

preset-club-evening-short = Single, 3 rounds
preset-turnier-short = Single, 1 round
preset-treibhaus-short = Teams, 3 rounds
preset-dtm-short = Single, 6 rounds
preset-whist-short = Single, 7 rounds
preset-league-evening-short = Single, 24 hands
preset-swiss-short = Teams, 5 rounds
preset-round-robin-short = Teams, 1000 points

format-knock-out = Knock-out: whoever loses is out
format-groups-knock-out = Groups, then knock-out
format-double-elimination = Double elimination: only the second loss counts
knock-out-level = Round { $round }, table { $table } ended level: in a knock-out one more hand decides. Please add it to the result.
knock-out-missing = Round { $round }, table { $table }: without this result nobody knows who goes on.
knock-out-too-late = “{ $name }” came after the first draw and cannot join any more.
knock-out-not-due = “{ $name }” does not play in this round: out, already through or not in the bracket.
knock-out-turned = Round { $round }, table { $table }: { $name } goes on, { $other } does not.
knock-out-owes = Round { $round }, table { $table } has no result yet. Enter what is to count, for example 1000 : 0.
knock-out-went-on = Round { $round } was drawn as if it were otherwise: take that draw back and draw again, as long as nothing of it is played.
tie-break-bracket = Knock-out: how far

preset-knock-out = Knock-out
preset-knock-out-short = Teams, to the final
preset-knock-out-tip = Fixed teams, every match to 1000 points. Whoever loses is out; the losers of the semi-finals play for third place.
preset-groups-knock-out = Groups and final
preset-groups-knock-out-short = Teams, 2 groups
preset-groups-knock-out-tip = Fixed teams: everybody plays everybody in two groups, then the best two of each in semi-finals and final.
preset-double-elimination = Double elimination
preset-double-elimination-short = Teams, 2 chances
preset-double-elimination-tip = Fixed teams, matches to 500 points. Only the second loss puts a team out.

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
