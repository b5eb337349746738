# Prizes and prize-giving

prizes-no-words = A prize needs a name of at most { $most } characters.
prizes-no-place = There is no place { $place }.
journal-set-prizes = List of prizes: { $count ->
    [0] no prizes
    [one] one prize
   *[other] { $count } prizes
}
