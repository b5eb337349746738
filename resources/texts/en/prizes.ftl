prizes-no-words = A prize needs a name of at most { $most } characters.
prizes-no-place = There is no place { $place }.
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
prizes-order = Order of the places
prizes-each = { $whole } together, { $each } each{ $rest ->
    [none] {""}
   *[some] {" "}({ $left } is left over)
}
prizes-stale = The ranking has changed since the prize-giving began, which still shows the old one. End it and begin again for the new one.
