# Prizes and prize-giving

prizes-no-words = A prize needs a name of at most { $most } characters.
prizes-no-place = There is no place { $place }.
journal-set-prizes = List of prizes: { $count ->
    [0] no prizes
    [one] one prize
   *[other] { $count } prizes
}

prizes-place = Place { $place }
prizes-last = Last place
prizes-somebody = Special prize that you give
prizes-to = For
prizes-what = Prize
prizes-list = Prizes
prizes-hint = Choose a line, type the prize, Enter. Empty lines get nothing.
prizes-step = Step
prizes-points = { $victory } victory points, { $tichu } Tichu points
prizes-shared = To share: { $prizes }
prizes-order-customary = The 4th first, then 5th to last, at the end 3, 2, 1
prizes-order-from-below = From the last to the first
prizes-order-podium-only = Only 3, 2, 1
prizes-start = Begin
prizes-start-tip = On the second screen if there is one; else over the whole screen
prizes-keys = The space bar or → shows the next step, ← the one before, Esc ends.
prizes-next = Next (space bar)
prizes-back = Back (←)
prizes-end = End (Esc)
prizes-show-names = Show the names here already
prizes-nothing = As soon as there are results, this says who is called when.
prizes-lead = Prize-giving

cli-prizes = sets the list of prizes, or shows it with those who would get them now
cli-prizes-wanted = a prize, several times if need be: 1="Cup", last="Consolation", tichus="Chocolate" or somebody="Hat"; replaces the whole list
cli-prizes-none = there are no prizes any more
cli-prizes-what = Either --set or --none.
cli-prizes-empty = There are no prizes.
cli-prizes-form = “{ $text }” is no prize: something like 1="Cup".
cli-prizes-to = There is no prize for “{ $to }”{ $nearest ->
    [none] {""}
   *[other] , probably { $nearest } is meant
}. A place from 1, last, somebody or a special list: { $keys }
