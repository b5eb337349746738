window-title = Tichu tournament
window-no-display = There is no screen for the window here. Everything works on the command line: tichu-turnier --help
window-file-damaged = The file is damaged
window-file-damaged-repair = Make a new file from all that is sound
window-open-title = Open tournament
window-opening = Opening { $name } …
window-tournament-files = Tournaments
window-saved = Saved
window-not-saved = Not saved
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
window-clear = Clear the field
