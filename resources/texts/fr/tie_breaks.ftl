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
standings-more = Plus de colonnes
standings-more-tip = Montrer aussi : points de victoire par donne, comparaison aux partenaires, rangs encore possibles
standings-dropped = non compté
standings-per-hand = par donne
standings-adjusted = / partenaires
standings-open-places = possible
standings-can-win = { $count } peuvent encore gagner : { $names }
standings-has-won = « { $name } » ne peut plus être rejoint.
cli-standings-with-prospects = aussi les places encore possibles
cli-head-open-places = possible
cli-can-win = peut gagner
sheets-unranked = – joue hors classement
sheets-dropped = { $count ->
    [one] La plus mauvaise ronde de chacun ne compte pas.
   *[other] Les { $count } plus mauvaises rondes de chacun ne comptent pas.
}
sheets-lots = Sorts : tirés avec le nombre de départ { $seed } du premier tirage.
