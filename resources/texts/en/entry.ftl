entry-notation-points = “{ $text }”: the points are missing (for example 55:45).
entry-notation-word = “{ $word }” is neither points nor a call (T0+), who went out first (F0) or a double victory (D02).
entry-notation-calls-added = { $typed } are points without the calls; taken as { $taken }.
entry-notation-call-twice = Two calls for seat { $seat }.
entry-notation-first = Seat { $made } made the call, but seat { $first } is noted as first out.
entry-notation-failed-first = Seat { $seat } went out first, so the call was made and not lost.
entry-two-calls-made = Two calls made: only one player can go out first.
entry-made-not-first = Whoever makes a call went out first: here these are two different players.
entry-lost-yet-first = A call lost, and yet out first: for the same person only one of the two can be. Which one holds?
entry-needs-call = { $typed ->
    [a] { $a }
    [b] { $b }
   *[both] { $a } : { $b }
} is only possible with a call.
entry-points-missing = The points are missing here.
entry-hand-empty = This hand is missing (Del closes the gap).
entry-total-missing = The totals of both sides are needed.
entry-all-typed = The slip is full and the cursor is on “save”: what you typed was not taken. ↑ goes to the last entry.
entry-too-long = No number is this long: the digit was not taken. Enter begins the next number.
entry-held-choice = Not taken: press Esc twice, then type the number of the table.
entry-held-choice-hint = { $times ->
    [2] Esc twice
   *[other] Esc
} first, then the number of a table.
entry-held-refused = Not taken: the slip is not saved yet. Go to what is not clear with an arrow key first.
entry-held-entered = Not taken: table { $table } is entered already, { $a } : { $b }. To correct it, go to what is wrong with an arrow key first; Esc twice leaves it.
entry-held-second = Not taken: the slip of table { $table } has been typed a second time already. An arrow key lets you type it anew, Esc twice leaves it.
entry-held-differs = Not taken: both entries of table { $table } differ. Click on the one that is right, or press Esc, then { $first } or { $second }. An arrow key lets you type it anew.
entry-held-there = Not taken: something stands here already. Go to what you want to change with an arrow key first; after that, End goes behind what is typed.
entry-look-first = { $key } first, then the keys for this line work.
entry-held-waits = Not taken: Enter came on hand { $hand }, which is empty. → takes what you typed since, from there on; ← begins it anew.
entry-held-total = Not taken: Enter came before this total was typed. → takes what you typed since; ← begins it anew.
entry-held-hand = Not taken: it is not clear whether { $points } is the first hand. → takes it as a hand, and what you typed since. If it was the number of a table: Esc twice, and once more from the number on.
entry-held-next = Not taken: it is not clear whether hand { $hand } ({ $points }) is a hand or the number of table { $points }. Go to it with an arrow key; if it is a hand, End, Enter and +.
entry-held-name = { $name }: that leads to no table yet. Type on, or Esc.
entry-offer-gone = The result of table { $table } is in by now. Type the number of the table, or ↓ for the next one.
entry-came-in-front = The result of table { $table } has come in meanwhile. Esc, then the number of the next table.
entry-offer-missed = Something typed was not taken. Type the number of the table, or ↓ for the next one.
entry-offer-jumped = After table { $table }, which was not next: type the number of the table, or ↓ for the one that is.
entry-offer-none-hint = Type the number of a table or a name, or ↓ for the next table.
entry-draft-older = Table { $table } has been entered meanwhile: this is it. Ctrl+Z brings back what was half typed before.
entry-hand-waits = Nothing is saved yet: hand { $hand } is missing. ← and type it; or End, then Enter: save without it.
entry-total-waits = Nothing is saved yet: this total is missing. { $key } and type it.
entry-total-far = { $points } is too much for a total.
entry-total-or-table = { $points }: is this one total? Then { $key } and Enter. Or was it the number of a table (and its total)? Then Esc twice, and once more from the number on.
entry-hand-or-table = { $points }: is this the first hand? Then Enter once more. Or was it the number of a table? Then Esc twice, and once more from the number on.
entry-hand-or-next = Not saved yet: hand { $hand } is { $points }, and table { $points } is still open. Is it a hand? Then +, which saves. Or was it the number of the table? Then n, and type the right hand; what stands below it belongs to table { $points }.
entry-few-hands = Not saved yet: { $played ->
    [one] only one hand
   *[other] only { $played } hands
}, { $by ->
    [tables] about { $usual } at the other tables
   *[clock] about { $usual } are usual here
}. Are these all? Then +, which saves. Is something missing? Then n, and type on.
entry-unfinished = Not saved yet: nobody has won this match to { $target } points. Does it count like this? Then +, which saves. Otherwise n, and type on.
entry-held-whole = Not taken: this slip is not saved yet, as it is not clear whether all of it is typed. Go there with an arrow key; if it is all, End, Enter and +.
entry-which-table-totals = Enter takes this table, or type its number or a name. Three digits are its left total at once.
entry-key-first-total = left total at once
entry-seats-changed = Round/table { $tables }: others sit there now. What was typed and not saved holds no more.
entry-open-only = open only (F6)
entry-owing = { $count ->
    [0] { $total ->
        [one] The one result is in.
       *[other] All { $total } results are in.
    }
    [one] One result of { $total } is missing.
   *[other] { $count } results of { $total } are missing.
}
entry-list-table = Table
entry-list-names = Names
entry-list-state = State
entry-state-open = open
entry-state-draft = begun
entry-state-refused = refused
entry-state-saving = being saved
entry-state-asked = asks
entry-hands-count = { $count ->
    [one] 1 hand
   *[other] { $count } hands
}
entry-table = Table { $table }
entry-all-tables = All tables (Esc)
entry-which-table = Table { $table }?
entry-which-table-hint = Enter takes this table, or type its number or a name.
entry-correction = Correction: this is what was entered.
entry-correction-begun = Correction, not saved yet. Ctrl+Z leads back to what was entered.
entry-nothing-drawn = No round has been drawn yet.
entry-all-there = All results of { $title } are in. To correct one, type the number of its table.
entry-column-double = Double
entry-column-points = Points
entry-column-running = Sum
entry-hands = Hands
entry-person = { $victory } VP · { $tichu } TP
entry-double-question = { $a } : { $b } – was it a double victory?
    { $yes } yes     { $no } no
