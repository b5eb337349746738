# Special lists: on the sheet and in the window

sheets-special-lists = Special lists
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
special-in-round = round { $round }
special-shared = and { $count } more on the same place
