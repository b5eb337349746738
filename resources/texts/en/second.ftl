# Typing the slips a second time without seeing the first entry

second-nothing-to-settle = Round { $round }, table { $table }: there is nothing to decide here.
journal-enter-second = Round { $round }, table { $table }: second entry { $after }{ $agrees ->
    [yes] , agrees with the first
   *[no] , differs from the first ({ $before })
}{ $reason ->
    [none] {""}
   *[other] , reason: { $reason }
}
journal-settle-passes = Round { $round }, table { $table }: { $right ->
    [first] the first entry stands
   *[second] the second entry stands
} ({ $after })

second-waiting = Round { $round }, table { $table }: the second entry is still missing.
second-agrees = Round { $round }, table { $table }: both entries agree.
second-differs = Round { $round }, table { $table }: the second entry differs from the first. A look at the slip decides.
second-settled = Round { $round }, table { $table }: decided.
second-difference = Round { $round }, table { $table }{ $hand ->
    [0] {""}
   *[other] , hand { $hand }
}: first entry { $first }, second { $second }
second-nothing-compared = No slip has been entered twice yet.
second-compared = { $count } hands entered twice, { $open ->
    [0] all differences are decided
    [one] one difference is still open
   *[other] { $open } differences are still open
}.
second-hidden-hardly = Hardly any error can have been made by both.
second-hidden = An estimated { $count } errors were made by both, so that nothing shows.
second-usage = Either --round and --table with --hand or --score (second entry) or --right first|second, or --compare.
cli-second = enters a slip a second time and compares both entries
cli-second-right = which entry is right: first or second
cli-second-compare = all differences, and how many errors are still hidden
