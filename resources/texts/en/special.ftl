special-tichus = Most Tichus made
special-tichus-value = Tichus
special-grand-tichus = Most Grand Tichus made
special-grand-tichus-value = Grand Tichus
special-double-victories = Most double victories
special-double-victories-value = Double victories
special-best-round = Best round
special-best-round-value = Victory points
special-without-lost-call = Longest without a lost call
special-without-lost-call-value = Hands in a row
special-round = Round
special-nothing = Nothing has been played yet that belongs into a special list.
special-about = All rounds count, also those that are dropped. A run without a lost call counts only for those who made a call this evening.
special-list = List
special-value = How much
special-tichus-words = { $count ->
    [one] one Tichu
   *[other] { $count } Tichus
}
special-grand-tichus-words = { $count ->
    [one] one Grand Tichu
   *[other] { $count } Grand Tichus
}
special-double-victories-words = { $count ->
    [one] one double victory
   *[other] { $count } double victories
}
special-best-round-words = { $value } victory points, { $tichu } Tichu points in round { $round }
special-without-lost-call-words = { $count ->
    [one] one hand
   *[other] { $count } hands in a row
}
special-clubs = Clubs (the best { $count } count)
special-by-totals = Of { $count ->
    [one] one
   *[other] { $count }
} of the { $all } results only the totals are known: their calls and double victories are missing here.
