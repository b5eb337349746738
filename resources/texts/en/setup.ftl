setup-old-title = Like which tournament?
setup-title = New tournament: { $kind }
setup-title-like = New tournament like “{ $name }”
setup-people = People
setup-expected = About how many
setup-expected-open = not known yet
setup-expected-unit = people
setup-tables = { $tables ->
    [one] one table
   *[other] { $tables } tables
}
setup-all-play = everybody always plays
setup-resting = { $count ->
    [one] one person sits
   *[other] { $count } sit
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
setup-too-few = A table takes { $least } people.
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
