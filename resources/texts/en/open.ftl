open-draft = Round { $round }, table { $table }: not saved yet
open-awaited = Round { $round }, table { $table }: the correction waits for a yes
open-overdue = Round { $round }, table { $table }: the result is still missing
open-disputed = Round { $round }, table { $table }: accepted although it does not add up ({ $reason })
open-contrary = Round { $round }, table { $table }: not possible by the present rules
open-hands-missing = Round { $round }, table { $table }: { $played } of { $planned } hands
open-passes-differ = Round { $round }, table { $table }: the second entry differs
open-rare-hand = Round { $round }, table { $table }: hand { $hand } happens only about once in { $one_in } hands
open-pace = Round { $round }, table { $table }: { $played ->
    [one] one hand
   *[other] { $played } hands
} in { $minutes } min, about { $usual } are usual
open-bonus = Round { $round }, table { $table }, hand { $hand }: { $a } : { $b } with the call, so cards { $one } : { $other }?
open-note = Round { $round }, table { $table }: “{ $note }”
open-tie = Round { $round }, table { $table }: a tie, somebody has to go on
open-absent = { $count ->
    [one] Registered, but not here: { $names }
   *[other] { $count } registered, but not here: { $names }
}
open-unpaid = { $count ->
    [one] Fee not paid: { $amount } { $currency }
   *[other] Fees of { $count } not paid: { $amount } { $currency }
}
open-reason-missing = Without a reason it stays open: please give one.
open-title = Open: { $count }
open-first = Before the prize-giving { $count ->
    [one] one thing is still open
   *[other] { $count } things are still open
}
open-see = Have a look
open-waive = Leave it so …
open-waive-why = Why does it stay so? The reason stands on the ranking among the interventions.
open-tip = What is still open; Enter goes there, Del leaves it so with a reason
open-late = The evening will run about { $minutes } min over its plan
open-close = Close all the same
open-close-more = Nothing is lost: it stands here again when you open it next.
open-phones = { $state ->
    [agreed] Round { $round }, table { $table }: both phones report the same, waits for the desk
   *[differs] Round { $round }, table { $table }: the phones report different things
}
