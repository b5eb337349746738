progress-empty = Personne n’est encore inscrit
progress-before = { $present } présents sur { $total }
progress-round = Ronde { $round } : { $done } { $tables ->
    [one] table annoncée sur une
   *[other] tables annoncées sur { $tables }
}
progress-between = La ronde { $round } est terminée, la ronde { $next } peut être tirée
progress-finished = { $rounds ->
    [one] La ronde est jouée
   *[other] Les { $rounds } rondes sont jouées
}
