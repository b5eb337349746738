no-tournament-open = No tournament is open.
