cli-plan = tire toutes les rondes pour tant de personnes ou d’équipes, sans tournoi, et dit ce qu’elles valent
cli-plan-way = le genre de tirage, par exemple individual, fours, whist ou round-robin
cli-plan-entrants = combien de personnes ou d’équipes
cli-plan-rounds = combien de rondes
cli-plan-format = Le genre de tirage « { $key } » n’existe pas.{ $nearest ->
    [none] {""}
   *[other] {" "}Peut-être : { $nearest }.
} Il y a : { $keys }
cli-plan-size = Possible : de 0 à { $entrants } inscrits et de 1 à { $rounds } rondes.
cli-plan-round = Ronde { $round }
plan-table-number = La table « { $given } » n’existe pas : possible de 1 à { $most }. Libre serait { $nearest }.
plan-table-twice = La table { $table } est là deux fois. Libre serait { $nearest }.
cli-plan-round-twice = La ronde { $round } est deux fois dans le fichier.
