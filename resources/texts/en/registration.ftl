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
