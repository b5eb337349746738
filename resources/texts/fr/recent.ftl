recent-reading = lecture …
recent-missing = Ce fichier n’est plus là.
recent-unreadable = Ce fichier est illisible.
recent-empty = encore personne d’inscrit
recent-registered = { recent-people }, pas encore de tirage
recent-playing = { recent-round }, { $owing ->
    [one] une table manque
   *[other] { $owing } tables manquent
}, { recent-people }
recent-played = { recent-round } jouée, { recent-people }
recent-over = joué jusqu’au bout, { recent-people }
recent-people = { $unit ->
    [player] { $entrants } { $entrants ->
        [one] personne
       *[other] personnes
    }
   *[partnership] { $entrants } { $entrants ->
        [one] équipe
       *[other] équipes
    }
}
recent-round = Ronde { $round }{ $rounds ->
    [0] { "" }
   *[other] { " " }sur { $rounds }
}
recent-today = modifié aujourd’hui { $time }
recent-yesterday = modifié hier { $time }
recent-day = modifié le { $day }
