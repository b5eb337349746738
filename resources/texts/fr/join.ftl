join-no-table = { $count ->
    [0] Personne n’attend de table.
   *[other] Avec ceux qui se reposent, cela ne fait pas de table : il manque quelqu’un.
}
