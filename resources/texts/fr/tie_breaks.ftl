# Ce qui départage les ex aequo du classement

tie-break-matches-won = Matchs gagnés
tie-break-direct-encounter = Confrontation directe
tie-break-buchholz = Buchholz (points des adversaires)
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-victory-points-per-hand = Points de victoire par donne
tie-break-tichu-points-per-hand = Points Tichu par donne
tie-break-lot = Tirage au sort
regulations-bye-prorated = la moyenne de ses propres donnes
regulations-dropped-rounds = Rondes non comptées
regulations-dropped-rounds-tip = Autant de rondes ne comptent pas : les plus mauvaises de chacun.
regulations-dropped-rounds-none = aucune
