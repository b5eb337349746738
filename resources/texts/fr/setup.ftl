setup-old-title = D’après quel tournoi ?
setup-title = Nouveau tournoi : { $kind }
setup-title-like = Nouveau tournoi comme « { $name } »
setup-people = { $unit ->
    [partnership] Équipes
   *[player] Participants
}
setup-expected = Environ combien
setup-expected-open = pas encore connu
setup-expected-unit = { $unit ->
    [partnership] équipes
   *[player] personnes
}
setup-tables = { $unit ->
    [partnership] { $count ->
        [one] une équipe
       *[other] { $count } équipes
    } = { $people } personnes :{ " " }
   *[player] { "" }
}{ $tables ->
    [one] une table
   *[other] { $tables } tables
}
setup-all-play = tout le monde joue toujours
setup-resting = { $unit ->
    [partnership] { $count ->
        [one] une équipe se repose
       *[other] { $count } équipes se reposent
    }
   *[player] { $count ->
        [one] une personne se repose
       *[other] { $count } se reposent
    }
} à chaque ronde
setup-five = dont { $count ->
    [one] une
   *[other] { $count }
} à cinq
setup-three = dont { $count ->
    [one] une
   *[other] { $count }
} à trois
setup-six = dont { $count ->
    [one] une
   *[other] { $count }
} à six
setup-too-few = Une table demande { $unit ->
    [partnership] { $count } équipes.
   *[player] { $people } personnes.
}
setup-nobody = Dit combien de tables cela fait, et aide à proposer.
setup-take = { $count ->
    [one] Inscrire la personne
   *[other] Inscrire les { $count }
} d’alors
setup-times = Horaire
setup-begin = Début
setup-length = Ronde
setup-pause = Pause
setup-programme = { $rounds } ; fin { $end }
setup-more = Plus : lieu, horaire, règles, inscription …
setup-fee = Finance d’inscription, places, délai
setup-make = Créer le tournoi (Entrée)
setup-past = Le { $day } est passé.
setup-hours = On jouerait de { $start } à { $end }.
setup-anyway = Si c’est juste, Entrée encore une fois crée le tournoi.
setup-back = Retour
setup-bye = ce qui compte : { $credit }
