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
conditions-need-table = Needs a certain table …
conditions-which-table = At which table must { $name } sit? (0: at any)
conditions-keep-apart = Should not meet (choose two)
conditions-meet-again = May meet again
conditions-remark-table = needs table { $table }
conditions-remark-apart = not with { $names }
