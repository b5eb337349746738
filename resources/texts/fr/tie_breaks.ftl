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
journal-substitute-from-zero = « { $name } » joue à la place de « { $before } » dès la ronde { $round }, à partir de zéro
cli-substituted-from-zero = « { $name } » joue à la place de « { $before } » dès la ronde { $round }, à partir de zéro.
cli-substitute-from-zero = commence à zéro au lieu de reprendre les points
entrants-substitute-inherits = Reprend les points
entrants-substitute-inherits-tip = Sinon commence à zéro ; la personne qui part reste au classement avec ses points.
entrants-unranked = hors classement
entrants-unrank = Jouer hors classement
entrants-rank = Réintégrer au classement
cli-register-unranked = joue hors classement (réserve, maison)
