course-round = R{ $number }
course-places = Place after each round
course-points = Victory points of each round
course-print-tip = This evening on paper, to take home
course-about = Shown are the first five. Whoever is pinned (in the table: space bar) is shown instead.
course-about-pinned = Shown are those who are pinned, eight at most.
course-nothing = The course begins with the first result.
course-summary = Place { $place }, { $many ->
    [one] { $victory } victory point
   *[other] { $victory } victory points
}, { $tichu } Tichu points
course-calls = Calls: { $made } made, { $lost } lost
course-doubles = Double victories: { $count }
course-best = Best round: { $round } with { $many ->
    [one] { $points } victory point
   *[other] { $points } victory points
}
course-byes = Rounds sat out: { $count }
course-opponents = Opponents
course-calls-short = Calls
course-owing = Result missing
course-rested = sits out
course-back = Back
course-back-tip = To where one came from (Esc)
