import-entry-foreign = This file for results was written by another version of the program.
import-entry-other-draw = The file belongs to another draw of round { $round } than the one that is valid now.
import-entry-cell = Cell { $cell } says “{ $text }”: that is not possible there.
import-log-hand = Hand { $hand } is { $verdict ->
    [incomplete] not played to its end in the log
    [illegal] not played by the rules in the log
   *[other] counted differently in the log than by the rules
}: please look at it first (Ctrl+L).
import-log-long = The log has { $count } hands, a match { $most } at most: is it the right one?
import-log-seats = The names in the log ({ $names }) are not those of the table: they are taken by seats 0 to 3.
import-no-such-file = There is no file “{ $file }”.
import-cannot-read = “{ $file }” cannot be read ({ $reason }).
import-too-big = With { $megabytes } MB the file is too big for a list.
import-not-a-workbook = “{ $file }” is no readable file of Excel or LibreOffice, perhaps it is incomplete. Please open it there and save it again as .xlsx, or as CSV.
import-encrypted = “{ $file }” is protected by a password. Please save it without one.
import-too-many-cells = The file has too many cells for a list of people.
import-not-text = This is neither an Excel file nor text.
import-marked-up = “{ $file }” is a web page or an XML table that only looks like a workbook. Please open it in Excel or LibreOffice and save it as .xlsx.
import-empty = The list is empty.
import-encoding-guessed = The characters were read as Windows text: please look at the accents in the names.
import-line-unreadable = From line { $line } on the list cannot be read: a quotation mark has no end.
import-quote-open = Line { $line }{ $count ->
    [one] {""}
   *[other] {" "}and { $others ->
        [one] one more
       *[other] { $others } more
    }
}: a quotation mark has no end. The line is read without it.
import-total-row = Line { $line } ({ $text }) is a sum: left out.
import-cut-off = The list has more than { $rows } lines: everything after them was left out.
import-too-many-values = The file holds more than { $most } values. That is too much at once: please split it, by rounds for example.
import-too-many-tables = The file holds { $count } tables. No tournament has more than { $most }.
import-many-lines = The list has { $count } lines. Is it the right one?
import-other-sheet = The sheet “{ $sheet }” is not read.
import-on-other-sheet = “{ $name }” stands only on the sheet “{ $sheet }” (line { $line }): does this person play here?
import-no-person = “{ $text }” seems to be no name: left out.
import-gone = { $name } has withdrawn, says the list: left out.
import-line-twice = “{ $name }” stands in the list twice: taken once. If they are two people, add something to the name, or the club.
import-remark = Beside “{ $name }” stands “{ $text }”: not taken into the name.
import-single = “{ $name }” is alone: looks for a partner.
import-column-ignored = Columns not read: { $names }.
import-formula = “{ $cell }” is a formula or an error value, no name: please write the text itself.
import-similar-name = “{ $name }” looks like “{ $other }”: is it the same person?
import-no-results = There is no result in the file.
import-hand-left-out = It is missing and others follow. Only the last may stay empty: who plays with whom depends on the number.
import-results-header = The first line must name the columns: round, table and score (for example 640:360) or A and B or hand 1, hand 2 and so on.
import-result-malformed = The result cannot be read: { $text }
import-result-twice = { $title }, table { $table } is in the file twice.
import-no-number = In the column “{ $column }” there is “{ $text }” instead of a number.
import-not-json = This is no readable JSON.
import-key-twice = “{ $key }” stands twice in one entry: nobody knows which counts.
import-json-foreign = This is no tournament that this program exported.
import-json-version = This file has version { $version }, version { $known } is known: please update the program.
import-json-missing = Missing: { $path }
import-json-value = { $path } cannot be “{ $value }”.
import-json-unknown = “{ $path }” is not known to this program: is it of a newer version, or written by hand?
import-json-members = “{ $name }” is called after somebody who is no member: { $members }. Which is right?
import-json-result = Round { $round }, table { $table }: the file claims { $said }, but holds { $found }. Was it changed by hand?
import-json-standing = { $name } after round { $round }: the file claims { $said }, but its results give { $found }. Was it changed by hand?
import-json-club = { $name }: the standings of the file have the club “{ $said }”, its entrants “{ $found }”. Which is right?
import-json-draw = Round { $round }: the file claims other meetings than its seats give. Was it changed by hand?
import-json-receipt = Receipt { $number } is there more than once: { $names }. Which is right?
import-json-waiting = { $name } is on the waiting list and has played in round { $round }: which is right?
import-json-comes-later = { $name } comes for round { $from } and has played in round { $round }: which is right?
import-json-withdrawn = { $name } has withdrawn from round { $from } on and has played in round { $round }: which is right?
import-log-six = Six play at table { $table }: there are logs only of hands of four.
import-column = What stands in the column “{ $heading }”
import-column-bare = Column { $number }: { $text }
import-as-name = Name
import-as-team = Team
import-as-first-name = First name
import-as-last-name = Last name
import-as-player-1 = Person 1
import-as-player-2 = Person 2
import-as-first-name-1 = First name 1
import-as-last-name-1 = Last name 1
import-as-first-name-2 = First name 2
import-as-last-name-2 = Last name 2
import-as-club = Club
import-as-status = Status
import-as-paid = paid
import-as-present = is here
import-as-nothing = leave out
import-titled = The first line has the headings
import-encoding-doubled = Accented letters had been converted twice (ü as Ã¼): they are put right.
import-above = Above the headings stands “{ $text }”: left out.
import-maybe = Beside “{ $name }” stands “{ $text }”: is this person coming?
import-maybe-here = The line stands among those who may come: is this person coming?
import-hidden = The line is hidden in the file: does it belong to the list?
import-struck = “{ $text }” is struck through: is this person coming?
import-no-word = “{ $cell }” is a number or a date: is this a name?
import-more-cells = “{ $text }” stands beside the columns of the list: is the line read rightly?
import-beside = “{ $text }” stands in a column without a heading: not read.
import-paid-no-fee = { $count ->
    [one] One line says
   *[other] { $count } lines say
} that the fee is paid, but the tournament costs nothing: that is not recorded. Set the fee first (set fee=…).
import-unclear = “{ $text }” can mean two things: is it read rightly?
import-comment = “{ $comment }” is a comment on “{ $text }”: is the line read rightly?
import-denied = “{ $heading }” denies, and below it stands “{ $text }”: what is meant? Read as: neither paid nor here nor cancelled.
import-order-unknown = Which is the given name, which the surname? The list does not say.
import-two-people = “{ $text }”: are these two people?
import-someone-more = “{ $text }” with “{ $name }”: is somebody else coming along? Only this person is read.
import-brackets = “{ $text }” behind “{ $name }”: is it a part of the name? Read as: no.
import-club-beside = “{ $text }” behind “{ $name }”: is this the club?
import-club-remark = “{ $text }” behind the club “{ $club }”: is it a part of its name? Read as: no.
import-one-surname = Do both have the same surname: “{ $one }” and “{ $other }”?
import-placeholder = “{ $text }” is hardly a name: is somebody still missing here?
import-odd-name = “{ $text }”: is this a name?
import-column-guessed = The list does not say what this column is: is it the club?
import-columns-in-one = The headings “{ $text }” stand in one cell: which part is the name?
import-two-columns = “{ $one }” and “{ $other }” answer the same: which counts?
import-other-name = “{ $one }” and “{ $other }” stand in two columns of names: who plays?
import-team-or-sender = “{ $heading }” stands beside both people: is it the name of their team, or who has registered them? Read as the name of the team.
import-plays-here = Below “{ $heading }” stands “{ $text }”: does this person play today?
import-colours = “{ $text }” explains colours, and they are not read: is the line read rightly?
import-brings-others = Below “{ $heading }” stands { $text }: who else is coming along?
import-answered-again = { $name } answered again later: line { $line } counts.
import-says-otherwise = Line { $line } says something else about { $name }: which one counts?
import-same-person = “{ $name }” is there already, once with and once without a club: is this a second person?
import-who-is-meant = “{ $name }”: who is meant? It may be { $others }.
import-as-gone = cancelled
import-waits = { $count ->
    [one] One line can mean two things and waits
   *[other] { $count } lines can mean two things and wait
}; nothing is saved. With --accept doubtful they are taken as they are read, with --partial only the others.
import-left-waiting = { $count ->
    [one] One line waits and is not saved
   *[other] { $count } lines wait and are not saved
}: --accept doubtful takes them too.
import-read-as = Read as: { $text }
import-as-waiting = waiting list
import-as-single = alone
import-standing = Details
import-grant-key = Space bar: take it like this or not.
import-grant-all = { $taken ->
    [0] { $count ->
        [one] One line waits: take it as read
       *[other] { $count } lines wait: take all as read
    }
   *[other] { $taken } of { $count } that wait are taken
}
import-own-sheet = This is the sheet “{ $sheet }” of this program, no list of entrants. The sheet “List of participants” is read.
import-for-programs = This is JSON, a calendar or the like, something for programs, no list of entrants.
import-entry-workbook = This is the workbook to enter results in, no list of entrants.
import-columns-unclear = Without headings nobody knows what stands in which column: is the line read rightly?
import-may-be-headings = “{ $text }”: are these headings? Read as names.
import-section = “{ $text }” was read as a heading of the lines below.
import-other-headings = “{ $text }” further up are other headings: is the line read rightly?
import-no-answer = { $name } has answered for no day: left out.
import-several-people = “{ $text }”: are these several people? Read as: yes.
import-gone-registered = { $name } is registered and stays so: this list withdraws nobody.
