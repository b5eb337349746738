cli-ask-anyway = Should it stand like this? [y/N]
cli-not-done = Nothing has been changed.
cli-accept-doubtful = { $count ->
    [one] One line waits. If it is meant as it is read: once more with --accept doubtful.
   *[other] { $count } lines wait. If they are meant as they are read: once more with --accept doubtful.
}
cli-accept-what = --accept only knows “doubtful”, not “{ $text }”.
cli-import-asked = Nothing was saved. If the file is meant as it is: once more with --accept doubtful.
cli-advise = proposes formats: how many people, how much time, which wishes
cli-advise-people = how many people come
cli-advise-hours = how many hours, from the first start signal to the prize-giving
cli-advise-pairs = people come in pairs and stay together
cli-advise-partners = with whom to play: any (no matter), fixed (always together), new (always somebody else) or none (without partners, two against each other)
cli-advise-everybody-plays = everybody is to play all evening
cli-advise-few-repeats = as few as possible are to meet again
cli-advise-knock-out = there is to be a final
cli-advise-find-best = the strongest are to win
cli-advise-day = the day, for example 2026-11-21
cli-advise-start = the first start signal, for example 19:15
cli-advise-evenings = how often each proposal is played through
cli-advise-partners-unknown = There is no wish “{ $key }” (did you mean { $nearest }?). There are: { $keys }
cli-clear = says that a result accepted in spite of objections has been checked
cli-at-table = table { $number }
cli-audit-hand = tells whether a hand can end like this, and what else was meant
cli-audit-match = tells whether a match can end like this, and how
cli-audit-hand-points = Tichu points of seats 0 and 2 and of seats 1 and 3
cli-audit-match-points = total of seats 0 and 2 and of seats 1 and 3
cli-audit-hand-calls = who called what, for example 0=tichu or 3=grand, where two play also 0=small; none: nobody. Without it all calls are conceivable
cli-audit-hand-first-out = who went out first, seat 0 to 3
cli-audit-hand-double = whose double victory it was; no: nobody's
cli-audit-hand-source = a file, on each line a JSON with a, b, calls, first_out, double and special_cards_out; or - for the input
cli-audit-match-hands = how many hands
cli-option-rules = by which rules: printed or a preset, see "presets"
cli-audit-what = Either --from with a file, or one hand with --call, --first-out and --double.
cli-audit-points = "{ $text }" are not the points of both sides. Possible is for example 155 45.
cli-audit-call = "{ $text }" is no call. Possible are for example 0=tichu, 3=grand and none.
cli-audit-double = "{ $text }" is no double victory. Possible are 02, 13 and no.
cli-audit-hand-special-cards-out = Back to the Roots took the special cards out of the hand (only with --rules booster)
cli-seeding = puts somebody at a place of the list of seeds, before the first draw
cli-seeding-place = the place, from 1
cli-help-window = opens the window
cli-help-command = does something without a window
cli-help-commands = Commands:
cli-help-more = “tichu-turnier COMMAND --help” explains a command. With --language de, en or fr the program speaks German, English or French. It returns 0 (done), 1 (refused, nothing changed) or 2 (bad usage).
cli-heading-usage = Usage
cli-heading-options = Options
cli-heading-arguments = Arguments
cli-new = makes a tournament
cli-register = registers somebody, or a whole list
cli-withdraw = lets somebody leave; what was played stays
cli-erase = forgets a person; results and numbers stay
cli-substitute = lets somebody take over place and points
cli-draw = draws the next round, or the last one anew, or takes a draw made by hand
cli-enter = enters what a table reports; all of it or nothing
cli-missing = names the tables that owe a result
cli-standings = shows the standings
cli-timetable = shows the timetable, and what is odd about it
cli-print = writes a sheet as pdf, xlsx, html or csv
cli-sheets = names the sheets that can be printed
cli-presets = names the ready-made regulations
cli-journal = shows what has happened, the oldest first
cli-undo = takes back the latest change
cli-redo = brings back what was undone last
cli-verify = checks the file: journal against tables, and all sums
cli-repair = makes a new file from what is sound in a damaged one
cli-check = compares an evening with what a separate program makes of its facts
cli-export = writes the whole tournament as JSON, or parts of it for others
cli-import = makes a tournament file of exported JSON
cli-demo = plays a whole evening by itself
cli-generate = makes up an evening at which everything happens that can happen at one
cli-option-file = the tournament file (.tichu)
cli-option-as-json = for programs: JSON instead of text
cli-option-help = shows this help
cli-option-number = the round
cli-option-entrant = number or name on the list
cli-option-output = where to; the ending says which kind of file
cli-option-preset = the preset, see “presets”
cli-option-seed = the seed: same number, same draw
cli-option-table = the table
cli-option-score = the totals of both sides, for example 640:360
cli-option-hands-played = how many hands the totals hold
cli-option-hands = a hand, for example "155:45 T0+"; once for each hand. With Booster also BR (Back to the Roots) and SP0 (Superpartner: seat 0 gives the Tichu to the partner)
cli-option-force = accept what the audit warns of
cli-option-reason = why it is right all the same
cli-new-name = the name of the tournament
cli-new-day = the day, for example 2026-11-21
cli-new-place = the place
cli-new-settings = a setting other than in the preset, for example rounds=4 or bye-credit=average
cli-register-name = who registers; of a team the first person
cli-register-source = a list: xlsx, xls, ods, csv or - for the input
cli-register-partner = of a team the second person
cli-register-club = the club
cli-register-partial = register the good lines even if others are wrong
cli-register-accept = doubtful takes what can mean two things: lines as they are read, a name as one
cli-register-accept-what = --accept knows only doubtful, not “{ $text }”.
cli-register-check-in = check them in at once
cli-withdraw-from-round = the first round without them
cli-erase-yes = does it without asking
cli-substitute-name = who stands in
cli-substitute-partner = in teams: the second person, if both are new
cli-substitute-instead-of = in teams: for whom the person stands in
cli-draw-every = all rounds that are left
cli-draw-dry-run = only show, publish nothing
cli-draw-plan = a draw made by hand, as JSON
cli-draw-again = take the last round back, if nothing is entered of it, and draw it anew: another draw, as good
cli-enter-source = a file of results: jsonl, csv or the filled-in Excel file, or - for the input
cli-standings-after-round = the standings after this round
cli-print-paper = the paper: A4, A5 or Letter
cli-print-large = large print: everything 40 % larger
cli-print-duplex = for printing on both sides
cli-print-logo = the logo of the club, PNG or JPEG
cli-print-colour = the colour of the club, for example #8c1d40
cli-print-text = the text on certificates
cli-print-signatures = who signs, separated by semicolons
cli-print-design = design of certificates: classic, modern or laurel
cli-journal-first = only from this line on
cli-journal-last = only up to this line
cli-print-sheet = the sheet, see “sheets”
cli-import-source = the JSON file, or - for the input
cli-import-file = the new tournament file
cli-import-accept = doubtful takes a file that contradicts itself as it is
cli-demo-entrants = how many play
cli-demo-folder = the folder for the tournament file and the sheets
cli-demo-window = open the window afterwards
cli-generate-way = the format or the preset; “presets” lists the names
cli-generate-entrants = how many are there at the beginning
cli-generate-output = the tournament file to be made
cli-generate-events = how much happens: late entries, substitutes, penalties, corrections …
cli-severity-error = Error
cli-severity-question = Question
cli-severity-warning = Warning
cli-severity-note = Note
cli-finding = { $weight }: { $words }
cli-finding-at = { $weight }: { $place }: { $words }
cli-more-findings = { $count ->
    [one] There is one more message.
   *[other] There are { $count } more messages.
}
cli-at-line = line { $number }
cli-at-hand = hand { $number }
cli-at-entrant = entry { $number }
cli-at-round = round { $number }
cli-hint-hand-double-or-not = “D02” or “D13” after the points says double victory, “Dno” counted; with “audit hand” it is --double.
cli-hint-hand-who-first = “T0+” says that seat 0 made its Tichu, “T0-” lost it, “F2” that seat 2 went out first; with “audit hand” it is --first-out.
cli-usage-more = More about it: { $command } --help
cli-usage-no-such-option = There is no option { $option }.{ $nearest ->
    [none] {""}
   *[other] {" "}Perhaps you mean: { $nearest }
}
cli-usage-missing = { $name } is missing.
cli-usage-too-much = The command cannot do anything with this: { $words }
cli-usage-needs-value = The value after { $option } is missing.
cli-usage-bad-number = The value for { $name } is not possible: it takes a whole number that can be here.
cli-no-such-command = There is no command and no file “{ $word }”. Perhaps you mean: { $nearest }
cli-no-such-language = There is no language “{ $language }”. There are: { $known }
cli-no-such-preset = There is no preset “{ $preset }”.{ $nearest ->
    [none] {""}
   *[other] {" "}Perhaps you mean: { $nearest }.
} There are: { $keys }
cli-sheet-of-everybody = --entrant goes only with “{ $reports }”: “{ $sheet }” is for everybody.
cli-sheet-of-no-round = “{ $sheet }” is about the whole tournament, --round does not change it. About one round there are: { $keys }
cli-no-such-sheet = There is no sheet “{ $sheet }”.{ $nearest ->
    [none] {""}
   *[other] {" "}Perhaps you mean: { $nearest }.
} There are: { $keys }
cli-no-such-kind = The program cannot write files that end in “{ $ending }”, only { $kinds }.
cli-no-server-yet = A tournament on a server ({ $address }) first becomes a file of this desk: tichu-turnier join ADDRESS. From then on all commands work with that file, and what they change goes to everybody.
cli-cannot-write = “{ $file }” cannot be written ({ $reason }).
cli-bad-seed = { $seed } cannot be a seed: it must lie between 0 and 9007199254740991.
cli-bad-score = “{ $text }” is no score. Possible is for example 640:360.
cli-set-form = “{ $text }” is no setting. Possible is for example rounds=4.
cli-set-unknown = There is no setting “{ $key }”.{ $nearest ->
    [none] {""}
   *[other] {" "}Perhaps you mean: { $nearest }.
} There are: { $keys }
cli-set-value = “{ $value }” is not possible for { $key }. Possible: { $values }
cli-register-what = Give either a name or a list with --from.
cli-draw-what = --all does not go with --round, nor --from with --seed, nor --again with --all, --round or --from, nor --check with any of them.
cli-enter-what = Give either --from, or --round, --table and one of: --score, --hand, --log or --walkover; --note with it or alone.
cli-force-reason = --force and --reason belong together: why is the result right all the same?
cli-demo-players = It is not possible to play with { $entrants }: it takes at least { $least }, at most { $most }.
cli-generate-events-most = { $events } events are too many or too few: 0 to { $most } will do.
cli-plan-form = This is no draw. Possible is for example { $example }
cli-plan-nothing-left = { $rounds ->
    [one] The round of the file has been drawn already.
   *[other] The file has { $rounds } rounds, { $drawn } have been drawn already: none is left.
}
cli-bug = There is a bug in the program here ({ $kind }). Please send the file “{ $file }” to those who maintain it. What is saved is saved.
cli-made = Tournament “{ $name }” made: { $file }
cli-registered = { $count } registered (numbers { $first } to { $last }).
cli-registered-one = “{ $name }” registered (number { $number }).
cli-withdrawn = “{ $name }” withdrawn from { $title } on.
cli-substituted = “{ $name }” stands in for “{ $before }”.
cli-drawn = { $title } is drawn:
cli-drawn-on-trial = { $title }, only on trial:
cli-table = Table { $table }:
cli-sitting-out = Sitting out: { $names }
cli-seed = Seed: { $seed }
cli-entered-already = { $title }, table { $table }: { $score } stands there already.
cli-entered = { $title }, table { $table }: { $score } saved (revision { $revision }).
cli-result-replaced = { $title }, table { $table }: { $before } was here before.
cli-nothing-missing = { $title }: no result is missing.
cli-printed = Written: { $file }
cli-exported = Exported: { $file }
cli-verified = All is right: journal, tables and sums (revision { $revision }).
cli-generate-done = Made up an evening with { $events ->
    [one] one event
   *[other] { $events } events
}: { $file }
cli-demo-done = { $entrants } have played { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}; { $winner } wins. The tournament file and { $sheets } sheets are in { $folder }
cli-head-place = Place
cli-head-name = Name
cli-head-key = Sheet
cli-head-decided-by = decided by
cli-keep-apart = makes sure that two do not meet in any draw
cli-keep-apart-one = number or name of the one
cli-keep-apart-other = number or name of the other
cli-keep-apart-undo = they may meet again
cli-need-table = always gives somebody the same table, 0 for any
cli-need-table-table = the number of the table
cli-replay = plays every hand of a game log again and checks it
cli-leads = counts what can be led from a holding
cli-follows = lists what can be put on a combination
cli-bench = measures how fast this machine computes moves, draws, saves and prints
cli-replay-logs = game logs of BrettspielWelt, or - for the input
cli-leads-source = a file with JSON of id and cards on each line, or - for the input
cli-follows-source = a file with JSON of id, cards and table on each line, or - for the input
cli-bench-topic = what is measured
# Recomputing
cli-draw-check = recompute every drawn round from its seed
cli-export-what = It is missing what to export: -o, --entry, --standings, --results, --hands or --web.
cli-export-round = --round goes only with --entry: all else is always exported of the whole tournament.
cli-export-output = the whole tournament as JSON, - for the output
cli-export-entry = an Excel file in which somebody else enters the results of a round; “enter --from” reads it
cli-export-standings = the standings as csv or jsonl
cli-export-results = the results of all tables as csv or jsonl
cli-export-hands = all hands with calls as csv or jsonl
cli-export-web = a folder of pages for the site of the club
cli-timetable-ics = write a calendar file (.ics)
cli-timetable-fit = as many rows as rounds are played
cli-enter-log = a log of BrettspielWelt (.tch): the hands of this table
cli-compare = shows what is different since a line of the journal
cli-compare-line = the line as “journal” numbers it
cli-compare-other = compare with the state after this line instead of with now
cli-restore = makes everything as it was after a line of the journal; “undo” takes it back
cli-restore-line = the line as “journal” numbers it
cli-repair-to = the new file; else beside it, with “-repaired” in its name
cli-print-slips = so many score slips stand on a page: 1, 2 or 4
cli-print-room-row = so many tables stand in a row on the room map, 0 as fits
cli-present = says in advance in which rounds somebody is here
cli-present-rounds = the rounds, e.g. 2-4 or 1,3-5
cli-reserve = makes somebody a reserve who only fills tables
cli-reserve-undo = plays like everybody again
cli-register-reserve = as a reserve: drawn only if a table would not be full otherwise
cli-set = changes settings of the regulations, also while the tournament is on
cli-set-settings = the settings, e.g. rounds=5 odd-numbers=five
cli-set-done = { $key } is { $value } now.
cli-enter-dry-run = only says what it would change
cli-audit-first = --first-out: here there are seats 0 to { $last }.
cli-penalty = gives a penalty or rules on a hand; what was played stays as it is
cli-penalty-what = Either FILE ENTRANT KIND AMOUNT --reason "...", or --list, or --lift N.
cli-penalty-entrant = number or name
cli-penalty-kind = warning, victory-points, tichu-points, hand-annulled, hand-replayed, adjusted-score or disqualification
cli-penalty-amount = how many points are taken away; for adjusted-score 60:40, the own first; else leave it out
cli-penalty-reason = why
cli-penalty-number = in which round, else the one drawn last
cli-penalty-hand = in which hand of the match
cli-penalty-partner = for the partner of that hand as well
cli-penalty-whole-table = for everybody at the table
cli-penalty-by = who decided
cli-penalty-banned-until = banned until that day, as a note
cli-penalty-as-list = shows all penalties and rulings
cli-penalty-lift = takes the ruling with this number back
cli-head-penalties = Rulings
cli-plan = draws all rounds for so many people or teams, without a tournament, and says how good they are
cli-plan-way = the kind of draw, such as individual, fours, whist or round-robin
cli-plan-entrants = how many people or teams
cli-plan-rounds = how many rounds
cli-plan-format = There is no kind of draw “{ $key }”.{ $nearest ->
    [none] {""}
   *[other] {" "}Perhaps you mean: { $nearest }.
} There are: { $keys }
cli-plan-size = Possible are 0 to { $entrants } entrants and 1 to { $rounds } rounds.
cli-plan-round = Round { $round }
cli-plan-round-twice = Round { $round } is in the file twice.
cli-prizes = sets the list of prizes, or shows it with those who would get them now
cli-prizes-wanted = a prize, several times if need be: 1="Cup", last="Consolation", tichus="Chocolate" or somebody="Hat"; replaces the whole list
cli-prizes-none = there are no prizes any more
cli-prizes-what = Either --set or --none.
cli-prizes-empty = There are no prizes.
cli-prizes-form = “{ $text }” is no prize: something like 1="Cup".
cli-prizes-to = There is no prize for “{ $to }”{ $nearest ->
    [none] {""}
   *[other] , probably { $nearest } is meant
}. A place from 1, last, somebody or a special list: { $keys }
cli-audit-ranking = tells which row of a ranking is wrong when the sum does not come out
cli-audit-ranking-source = the list: csv, xlsx, ods, xls, html, jsonl or text, or - for the input
cli-audit-ranking-total = the sum that must come out
cli-audit-ranking-column = which column, by its head or its number
cli-verify-ranking = a printed ranking that should agree with it: csv, xlsx, ods, xls, html or jsonl
cli-verify-after-round = with --ranking: the list shows the standings after this round
cli-verify-what = --after-round says something about --ranking LIST.
cli-check-in = says that somebody is here, by code, number or name
cli-check-in-code = the code on the card, the number or the name
cli-check-in-undo = is not here after all
cli-pay = takes the entry fee of somebody
cli-pay-code = the code on the card, the number or the name
cli-pay-back = gives it back
cli-register-single = comes alone and looks for a partner (only where teams play)
cli-register-paid = has paid the entry fee at once
cli-here = “{ $name }” is here.
cli-not-here = “{ $name }” is not here after all.
cli-paid = “{ $name }” has paid (receipt { $number }). In the cash box: { $currency } { $taken }.
cli-not-paid = “{ $name }” has paid nothing. In the cash box: { $currency } { $taken }.
cli-ruling = answers a question about the rules as it holds tonight
cli-ruling-query = words of the question; without them all questions are listed
cli-ruling-file = tournament whose rules hold; else the printed ones
cli-ruling-rules-unknown = There are no rules “{ $key }”{ $nearest ->
    [none] {""}
   *[other] , perhaps you mean { $nearest }
}. Known are: { $keys }
cli-ruling-rules = rules of a preset, such as treibhaus; else the printed ones
cli-season = adds up the standings of several evenings or rates their players; asks who may be the same
cli-season-files = the tournament files of the evenings
cli-season-method = how to count: victory-points, place-points or ranking-list
cli-season-best = only the best K evenings count
cli-season-method-unknown = There is no way to count “{ $key }”.{ $nearest ->
    [none] {""}
   *[other] {" "}Perhaps you mean: { $nearest }.
} There are: { $keys }
cli-season-twice = “{ $file }” is given twice: each evening counts only once.
cli-season-rating = the strength of each player with its uncertainty instead of points
cli-season-output = writes the table into this file (pdf, xlsx, html or csv)
cli-season-same = A=B: these two are the same; kept for the next time
cli-season-different = A=B: these two are different; kept for the next time
cli-hint-season-ask = Answer with --same "A=B" or --different "A=B".
cli-second = enters a slip a second time and compares both entries
cli-second-right = which entry is right: first or second
cli-second-compare = all differences, and how many errors are still hidden
cli-new-old = an older tournament file: takes over regulations, house rules, timetable, entry fee and prizes
cli-new-people = with --like: puts the people of then on the list too
cli-new-like = --like and --preset exclude each other, and --people only goes with --like.
cli-substituted-from-zero = “{ $name }” plays instead of “{ $before }” from round { $round } on, starting at zero.
cli-substitute-from-zero = starts at zero instead of taking over the points
cli-register-unranked = plays without taking a place (reserve, house)
cli-standings-with-prospects = also the places that are still open
cli-can-win = can win
cli-audit-hand-proof = writes a hand that ended like this to this file, as a game log
cli-audit-witness-of-four = --witness: there are game logs of hands of four only. In the window F9 shows how it can have been.
cli-check-files = the tournament files (.tichu) or their exports (.json)
cli-check-done = { $files ->
    [one] One file agrees
   *[other] { $files } files agree
} with the second opinion.
cli-check-difference = { $file }: { $name ->
    [none] {""}
   *[other] { $name },{" "}
}{ $kind }: { $said } is said, { $found } was found.
cli-check-not-checked = Not checked: whether fewer people could meet again, beyond partners and teams; whether members of one club could have been kept apart; seeds and byes of a bracket; how near in points a Swiss draw pairs; strength, prospects and prizes; the journal.
cli-check-not-recomputed = { $file }: { $kind } “{ $name }” is unknown to the second opinion and was not recomputed.
cli-check-decided = { $file }: decided by a person, and so accepted: { $text }
cli-check-unreadable = { $reason }
cli-hint-store-damaged = “tichu-turnier repair FILE” makes a new file from all that is sound.
cli-share = lets other desks take part, until it is interrupted by Ctrl+C
cli-share-to = into a PostgreSQL database of your own instead of one that is started here
cli-share-end = stop sharing: all of it is in the file
cli-share-open = “{ $file }” is shared. On the other computers: tichu-turnier join ADDRESS CODE. Ctrl+C ends it.
cli-share-there = “{ $file }” is there too now; what is entered here goes to everybody.
cli-share-ended = “{ $file }” belongs to this computer alone again.
cli-serve = shows phones and screens in the hall who sits where, and lets tables report, until Ctrl+C
cli-serve-host = only at this address of this computer
cli-serve-port = the port; without it 8080 or the next that is free
cli-serve-name = a name by which this computer is reached, if it does not know it itself: behind a proxy, with a domain of its own
cli-serve-folder = also a folder for a website, in which the pages are kept up to date
cli-serve-kept = “{ $folder }” is kept up to date.
cli-serve-open = “{ $file }” is at { $address } for everybody in the same network. Ctrl+C ends it.
cli-join = takes part in a tournament that another computer shares
cli-join-tournament = which one, if there are several
cli-join-file = the name of the new file
cli-join-which = Which tournament? --tournament NAME chooses one: { $known }
cli-joined = Joined “{ $name }”, with the file “{ $file }”.
cli-join-address = the other computer, as it shows it (or postgresql://…)
cli-join-code = the code that it shows; it also says what you may do
cli-tournaments = lists the tournaments of a shared database, archives one, or says who may do what in it
cli-tournaments-address = the computer that hosts them, or postgresql://…
cli-tournaments-code = the code that it shows
cli-tournaments-tournament = which one, if there are several
cli-tournaments-archive = into the archive: nobody is offered it any more
cli-tournaments-restore = back from the archive
cli-tournaments-invite = an address for this one tournament: director, entry, registration or reader
cli-tournaments-shut-out = that address is valid no more
cli-tournaments-line = { $day }  { $name }{ $archived ->
    [True] {"  "}(archive)
   *[other] {""}
}
cli-tournaments-archived = “{ $name }” is in the archive.
cli-tournaments-restored = “{ $name }” is back.
cli-tournaments-invited = “{ $name }”, { $role }: tichu-turnier join { $address }
cli-tournaments-shut-out-done = “{ $name }”, { $role }: that address is valid no more.
cli-no-such-role = There is no role “{ $role }”. There are: { $known }
cli-label = gives somebody a label, such as Junior
cli-label-entrant = number or name
cli-label-word = the word
cli-label-off = takes it away
cli-enter-walkover = who has not come: number or name; the other side wins
cli-enter-accept = doubtful takes what can mean two things: lines as they are read, a name as one
cli-enter-note = what is to stand beside the result
cli-lock = locks the results of a round, or unlocks them with --off
cli-lock-off = unlocks the round
cli-locked = { $title } is locked.
cli-unlocked = { $title } is unlocked.
cli-print-kind = which kind of file: pdf, xlsx, html or csv; else the ending says it
cli-print-bare = the table alone, for programs (csv): one line of titles, commas, decimal points
cli-bare-is-csv = --bare writes csv only, not { $kind }.
cli-bare-no-table = There is no table on “{ $sheet }”.
cli-print-output = where to; the ending says which kind of file; - writes to standard output
cli-move-up = gives a free place to whoever waits longest, or to somebody named
cli-move-up-entrant = who moves up, by number or name; without it whoever waits longest
cli-move-up-back = puts somebody onto the waiting list instead
cli-move-up-who = Say who is to wait: move-up FILE ENTRANT --back.
cli-moved-up = “{ $name }” has a place now.
cli-waits = “{ $name }” is on the waiting list.
cli-register-force = also where the bracket is drawn and nobody can join any more
cli-hint-entrant-bracket-drawn = With --force the name goes on the list all the same.
cli-hint-registration-place-free = “move-up” gives it away.
cli-open = says what is still open, and what answers it
cli-open-leave = let this point be, with --reason
cli-open-take-back = take the last draw back, as long as it has no result
cli-open-reason = why it stays like that
cli-open-point = { $number }. { $words }
cli-open-nothing = Nothing is open.
cli-open-what = Either --leave with --reason, or --take-back, or none of them.
cli-open-no-such = There is no open point { $number }, there are { $count }.
cli-hint-open-void = (open --take-back, then draw)
cli-hint-open-drawn-before = (open --take-back, then draw; or open --leave)
cli-hint-open-tie = (enter, with the hand that decides)
cli-hint-open-rests = (set bye-credit=average, prorated or flat; or open --leave)
cli-hint-open-disputed = (clear, or enter)
cli-hint-open-passes-differ = (second --right first or second)
cli-hint-open-ruling = (penalty --lift, then penalty; or open --leave)
cli-hint-open-singles = (open --leave)
cli-hint-open-contrary = (enter, or open --leave)
cli-hint-open-hands-missing = (enter, or open --leave)
cli-hint-open-overdue = (enter)
cli-hint-open-note = (enter --note)
cli-hint-open-absent = (check-in or withdraw)
cli-hint-open-unpaid = (pay)
cli-hint-rounds-lacking = (timetable --fit)
cli-hint-rounds-over = (timetable --fit)
cli-hint-rounds-everybody = (timetable --fit)
cli-hint-open-cut = (draw --from, or open --leave)
cli-two-in-one = “{ $name }”: are these two people? { $unit ->
    [player] People enter this tournament one by one: please give “{ $one }” and “{ $other }” separately.
   *[partnership] Then please give “{ $one }”, and “{ $other }” with --partner.
} If somebody is called so, say --accept doubtful.
cli-beside-name = “{ $name }”: “{ $one }” looks like the name, “{ $text }” does not. Whoever else comes needs an entry of their own. If somebody is called so, say --accept doubtful.
cli-name-unsaid = “{ $name }”: is that somebody’s name? Whoever has none yet is registered once it is known. If somebody is called so, say --accept doubtful.
cli-substitute-accept = doubtful takes a name that looks like two as one
