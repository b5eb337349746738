deviation-title = Interventions
deviation-hand-draw = { $title } : le tirage a été fait à la main.
deviation-exchange = { $title } : des places ont été échangées ou des tables ajoutées après le tirage.
deviation-warned = { $title } : tirage publié bien que { $reason ->
    [draw-results-missing] des résultats manquaient.
    [draw-many-sit-out] assez de monde pour une table ne jouait pas.
    [knock-out-too-late] quelqu’un soit arrivé trop tard pour le tableau.
    [conditions-meet] deux personnes à séparer se rencontrent.
   *[other] quelqu’un ne soit pas à la table qu’il lui faut.
}
deviation-accepted = { $title }, table { $table } : { $after } accepté bien que le compte n’y soit pas. Motif : { $reason }
deviation-regulations = { $title } : le tirage était fait quand le règlement a été modifié.
deviation-wishes = { $title } : le tirage était fait quand on a changé qui doit être séparé ou a besoin de quelle table.
deviation-correction = { $title }, table { $table } : { $before } changé en { $after } après coup.
deviation-ruling = { $round ->
    [0] Avant la première ronde
   *[other] { $title }
} : { $reason ->
    [lifted] une décision a été retirée après un autre tirage.
   *[other] la décision n’est tombée qu’après un autre tirage.
}
deviation-nothing = Personne n’est intervenu.
deviation-waived = En suspens et laissé ainsi : { $point } Raison : { $reason }
deviation-cut = Groupe { $group } : tout était à égalité entre { $names }, le sort a décidé qui passait
deviation-walkover = { $title }, table { $table } : forfait { $after }, pas joué.
