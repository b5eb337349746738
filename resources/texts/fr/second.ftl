# Saisir les feuilles une seconde fois sans voir la première saisie

second-nothing-to-settle = Ronde { $round }, table { $table } : il n’y a rien à décider ici.
journal-enter-second = Ronde { $round }, table { $table } : seconde saisie { $after }{ $agrees ->
    [yes] , identique à la première
   *[no] , différente de la première ({ $before })
}{ $reason ->
    [none] {""}
   *[other] , raison : { $reason }
}
journal-settle-passes = Ronde { $round }, table { $table } : { $right ->
    [first] la première saisie compte
   *[second] la seconde saisie compte
} ({ $after })

second-waiting = Ronde { $round }, table { $table } : la seconde saisie manque encore.
second-agrees = Ronde { $round }, table { $table } : les deux saisies concordent.
second-differs = Ronde { $round }, table { $table } : la seconde saisie diffère de la première. La feuille décide.
second-settled = Ronde { $round }, table { $table } : décidé.
second-difference = Ronde { $round }, table { $table }{ $hand ->
    [0] {""}
   *[other] , donne { $hand }
} : première saisie { $first }, seconde { $second }
second-nothing-compared = Aucune feuille n’a encore été saisie deux fois.
second-compared = { $count } donnes saisies deux fois, { $open ->
    [0] toutes les différences sont décidées
    [one] une différence est encore ouverte
   *[other] { $open } différences sont encore ouvertes
}.
second-hidden-hardly = Il n’y a guère d’erreur que les deux aient faite.
second-hidden = On estime à { $count } les erreurs faites par les deux, sans que cela se voie.
second-usage = Soit --round et --table avec --hand ou --score (seconde saisie) ou --right first|second, soit --compare.
cli-second = saisit une feuille une seconde fois et compare les deux saisies
cli-second-right = quelle saisie est juste : first ou second
cli-second-compare = toutes les différences, et combien d’erreurs restent cachées
