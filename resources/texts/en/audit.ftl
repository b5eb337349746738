audit-desk-one-made = { $a }:{ $b }, only one call can be made: { $who }
audit-desk-call-left-out = { $a }:{ $b }, the call counted in
audit-desk-accept = accept as it is
audit-desk-nothing-to-clear = { $title }, table { $table }: there is nothing left to check.
audit-desk-meant = perhaps { $meant } was meant.
audit-desk-cleared = { $title }, table { $table }: checked.
audit-desk-accepted = Accepted in spite of an objection: “{ $reason }”. F8: checked, it is right.
audit-desk-checked = it is right
audit-desk-rare-hand = Hand { $hand } is possible, but happens only about once in { $one_in } hands: is it right?
audit-desk-many-hands = { $played } hands in { $minutes } minutes: about { $usual } are usual.
audit-desk-few-hands = Only { $played ->
    [one] one hand
   *[other] { $played } hands
} in { $minutes } minutes: about { $usual } are usual.
audit-hand-otherwise = { $a }:{ $b } is possible, but not with this first player or this double victory.
audit-hand-sum = Together these are { $sum } points: one hand brings { $least } to { $most }.
audit-hand-side = Together these are { $sum } points: then each side has { $least } to { $most }.
audit-hand-gap = { $a }:{ $b } is the result of no hand. The nearest with this sum is { $near_a }:{ $near_b }.
audit-slip-minus = { $a }:{ $b }, minus forgotten or too many
audit-slip-digits-swapped = { $a }:{ $b }, digits swapped
audit-slip-five-for-zero = { $a }:{ $b }, 5 and 0 confused
audit-slip-sides-swapped = { $a }:{ $b }, sides swapped
audit-slip-points-twice = { $a }:{ $b }, the points of one side stood on both
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
audit-slip-not-first = { $a }:{ $b }, not out first ({ audit-call })
audit-slip-double-as-cards = { $a }:{ $b }, double victory and counted cards confused
audit-slip-dragon = { $a }:{ $b }, Dragon or Phoenix counted wrongly
audit-slip-grand-as-tichu = { $a }:{ $b }, calls confused ({ audit-call })
audit-slip-call-not-booked = { $a }:{ $b }, points of the call forgotten ({ audit-call })
audit-slip-calls-not-booked = { $a }:{ $b }, points of the calls forgotten
audit-slip-call-withdrawn = { $a }:{ $b }, without the call of { $who }
audit-slip-elsewhere = { $a }:{ $b }, confused with another hand
audit-slip-digit-missing = { $a }:{ $b }, a digit is missing
audit-slip-digit-too-many = { $a }:{ $b }, a digit too many
audit-slip-other-first = { $a }:{ $b }, { $who } went out first
audit-slip-grand-withdrawn = { $a }:{ $b }, { $who } withdrew the Grand Tichu
audit-slip-made-grand-counts = { $a }:{ $b }, only the made Grand Tichu counts
audit-slip-losers-free = { $a }:{ $b }, lost calls of the losers do not count in a double victory
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
audit-slip-super-partner = { $a }:{ $b }, Tichu handed over to { $who }
audit-slip-special-cards = { $a }:{ $b }, without Back to the Roots
audit-desk-one-call = { $a }:{ $b }, only { $who } made a call
audit-left-out = Not looked at: { $names }.
