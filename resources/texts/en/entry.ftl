# Entering results: what is typed and what is wrong with it

entry-notation-points = “{ $text }”: the points are missing (for example 55:45).
entry-notation-word = “{ $word }” is neither points nor a call (T0+), who went out first (F0) or a double victory (D02).
entry-notation-call-twice = Two calls for seat { $seat }.
entry-notation-first = Seat { $made } made the call, but seat { $first } is noted as first out.
entry-notation-failed-first = Seat { $seat } went out first, so the call was made and not lost.
entry-two-calls-made = Two calls made: only one player can go out first.
entry-made-not-first = Whoever makes a call went out first: here these are two different players.
entry-needs-call = { $a } : { $b } is only possible with a call.
entry-points-missing = The points are missing here.
entry-hand-empty = This hand is missing (Del closes the gap).
entry-total-missing = The totals of both sides are needed.
