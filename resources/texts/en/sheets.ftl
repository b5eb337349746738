sheets-boards = Boards to prepare
sheets-boards-secret = Secret to the end: nobody who plays may see this sheet.
sheets-boards-how = For each board lay out the four packs of 14 cards, the first eight on top. At the end of each hand every card goes back to its pack.
sheets-boards-first = first eight
sheets-boards-rest = other six
sheets-boards-seat = Seat
sheets-bracket = Bracket
# The sheet
sheets-fairness = Certificate of the draw
sheets-rules-points-margin = for the winners of each stage: { $steps }, the clearest win most; equally clear ones share
sheets-rules = Rules
sheets-rules-question = Question
sheets-rules-answer = Today
sheets-rules-about = What it is about
sheets-rules-end = A round ends
sheets-rules-end-clock = by the clock
sheets-rules-end-hands = after { $hands } hands{ $each ->
    [0] {""}
   *[other] , with new partners after each { $each }
}
sheets-rules-end-target = with { $points } points
sheets-rules-points = Victory points
sheets-rules-points-hand = each hand: win { $win }, tie { $tie }, double victory { $double }, with a lost call { $lost }
sheets-rules-points-match = each round: win { $win }, tie { $tie }
sheets-journal = Journal
# The map of the room
sheets-room-map = Room map
sheets-route-cards = Route cards
sheets-table-cards = Table cards
sheets-seat-lots = Lots to draw
sheets-round-results = Results of the round
sheets-cross-table = Cross table
sheets-entrant-reports = Personal reports
sheets-entrant-report = Personal report
sheets-draw-certificate = Draw to recompute
sheets-prizes = Prize list
sheets-press = Ranking for the press
sheets-certificates = Certificates
sheets-penalties = Penalties and rulings
sheets-penalties-count = What stands at the end of the line is already taken off the points; R1/2 is the second hand of round 1.
sheets-penalties-out = Whoever is disqualified has no place.
sheets-penalties-wait = What is pending does not count: the hand or match that it was about is gone.
sheets-cards = Participant cards
sheets-receipts = Receipts
sheets-code = Code
sheets-card-number = No. { $number }
sheets-paid = Paid
sheets-paid-by = Paid by
sheets-amount = Amount
sheets-receipt = Receipt no. { $number }
sheets-receipt-for = Entry fee received
sheets-receipt-signature = Signature
sheets-receipts-none = Nobody has paid yet.
sheets-cash-taken = In the cash box
sheets-cash-owed = Still owed
sheets-cash-payers = Have paid
sheets-cash-debtors = Have still to pay
sheets-waiting = waiting list
sheets-single = looks for a partner
sheets-rulings = Questions about the rules
sheets-rulings-about = Answers by tonight’s rules. In a dispute the director decides.
sheets-rulings-answer = { $answer } [{ $source }]
sheets-season = Season table
sheets-screen-print = Print …
sheets-screen-save = Save as
sheets-screen-save-title = Save { $sheet }
sheets-screen-pdf = PDF
sheets-screen-xlsx = Excel
sheets-screen-html = Web page (HTML)
sheets-screen-csv = Table (CSV)
sheets-screen-copies = Copies
sheets-screen-next-score-slips = Next: score slips (Ctrl+Enter)
sheets-screen-next-evening = Next: the clock (Ctrl+Enter)
sheets-screen-not-drawn = only after the draw
sheets-screen-drawing = Being drawn …
sheets-screen-page = Page { $page } of { $pages }
sheets-unprinted = With letters that cannot be printed (�): { $names }
sheets-screen-printing = Page { $page } of { $pages } goes to the printer …
sheets-screen-saving = Page { $page } of { $pages } is being written …
sheets-screen-stop = Cancel
sheets-screen-stopped = Cancelled.
sheets-screen-all = show all { $count } sheets
sheets-screen-close = Close
sheets-screen-printed = { $pages ->
    [one] One page is at the printer.
   *[other] { $pages } pages are at the printer.
}
sheets-screen-saved = Saved: { $file }
sheets-screen-no-printer = The printer cannot be reached. Nothing was printed.
sheets-participants = List of participants
sheets-seats-by-table = Seats by table
sheets-seats-by-name = Seats by name
sheets-score-slips = Score slips
sheets-standings = Standings
sheets-standings-after = Standings after { $title }
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
sheets-surname = Surname
sheets-given-name = Given name
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
sheets-parted = { "" }
sheets-tichu-points = Tichu points
sheets-hands = Hands
sheets-penalised = Penalties
sheets-decided-by = Decided by
sheets-from = From
sheets-to = To
sheets-what = What
sheets-length = Length
# Facts and notes
sheets-entrants = Registered
sheets-checked-in = Present
sheets-on-waiting-list = On the waiting list
sheets-gone = Withdrawn
sheets-played = Played
sheets-from-round = from { $title }
sheets-withdrawn = withdrawn from { $title }
sheets-withdrawn-after = withdrawn after { $title }
sheets-formerly = for { $name }
sheets-time = Time
sheets-sides = { $one } against { $other }
sheets-hands-from-to = Hands { $first }–{ $last }
sheets-sitting-out-names = { $count ->
    [one] Sits
   *[other] Sit
} out this round: { $names }
sheets-bye-names = Bye: { $names }
sheets-rests = sits out
sheets-missing = Results are still missing: { $title }, table { $tables }.
sheets-held = The standings are held back until the prize-giving.
sheets-not-final = Not final yet: { $why }
sheets-not-final-mark = not final yet
sheets-counted = { $counted ->
    [one] 1 round counts
   *[other] { $counted } rounds count
} of { $planned }.
sheets-accepted = * with a result that the director accepted in spite of an objection
sheets-walkovers = Walkover, not played: { $count ->
    [one] table
   *[other] tables
} { $tables }
sheets-sums = Check: { $victory } victory points and { $tichu } Tichu points altogether.
sheets-round-not-drawn = { $title } has not been drawn yet, so there is no such sheet yet.
sheets-unsuited = There is no “{ $sheet }” for such a tournament: there would be nothing on it.
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
sheets-special-lists = Special lists
sheets-unranked = – plays without taking a place
sheets-dropped = { $count ->
    [one] Only the best round counts.
   *[other] Only the best { $count } rounds count.
}
sheets-lots = Lots: drawn with the seed { $seed } of the first draw.
sheets-open = { $count ->
    [one] One result is still to be looked at (round/table { $tables }).
   *[other] { $count } results are still to be looked at (round/table { $tables }).
}
sheets-begun = { $count ->
    [one] A result is being corrected and the new entry is not saved (round/table { $tables }).
   *[other] { $count } results are being corrected and the new entries are not saved (round/table { $tables }).
}
sheets-preview = Pages as they will be printed
sheets-slip-link = Report by phone:
sheets-pictures = The evening in pictures
sheets-rules-advancing = Going on
sheets-rules-advancing-each = { $count ->
    [one] the first of each group
   *[other] the first { $count } of each group
}
sheets-rules-third-place-shared = shared by those who lose the semi-finals
sheets-rules-level = Level match in the knock-out
sheets-rules-level-more = decided by one more hand
sheets-rules-clubs-until = up to round { $round }
sheets-rules-walkover = Win without play
