# What the audit says about hands and matches

hand-both-grand-tichus = Two Grand Tichus in one side: which house rule applies? { $rule ->
    [made-only] Here only the made one counts, which gives { $a }:{ $b }.
    [withdraw] Here the later one may be withdrawn: then please enter the other one only. If both count, it is { $a }:{ $b }.
   *[count] Here both count, which gives { $a }:{ $b }.
}
audit-hand-otherwise = { $a }:{ $b } is possible, but not with this first player or this double victory.
audit-hand-sum = Together these are { $sum } points: one hand brings { $least } to { $most }.
audit-hand-side = Together these are { $sum } points: then each side has { $least } to { $most }.
audit-hand-gap = { $a }:{ $b } is the result of no hand. The nearest is { $near_a }:{ $near_b }.

audit-slip-minus = { $a }:{ $b }, minus forgotten
audit-slip-digits-swapped = { $a }:{ $b }, digits swapped
audit-slip-five-for-zero = { $a }:{ $b }, 5 and 0 confused
audit-slip-sides-swapped = { $a }:{ $b }, sides swapped
audit-slip-one-digit = { $a }:{ $b }, one digit wrong
audit-call = { $who }: { $call ->
    [grand] Grand Tichu
   *[tichu] Tichu
} { $outcome ->
    [made] made
   *[lost] lost
}
audit-slip-call-other-side = { $a }:{ $b }, call on the wrong side ({ audit-call })
audit-slip-made-for-lost = { $a }:{ $b }, made and lost confused ({ audit-call })
audit-slip-double-as-cards = { $a }:{ $b }, double victory and counted cards confused
audit-slip-dragon = { $a }:{ $b }, Dragon or Phoenix counted wrongly
audit-slip-grand-as-tichu = { $a }:{ $b }, Tichu and Grand Tichu confused ({ audit-call })
audit-slip-call-not-booked = { $a }:{ $b }, call forgotten ({ audit-call })
audit-slip-calls-not-booked = { $a }:{ $b }, calls forgotten
audit-slip-call-withdrawn = { $a }:{ $b }, without the call of { $who }
audit-slip-elsewhere = { $a }:{ $b }, confused with another hand
audit-slip-digit-missing = { $a }:{ $b }, a digit is missing
audit-slip-digit-too-many = { $a }:{ $b }, a digit too many
audit-slip-other-first = { $a }:{ $b }, { $who } went out first
audit-slip-both-grand-tichus = { $a }:{ $b }, two Grand Tichus of one side booked by the house rule
audit-slip-one-side = { $a }:{ $b }, one side worked out wrongly
audit-answer-double = { $a }:{ $b }, double victory
audit-answer-counted = { $a }:{ $b }, counted cards

audit-match-hands = { $a }:{ $b } cannot be reached in { $hands ->
    [one] one hand
   *[other] { $hands } hands
}: it takes at least { $needed }.
audit-match-unreachable = { $a }:{ $b } cannot be reached in any number of hands that fits into an evening.
audit-running-sum = After hand { $hand } the sum must be { $a }:{ $b }.
