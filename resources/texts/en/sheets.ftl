# Print-outs: names of the sheets and what stands on them

sheets-participants = List of participants
sheets-seats-by-table = Seats by table
sheets-seats-by-name = Seats by name
sheets-score-slips = Score slips
sheets-standings = Standings
sheets-standings-after = Standings after round { $round }
sheets-ranking = Final ranking
sheets-timetable = Timetable

# Head and foot of every page
sheets-stamp = State { $stamp }
sheets-printed-at = Printed { $time }
sheets-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
sheets-decimal-point = .

# Columns
sheets-here = Here
sheets-number = No.
sheets-name = Name
sheets-partnership = Team
sheets-members = Players
sheets-partner = Partner
sheets-club = Club
sheets-remark = Remark
sheets-table = Table
sheets-place-letter = Seat
sheets-one-side = Team
sheets-other-side = against
sheets-place = Place
sheets-victory-points = Victory points
sheets-tichu-points = Tichu points
sheets-hands = Hands
sheets-decided-by = Decided by
sheets-from = From
sheets-to = To
sheets-what = What
sheets-length = Length

# Facts and notes
sheets-entrants = Registered
sheets-checked-in = Present
sheets-from-round = from round { $round }
sheets-withdrawn = withdrawn from round { $round }
sheets-formerly = for { $name }
sheets-time = Time
sheets-sides = { $one } against { $other }
sheets-hands-from-to = Hands { $first }–{ $last }
sheets-sitting-out-names = Sitting out this round: { $names }
sheets-bye-names = Bye: { $names }
sheets-rests = sits out
sheets-missing = Still missing: results of round { $round }, table { $tables }.
sheets-not-final = Not final yet: { $drawn ->
    [1] 1 round has
   *[other] { $drawn } rounds have
} been drawn out of { $planned }.
sheets-accepted = * with a result that the director accepted in spite of an objection
sheets-sums = Check: { $victory } victory points and { $tichu } Tichu points altogether.
sheets-round-not-drawn = Round { $round } has not been drawn yet, so there is no such sheet yet.

# Score slip
sheets-slip-hand = No.
sheets-slip-call = T
sheets-slip-call-grand = T/G
sheets-slip-first-out = 1st
sheets-slip-double-victory = DV
sheets-slip-points = Points
sheets-slip-running = Total
sheets-slip-control = Sum
sheets-slip-hint = T: Tichu called. 1st: first out. DV: double victory, { $double } : 0. Both sides together make 100, +100 for a Tichu made, −100 for every Tichu failed.
sheets-slip-hint-grand = T/G: Tichu (T) or Grand Tichu (G) called. 1st: first out. DV: double victory, { $double } : 0. Both sides together make 100 (DV: { $double }), ±100 for each Tichu, ±200 for each Grand Tichu.
sheets-slip-signature = Signatures of both sides
