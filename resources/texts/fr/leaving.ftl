# Quand quelqu’un part alors que le tirage est publié
leaving-sits = { $title } : { $name } est maintenant à la table { $table }. Le reste y demeure comme affiché.
leaving-new-table = { $title } : la table { $table } s’ajoute : { $names }.
leaving-rests = { $title } : { $count ->
    [one] { $names } est maintenant au repos.
   *[other] { $names } sont maintenant au repos.
} Tous les autres restent où ils sont.
leaving-stays = { $title } : les autres à la table continuent. Personne d’autre ne change de table.
