# Quand quelqu’un part alors que le tirage est publié
leaving-sits = Ronde { $round } : { $name } est maintenant à la table { $table }. Le reste y demeure comme affiché.
leaving-new-table = Ronde { $round } : la table { $table } s’ajoute : { $names }.
leaving-rests = Ronde { $round } : { $count ->
    [one] { $names } est maintenant au repos.
   *[other] { $names } sont maintenant au repos.
} Tous les autres restent où ils sont.
leaving-stays = Ronde { $round } : les autres à la table continuent. Personne d’autre ne change de table.
