conditions-meet = { $one } and { $other } should not meet, and yet both sit at table { $table }{ $why ->
    [bracket] , as the bracket or the group has it
    [everybody] , as everybody plays everybody here
    [lot] , as no draw without that was found
   *[other] { "" }
}.
conditions-same-group = { $one } and { $other } should not meet, and yet come into the same group{ $why ->
    [seeding] , as the seeding leaves no other groups
    [lot] , as no groups without that were found
   *[other] { "" }
}.
conditions-table = { $name } needs table { $needed } and sits at table { $table }.
conditions-table-taken = { $name } needs table { $needed } and sits at table { $table }: { $other } needs it, too.
conditions-may-fail = { $why ->
    [bracket] The first draw keeps them apart as far as the seeding allows: in different groups, in the bracket as late as can be. Whoever must meet there will meet, and the draw says so.
   *[other] Everybody plays everybody here: these two as well, when it is their turn.
}
conditions-oneself = { $name } cannot be kept apart from themselves.
conditions-no-table = There is no table { $table }: 1 to { $most }.
conditions-apart = { $one } and { $other } do not meet in any draw to come.
conditions-may-meet = { $one } and { $other } may meet again.
conditions-at-table = { $table ->
    [0] { $name } can sit at any table.
   *[other] { $name } sits at table { $table } from the next draw on.
}
conditions-need-table = Needs a certain table …
conditions-which-table = At which table must { $name } sit? (0: at any)
conditions-keep-apart = Should not meet (choose two)
conditions-meet-again = May meet again
conditions-remark-table = needs table { $table }
conditions-remark-apart = not with { $names }
