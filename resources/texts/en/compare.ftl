compare-result = { $title }, table { $table }
compare-details = { $title }, table { $table }, details
compare-place = { $name }, place
compare-standing = { $place }. ({ $victory } VP, { $tichu } TP)
compare-draw = Draw: { $title }
compare-tables = { $tables ->
    [one] one table
   *[other] { $tables } tables
}
compare-entrant = Entry { $number }, { $name }
compare-person = { $name }{ $state ->
    [here] , here
    [withdrawn] , { $gone }
    [waits] , waiting list
   *[absent] {""}
}{ $paid ->
    [yes] , paid
   *[no] {""}
}
compare-penalty = Ruling { $number }
compare-name = Name, place and day
compare-timetable = Timetable
compare-title = State after line { $line } ({ $time })
compare-with-now = { $what }. Compared with now.
compare-with = { $what }. Compared with line { $line } ({ $time }): { $then }.
compare-page-changed = Differences
compare-page-ranking = Standings then
compare-page-results = Results then
compare-count = { $count ->
    [0] No differences
    [one] One difference
   *[other] { $count } differences
}
compare-same = Both states are the same.
compare-table = Table
compare-who = Who
compare-score = Result
compare-before = then
compare-after = afterwards
compare-none = –
compare-restore = Restore
compare-restore-tip = All becomes as it was then; Ctrl+Z takes it back
compare-safe = Only to look at. Restoring is a change as any other: Ctrl+Z takes it back.
compare-of-name = Name
compare-of-members = Members
compare-of-club = Club
compare-of-here = here
compare-of-first-round = from round
compare-of-withdrawn-from = withdrawal
compare-of-formerly = took over from
compare-of-ranks = in the ranking
compare-of-reserve = reserve
compare-of-away = away in rounds
compare-of-apart-from = kept apart from
compare-of-seeding = seed
compare-of-needs-table = needs table
compare-of-waiting = waiting list
compare-of-paid = paid
compare-of-labels = labels
compare-of-surname = surname
compare-of-persons = on other evenings
compare-of-table = table { $number }
compare-of-resting = without a seat
compare-of-seed = seed
compare-of-exchanged = seats swapped
compare-of-lot = what the lot gave
compare-of-lot-from = drawn from
compare-of-locked = locked
compare-of-score = result
compare-of-hand = hand { $number }
compare-of-hands-played = hands
compare-of-accepted = accepted because
compare-of-cleared = cleared
compare-of-first-pass = first entry
compare-of-second-pass = second entry
compare-of-settled = settled
compare-of-note = note
compare-of-decision = decision
compare-of-who = who
compare-of-reason = reason
compare-of-at = when
compare-of-round = round
compare-of-points = points
compare-of-by = by
compare-of-gone = pending
compare-of-banned = banned until
compare-of-length = length
compare-of-clock = clock
compare-of-since = runs since
compare-of-played = played
compare-yes = yes
compare-no = no
compare-boards = (boards from { $first })
compare-stated = (announced { $minutes } min)
compare-zone = Time zone
compare-clock = Clock
compare-prizes = Prizes
compare-screens = Screens of the hall
compare-held = Standings held back
compare-noted = Deviations
compare-clock-state = { $state ->
    [notstarted] not started
    [running] running
    [paused] paused
   *[ended] ended
}
compare-payment = { $amount } (receipt { $receipt }, paid by { $payer })
compare-hands = { $hands ->
    [one] one hand
   *[other] { $hands } hands
}
compare-before-first = before the first
