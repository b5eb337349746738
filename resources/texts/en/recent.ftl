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
