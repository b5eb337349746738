# What the audit says about hands and matches

hand-both-grand-tichus = Two Grand Tichus in one side: which house rule applies? { $rule ->
    [made-only] Here only the made one counts, which gives { $a }:{ $b }.
    [withdraw] Here the later one may be withdrawn: then please enter the other one only. If both count, it is { $a }:{ $b }.
   *[count] Here both count, which gives { $a }:{ $b }.
}
audit-hand-otherwise = { $a }:{ $b } is possible, but not with this first player or this double victory.
audit-hand-sum = Together these are { $sum } points: one hand brings { $least } to { $most }.
audit-hand-side = Together these are { $sum } points: then each side has { $least } to { $most }.
audit-hand-gap = { $a }:{ $b } is the result of no hand. The nearest with this sum is { $near_a }:{ $near_b }.

audit-slip-minus = { $a }:{ $b }, minus forgotten or too many
audit-slip-digits-swapped = { $a }:{ $b }, digits swapped
audit-slip-five-for-zero = { $a }:{ $b }, 5 and 0 confused
audit-slip-sides-swapped = { $a }:{ $b }, sides swapped
audit-slip-one-digit = { $a }:{ $b }, one digit wrong
audit-call = { $who }: { $call ->
    [grand] Grand Tichu
    [small] small Tichu
   *[tichu] Tichu
} { $outcome ->
    [made] made
   *[lost] lost
}
audit-slip-call-other-side = { $a }:{ $b }, call on the wrong side ({ audit-call })
audit-slip-made-for-lost = { $a }:{ $b }, made and lost confused ({ audit-call })
audit-slip-double-as-cards = { $a }:{ $b }, double victory and counted cards confused
audit-slip-dragon = { $a }:{ $b }, Dragon or Phoenix counted wrongly
audit-slip-grand-as-tichu = { $a }:{ $b }, calls confused ({ audit-call })
audit-slip-call-not-booked = { $a }:{ $b }, call forgotten ({ audit-call })
audit-slip-calls-not-booked = { $a }:{ $b }, calls forgotten
audit-slip-call-withdrawn = { $a }:{ $b }, without the call of { $who }
audit-slip-elsewhere = { $a }:{ $b }, confused with another hand
audit-slip-digit-missing = { $a }:{ $b }, a digit is missing
audit-slip-digit-too-many = { $a }:{ $b }, a digit too many
audit-slip-other-first = { $a }:{ $b }, { $who } went out first
audit-slip-grand-withdrawn = { $a }:{ $b }, { $who } withdrew the Grand Tichu
audit-slip-made-grand-counts = { $a }:{ $b }, only the made Grand Tichu counts
audit-slip-both-grand-count = { $a }:{ $b }, both Grand Tichus count
audit-slip-one-side = { $a }:{ $b }, one side worked out wrongly
audit-answer-double = { $a }:{ $b }, double victory
audit-answer-counted = { $a }:{ $b }, counted cards
audit-answer-first = { $a }:{ $b }, { $who } went out first

audit-match-hands = { $a }:{ $b } cannot be reached in { $hands ->
    [one] one hand
   *[other] { $hands } hands
}: it takes at least { $needed }.
audit-match-unreachable = { $a }:{ $b } cannot be reached in any number of hands that fits into an evening.
audit-running-sum = After hand { $hand } the sum must be { $a }:{ $b }.

audit-possible = { $a }:{ $b } is possible.
audit-impossible = { $a }:{ $b } is not possible.
audit-how = This can have happened:
audit-reading = { $kind ->
    [double] double victory of seats { $a } and { $b }
    [one] double victory of seat { $a }
    [triple] triple victory of seats { $a }, { $b } and { $c }
   *[counted] { $a }:{ $b } card points
}, { $calls }
audit-no-call = no call
audit-seat = seat { $seat }
audit-meant = Perhaps meant:
audit-example = For example:

cli-audit-hand = tells whether a hand can end like this, and what else was meant
cli-audit-match = tells whether a match can end like this, and how
cli-audit-hand-points = Tichu points of seats 0 and 2 and of seats 1 and 3
cli-audit-match-points = total of seats 0 and 2 and of seats 1 and 3
cli-audit-hand-calls = who called what, for example 0=tichu or 3=grand, where two play also 0=small; none: nobody. Without it all calls are conceivable
cli-audit-hand-first-out = who went out first, seat 0 to 3
cli-audit-hand-double = whose double victory it was; no: nobody's
cli-audit-hand-source = a file, on each line a JSON with a, b, calls, first_out, double and special_cards_out; or - for the input
cli-audit-match-hands = how many hands
cli-option-rules = by which rules: printed or a preset, see "presets"
cli-audit-what = Either --from with a file, or one hand with --call, --first-out and --double.
cli-audit-points = "{ $text }" are not the points of both sides. Possible is for example 155 45.
cli-audit-call = "{ $text }" is no call. Possible are for example 0=tichu, 3=grand and none.
cli-audit-double = "{ $text }" is no double victory. Possible are 02, 13 and no.
