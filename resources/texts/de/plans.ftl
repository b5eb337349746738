cli-plan = zieht alle Runden für so viele Personen oder Teams, ohne Turnier, und sagt, wie gut sie sind
cli-plan-way = die Art der Auslosung, zum Beispiel individual, fours, whist oder round-robin
cli-plan-entrants = wie viele Personen oder Teams
cli-plan-rounds = wie viele Runden
cli-plan-format = «{ $key }» gibt es nicht als Art der Auslosung.{ $nearest ->
    [none] {""}
   *[other] {" "}Gemeint vielleicht: { $nearest }.
} Es gibt: { $keys }
cli-plan-size = Es gehen 0 bis { $entrants } Teilnehmende und 1 bis { $rounds } Runden.
cli-plan-round = Runde { $round }
plan-table-number = Einen Tisch «{ $given }» gibt es nicht: Es gehen 1 bis { $most }. Frei wäre { $nearest }.
plan-table-twice = Tisch { $table } kommt zweimal vor. Frei wäre { $nearest }.
cli-plan-round-twice = Runde { $round } steht zweimal in der Datei.
