arriving-wrong-code = Le code { $code } n’existe pas aujourd’hui. Il s’agit sans doute de « { $name } » ({ $right }).
arriving-nobody = Le code { $code } n’existe pas aujourd’hui : personne n’est encore inscrit.
arriving-already = « { $name } » est déjà là.
arriving-waits = « { $name } » est là, mais sur la liste d’attente.
arriving-single = « { $name } » est là, mais cherche encore un partenaire.
arriving-late = « { $name } » est là. { $title } : le tirage est déjà fait{ $next ->
    [0] , et rien ne suit.
   *[other] {""} ; le jeu commence à la ronde suivante.
}
