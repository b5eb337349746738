sheets-boards = Étuis à préparer
sheets-boards-secret = Secret jusqu’à la fin : personne qui joue ne doit voir cette feuille.
sheets-boards-how = Pour chaque étui, préparer les quatre paquets de 14 cartes, les huit premières dessus. À la fin de chaque donne, chaque carte retourne dans son paquet.
sheets-boards-first = huit premières
sheets-boards-rest = six autres
sheets-boards-seat = Place
sheets-bracket = Tableau
# La feuille
sheets-fairness = Preuve du tirage
sheets-rules-points-margin = pour les gagnants de chaque étape : { $steps }, la victoire la plus nette le plus ; à égalité on partage
sheets-rules = Règles
sheets-rules-question = Question
sheets-rules-answer = Aujourd’hui
sheets-rules-about = De quoi il s’agit
sheets-rules-end = Une ronde finit
sheets-rules-end-clock = selon la durée
sheets-rules-end-hands = après { $hands } donnes{ $each ->
    [0] {""}
   *[other] , avec de nouveaux partenaires toutes les { $each }
}
sheets-rules-end-target = à { $points } points
sheets-rules-points = Points de victoire
sheets-rules-points-hand = par donne : victoire { $win }, égalité { $tie }, double victoire { $double }, avec une annonce perdue { $lost }
sheets-rules-points-match = par ronde : victoire { $win }, égalité { $tie }
sheets-journal = Journal
# Le plan de la salle
sheets-room-map = Plan de la salle
sheets-route-cards = Cartes de parcours
sheets-table-cards = Cartes de table
sheets-seat-lots = Lots à tirer
sheets-round-results = Résultats de la ronde
sheets-cross-table = Tableau croisé
sheets-entrant-reports = Rapports personnels
sheets-entrant-report = Rapport personnel
sheets-draw-certificate = Tirage à recalculer
sheets-prizes = Liste des prix
sheets-press = Classement pour la presse
sheets-certificates = Diplômes
sheets-penalties = Sanctions et décisions
sheets-penalties-count = Ce qui figure à la fin de la ligne est déjà retiré des points ; R1/2 est la deuxième donne de la ronde 1.
sheets-penalties-out = Qui est disqualifié n’a pas de rang.
sheets-penalties-wait = Ce qui est en attente ne compte pas : la donne ou la partie en question n’existe plus.
sheets-cards = Cartes de participant
sheets-receipts = Quittances
sheets-code = Code
sheets-card-number = N° { $number }
sheets-paid = Payé
sheets-paid-by = Payé par
sheets-amount = Montant
sheets-receipt = Quittance n° { $number }
sheets-receipt-for = Finance d’inscription reçue
sheets-receipt-signature = Signature
sheets-receipts-none = Personne n’a encore payé.
sheets-cash-taken = En caisse
sheets-cash-owed = Encore dû
sheets-cash-payers = Ont payé
sheets-cash-debtors = Doivent encore payer
sheets-waiting = liste d’attente
sheets-single = cherche partenaire
sheets-rulings = Questions de règles
sheets-rulings-about = Réponses selon les règles de ce soir. En cas de litige, la direction décide.
sheets-rulings-answer = { $answer } [{ $source }]
sheets-season = Classement de la saison
sheets-screen-print = Imprimer …
sheets-screen-save = Enregistrer
sheets-screen-save-title = Enregistrer { $sheet }
sheets-screen-pdf = PDF
sheets-screen-xlsx = Excel
sheets-screen-html = Page web (HTML)
sheets-screen-csv = Tableau (CSV)
sheets-screen-copies = Exemplaires
sheets-screen-next-score-slips = Suite : feuilles de marque (Ctrl+Entrée)
sheets-screen-next-evening = Suite : horloge (Ctrl+Entrée)
sheets-screen-not-drawn = après le tirage
sheets-screen-drawing = Préparation …
sheets-screen-page = Page { $page } sur { $pages }
sheets-unprinted = Avec des lettres qui ne peuvent pas être imprimées (�) : { $names }
sheets-screen-printing = La page { $page } sur { $pages } part à l’imprimante …
sheets-screen-saving = La page { $page } sur { $pages } est en cours d’écriture …
sheets-screen-stop = Annuler
sheets-screen-stopped = Annulé.
sheets-screen-all = montrer les { $count } feuilles
sheets-screen-close = Fermer
sheets-screen-printed = { $pages ->
    [one] Une page est à l’imprimante.
   *[other] { $pages } pages sont à l’imprimante.
}
sheets-screen-saved = Enregistré : { $file }
sheets-screen-no-printer = L’imprimante est inaccessible. Rien n’a été imprimé.
sheets-participants = Liste des participants
sheets-seats-by-table = Placement par table
sheets-seats-by-name = Placement par nom
sheets-score-slips = Feuilles de marque
sheets-standings = Classement
sheets-standings-after = Classement après : { $title }
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
sheets-surname = Nom
sheets-given-name = Prénom
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
sheets-parted = { "" }
sheets-tichu-points = Points Tichu
sheets-hands = Donnes
sheets-penalised = Pénalités
sheets-decided-by = Départagé par
sheets-from = De
sheets-to = À
sheets-what = Quoi
sheets-length = Durée
# Indications
sheets-entrants = Inscrits
sheets-checked-in = Présents
sheets-on-waiting-list = Liste d’attente
sheets-gone = Désinscrits
sheets-played = Ont joué
sheets-from-round = dès : { $title }
sheets-withdrawn = retiré dès : { $title }
sheets-withdrawn-after = retiré après : { $title }
sheets-formerly = pour { $name }
sheets-time = Heure
sheets-sides = { $one } contre { $other }
sheets-hands-from-to = Donnes { $first }–{ $last }
sheets-sitting-out-names = Se { $count ->
    [one] repose
   *[other] reposent
} cette ronde : { $names }
sheets-bye-names = Exempts : { $names }
sheets-rests = au repos
sheets-missing = Il manque encore des résultats : { $title }, table { $tables }.
sheets-held = Le classement n’est montré qu’à la proclamation des résultats.
sheets-not-final = Pas encore définitif : { $why }
sheets-not-final-mark = pas encore définitif
sheets-counted = { $counted ->
    [one] 1 ronde compte
   *[other] { $counted } rondes comptent
} sur { $planned }.
sheets-accepted = * avec un résultat accepté par la direction malgré une objection
sheets-walkovers = Par forfait, sans jouer : { $count ->
    [one] table
   *[other] tables
} { $tables }
sheets-sums = Contrôle : { $victory } points de victoire et { $tichu } points Tichu en tout.
sheets-round-not-drawn = { $title } : pas encore de tirage, cette feuille n’existe donc pas encore.
sheets-unsuited = « { $sheet } » n’existe pas pour un tel tournoi : la feuille serait vide.
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
sheets-special-lists = Listes spéciales
sheets-unranked = – joue hors classement
sheets-dropped = { $count ->
    [one] Seule la meilleure ronde compte.
   *[other] Seules les { $count } meilleures rondes comptent.
}
sheets-lots = Sorts : tirés avec le nombre de départ { $seed } du premier tirage.
sheets-open = { $count ->
    [one] Un résultat reste à examiner (ronde/table { $tables }).
   *[other] { $count } résultats restent à examiner (ronde/table { $tables }).
}
sheets-begun = { $count ->
    [one] Un résultat est en cours de correction, la nouvelle saisie n’est pas enregistrée (ronde/table { $tables }).
   *[other] { $count } résultats sont en cours de correction, les nouvelles saisies ne sont pas enregistrées (ronde/table { $tables }).
}
sheets-preview = Pages telles qu’elles seront imprimées
sheets-slip-link = Annoncer par téléphone :
sheets-pictures = La soirée en images
sheets-rules-advancing = Qualifiés
sheets-rules-advancing-each = { $count ->
    [one] le premier de chaque groupe
   *[other] les { $count } premiers de chaque groupe
}
sheets-rules-third-place-shared = partagé par les perdants des demi-finales
sheets-rules-level = Égalité en élimination
sheets-rules-level-more = une donne de plus décide
sheets-rules-clubs-until = jusqu’à la ronde { $round }
sheets-rules-walkover = Victoire par forfait
