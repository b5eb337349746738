plan-round-form = Runde { $round }: Eine Runde ist eine Liste von Tischen, zum Beispiel [[1, 2, 3, 4], [5, 6, 7, 8]].
plan-table-form = Tisch { $table } ist nicht zu lesen. Möglich sind [[1, 2], [3, 4]], [1, 2, 3, 4] und für Teams [[1], [2]], immer mit den Nummern der Liste.
plan-needs-partnerships = Tisch { $table }: In diesem Turnier spielen Teams, ein Tisch ist also zum Beispiel [[1], [2]].
plan-needs-players = Tisch { $table }: In diesem Turnier wird einzeln angetreten, ein Tisch ist also zum Beispiel [1, 2, 3, 4].
plan-unknown-entrant = Tisch { $table }: Die Nummer { $entrant } gibt es auf der Liste nicht.
plan-table-number = Einen Tisch «{ $given }» gibt es nicht: Es gehen 1 bis { $most }. Frei wäre { $nearest }.
plan-table-twice = Tisch { $table } kommt zweimal vor. Frei wäre { $nearest }.
