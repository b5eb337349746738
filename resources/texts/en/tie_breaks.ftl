# What the standings part equals by

tie-break-matches-won = Matches won
tie-break-direct-encounter = Direct encounter
tie-break-buchholz = Buchholz (points of opponents)
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-victory-points-per-hand = Victory points per hand
tie-break-tichu-points-per-hand = Tichu points per hand
tie-break-lot = Lot
