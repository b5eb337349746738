# Fee, room, deadline, waiting list, singles and duplicates

registration-negative = Fee and places cannot be below zero.
registration-currency = The currency has at most { $most } characters.
registration-no-fee = No fee is set for this tournament.
registration-full = { $count ->
    [one] All { $room } places are taken: “{ $name }” is on the waiting list.
   *[other] All { $room } places are taken: { $count } are on the waiting list, the last is “{ $name }”.
}
registration-no-room = All { $room } places were taken already: with “{ $name }” it is one more.
registration-waits-drawn = “{ $name }” has been drawn already and cannot wait any more, but can withdraw.
joining-not-single = “{ $name }” does not look for a partner, or has found one.
joining-oneself = “{ $name }” cannot be merged with itself.
joining-was-drawn = “{ $name }” has been drawn or penalised already and cannot leave the list.

journal-set-entry-terms = Fee, places and deadline changed: { $fee ->
    [none] no fee
   *[other] { $currency } { $fee }
}{ $room ->
    [0] {""}
   *[other] , { $room } places
}{ $time ->
    [none] {""}
   *[other] , here by { $time }
}
journal-set-paid = { $paid ->
    [no] { $count ->
        [one] “{ $name }” has not paid after all
       *[other] { $count } have not paid after all, among them “{ $name }”
    }
   *[yes] { $count ->
        [one] “{ $name }” has paid
       *[other] { $count } have paid, among them “{ $name }”
    }
}: { $currency } { $amount }
journal-set-waiting = { $waiting ->
    [no] “{ $name }” moves up from the waiting list
   *[yes] “{ $name }” goes onto the waiting list
}
journal-set-aside = { $aside ->
    [no] { $count ->
        [one] “{ $name }” has come after all
       *[other] { $count } have come after all, among them “{ $name }”
    }
   *[yes] { $count ->
        [one] “{ $name }” is missing and will not be drawn
       *[other] { $count } are missing and will not be drawn, among them “{ $name }”
    }
}
journal-match-singles = { $count ->
    [one] “{ $one }” and “{ $other }” play together
   *[other] { $count } teams made of singles, the first “{ $one }” and “{ $other }”
}
journal-merge-entrants = “{ $one }” and “{ $other }” merged

arriving-wrong-code = There is no code { $code } today. Probably “{ $name }” is meant ({ $right }).
arriving-nobody = There is no code { $code } today: nobody is registered yet.
arriving-already = “{ $name }” is here already.
arriving-waits = “{ $name }” is here, but on the waiting list.
arriving-single = “{ $name }” is here, but still looks for a partner.

## On paper

sheets-cards = Participant cards
sheets-receipts = Receipts
sheets-code = Code
sheets-card-number = No. { $number }
sheets-paid = Paid
sheets-paid-by = Paid by
sheets-amount = Amount
sheets-receipt = Receipt no. { $number }
sheets-receipt-for = Entry fee received
sheets-receipt-signature = Signature
sheets-receipts-none = Nobody has paid yet.
sheets-cash-taken = In the cash box
sheets-cash-owed = Still owed
sheets-cash-payers = Have paid
sheets-cash-debtors = Have still to pay
sheets-waiting = waiting list
sheets-single = looks for a partner

## At the desk

desk-paid = Paid
desk-pay = Paid / not paid (P)
desk-wait = Put on the waiting list
desk-move-up = Move up from the waiting list
desk-remark-waiting = waiting list
desk-remark-single = looks for a partner
desk-member-2-or-alone = Second person (empty: none yet)
desk-absent = { $state ->
    [late] Missing since { $time }: { $count }
    [early] By { $time }: { $count } missing
   *[none] { $count } missing
}
desk-absent-tip = Shows only who is still missing
desk-aside = Set aside
desk-aside-tip = Whoever is missing will not be drawn (Ctrl+M). Whoever comes after all: code or name, Enter.
desk-alone = { $count ->
    [one] One single person
   *[other] Match { $count } singles …
}
desk-alone-tip = Whoever came alone gets a partner (Ctrl+J)
desk-up-tip = The first on the waiting list moves up (Ctrl+U)
desk-waiting = { $free ->
    [0] Waiting list: { $count }
   *[other] Free place: “{ $name }” moves up
}
desk-twice = { $count ->
    [one] Perhaps entered twice …
   *[other] { $count } perhaps entered twice …
}
desk-twice-tip = Two names that may mean the same: look and merge (Ctrl+H)
desk-cash = { $count ->
    [0] Cash box { $amount }, all have paid
   *[other] Cash box { $amount }, { $count } owe
}
desk-owing-tip = Shows only who has still to pay. In the list: P means paid
terms-menu = Fee, places, deadline …
terms-title = Fee, places, deadline
terms-fee = Entry fee
terms-currency = Currency
terms-per-person = Each person of a team pays it
terms-room = Places
terms-any-number = any number
terms-room-tip = Whoever comes later is on the waiting list.
terms-here-by = Here by
names-recent = Take over names of the latest tournaments
names-folder = Take over names from a folder …
names-forget = Forget all earlier names
names-learned = { $count } names are known and will be proposed while typing.
names-forgotten = All names of earlier tournaments are deleted.
singles-title = Match singles
singles-hint = Every two lines play together. Alt with ↑ and ↓ moves a line, Enter makes the teams.
singles-team = Team
singles-by-registration = By registration
singles-by-lot = By lot
singles-by-registration-said = As they were registered
singles-by-lot-said = Drawn, seed { $seed }
singles-up = Up
singles-down = Down
singles-take = { $count ->
    [one] Make one team
   *[other] Make { $count } teams
}
doubles-title = Perhaps entered twice
doubles-hint = Enter merges: what is better spelled stays, and so does what was paid. Ctrl+Z parts them again.
doubles-one = This entry
doubles-other = and this one
doubles-result = become
doubles-merge = Merge
doubles-two = They are two (Del)
doubles-none = Nobody is on the list twice.
doubles-close = Close

## Command line

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
