setup-old-title = Like which tournament?
setup-title = New tournament: { $kind }
setup-title-like = New tournament like “{ $name }”
setup-people = { $unit ->
    [partnership] Teams
   *[player] People
}
setup-expected = About how many
setup-expected-open = not known yet
setup-expected-unit = { $unit ->
    [partnership] teams
   *[player] people
}
setup-tables = { $unit ->
    [partnership] { $count ->
        [one] one team
       *[other] { $count } teams
    } = { $people } people:{ " " }
   *[player] { "" }
}{ $tables ->
    [one] one table
   *[other] { $tables } tables
}
setup-all-play = everybody always plays
setup-resting = { $unit ->
    [partnership] { $count ->
        [one] one team sits
       *[other] { $count } teams sit
    }
   *[player] { $count ->
        [one] one person sits
       *[other] { $count } sit
    }
} out in each round
setup-five = { $count ->
    [one] one
   *[other] { $count }
} of them of five
setup-three = { $count ->
    [one] one
   *[other] { $count }
} of them of three
setup-six = { $count ->
    [one] one
   *[other] { $count }
} of them of six
setup-too-few = A table takes { $unit ->
    [partnership] { $count } teams.
   *[player] { $people } people.
}
setup-nobody = Says how many tables that makes, and helps with proposals.
setup-take = { $count ->
    [one] Put the person
   *[other] Put the { $count }
} of then on the list
setup-times = Timetable
setup-begin = Start
setup-length = Round
setup-pause = Break
setup-programme = { $rounds }; end { $end }
setup-more = More: place, times, rules, fee …
setup-fee = Entry fee, places, deadline
setup-make = Create tournament (Enter)
setup-past = { $day } is over.
setup-hours = Play would last from { $start } to { $end }.
setup-anyway = If that is right, Enter once more creates the tournament.
setup-back = Back
setup-bye = which counts: { $credit }
