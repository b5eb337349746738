# Files that leave the tournament or come back to it

files-entry-page = Results round { $round }
files-entry-hint-hands = Fill in the yellow cells only, a line for each hand. Call: T+ Tichu made, T- lost (G grand Tichu, S small). DV, double victory: x. Lines that were not played stay empty.
files-entry-hint-totals = Fill in the yellow cells only, a line for each table: the points of both sides over all hands, and how many hands there were.
files-entry-player = Name
files-entry-call = Call
files-entry-hands = Hands
files-entry-check = Right?
import-entry-foreign = “{ $file }” is no Excel file for results that this program wrote.
import-entry-other-draw = The file belongs to another draw of round { $round } than the one that is valid now.
import-entry-cell = Cell { $cell } says “{ $text }”: that is not possible there.

files-web-index = Overview
files-web-entrants = Who plays
files-web-day = Day
files-web-place = Place
files-web-times = Time
files-web-sitting-out = Bye
files-web-side-a = First side
files-web-side-b = Second side
import-log-hand = Hand { $hand } is { $verdict ->
    [incomplete] not played to its end in the log
    [illegal] not played by the rules in the log
   *[other] counted differently in the log than by the rules
}: please look at it first (Ctrl+L).
import-log-long = The log has { $count } hands, a match { $most } at most: is it the right one?
import-log-seats = The names in the log ({ $names }) are not those of the table: they are taken by seats 0 to 3.
cli-export-what = It is missing what to export: -o, --entry, --standings, --results, --hands or --web.
cli-export-round = --round goes only with --entry: all else is always exported of the whole tournament.
cli-export-output = the whole tournament as JSON, - for the output
cli-export-entry = an Excel file in which somebody else enters the results of a round; “enter --from” reads it
cli-export-standings = the standings as csv or jsonl
cli-export-results = the results of all tables as csv or jsonl
cli-export-hands = all hands with calls as csv or jsonl
cli-export-web = a folder of pages for the site of the club
cli-timetable-ics = write a calendar file (.ics)
cli-enter-log = a log of BrettspielWelt (.tch): the hands of this table

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