entry-save = Save (Enter)
entry-save-asked = Save (+)
entry-save-later = Save
entry-not-yet = Not saved yet: { $count ->
    [one] hand { $hands } is
   *[other] hands { $hands } are
} not clear.
entry-open = Open (Enter)
entry-go-on = Go on (Ctrl+Enter)
entry-nothing-to-undo = There is nothing more to undo on this slip. Esc leaves it; then Ctrl+Z takes back what was saved.
entry-not-saved = This could not be saved. Everything is still here: please save once more.
entry-reason = Accept the slip anyway, because:
entry-reason-example = for example: slip signed by all four
entry-accept-whole = F8 accepts the whole slip: first type all hands, then Enter.
entry-accept-open = There is nothing to accept with F8 here: first open a table whose slip does not add up.
entry-accept-nothing = There is nothing to object to on this slip: it goes on without F8.
entry-accept-unclear = F8 does not help here: it is not clear yet what is to hold. First complete what is missing.
entry-accept-hint = F8: accept it anyway, with a reason.
entry-key-made = Tichu made
entry-key-lost = Tichu lost
entry-key-grand = held: Grand Tichu
entry-key-first = out first, no call
entry-key-double = double victory
entry-key-side = other side
entry-key-next = next
entry-key-names-end = End
entry-key-line = other hand, end
entry-key-names-lines = Ins Del
entry-key-lines = insert, delete a line
entry-key-leave = other table
entry-key-accept = accept anyway
entry-key-points = points
entry-key-next-field = other total, then save
entry-key-hands-field = number of hands
entry-key-totals = totals only
entry-key-hands = hand by hand
entry-key-table = table: number, name
entry-key-open = open
entry-key-beside = table before, after
entry-key-names-page = PgUp PgDn
entry-key-round = round before, after
entry-key-open-only = open tables only
entry-state-no-first = missing
entry-state-agrees = confirmed
entry-state-differs = different
entry-state-settled = decided
entry-key-second = second entry
entry-bonus-or-not = Cards { $one } : { $other }. Are these the points without the call?
entry-cards = Cards { $one } : { $other }
entry-name = “{ $name }”
entry-name-hint = Type on, or the number of the table. Esc: no name.
entry-name-at = { $name }: Table { $table }
entry-name-table-hint = Enter takes this table, Esc no name.
entry-name-nobody = Nobody in round { $round } is called that: { $name }
entry-name-rests = { $name }: sits out
entry-key-note = note
entry-note = Note about the result:
entry-note-example = for example: slip signed by both sides
entry-note-said = Note: { $note }
entry-note-first = A note belongs to a result: save the slip first.
