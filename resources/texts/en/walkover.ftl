walkover-of = Walkover: { $name } has not come
walkover-note = walkover, { $name } did not come
walkover-not-seated = Entrant { $entrant } does not sit at table { $table } in round { $round }.
walkover-only-matches = Only matches of one entrant against another are lost without play. Elsewhere somebody steps in.
walkover-played = Round { $round }, table { $table } has a result already.
