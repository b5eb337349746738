# Impressions : noms des feuilles et ce qui y figure

sheets-participants = Liste des participants
sheets-seats-by-table = Placement par table
sheets-seats-by-name = Placement par nom
sheets-score-slips = Feuilles de marque
sheets-standings = Classement
sheets-standings-after = Classement après la ronde { $round }
sheets-ranking = Classement final
sheets-timetable = Horaire

# En-tête et pied de chaque page
sheets-stamp = État { $stamp }
sheets-printed-at = Imprimé { $time }
sheets-date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
sheets-decimal-point = ,

# Colonnes
sheets-here = Présent
sheets-number = N°
sheets-name = Nom
sheets-partnership = Équipe
sheets-members = Joueurs
sheets-partner = Partenaire
sheets-club = Club
sheets-remark = Remarque
sheets-table = Table
sheets-place-letter = Place
sheets-one-side = Équipe
sheets-other-side = contre
sheets-place = Rang
sheets-victory-points = Points de victoire
sheets-tichu-points = Points Tichu
sheets-hands = Donnes
sheets-decided-by = Départagé par
sheets-from = De
sheets-to = À
sheets-what = Quoi
sheets-length = Durée

# Indications
sheets-entrants = Inscrits
sheets-checked-in = Présents
sheets-from-round = dès la ronde { $round }
sheets-withdrawn = retiré dès la ronde { $round }
sheets-formerly = pour { $name }
sheets-time = Heure
sheets-sides = { $one } contre { $other }
sheets-hands-from-to = Donnes { $first }–{ $last }
sheets-sitting-out-names = Au repos cette ronde : { $names }
sheets-bye-names = Exempts : { $names }
sheets-rests = au repos
sheets-missing = Il manque encore des résultats de la ronde { $round }, table { $tables }.
sheets-not-final = Pas encore définitif : { $drawn ->
    [0] aucune ronde tirée
    [1] 1 ronde tirée
   *[other] { $drawn } rondes tirées
} sur { $planned }.
sheets-accepted = * avec un résultat accepté par la direction malgré une objection
sheets-sums = Contrôle : { $victory } points de victoire et { $tichu } points Tichu en tout.
sheets-round-not-drawn = La ronde { $round } n’est pas encore tirée au sort, cette feuille n’existe donc pas encore.

# Feuille de marque
sheets-slip-hand = N°
sheets-slip-call = T
sheets-slip-call-grand = T/G
sheets-slip-first-out = 1er
sheets-slip-double-victory = DV
sheets-slip-points = Points
sheets-slip-running = Total
sheets-slip-control = Somme
sheets-slip-hint = T : Tichu annoncé. 1er : premier sorti. DV : double victoire, { $double } : 0. Les deux camps font ensemble 100, +100 pour un Tichu réussi, −100 pour chaque Tichu manqué.
sheets-slip-hint-grand = T/G : Tichu (T) ou Grand Tichu (G) annoncé. 1er : premier sorti. DV : double victoire, { $double } : 0. Les deux camps font ensemble 100 (DV : { $double }), ±100 par Tichu, ±200 par Grand Tichu.
sheets-slip-signature = Signatures des deux camps
