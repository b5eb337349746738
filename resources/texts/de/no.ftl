no-tournament-open = Es ist kein Turnier offen.
