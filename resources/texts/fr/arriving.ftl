arriving-wrong-code = Le code { $code } n’existe pas aujourd’hui. Il s’agit sans doute de « { $name } » ({ $right }).
arriving-nobody = Le code { $code } n’existe pas aujourd’hui : personne n’est encore inscrit.
arriving-already = « { $name } » est déjà là.
arriving-waits = « { $name } » est là, mais sur la liste d’attente.
arriving-single = « { $name } » est là, mais cherche encore un partenaire.
arriving-late = « { $name } » est là. { $title } : le tirage est déjà fait{ $table ->
    [0] { $when ->
        [over] , et rien ne suit.
        [closed] {""} ; ensuite, plus personne ne peut entrer dans le tableau.
        [later] {""} ; le jeu commence à la ronde { $next }.
       *[next] {""} ; le jeu commence à la ronde suivante.
    }
   *[other] , mais on peut encore jouer à la table { $table }{ $when ->
        [over] .
        [later] {""} ; sinon, dès la ronde { $next }.
       *[next] {""} ; sinon, dès la ronde suivante.
    }
}
arriving-unknown = Personne sur la liste ne s’appelle « { $name } ». Pour l’inscrire : Ctrl+E emporte le nom. Taper la suite cherche quelqu’un d’autre.
arriving-alike = Personne sur la liste ne s’appelle « { $name } ». { $count ->
    [one] S’agit-il de « { $names } » ? Entrée encore une fois pointe la personne.
   *[other] Noms semblables : { $names }. La flèche vers le bas y mène.
} Pour inscrire : Ctrl+E emporte le nom.
arriving-several = « { $name } » convient à { $count } : { $names }. Tapez plus du nom, ou descendez dans la liste avec la flèche vers le bas ; la barre d’espace y pointe.
