journal-clear-objections = { $title }, table { $table }: { $before } checked, stands ({ $reason })
journal-set-seed = Seeding: “{ $name }” in place { $place }
journal-keep-apart = { $apart ->
    [yes] { $one } and { $other } do not meet
   *[no] { $one } and { $other } may meet
}
journal-need-table = { $table ->
    [0] { $name } can sit at any table
   *[other] { $name } needs table { $table }
}
journal-exchange-seats = { $one ->
    [none] { $title }: tables { $table } and { $further } swapped
   *[other] { $title }: { $one } ({ $table ->
        [0] sits out
       *[other] table { $table }
    }) and { $other } ({ $further ->
        [0] sits out
       *[other] table { $further }
    }) swapped
}
journal-restore-state = { $time ->
    [none] Restored as after line { $line }
   *[other] Restored as of { $time } (line { $line })
}
journal-hint = Nothing gets lost: what was undone stays here too.
journal-erase = A person’s names erased for good
journal-repair = Restored from the damaged file “{ $file }”
journal-print-tip = What is listed here, on paper or as a file
journal-extract = Extract: { $shown } of { $all } lines
journal-at = Time
journal-what = What
journal-desk = Desk
journal-search = Search the journal
journal-nothing = Nothing has happened yet.
journal-create = Tournament “{ $name }” created
journal-undo = Undone: { $what }
journal-redo = Redone: { $what }
journal-add-entrants = { $count ->
    [one] “{ $name }” entered
   *[other] { $count } entered, “{ $name }” first of all
}
journal-edit-entrant = { $renamed ->
    [no] “{ $name }” changed
   *[other] “{ $before }” is now called “{ $name }”
}
journal-remove-entrant = “{ $name }” taken off the list
journal-check-in = { $present ->
    [no] { $count ->
        [one] “{ $name }” is not here after all
       *[other] { $count } are not here after all, “{ $name }” among them
    }
   *[yes] { $count ->
        [one] “{ $name }” is here
       *[other] { $count } are here, “{ $name }” among them
    }
}
journal-withdraw = { $round ->
    [0] “{ $name }” plays again
   *[other] “{ $name }” withdrew before { $title }
}
journal-substitute = “{ $name }” takes over from “{ $before }”
journal-publish-draw = { $title } drawn: { $tables ->
    [one] one table
   *[other] { $tables } tables
}{ $seed ->
    [0] {""}
   *[other] , seed { $seed }
}
journal-withdraw-draw = { $title }: draw taken back
journal-enter-result = { $title }, table { $table }: { $before ->
    [none] { $after }
   *[other] { $before } → { $after }
}{ $reason ->
    [none] {""}
   *[other] , reason: { $reason }
}
journal-clear-result = { $title }, table { $table }: { $before } removed
journal-set-clock = { $state ->
    [notstarted] { $title }: clock set, { $minutes } min
    [running] { $title }: clock running
    [paused] { $title }: clock paused
    [ended] { $title } ended
   *[length] { $title } now lasts { $minutes } min
}
journal-set-details = Details changed: { $name }, { $day }{ $place ->
    [none] {""}
   *[other] , { $place }
}
journal-set-regulations = Regulations changed: { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
journal-set-rule = { $what }{ $more ->
    [0] {""}
    [one] {" "}and one more rule
   *[other] {" "}and { $more } more rules
}
journal-set-timetable = { $gone ->
    [none] Timetable changed: { $rows ->
        [one] one row
       *[other] { $rows } rows
    }
    [round] Timetable: { $title } at { $time } removed
    [break] Timetable: break at { $time } removed
   *[prize-giving] Timetable: prize-giving at { $time } removed
}
journal-set-presence = { $name } is here in round { $rounds } (of those to come)
journal-set-reserve = { $reserve ->
    [yes] { $name } is a reserve
   *[no] { $name } plays like everybody else
}
journal-give-penalty = Ruling on “{ $name }”{ $round ->
    [0] {""}
   *[other] , { $title }
}{ $table ->
    [0] {""}
   *[other] , table { $table }
}: { penalty-what }, reason: { $reason }
journal-lift-penalty = Ruling on “{ $name }” taken back: { penalty-what }, reason was: { $reason }
journal-set-prizes = { $before ->
    [none] { $after ->
        [none] List of prizes: { $count ->
            [0] no prizes
            [one] one prize
           *[other] { $count } prizes
        }
       *[other] Prize “{ $after }”
    }
   *[other] { $after ->
        [none] Prize “{ $before }” removed
       *[other] Prize “{ $before }” → “{ $after }”
    }
}
journal-set-entry-terms = Fee, places and deadline changed: { $fee ->
    [none] no fee
   *[other] { $currency } { $fee }
}{ $room ->
    [0] {""}
   *[other] , { $room } places
}{ $time ->
    [none] {""}
   *[other] , here by { $time }
}
journal-set-paid = { $paid ->
    [no] { $count ->
        [one] “{ $name }” has not paid after all
       *[other] { $count } have not paid after all, among them “{ $name }”
    }
   *[yes] { $count ->
        [one] “{ $name }” has paid
       *[other] { $count } have paid, among them “{ $name }”
    }
}: { $currency } { $amount }
journal-set-waiting = { $waiting ->
    [no] “{ $name }” moves up from the waiting list
   *[yes] “{ $name }” goes on the waiting list
}
journal-set-aside = { $aside ->
    [no] { $count ->
        [one] “{ $name }” has come after all
       *[other] { $count } have come after all, among them “{ $name }”
    }
   *[yes] { $count ->
        [one] “{ $name }” is missing and will not be drawn
       *[other] { $count } are missing and will not be drawn, among them “{ $name }”
    }
}
journal-match-singles = { $count ->
    [one] “{ $one }” and “{ $other }” play together
   *[other] { $count } teams made of single players, the first “{ $one }” and “{ $other }”
}
journal-merge-entrants = “{ $one }” and “{ $other }” merged
journal-enter-second = { $title }, table { $table }: second entry { $after }{ $agrees ->
    [yes] , agrees with the first
   *[no] , differs from the first ({ $before })
}{ $reason ->
    [none] {""}
   *[other] , reason: { $reason }
}
journal-settle-passes = { $title }, table { $table }: { $right ->
    [first] the first entry stands
   *[second] the second entry stands
} ({ $after })
journal-substitute-from-zero = “{ $name }” plays instead of “{ $before }” from { $title } on, starting at zero
journal-waive-open-point = { $round ->
    [0] Open point, left as it is: { $reason }
   *[other] { $title }, table { $table }, left as it is: { $reason }
}
journal-join-round = { $count ->
    [one] “{ $names }” joins { $title } late
   *[other] { $names } join { $title } late
}
journal-note-result = { $title }, table { $table }, note: { $note }
journal-hold-standings = { $held ->
    [yes] Standings not shown in the hall yet
   *[no] Standings shown in the hall again
}
journal-steer-screen = Screen “{ $name }” shows: { $mode ->
    [rotate] pages in turn
    [clock] the clock
    [seats] the seating plan
    [standings] the standings
    [message] “{ $message }”
   *[auto] what matters at the moment
}
journal-walkover = { $title }, table { $table }: walkover { $after }, { $name } has not come
journal-set-label = { $on ->
    [yes] Label “{ $label }”
   *[no] No label “{ $label }”
}: { $count ->
    [one] { $name }
   *[other] { $name } and others ({ $count })
}
journal-lock-round = { $locked ->
    [yes] { $title } locked
   *[no] { $title } unlocked
}
