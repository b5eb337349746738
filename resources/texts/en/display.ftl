display-title = Room display
display-begins = Starts { $time }, { $minutes } minutes
display-until = until { $time }
display-so-far = Standings so far: { $title }
display-missing = { $count ->
    [one] Please hand in your score slip: table { $tables }
   *[other] Please hand in your score slips: tables { $tables }{ $more ->
        [yes] {" "}…
       *[no] {""}
    }
}
display-next = { $title } at { $time }{ $minutes ->
    [0] {""}
   *[other] , in { $minutes } min
}
display-prize-giving = Prize-giving at { $time }
display-checking = A result is still being checked
display-victory-points = Victory
display-tichu-points = Tichu
display-open = Open display (Ctrl+D)
display-close = Close display (Ctrl+D)
display-open-tip = On the second screen if there is one, else in a window (F11: full screen)
display-mode = It shows
display-mode-auto = whatever matters
display-mode-clock = the clock
display-mode-seats = the seating plan
display-mode-standings = the standings
display-mode-message = a message
display-message = Message to the room, for example “Soup is ready!”
display-mode-rotate = pages in turn
display-missing-title = These tables are still missing
display-who = Players
display-page-clock = clock
display-page-seats = seats
display-page-missing = missing tables
display-page-standings = standings
display-page-message = message
display-every = every
display-every-tip = How long a page stays; long lists show all their pages first
display-hold = hold the standings back
display-hold-tip = The hall sees no standings, not in turns either, until this is unticked
display-further = Further displays
display-further-same = the same
