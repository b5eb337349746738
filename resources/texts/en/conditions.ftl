# Side conditions of draws: who is kept apart, who needs which table

conditions-meet = { $one } and { $other } should not meet, and yet both sit at table { $table }.
conditions-table = { $name } needs table { $needed } and sits at table { $table }.
conditions-oneself = { $name } cannot be kept apart from themselves.
conditions-no-table = There is no table { $table }: 1 to { $most }.
conditions-apart = { $one } and { $other } do not meet in any draw to come.
conditions-may-meet = { $one } and { $other } may meet again.
conditions-at-table = { $table ->
    [0] { $name } can sit at any table.
   *[other] { $name } sits at table { $table } from the next draw on.
}
journal-keep-apart = { $apart ->
    [yes] { $one } and { $other } do not meet
   *[no] { $one } and { $other } may meet
}
journal-need-table = { $table ->
    [0] { $name } can sit at any table
   *[other] { $name } needs table { $table }
}
cli-keep-apart = makes sure that two do not meet in any draw
cli-keep-apart-one = number or name of the one
cli-keep-apart-other = number or name of the other
cli-keep-apart-undo = they may meet again
cli-need-table = always gives somebody the same table, 0 for any
cli-need-table-table = the number of the table
regulations-clubs-apart = Keep clubs apart
regulations-clubs-apart-off = never
regulations-clubs-apart-until = until round
regulations-clubs-apart-tip = In so many first rounds people of the same club share a table as rarely as possible
conditions-need-table = Needs a certain table …
conditions-which-table = At which table must { $name } sit? (0: at any)
conditions-keep-apart = Should not meet (choose two)
conditions-meet-again = May meet again
conditions-remark-table = needs table { $table }
conditions-remark-apart = not with { $names }
