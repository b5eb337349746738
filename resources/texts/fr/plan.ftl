plan-round-form = Ronde { $round } : une ronde est une liste de tables, par exemple [[1, 2, 3, 4], [5, 6, 7, 8]].
plan-table-form = La table { $table } est illisible. Sont possibles [[1, 2], [3, 4]], [1, 2, 3, 4] et pour des équipes [[1], [2]], toujours avec les numéros de la liste.
plan-needs-partnerships = Table { $table } : ce tournoi se joue par équipes, une table est donc par exemple [[1], [2]].
plan-needs-players = Table { $table } : ce tournoi se joue individuellement, une table est donc par exemple [1, 2, 3, 4].
plan-unknown-entrant = Table { $table } : le numéro { $entrant } n’est pas sur la liste.
plan-table-number = La table « { $given } » n’existe pas : possible de 1 à { $most }. Libre serait { $nearest }.
plan-table-twice = La table { $table } est là deux fois. Libre serait { $nearest }.
