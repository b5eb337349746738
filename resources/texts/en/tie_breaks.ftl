# What the standings part equals by

tie-break-matches-won = Matches won
tie-break-direct-encounter = Direct encounter
tie-break-buchholz = Buchholz (points of opponents)
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-victory-points-per-hand = Victory points per hand
tie-break-tichu-points-per-hand = Tichu points per hand
tie-break-lot = Lot
regulations-bye-prorated = the average of one's own hands
regulations-dropped-rounds = Rounds dropped
regulations-dropped-rounds-tip = So many rounds of everybody do not count: the worst.
regulations-dropped-rounds-none = none
