papers-with = With
papers-against = Points against
papers-cross-about = Tichu points of the line : of the column; ×: oneself, ?: result missing.
papers-cross-group = Group { $group }
papers-progress-about = For each round the place of the opponent in brackets, then the Tichu points; ?: result missing.
papers-certificate-way = How to recompute it
papers-certificate-draw = 1. The same people present, the rounds before and the seed always give the same tables. Whoever has the file of the tournament recomputes it with the program: tichu-turnier draw FILE --check
papers-certificate-by-hand = 1. This round was drawn by hand and typed in. Only the check code can be recomputed.
papers-certificate-exchanged = 1. This round was drawn with its seed; after that people exchanged places. Only the check code can be recomputed.
papers-certificate-code = 2. The check code can be verified without the program: send the line below (without spaces) through SHA-256, read the outcome as one large number, divide it by 24 six times; each remainder is a letter of { $letters }.
papers-certificate-line = What was drawn: round | seed | table:numbers on the four seats | who sits out
papers-certificate-numbers = Who has which number
papers-no-prizes = No prizes have been entered for this evening.
papers-prizes-shared = Where several names stand, they share what they get together.
papers-special-prize = Special prize
papers-press-lead = { $teams ->
    [0] { $people } people
   *[other] { $teams } teams with { $people } people
} played at the Tichu tournament “{ $tournament }” ({ $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}) on { $day }{ $place ->
    [none] {""}
   *[other] , { $place }
}.
papers-press-winner = { $count ->
    [one] The winner is
   *[other] The winners are
} { $winners } with { $many ->
    [one] { $victory } victory point
   *[other] { $victory } victory points
}{ $others ->
    [none] {""}
   *[other] {" "}before { $others }
}.
papers-press-ranking = Ranking (victory points, Tichu points in brackets): { $ranking }.
papers-press-about = To be passed on: the text can be copied from the PDF.
papers-and = { $one } and { $other }
papers-certificate = Certificate
papers-certificate-place = { $place }{ $place ->
    [1] st
    [2] nd
    [3] rd
   *[other] th
} place
papers-certificate-of = of { $count } { $unit ->
    [partnership] teams
   *[other] participants
}
papers-certificate-reached = with { $many ->
    [one] { $victory } victory point
   *[other] { $victory } victory points
} and { $tichu } Tichu points
papers-certificate-specimen = Phoenix + Dragon
papers-certificate-signature = Tournament director
papers-no-certificates = There are certificates as soon as there are results.
