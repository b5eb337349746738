exchange-has-result = { $title }, table { $table } has a result already, no places are exchanged there.
exchange-rematch = { $one } and { $other } played each other in round { $round } already.
exchange-club-mates = { $one } and { $other } are of the same club and are to be kept apart in round { $round }.
exchange-rests-again = { $one } sat out in round { $round } already; { $other } comes first.
exchange-rests-running = { $one } sat out in round { $round } only just now: not twice running.
exchange-board-known = { $name } knows the hands of table { $table } already.
exchange-not-drawn = { $title } is not drawn, there is nothing to exchange.
exchange-no-place = An exchange takes two different places of round { $round }.
exchange-moved = { $count ->
    [one] One published place
   *[other] { $count } published places
} of round { $round } changed: print the seat plan again and tell those people.
# The seat plan on the screen
exchange-table = Table { $table }
exchange-open-hand = open hand
exchange-played = played
exchange-sits-out = Sits out
exchange-bye = Bye
exchange-plan = Seat plan
exchange-plan-tip = Tables as a picture: drag names to exchange them
exchange-list = List
exchange-list-tip = One table a line
exchange-hint = To exchange: drag a name on another, whole tables by their number. With keys: arrows, Space takes up, Space elsewhere exchanges, Esc lets go; letters find a name.
exchange-held = { $name } changes places with …
exchange-costs = { $one } ⇄ { $other }: { $costs }
exchange-refused = { $one } ✕ { $other }: not possible.
exchange-costs-nothing = costs nothing
exchange-cost-partner-repeats = { $after ->
    [one] 1 repeated partner
   *[other] { $after } repeated partners
} instead of { $before }
exchange-cost-opponent-repeats = { $after ->
    [one] 1 repeated opponent
   *[other] { $after } repeated opponents
} instead of { $before }
exchange-cost-meeting-repeats = { $after ->
    [one] 1 reunion
   *[other] { $after } reunions
} instead of { $before }
exchange-cost-table-repeats = { $after ->
    [0] nobody
   *[other] { $after }
} back at the same table instead of { $before }
exchange-again = Together again: { $names }
exchange-meet-again = { $one } and { $other } (round { $rounds })
exchange-partners-again = { $one } and { $other } as partners (round { $rounds })
exchange-published = Mind, it is published: { $count ->
    [one] one place changes
   *[other] { $count } places change
}.
exchange-done = { $one } ⇄ { $other } exchanged. Ctrl+Z takes it back.
# What the draw means, and what the buttons do
exchange-state-empty = Not drawn yet. Drawing is on trial: nobody sees it until it is published.
exchange-state-trial = On trial: nobody sees it. It counts once it is published.
exchange-state-changed = On trial, places exchanged: the seed alone does not give it any more, the certificate gives it with “then exchanged”.
exchange-state-typed = By hand: nobody sees it. It counts once it is published.
exchange-state-published = Published: it counts, on seat plan, score slips and room display. An exchange counts at once.
exchange-state-void = Published, but it does not follow from the results any more.
exchange-state-begun = Published, and there are results. Tables without a result can still be changed.
exchange-means-again = Another seed, another draw, if one as good is found; the present one comes back with its seed
exchange-means-hand = Type lots that were drawn on paper, or change the proposal table by table
exchange-means-discard = The proposal is gone; the same seed brings it back
exchange-means-print = For the wall and for the tables
exchange-means-clock = To the evening, where the round is started
exchange-means-withdraw = The draw does not count any more. The journal keeps it; its seed stands in the field again, for the same draw once more or another one
exchange-seat = { $table }, seat { $seat }: { $name }
