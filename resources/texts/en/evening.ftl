evening-next-tip = The next step (Ctrl+Enter)
evening-register = { $count ->
    [0] Nobody has entered yet
    [one] Only one has entered
   *[other] Only { $count } have entered
}
evening-register-more = A table needs at least { $least }.
evening-to-entrants = To the entrants
evening-roll-call = { $present } of { $total } are here
evening-roll-call-more = Tick off whoever has arrived. Only those who are here are drawn.
evening-to-roll-call = Check people in
evening-draw-all = Draw all { $count }
evening-draw-present = Draw the { $count } who are here
evening-draw = { $title }: can be drawn
evening-draw-more = { $unit ->
    [partnership] { $count } teams = { $people } people
   *[player] { $count }
} are playing.
evening-to-draw = Draw: { $title }
evening-start = { $title }: drawn
evening-start-more = Put up the seating plan, hand out the slips; when everybody sits, give the start signal.
evening-start-now = Give the start signal
evening-to-sheets = Seats and score slips
evening-see-draw = See the draw
evening-play = { $title }: being played
evening-continue = { $title }: paused
evening-reported = { $done } of { $tables } { $tables ->
    [one] table
   *[other] tables
} reported
evening-reported-unstarted = { $reported }. The start signal was not given: the clock is not running.
evening-end = { $title }: time is up
evening-end-more = { $hand ->
    [stop] Hands that were begun are stopped and do not count.
   *[finish] Hands that were begun are played to their end.
}
evening-end-now = End: { $title }
evening-enter = { $count ->
    [one] { $title }: one result is missing
   *[other] { $title }: { $count } results are missing
}
evening-to-results = Type results
evening-prizes = Everything is played and entered
evening-prizes-more = What remains is the prize-giving.
evening-to-ranking = Print the final ranking
evening-to-standings = See the standings
evening-clock-start = Start (F5)
evening-clock-pause = Pause (F5)
evening-clock-resume = Play on (F5)
evening-clock-end = End round
evening-clock-end-tip = The clock of this round is closed; undo with Ctrl+Z
evening-clock-minutes = { $minutes } min ({ $keys })
evening-until-round = until: { $title }
evening-punctual = on time
evening-late = { $long } late
evening-early = { $long } early
evening-shift = Move the rest by { $long }
evening-shift-tip = Whatever has not begun starts so much later
evening-follow = Follow the pace: end { $long } later
evening-follow-tip = Whatever has not begun starts in the plan when, at this pace, it will be time for it
evening-owing = { $count ->
    [one] One of { $tables } tables missing
   *[other] { $count } of { $tables } tables missing
}
evening-owing-none = No tables missing
evening-nothing-owed = Tables whose result is still missing stand here.
evening-table = Table
evening-who = Who
evening-slow = longer
evening-slow-tip = { $minutes } min behind the middle of the round: this table takes longer than is usual tonight.
evening-finish = Probably over at { $time } (planned { $planned })
evening-finish-planned = Probably over at { $planned }, as planned
evening-finish-breaks = Over at { $planned } as planned, if the breaks are shorter
evening-finish-tip = Reckoned from the times at which results were entered tonight
