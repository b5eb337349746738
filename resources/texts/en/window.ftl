# The window: menu, header, messages

language-name = English
window-title = Tichu tournament
window-no-display = There is no screen for the window here. Everything works on the command line: tichu-turnier --help
window-open-title = Open tournament
window-tournament-files = Tournaments
window-saved = Saved
window-saving = Saving …
window-dismiss = Close message (Esc)
window-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
window-undo = Undo
window-undo-what = Undo: { $what }
window-redo = Redo
window-redo-what = Redo: { $what }
window-settings-not-saved = The settings could not be saved: { $reason }
window-bug-title = This should not have happened
window-bug = The program has a bug. The tournament is saved, and you can go on.
window-bug-file = What happened is written in { $file }
window-about = Tichu tournament { $version }: draw, clock, results, standings and paper for Tichu tournaments.
no-tournament-open = No tournament is open.

menu-file = &File
menu-new = &New tournament …
menu-open = &Open …
menu-recent = &Recent
menu-settings = &Regulations and details …
menu-leave = &Close tournament
menu-quit = &Quit
menu-edit = &Edit
menu-undo = &Undo
menu-redo = &Redo
menu-view = &View
menu-language = &Language
menu-theme = &Colours
menu-letters = L&etter size
menu-percent = { $percent } %
menu-help = &Help
menu-about = &About this program
theme-system = Like the computer
theme-light = Light
theme-dark = Dark
theme-contrast = Strong contrast

progress-empty = Nobody has entered yet
progress-before = { $present } of { $total } here
progress-round = Round { $round }: { $done } of { $tables } { $tables ->
    [one] table
   *[other] tables
} reported
progress-between = Round { $round } is complete, round { $next } can be drawn
progress-finished = { $rounds ->
    [one] The round has been played
   *[other] All { $rounds } rounds have been played
}

regulations-title = Regulations and details
regulations-details = Tournament
regulations-name = Name
regulations-day = Date
regulations-place = Place
regulations-rules = Regulations
regulations-preset = Template
regulations-format = Draw
regulations-rounds = Rounds
regulations-hands = Hands a round
regulations-hands-by-the-clock = by the clock
regulations-lost-call = Call lost
regulations-lost-call-unit = victory points for the double
regulations-bye = A bye counts
regulations-bye-none = nothing
regulations-bye-average = the average of one's own rounds
regulations-bye-flat = fixed points
regulations-flat-victory-points = Victory points
regulations-flat-tichu-points = Tichu points
regulations-tie-breaks = Ranked by
regulations-tie-breaks-tip = From top to bottom: the next criterion counts only when the one above is equal.
regulations-up = Up
regulations-down = Down
regulations-house-rules = House rules
regulations-save = Apply
regulations-cancel = Cancel
