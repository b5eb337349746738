draw-wrong-round = Ce n’est pas le tour de la ronde { $round }, mais de la ronde { $next }.
draw-too-many-rounds = Il n’y a pas de ronde { $round } : le tournoi compte { $rounds ->
    [one] une ronde
   *[other] { $rounds } rondes
}. Le nombre de rondes se change dans le règlement.
draw-no-tables = Impossible de former une seule table : il y a trop peu de monde.
draw-not-playing = { $title } : « { $name } » ne joue pas.
draw-groups-rest = Au premier tour, { $count } peuvent se reposer, pas { $resting } : qui se repose sans nécessité ne serait dans aucun groupe.
draw-across-groups = « { $one } » et « { $other } » à la table { $table } ne sont pas du même groupe.
draw-twice = « { $name } » a deux places.
draw-left-out = « { $name } » n’a ni place ni exemption.
draw-table-twice = La table { $table } figure deux fois.
draw-table-seats = Les places de la table { $table } ne vont pas : il faut quatre personnes différentes ou deux équipes différentes.
draw-results-missing = { $count ->
    [one] { $title } : il manque encore un résultat.
   *[other] { $title } : il manque encore { $count } résultats.
}
draw-result-differs = Ronde { $round }, table { $table } : la deuxième saisie est différente ; tant que ce n’est pas décidé, la première compte pour le tirage.
draw-result-asked = Ronde { $round }, table { $table } : la note pose encore une question ; en attendant la réponse, le résultat saisi compte pour le tirage.
draw-many-sit-out = { $count } sont au repos, assez pour une table de plus. En manque-t-il une dans le tirage ?
draw-not-last = Seul le dernier tirage peut être annulé, et ce n’est pas celui-ci : { $title }.
draw-has-results = { $count ->
    [one] { $title } : déjà un résultat
   *[other] { $title } : déjà { $count } résultats
} : veuillez d’abord les effacer, puis le tirage pourra être repris.
draw-playing = { $unit ->
    [partnership] { $count } équipes = { $people } personnes
   *[player] { $count }
} jouent, { $tables ->
    [one] une table
   *[other] { $tables } tables
}
draw-tables = { $count ->
    [one] Une table
   *[other] { $count } tables
}
draw-singles = Sans partenaire, pas dans le tirage : { $names }
draw-absent = { $count ->
    [one] Absent
   *[other] { $count } absents
} : { $names }
draw-unseated = Encore { $count } sans place : { $names }
draw-nothing = Pas encore tiré. Tirer montre une proposition ; seul Publier la rend valable.
draw-seed = Nombre de départ
draw-seed-exchanged = Nombre de départ, puis échangé
draw-seed-tip = Le même nombre avec les mêmes présents donne toujours le même tirage
draw-new-seed = Autre nombre
draw-do-draw = Tirer
draw-no-other = { $count } autres nombres ont aussi donné ce tirage. Aucun autre aussi bon n’a été trouvé.
draw-do-again = Refaire avec un autre nombre
draw-do-publish = Publier
draw-do-discard = Rejeter
draw-do-hand = À la main
draw-do-print = Imprimer placement et feuilles
draw-do-clock = À l’horloge
draw-do-withdraw = Annuler le tirage
draw-take-table = Prendre la table
draw-take-table-tip = Entrée dans le dernier champ
draw-table = Table
draw-one = Équipe
draw-other = contre
draw-seat-0 = A
draw-seat-1 = B
draw-seat-2 = C
draw-seat-3 = D
draw-legend = Donnes 1–{ $first } : A + B contre C + D.  Donnes { $second }–{ $third } : A + C contre B + D.  Donnes { $fourth }–{ $last } : A + D contre B + C.
draw-legend-sides = A + B contre C + D
draw-quality = Qualité de toutes les rondes
draw-own-step = places échangées, pas encore publié
