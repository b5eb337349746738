progress-empty = Personne n’est encore inscrit
progress-before = { $present } présents sur { $total }
progress-round = { $title } : { $done } { $done ->
    [one] table annoncée
   *[other] tables annoncées
} sur { $tables }
progress-between = { $title } : terminé ; à tirer : { $following }
progress-finished = { $rounds ->
    [one] La ronde est jouée
   *[other] Les { $rounds } rondes sont jouées
}
progress-level = { $title } : pas encore décidé à la table { $tables }
