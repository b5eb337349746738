# History: look at earlier states, compare, restore

journal-restore-state = State of { $time } restored (line { $line })
restore-nothing = After line { $line } all was as it is now.
history-no-way = Undo and redo do not lead to line { $line }: things went another way since. But the state can be restored.
compare-result = Round { $round }, table { $table }
compare-details = Round { $round }, table { $table }, details
compare-place = { $name }, place
compare-standing = { $place }. ({ $victory } VP, { $tichu } TP)
compare-draw = Draw of round { $round }
compare-tables = { $tables ->
    [one] one table
   *[other] { $tables } tables
}
compare-entrant = Entry { $number }
compare-person = { $name }{ $state ->
    [here] , here
    [withdrawn] , withdrawn from round { $round } on
    [waits] , waiting list
   *[absent] {""}
}{ $paid ->
    [yes] , paid
   *[no] {""}
}
compare-penalty = Ruling { $number }
compare-name = Name, place and day
compare-regulations = Regulations
compare-timetable = Timetable
history-line = Line
history-who = Who? (all)
history-all-tables = all tables
history-table-prefix = Table{" "}
history-nothing-found = The journal says nothing about that.
history-taken-back = { $what } (taken back)
history-look = As it was …
history-look-tip = Look at standings and results after the chosen line (Enter), compare, restore
history-compare = Compare two lines …
history-compare-tip = Choose two lines (Ctrl and click, or Shift and arrow), then Enter
history-go-tip = Step by step until all is as after the chosen line (Backspace)
history-undo-to = { $count ->
    [0] To this line
    [one] Undo to this line (one step)
   *[other] Undo to this line ({ $count } steps)
}
history-redo-to = { $count ->
    [one] Redo to this line (one step)
   *[other] Redo to this line ({ $count } steps)
}
compare-title = State after line { $line } ({ $time })
compare-with-now = { $what }. Compared with now.
compare-with = { $what }. Compared with line { $line } ({ $time }): { $then }.
compare-page-changed = Differences
compare-page-ranking = Standings then
compare-page-results = Results then
compare-count = { $count ->
    [0] No differences
    [one] One difference
   *[other] { $count } differences
}
compare-same = Both states are the same.
compare-table = Table
compare-who = Who
compare-score = Result
compare-before = then
compare-after = afterwards
compare-none = –
compare-restore = Restore
compare-restore-tip = All becomes as it was then; Ctrl+Z takes it back
compare-safe = Only to look at. Restoring is a change as any other: Ctrl+Z takes it back.
cli-compare = shows what is different since a line of the journal
cli-compare-line = the line as “journal” numbers it
cli-compare-other = compare with the state after this line instead of with now
cli-restore = makes everything as it was after a line of the journal; “undo” takes it back
cli-restore-line = the line as “journal” numbers it
