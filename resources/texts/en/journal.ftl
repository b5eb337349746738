# Journal: what happened

screen-journal = Journal
screen-journal-tip = Everything that happened, the latest on top
sheets-journal = Journal
journal-hint = Nothing gets lost: what was undone stays here too.
journal-print-tip = What is listed here, on paper or as a file
journal-extract = Extract: { $shown } of { $all } lines
journal-at = Time
journal-what = What
journal-desk = Desk
journal-search = Search the journal
journal-nothing = Nothing has happened yet.

journal-create = Tournament “{ $name }” made
journal-undo = Undone: { $what }
journal-redo = Redone: { $what }
journal-add-entrants = { $count ->
    [one] “{ $name }” entered
   *[other] { $count } entered, “{ $name }” first
}
journal-edit-entrant = { $renamed ->
    [no] “{ $name }” changed
   *[other] “{ $before }” changed to “{ $name }”
}
journal-remove-entrant = “{ $name }” taken off the list
journal-check-in = { $present ->
    [no] { $count ->
        [one] “{ $name }” not here after all
       *[other] { $count } not here after all, “{ $name }” among them
    }
   *[yes] { $count ->
        [one] “{ $name }” is here
       *[other] { $count } are here, “{ $name }” among them
    }
}
journal-withdraw = { $round ->
    [0] “{ $name }” plays again
   *[other] “{ $name }” withdrew before round { $round }
}
journal-substitute = “{ $name }” takes over from “{ $before }”
journal-publish-draw = Round { $round } drawn: { $tables ->
    [one] one table
   *[other] { $tables } tables
}{ $seed ->
    [0] {""}
   *[other] , seed { $seed }
}
journal-withdraw-draw = Draw of round { $round } taken back
journal-enter-result = Round { $round }, table { $table }: { $before ->
    [none] { $after }
   *[other] { $before } → { $after }
}{ $reason ->
    [none] {""}
   *[other] , reason: { $reason }
}
journal-clear-result = Round { $round }, table { $table }: { $before } removed
journal-set-clock = { $state ->
    [notstarted] Clock of round { $round } set: { $minutes } min
    [running] Clock of round { $round } runs
    [paused] Clock of round { $round } paused
    [ended] Round { $round } ended
   *[length] Round { $round } now lasts { $minutes } min
}
journal-set-details = Details changed: { $name }, { $day }{ $place ->
    [none] {""}
   *[other] , { $place }
}
journal-set-regulations = Regulations changed: { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
journal-set-timetable = Timetable changed: { $rows ->
    [one] one row
   *[other] { $rows } rows
}
