# What the command line says

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
cli-substitute = lets somebody take over place and points
cli-draw = draws the next round, or takes a draw made by hand
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
cli-export = writes the whole tournament as JSON, or parts of it for others
cli-import = makes a tournament file of exported JSON
cli-demo = plays a whole evening by itself

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
cli-register-check-in = check them in at once
cli-withdraw-from-round = the first round without them
cli-substitute-name = who stands in
cli-substitute-partner = in teams: the second person, if both are new
cli-substitute-instead-of = in teams: for whom the person stands in
cli-draw-every = all rounds that are left
cli-draw-dry-run = only show, publish nothing
cli-draw-plan = a draw made by hand, as JSON
cli-enter-source = a file of results: jsonl, csv or the filled-in Excel file, or - for the input
cli-standings-after-round = the standings after this round
cli-print-paper = the paper: A4, A5 or Letter
cli-print-large = large print: everything 40 % larger
cli-print-duplex = for printing on both sides
cli-print-logo = the logo of the club, PNG or JPEG
cli-print-colour = the colour of the club, for example #8c1d40
cli-print-text = the text on certificates
cli-print-signatures = who signs, separated by semicolons
cli-journal-first = only from this line on
cli-journal-last = only up to this line
cli-print-sheet = the sheet, see “sheets”
cli-import-source = the JSON file, or - for the input
cli-import-file = the new tournament file
cli-demo-entrants = how many play
cli-demo-folder = the folder for the tournament file and the sheets
cli-demo-window = open the window afterwards

cli-severity-error = Error
cli-severity-question = Question
cli-severity-warning = Warning
cli-severity-note = Note
cli-finding = { $weight }: { $words }
cli-finding-at = { $weight }: { $place }: { $words }
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
cli-no-server-yet = This version cannot open tournaments on a server yet ({ $address }), only files.
cli-cannot-write = “{ $file }” cannot be written ({ $reason }).
cli-bad-date = “{ $text }” is no day. Possible are 2026-11-21 and 21.11.2026.
cli-bad-seed = { $seed } cannot be a seed: it must lie between 0 and 9007199254740991.
cli-bad-score = “{ $text }” is no score. Possible is for example 640:360.
cli-set-form = “{ $text }” is no setting. Possible is for example rounds=4.
cli-set-unknown = There is no setting “{ $key }”.{ $nearest ->
    [none] {""}
   *[other] {" "}Perhaps you mean: { $nearest }.
} There are: { $keys }
cli-set-value = “{ $value }” is not possible for { $key }. Possible: { $values }
cli-register-what = Give either a name or a list with --from.
cli-draw-what = --all does not go with --round, nor --from with --seed, nor --check with any of them.
cli-enter-what = Give either --from, or --round, --table and one of: --score, --hand or --log.
cli-force-reason = --force and --reason belong together: why is the result right all the same?
cli-demo-players = It is not possible to play with { $entrants }: it takes at least { $least }, at most { $most }.
cli-plan-form = This is no draw. Possible is for example { $example }
cli-plan-nothing-left = { $rounds ->
    [one] The round of the file has been drawn already.
   *[other] The file has { $rounds } rounds, { $drawn } have been drawn already: none is left.
}
cli-bug = There is a bug in the program here ({ $kind }). Please send the file “{ $file }” to those who maintain it. What is saved is saved.

cli-made = Tournament “{ $name }” made: { $file }
cli-registered = { $count } registered (numbers { $first } to { $last }).
cli-registered-one = “{ $name }” registered (number { $number }).
cli-withdrawn = “{ $name }” withdrawn from round { $round } on.
cli-substituted = “{ $name }” stands in for “{ $before }”.
cli-drawn = Round { $round } is drawn:
cli-drawn-on-trial = Round { $round }, only on trial:
cli-table = Table { $table }:
cli-sitting-out = Sitting out: { $names }
cli-seed = Seed: { $seed }
cli-entered = Round { $round }, table { $table }: { $score } saved (revision { $revision }).
cli-result-replaced = Round { $round }, table { $table }: { $before } was here before.
cli-nothing-missing = No result of round { $round } is missing.
cli-printed = Written: { $file }
cli-exported = Exported: { $file }
cli-verified = All is right: journal, tables and sums (revision { $revision }).
cli-demo-done = { $entrants } have played { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}; { $winner } wins. The tournament file and { $sheets } sheets are in { $folder }

cli-head-place = Place
cli-head-name = Name
cli-head-key = Sheet
cli-head-victory-points = Victory points
cli-head-tichu-points = Tichu points
cli-head-hands = Hands
cli-head-decided-by = decided by
