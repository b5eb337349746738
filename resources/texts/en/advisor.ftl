advisor-people = It takes { $least } to { $most } people.
advisor-minutes = It takes at least { $least } minutes, and it cannot last longer than { $most } hours.
advisor-odd-pairs = { $people } people cannot come in pairs: the number is odd.
advisor-nothing-fits = No format for { $people } people fits into that time. More time helps, or fewer firm wishes.
advisor-rounds-of-hands = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} of { $hands } hands
advisor-rounds-to-points = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} to { $points } points
advisor-rounds-by-clock = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} by the clock (about { $hands } hands)
advisor-times = { $minutes } min each, break { $pause } min, end { $end }
advisor-same-partner = { $teams } fixed partnerships
advisor-make-teams = everybody has to find a partner first
advisor-partners-at-table = at the table everybody partners everybody
advisor-new-partners = a new partner in every round
advisor-all-play = everybody plays all evening, { $hands } hands
advisor-rests = who sits out does so at most { $rests ->
    [one] once
   *[other] { $rests } times
}: { $least } to { $most } hands each
advisor-tables-of-five = nobody sits out a round: at tables of five one rests in every hand
advisor-no-partners = two at a table, without partners (Tichu for Two)
advisor-table-of-six = nobody sits out a round: at a table of six three play against three
advisor-same-cards = everybody plays the same cards, which takes luck out
advisor-prepared-cards = the cards have to be sorted and put aside before
advisor-out-early = who loses early plays only { $least ->
    [one] one match
   *[other] { $least } matches
} in { $rounds } rounds
advisor-final = there is a final at the end
advisor-one-table = everybody stays at the same table and meets three others only
advisor-rests-alike = who sits out does so at most { $rests ->
    [one] once
   *[other] { $rests } times
}: { $hands } hands each
advisor-no-repeats = nobody meets anybody twice
advisor-partner-repeats = { $count ->
    [one] once two
   *[other] { $count } times two
} become partners again
advisor-repeats = { $count ->
    [one] once two
   *[other] { $count } times two
} meet again
advisor-repeats-best = { $count ->
    [one] once two
   *[other] { $count } times two
} meet again; fewer is impossible
advisor-finds = on { $first } of 100 evenings the strongest wins; of two, { $order } times in 100 the stronger stands ahead
