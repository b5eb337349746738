# Exchanging places: in a draw on trial and in a published one

exchange-has-result = Table { $table } has a result in round { $round } already, no places are exchanged there.
exchange-rematch = { $one } and { $other } played each other in round { $round } already.
exchange-club-mates = { $one } and { $other } are of the same club and are to be kept apart in round { $round }.
exchange-rests-again = { $one } sat out in round { $round } already; { $other } comes first.
exchange-rests-running = { $one } sat out in round { $round } only just now: not twice running.
exchange-board-known = { $name } knows the hands of table { $table } already.
exchange-not-drawn = Round { $round } is not drawn, there is nothing to exchange.
exchange-no-place = An exchange takes two different places of round { $round }.
exchange-moved = { $count ->
    [one] One published place
   *[other] { $count } published places
} of round { $round } changed: print the seat plan again and tell those people.
journal-exchange-seats = { $one ->
    [none] Round { $round }: tables { $table } and { $further } exchanged
   *[other] Round { $round }: { $one } ({ $table ->
        [0] sits out
       *[other] table { $table }
    }) and { $other } ({ $further ->
        [0] sits out
       *[other] table { $further }
    }) exchanged
}
