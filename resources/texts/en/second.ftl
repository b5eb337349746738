second-nothing-to-settle = { $title }, table { $table }: there is nothing to decide here.
second-needs-reason = { $title }, table { $table }: this does not add up. Type it like that in the first entry (F7) and give a reason with F8.
second-waiting = { $title }, table { $table }: the second entry is still missing.
second-agrees = { $title }, table { $table }: both entries agree.
second-differs = { $title }, table { $table }: the second entry differs from the first. A look at the slip decides.
second-settled = { $title }, table { $table }: decided.
second-difference = { $title }, table { $table }{ $hand ->
    [0] {""}
   *[other] , hand { $hand }
}: first entry { $first }, second { $second }
second-nothing-compared = No slip has been entered twice yet.
second-compared = { $unit ->
    [hands] { $count ->
        [one] One hand
       *[other] { $count } hands
    }
   *[matches] { $count ->
        [one] One match
       *[other] { $count } matches
    }
} entered twice, { $open ->
    [0] all differences are decided
    [one] one difference is still open
   *[other] { $open } differences are still open
}.
second-hidden-hardly = Hardly any error can have been made by both.
second-hidden = An estimated { $count } errors were made by both, so that nothing shows.
second-usage = Either --round and --table with --hand or --score (second entry) or --right first|second, or --compare.
second-pass = second entry (F7)
second-pass-tip = Type the slips again without seeing the first entry: what agrees is confirmed.
second-which-table-hint = Second entry: Enter takes this table.
second-blind = Second entry: type from the slip. The first is hidden.
second-all-there = All slips of { $title } have been entered twice and compared.
second-owing = { $count ->
    [0] All { $total } are compared.
    [one] One table of { $total } is open.
   *[other] { $count } tables of { $total } are open.
}
second-title-agrees = Both entries agree.
second-title-differs = The two entries differ.
second-title-settled = The difference is decided.
second-title-waiting = The second entry is still missing.
second-first = first entry
second-second = second entry
second-hand = { $hand ->
    [0] Total
   *[other] Hand { $hand }
}
second-take-first = { $key }   first is right
second-take-second = { $key }   second is right
second-advice = Look at the slip. If neither is right: F7, choose the table and correct it.
second-count = { $unit ->
    [hands] { $count ->
        [one] One hand
       *[other] { $count } hands
    }
   *[matches] { $count ->
        [one] One match
       *[other] { $count } matches
    }
} entered twice.
second-key-anew = type the slip anew
second-key-right = first, second is right
