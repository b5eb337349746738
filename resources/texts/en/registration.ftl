registration-negative = Fee and places cannot be below zero.
registration-currency = The currency has at most { $most } characters.
registration-no-fee = No fee is set for this tournament.
registration-full = { $count ->
    [one] All { $room } places are taken: “{ $name }” is on the waiting list.
   *[other] All { $room } places are taken: { $count } are on the waiting list, the last is “{ $name }”.
}
registration-no-room = All { $room } places were taken already: with “{ $name }” it is one more.
registration-waits-drawn = “{ $name }” has been drawn already and cannot wait any more, but can withdraw.
registration-label-length = A label has 1 to { $most } characters.
registration-labels = “{ $name }” has { $most } labels already; there is no room for more in the line.
