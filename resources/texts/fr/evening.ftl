evening-next-tip = L’étape suivante (Ctrl+Entrée)
evening-register = { $count ->
    [0] Personne n’est encore inscrit
    [one] Une seule inscription
   *[other] Seulement { $count } inscriptions
}
evening-register-more = Il en faut au moins { $least } pour une table.
evening-to-entrants = Aux inscriptions
evening-roll-call = { $present } sur { $total } sont là
evening-roll-call-more = Cochez les arrivées. Seuls les présents sont tirés au sort.
evening-to-roll-call = Cocher les arrivées
evening-draw-all = Tirer les { $count } au sort
evening-draw-present = Tirer les { $count } présents
evening-draw = { $title } : on peut tirer
evening-draw-more = { $unit ->
    [partnership] { $count } équipes = { $people } personnes
   *[player] { $count }
} jouent.
evening-to-draw = Tirer : { $title }
evening-start = { $title } : tirage fait
evening-start-more = Afficher le placement, distribuer les feuilles ; quand tout le monde est assis, donner le signal.
evening-start-now = Donner le signal de départ
evening-to-sheets = Placement et feuilles
evening-see-draw = Voir le tirage
evening-play = { $title } : on joue
evening-continue = { $title } : en pause
evening-reported = { $done } sur { $tables } { $tables ->
    [one] table annoncée
   *[other] tables annoncées
}
evening-reported-unstarted = { $reported }. Le signal de départ manque : l’horloge ne tourne pas.
evening-end = { $title } : le temps est écoulé
evening-end-more = { $hand ->
    [stop] Les donnes commencées s’arrêtent et ne comptent pas.
   *[finish] Les donnes commencées se jouent jusqu’au bout.
}
evening-end-now = Terminer : { $title }
evening-enter = { $count ->
    [one] { $title } : il manque un résultat
   *[other] { $title } : il manque { $count } résultats
}
evening-to-results = Saisir les résultats
evening-prizes = Tout est joué et saisi
evening-prizes-more = Il reste la proclamation des résultats.
evening-to-ranking = Imprimer le classement final
evening-to-standings = Voir le classement
evening-clock-start = Démarrer (F5)
evening-clock-pause = Pause (F5)
evening-clock-resume = Reprendre (F5)
evening-clock-end = Terminer la ronde
evening-clock-end-tip = L’horloge de cette ronde est close ; annuler avec Ctrl+Z
evening-clock-minutes = { $minutes } min ({ $keys })
evening-until-round = jusqu’à : { $title }
evening-punctual = à l’heure
evening-late = { $long } de retard
evening-early = { $long } d’avance
evening-shift = Décaler le reste de { $long }
evening-shift-tip = Tout ce qui n’a pas commencé débute d’autant plus tard
evening-follow = Adapter l’horaire : fin { $long } plus tard
evening-follow-tip = Tout ce qui n’a pas commencé débute, dans l’horaire, quand ce sera le moment à ce rythme
evening-owing = { $count ->
    [one] Il manque une table sur { $tables }
   *[other] Il manque { $count } tables sur { $tables }
}
evening-owing-none = Aucune table en attente
evening-nothing-owed = Ici figurent les tables dont le résultat manque encore.
evening-table = Table
evening-who = Qui
evening-slow = plus long
evening-slow-tip = { $minutes } min après le milieu de la ronde : cette table prend plus de temps que d’habitude ce soir.
evening-finish = Fin probable à { $time } (prévue à { $planned })
evening-finish-planned = Fin probable à { $planned }, comme prévu
evening-finish-breaks = Fin à { $planned } comme prévu, si les pauses sont plus courtes
evening-finish-tip = Calculée d’après les heures de saisie des résultats de ce soir
