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
desk-late = { $count ->
    [one] { $title }, still play: table { $tables }
   *[other] { $title }, still play: tables { $tables }
}
desk-late-tip = Who came too late plays now, with those who rest; nobody else changes table (Ctrl+I). Slips for these tables alone.
