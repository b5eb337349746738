second-nothing-to-settle = { $title }, table { $table } : il n’y a rien à décider ici.
second-needs-reason = { $title }, table { $table } : le compte n’y est pas. Le taper ainsi dans la première saisie (F7) et le motiver avec F8.
second-waiting = { $title }, table { $table } : la seconde saisie manque encore.
second-agrees = { $title }, table { $table } : les deux saisies concordent.
second-differs = { $title }, table { $table } : la seconde saisie diffère de la première. La feuille décide.
second-settled = { $title }, table { $table } : décidé.
second-difference = { $title }, table { $table }{ $hand ->
    [0] {""}
   *[other] , donne { $hand }
} : première saisie { $first }, seconde { $second }
second-nothing-compared = Aucune feuille n’a encore été saisie deux fois.
second-compared = { $unit ->
    [hands] { $count ->
        [one] Une donne saisie
       *[other] { $count } donnes saisies
    }
   *[matches] { $count ->
        [one] Une partie saisie
       *[other] { $count } parties saisies
    }
} deux fois, { $open ->
    [0] toutes les différences sont décidées
    [one] une différence est encore ouverte
   *[other] { $open } différences sont encore ouvertes
}.
second-hidden-hardly = Il n’y a guère d’erreur que les deux aient faite.
second-hidden = On estime à { $count } les erreurs faites par les deux, sans que cela se voie.
second-usage = Soit --round et --table avec --hand ou --score (seconde saisie) ou --right first|second, soit --compare.
second-pass = seconde saisie (F7)
second-pass-tip = Saisir les feuilles encore une fois sans voir la première saisie : ce qui concorde est confirmé.
second-which-table-hint = Seconde saisie : Entrée prend cette table.
second-blind = Seconde saisie : recopier la feuille. La première est cachée.
second-all-there = { $title } : toutes les feuilles sont saisies deux fois et comparées.
second-owing = { $count ->
    [0] Les { $total } sont comparées.
    [one] Une table sur { $total } est ouverte.
   *[other] { $count } tables sur { $total } sont ouvertes.
}
second-title-agrees = Les deux saisies concordent.
second-title-differs = Les deux saisies diffèrent.
second-title-settled = La différence est décidée.
second-title-waiting = La seconde saisie manque encore.
second-first = première saisie
second-second = seconde saisie
second-hand = { $hand ->
    [0] Total
   *[other] Donne { $hand }
}
second-take-first = { $key }   la première est juste
second-take-second = { $key }   la seconde est juste
second-advice = Regarder la feuille. Si aucune n’est juste : F7, choisir la table et corriger.
second-count = { $unit ->
    [hands] { $count ->
        [one] Une donne saisie
       *[other] { $count } donnes saisies
    }
   *[matches] { $count ->
        [one] Une partie saisie
       *[other] { $count } parties saisies
    }
} deux fois.
second-key-anew = retaper la feuille
second-key-right = première, seconde juste
