standings-search = Search for names or a club
standings-now = Now
standings-after = After round { $number }
standings-copy = Copy
standings-copy-tip = Copies the chosen lines (or all) for a spreadsheet or a message (Ctrl+C)
standings-print = Print
standings-byes = Byes
standings-missing = { $count ->
    [one] { $title }: one table is still missing ({ $tables })
   *[other] { $title }: { $count } tables are still missing ({ $tables })
}
standings-complete = All results up to { $title } are in
standings-nothing = The standings begin with the first draw.
standings-nobody = Nobody matches that.
standings-accepted = Round { $round }, table { $table }: accepted in spite of an objection, reason: { $reason }
standings-page-table = Table
standings-page-course = Course
standings-page-special = Special lists
standings-page-prizes = Prize-giving
standings-page-deviations = Interventions
standings-moved = Moved
standings-moved-tip = { $count ->
    [0] The same place as after the round before
   *[other] Places gained or lost since the round before: { $count }
}
standings-pin = Pin
standings-pin-tip = The chosen lines stay on top, also while searching; once more lets them go (space bar)
standings-pinned = Pinned
standings-more = More columns
standings-more-tip = Also show: victory points per hand, compared with the partners, places still open
standings-dropped = dropped
standings-per-hand = per hand
standings-adjusted = v partners
standings-open-places = still open
standings-can-win = { $count } can still win: { $names }
standings-has-won = “{ $name }” cannot be caught any more.
