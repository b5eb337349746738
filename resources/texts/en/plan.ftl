plan-round-form = Round { $round }: a round is a list of tables, for example [[1, 2, 3, 4], [5, 6, 7, 8]].
plan-table-form = Table { $table } cannot be read. Possible are [[1, 2], [3, 4]], [1, 2, 3, 4] and for teams [[1], [2]], always with the numbers of the list.
plan-needs-partnerships = Table { $table }: teams play in this tournament, so a table is for example [[1], [2]].
plan-needs-players = Table { $table }: people enter this tournament one by one, so a table is for example [1, 2, 3, 4].
plan-unknown-entrant = Table { $table }: there is no number { $entrant } on the list.
plan-table-number = There is no table “{ $given }”: possible are 1 to { $most }. Free would be { $nearest }.
plan-table-twice = Table { $table } is there twice. Free would be { $nearest }.
