compare-result = { $title }, table { $table }
compare-details = { $title }, table { $table }, details
compare-place = { $name }, place
compare-standing = { $place }. ({ $victory } VP, { $tichu } TP)
compare-draw = Draw: { $title }
compare-tables = { $tables ->
    [one] one table
   *[other] { $tables } tables
}
compare-entrant = Entry { $number }
compare-person = { $name }{ $state ->
    [here] , here
    [withdrawn] , withdrawn from { $title } on
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
