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
