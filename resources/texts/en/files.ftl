files-entry-page = Results round { $round }
files-entry-hint-hands = Fill in the yellow cells only, a line for each hand. Call: T+ Tichu made, T- lost (G grand Tichu, S small). DV, double victory: x. What was not played at the end stays empty.
files-entry-hint-totals = Fill in the yellow cells only, a line for each table: the points of both sides over all hands, and how many hands there were.
files-entry-player = Name
files-entry-call = Call
files-entry-hands = Hands
files-entry-check = Right?
files-web-index = Overview
files-web-entrants = Who plays
files-web-day = Day
files-web-place = Place
files-web-times = Time
files-web-sitting-out = Bye
files-web-side-a = First side
files-web-side-b = Second side
files-in = R&ead results …
files-in-title = Read results
files-in-kinds = Results: Excel, csv, jsonl, log of BrettspielWelt
files-in-summary = { $name }: { $count ->
    [one] one result
   *[other] { $count } results
} of { $total } can be taken.
files-in-nothing = “{ $name }” cannot be taken.
files-in-take = { $count ->
    [0] Nothing to take
    [one] Take one result
   *[other] Take { $count } results
}
files-in-round = Round
files-in-points = Points
files-in-replaces = { $before } is here already: it will be replaced.
files-in-no-table = A log does not say which table it is. Please choose the table under “Results” (Ctrl+5) first, then read the log again.
files-out = E&xport
files-out-entry = Results &to fill in (Excel) …
files-out-web = Pages for the &web site …
files-out-calendar = Timetable as a &calendar …
files-out-standings = &Standings as csv …
files-out-results = &Results of all tables as csv …
files-out-hands = All &hands with calls as csv …
files-out-json = Whole tournament as &JSON …
files-name-entry = Results round { $round }
files-name-calendar = Timetable
files-name-standings = Standings
files-name-results = Results
files-name-hands = Hands
files-name-json = Tournament
files-written = Saved: { $file }
files-out-kept = &Keep a website folder up to date …
files-kept = The folder “{ $file }” is kept up to date from now on, as long as this tournament is open.
