open-draft = { $title }, table { $table }: not saved yet
open-correction-begun = { $title }, table { $table }: the correction is begun and not saved yet
open-second-begun = { $title }, table { $table }: the second entry is begun and not saved yet
open-awaited = { $title }, table { $table }: the correction waits for a yes
open-overdue = { $title }, table { $table }: the result is still missing
open-disputed = { $title }, table { $table }: accepted although it does not add up ({ $reason })
open-contrary = { $title }, table { $table }: not possible by the present rules
open-hands-missing = { $title }, table { $table }: { $played } of { $planned } hands
open-unfinished = { $title }, table { $table }: { $a } : { $b }, not finished (to { $target })
open-passes-differ = { $title }, table { $table }: the second entry differs
open-ruling = { $title }{ $table ->
    [0] {""}
   *[other] , table { $table }
}: ruling no. { $ruling } does not count, { $hand ->
    [0] its match
   *[other] its hand { $hand }
} is gone. If it still applies, rule again; otherwise take it back
open-singles = { $count ->
    [one] Here without a partner and not drawn: { $names }
   *[other] { $count } here without a partner and not drawn: { $names }
}
open-rare-hand = { $title }, table { $table }: hand { $hand } happens only about once in { $one_in } hands
open-pace = { $title }, table { $table }: { $played ->
    [one] one hand
   *[other] { $played } hands
}{ $minutes ->
    [0] {""}
   *[other] {" "}in { $minutes } min
}, about { $usual } are usual
open-bonus = { $title }, table { $table }, hand { $hand }: { $a } : { $b } with the call, so cards { $one } : { $other }?
open-note = { $title }, table { $table }: “{ $note }”
open-tie = { $title }, table { $table }: a tie, somebody has to go on
open-unticked = { $title }, table { $table }: { $names } drawn, but not ticked off as here
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
open-late = { $minutes ->
    [0] The evening will run over its plan
   *[other] The evening will run about { $long } over its plan
}
open-close = Close all the same
open-close-more = Nothing is lost: it stands here again when you open it next.
open-phones = { $state ->
    [agreed] { $title }, table { $table }: both phones report the same, waits for the desk
   *[differs] { $title }, table { $table }: the phones report different things
}
open-void = { $title }: the draw is void after a change; { $names } { $count ->
    [one] does
   *[other] do
} not belong there. { $begun ->
    [yes] Delete the results there, then take the draw back.
   *[no] Take the draw back and draw again.
}
open-drawn-before = { $title }: drawn by old results; { $names } would now sit with { $count ->
    [one] others
   *[other] others
}. { $begun ->
    [yes] It is being played.
   *[no] Take it back and draw again, or leave it.
}
open-blocks = This cannot stay as it is: without a decision the tournament cannot go on.
open-rests = Whoever sits out gets nothing for it and loses a round. Is that meant?
open-rests-more = It holds for all who sit out in this tournament, also for those who did already.
open-rests-answer = A bye counts: { $credit }
open-cut = Group { $group }: { $name } and { $other } are level in everything, the lot sends { $name } on. If something else decides, draw the round by hand.
open-answer = F8: looked into, it stands.
