# What the standings part equals by

tie-break-matches-won = Matches won
tie-break-direct-encounter = Direct encounter
tie-break-buchholz = Buchholz (points of opponents)
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-victory-points-per-hand = Victory points per hand
tie-break-tichu-points-per-hand = Tichu points per hand
tie-break-lot = Lot
regulations-bye-prorated = the average of one's own hands
regulations-dropped-rounds = Rounds dropped
regulations-dropped-rounds-tip = So many rounds of everybody do not count: the worst.
regulations-dropped-rounds-none = none
journal-substitute-from-zero = “{ $name }” plays instead of “{ $before }” from round { $round } on, starting at zero
cli-substituted-from-zero = “{ $name }” plays instead of “{ $before }” from round { $round } on, starting at zero.
cli-substitute-from-zero = starts at zero instead of taking over the points
entrants-substitute-inherits = Takes over the points
entrants-substitute-inherits-tip = Otherwise starts at zero; who leaves stays in the standings with the points won.
entrants-unranked = takes no place
entrants-unrank = Play without a place
entrants-rank = Take a place again
cli-register-unranked = plays without taking a place (reserve, house)
standings-more = More columns
standings-more-tip = Also show: victory points per hand, compared with the partners, places still open
standings-dropped = dropped
standings-per-hand = per hand
standings-adjusted = v partners
standings-open-places = still open
standings-can-win = { $count } can still win: { $names }
standings-has-won = “{ $name }” cannot be caught any more.
cli-standings-with-prospects = also the places that are still open
cli-head-open-places = still open
cli-can-win = can win
sheets-unranked = – plays without taking a place
sheets-dropped = { $count ->
    [one] The worst round of everybody does not count.
   *[other] The { $count } worst rounds of everybody do not count.
}
sheets-lots = Lots: drawn with the seed { $seed } of the first draw.
