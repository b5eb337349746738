compare-result = { $title }, table { $table }
compare-details = { $title }, table { $table }, détails
compare-place = { $name }, rang
compare-standing = { $place }. ({ $victory } PV, { $tichu } PT)
compare-draw = Tirage : { $title }
compare-tables = { $tables ->
    [one] une table
   *[other] { $tables } tables
}
compare-entrant = Inscription { $number }, { $name }
compare-person = { $name }{ $state ->
    [here] , présent
    [withdrawn] , { $gone }
    [waits] , liste d’attente
   *[absent] {""}
}{ $paid ->
    [yes] , payé
   *[no] {""}
}
compare-penalty = Décision { $number }
compare-name = Nom, lieu et jour
compare-timetable = Horaire
compare-title = État après la ligne { $line } ({ $time })
compare-with-now = { $what }. Comparé à maintenant.
compare-with = { $what }. Comparé à la ligne { $line } ({ $time }) : { $then }.
compare-page-changed = Différences
compare-page-ranking = Classement d’alors
compare-page-results = Résultats d’alors
compare-count = { $count ->
    [0] Aucune différence
    [one] Une différence
   *[other] { $count } différences
}
compare-same = Les deux états sont pareils.
compare-table = Table
compare-who = Qui
compare-score = Résultat
compare-before = alors
compare-after = ensuite
compare-none = –
compare-restore = Rétablir
compare-restore-tip = Tout redevient comme alors ; Ctrl+Z l’annule
compare-safe = Seulement pour regarder. Rétablir est un changement comme un autre : Ctrl+Z l’annule.
compare-of-name = Nom
compare-of-members = Membres
compare-of-club = Club
compare-of-here = présent
compare-of-first-round = dès la ronde
compare-of-withdrawn-from = retrait
compare-of-formerly = remplace
compare-of-ranks = au classement
compare-of-reserve = réserve
compare-of-away = absent aux rondes
compare-of-apart-from = séparé de
compare-of-seeding = tête de série
compare-of-needs-table = a besoin de la table
compare-of-waiting = liste d’attente
compare-of-paid = payé
compare-of-labels = marques
compare-of-surname = nom de famille
compare-of-persons = aux autres soirées
compare-of-table = table { $number }
compare-of-resting = sans place
compare-of-seed = nombre de départ
compare-of-exchanged = places échangées
compare-of-lot = ce que le sort a donné
compare-of-lot-from = tiré de
compare-of-locked = verrouillée
compare-of-score = résultat
compare-of-hand = donne { $number }
compare-of-hands-played = donnes
compare-of-accepted = accepté parce que
compare-of-cleared = éclairci
compare-of-first-pass = première saisie
compare-of-second-pass = seconde saisie
compare-of-settled = tranché
compare-of-note = note
compare-of-decision = décision
compare-of-who = qui
compare-of-reason = motif
compare-of-at = quand
compare-of-round = ronde
compare-of-points = points
compare-of-by = par
compare-of-gone = en attente
compare-of-banned = suspendu jusqu’au
compare-of-length = durée
compare-of-clock = horloge
compare-of-since = court depuis
compare-of-played = joué
compare-yes = oui
compare-no = non
compare-boards = (étuis dès { $first })
compare-stated = (annoncé { $minutes } min)
compare-zone = Fuseau horaire
compare-clock = Horloge
compare-prizes = Prix
compare-screens = Écrans de la salle
compare-held = Classement retenu
compare-noted = Écarts
compare-clock-state = { $state ->
    [notstarted] pas lancée
    [running] en marche
    [paused] arrêtée
   *[ended] terminée
}
compare-payment = { $amount } (quittance { $receipt }, payé par { $payer })
compare-hands = { $hands ->
    [one] une donne
   *[other] { $hands } donnes
}
compare-before-first = avant la première
