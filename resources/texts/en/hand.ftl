hand-both-grand-tichus = Two Grand Tichus in one side: which house rule applies? { $rule ->
    [made-only] Here only the made one counts, which gives { $a }:{ $b }.
    [withdraw] Here the later one may be withdrawn: then please enter the other one only. If both count, it is { $a }:{ $b }.
   *[count] Here both count, which gives { $a }:{ $b }.
}
hand-step = { $points } cannot be: Tichu points come in fives.
hand-grand-tichu = There is no Grand Tichu in this tournament.
hand-double-other-side = A double victory belongs to the side that went out first; as given, the other side was out first.
hand-double-or-not = { $a }:{ $b } can be counted cards or a { $won ->
    [triple] triple
   *[double] double
} victory: please say which.
hand-double-points = With this double victory and these calls it is { $a }:{ $b }.
hand-card-points = { $calls ->
    [none] A side cannot have { $points } card points
   *[some] Without the calls a side would have { $points } card points
}: { $least } to { $most } are possible.
hand-who-first = With calls it must be clear who went out first: please say who.
hand-sum-made = Together these are { $sum } points. { $calls ->
    [one] With this call it must be { $made } if it was made, and { $right } if it was lost.
   *[other] With these calls it must be { $made } if one was made, and { $right } if all were lost.
}
hand-sum = Together these are { $sum } points. { $calls ->
    [none] Without a call
   *[some] With these calls
} there must be { $right }{ $double ->
    [0] .
   *[other] , with a double victory { $double }.
}
# Tichu for Two: two people at a table, each with two holdings.
hand-small-tichu = There is a small Tichu only where two play (Tichu for Two).
hand-no-player = Here there are seats 0 to { $last }: nobody sits on seat { $seat }.
