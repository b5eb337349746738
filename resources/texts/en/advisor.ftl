# Which format fits?

cli-advise = proposes formats: how many people, how much time, which wishes
cli-advise-people = how many people come
cli-advise-hours = how many hours, from the first start signal to the prize-giving
cli-advise-pairs = people come in pairs and stay together
cli-advise-partners = with whom to play: any (no matter), fixed (always together), new (always somebody else) or none (without partners, two against each other)
cli-advise-everybody-plays = everybody is to play all evening
cli-advise-few-repeats = as few as possible are to meet again
cli-advise-knock-out = there is to be a final
cli-advise-find-best = the strongest are to win
cli-advise-day = the day, for example 2026-11-21
cli-advise-start = the first start signal, for example 19:15
cli-advise-evenings = how often each proposal is played through
cli-advise-partners-unknown = There is no wish “{ $key }” (did you mean { $nearest }?). There are: { $keys }
cli-advise-start-unknown = “{ $text }” is no time of day. Possible is for example 19:15.

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

advise-open = Which format fits?
advise-title = Which format fits?
advise-people = People
advise-come = They come
advise-come-alone = alone
advise-come-pairs = in pairs
advise-from = From
advise-until = Until
advise-partners = Teams
advise-partners-any = no matter
advise-partners-fixed = stay together
advise-partners-new = change
advise-partners-none = none: for two
advise-wishes = Most important
advise-everybody-plays = Everybody plays all evening
advise-few-repeats = Few meet again
advise-knock-out = There is a final
advise-find-best = The strongest win
advise-how = Each format that fits into the time is drawn and played through many times by invented people.
advise-working = Being drawn and played through …
advise-enough = Enough
advise-enough-tip = Shows what is known by now
advise-make = Make it
