# Setting up a new tournament, from scratch or like an old one; how far those are that were open last

cli-new-old = an older tournament file: takes over regulations, house rules, timetable, entry fee and prizes
cli-new-people = with --like: puts the people of then on the list too
cli-new-like = --like and --preset exclude each other, and --people only goes with --like.

recent-reading = being read …
recent-missing = This file is gone.
recent-unreadable = This file cannot be read.
recent-empty = nobody registered yet
recent-registered = { recent-people }, not drawn yet
recent-playing = { recent-round }, { $owing ->
    [one] one table missing
   *[other] { $owing } tables missing
}, { recent-people }
recent-played = { recent-round } played, { recent-people }
recent-over = played to the end, { recent-people }
recent-people = { $unit ->
    [player] { $entrants } { $entrants ->
        [one] person
       *[other] people
    }
   *[partnership] { $entrants } { $entrants ->
        [one] team
       *[other] teams
    }
}
recent-round = Round { $round }{ $rounds ->
    [0] { "" }
   *[other] { " " }of { $rounds }
}
recent-today = changed today { $time }
recent-yesterday = changed yesterday { $time }
recent-day = changed { $day }

start-next = Continue …
start-next-tip = Look at name, times and rules, then create (Enter)
start-like = New like this one …
start-like-tip = Takes over regulations, house rules, timetable, entry fee and prizes, the people if wished; never results (Ctrl+Enter)
start-forget-tip = Delete takes a tournament off this list; the file stays.

menu-new-like = New like an old one …
setup-old-title = Like which tournament?

setup-title = New tournament: { $kind }
setup-title-like = New tournament like “{ $name }”
setup-what = What, when, where
setup-people = People
setup-expected = About
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
setup-fee = Entry fee, places, deadline
setup-make = Create tournament (Enter)
setup-back = Back

going-on-none = Who is here? Type names above and Enter, or tick with Space. Without ticks all { $total } play.
going-on-some = { $present } of { $total } are here; only they are drawn.
going-on-all = All { $total } are here.
going-on-everybody = Everybody is here
going-on-draw = To the draw ({ $key })
