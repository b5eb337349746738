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
   *[absent] {""}
}
compare-penalty = Ruling { $number }
compare-name = Name, place and day
compare-regulations = Regulations
compare-timetable = Timetable
