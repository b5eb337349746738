# The audit while results are entered

audit-desk-one-made = { $a }:{ $b }, only one call can be made: { $who }
audit-desk-call-left-out = { $a }:{ $b }, the call counted in
audit-desk-accept = accept as it is
audit-desk-nothing-to-clear = Round { $round }, table { $table }: there is nothing left to check.
journal-clear-objections = Round { $round }, table { $table }: { $before } checked, stands ({ $reason })
audit-desk-meant = perhaps { $meant } was meant.
audit-desk-cleared = Round { $round }, table { $table }: checked.
cli-clear = says that a result accepted in spite of objections has been checked
audit-desk-accepted = Accepted in spite of an objection: “{ $reason }”. F8: checked, it is right.
audit-desk-checked = it is right
audit-desk-rare-hand = Hand { $hand } is possible, but happens only about once in { $one_in } hands: is it right?
audit-desk-many-hands = { $played } hands in { $minutes } minutes: about { $usual } are usual.
audit-desk-few-hands = Only { $played } hands in { $minutes } minutes: about { $usual } are usual.
verify-disputed = Round { $round }, table { $table }: accepted in spite of objections and not yet checked ({ $reason }).
verify-passes-differ = Round { $round }, table { $table }: the second entry differs from the first.
verify-seat-twice = Round { $round }: “{ $name }” has two seats.
verify-table-victory-points = Round { $round }, table { $table }: the victory points come to { $sum } instead of { $right }.
cli-at-table = table { $number }
regulations-hints = Point out rare hands
regulations-hints-once = at most once in
regulations-hints-unit = hands
regulations-hints-never = never
regulations-hints-tip = Hands that are possible but happen so rarely are pointed out while they are typed; they are saved all the same.
