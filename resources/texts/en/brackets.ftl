# The bracket and the names of rounds

bracket-final = Final
bracket-final-again = Final, match { $game }
bracket-semi-finals = Semi-finals
bracket-semi-finals-again = Semi-finals, match { $game }
bracket-quarter-finals = Quarter-finals
bracket-quarter-finals-again = Quarter-finals, match { $game }
bracket-last-16 = Last 16
bracket-last-16-again = Last 16, match { $game }
bracket-last-32 = Last 32
bracket-last-32-again = Last 32, match { $game }
bracket-third-place = Third-place match
bracket-groups = Groups, round { $number }
bracket-group-place = No. { $place } of group { $group }
bracket-lost-once = Lost once
bracket-bye = Bye
bracket-table = Table { $table }
bracket-none = Without entrants, or where everybody plays all rounds, there is no bracket.
sheets-bracket = Bracket
bracket-tip = Show the bracket instead of the tables; + and − zoom, 0 fits
journal-set-seed = Seeds: "{ $name }" at place { $place }
seeding-already-drawn = The list of seeds is for the first draw, which has been published.
seeding-no-place = There is no place { $place } on the list of seeds: 1 to { $most }.
entrants-seed = Seed
cli-seeding = puts somebody at a place of the list of seeds, before the first draw
cli-seeding-place = the place, from 1
