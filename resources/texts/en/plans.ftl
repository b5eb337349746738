cli-plan = draws all rounds for so many people or teams, without a tournament, and says how good they are
cli-plan-way = the kind of draw, such as individual, fours, whist or round-robin
cli-plan-entrants = how many people or teams
cli-plan-rounds = how many rounds
cli-plan-format = There is no kind of draw “{ $key }”.{ $nearest ->
    [none] {""}
   *[other] {" "}Perhaps you mean: { $nearest }.
} There are: { $keys }
cli-plan-size = Possible are 0 to { $entrants } entrants and 1 to { $rounds } rounds.
cli-plan-round = Round { $round }
plan-table-number = There is no table “{ $given }”: possible are 1 to { $most }. Free would be { $nearest }.
plan-table-twice = Table { $table } is there twice. Free would be { $nearest }.
cli-plan-round-twice = Round { $round } is in the file twice.
