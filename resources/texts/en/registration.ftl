registration-negative = Fee and places cannot be below zero.
registration-currency = The currency has at most { $most } characters.
registration-no-fee = No fee is set for this tournament.
registration-full = { $count ->
    [one] All { $room } places are taken: “{ $name }” is on the waiting list.
   *[other] All { $room } places are taken: { $count } are on the waiting list, the last is “{ $name }”.
}
registration-no-room = All { $room } places were taken already: “{ $name }” makes one more.
registration-waits-drawn = “{ $name }” has already been drawn and cannot go on the waiting list, only withdraw.
registration-label-length = A label has 1 to { $most } characters.
registration-labels = “{ $name }” has { $most } labels already; there is no room for more in the line.
registration-behind = { $free ->
    [one] One place is free
   *[other] { $free } places are free
}, but { $first } is waiting and goes first: { $count ->
    [one] “{ $name }” is on the waiting list.
   *[other] { $count } are on the waiting list, the last is “{ $name }”.
}
registration-place-free = { $free ->
    [one] One place is free
   *[other] { $free } places are free
}, and { $count ->
    [one] one entry is waiting: “{ $name }”.
   *[other] { $count } entries are waiting: “{ $name }” is next.
}
registration-before-others = “{ $name }” goes before “{ $first }”, who has waited longer.
registration-waits-not = “{ $name }” is not on the waiting list.
registration-waits-already = “{ $name }” is on the waiting list already.
registration-nobody-waits = Nobody is on the waiting list.
registration-none-free = All { $room } places are taken. “{ $name }” is next in line.
