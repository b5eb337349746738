# Préparer un nouveau tournoi, à neuf ou d’après un ancien ; où en sont les derniers ouverts

cli-new-old = un ancien fichier de tournoi : reprend règlement, règles maison, horaire, finance d’inscription et prix
cli-new-people = avec --like : inscrit aussi les gens d’alors
cli-new-like = --like et --preset s’excluent, et --people ne va qu’avec --like.

recent-reading = lecture …
recent-missing = Ce fichier n’est plus là.
recent-unreadable = Ce fichier est illisible.
recent-empty = encore personne d’inscrit
recent-registered = { recent-people }, pas encore de tirage
recent-playing = { recent-round }, { $owing ->
    [one] une table manque
   *[other] { $owing } tables manquent
}, { recent-people }
recent-played = { recent-round } jouée, { recent-people }
recent-over = joué jusqu’au bout, { recent-people }
recent-people = { $unit ->
    [player] { $entrants } { $entrants ->
        [one] personne
       *[other] personnes
    }
   *[partnership] { $entrants } { $entrants ->
        [one] équipe
       *[other] équipes
    }
}
recent-round = Ronde { $round }{ $rounds ->
    [0] { "" }
   *[other] { " " }sur { $rounds }
}
recent-today = modifié aujourd’hui { $time }
recent-yesterday = modifié hier { $time }
recent-day = modifié le { $day }

start-next = Suivant …
start-next-tip = Regarder nom, heures et règles, puis créer (Enter)
start-like = Nouveau comme celui-ci …
start-like-tip = Reprend règlement, règles maison, horaire, finance d’inscription et prix, les gens si voulu ; jamais les résultats (Ctrl+Enter)
start-forget-tip = Delete retire un tournoi de cette liste ; le fichier reste.

menu-new-like = Nouveau comme un ancien …
setup-old-title = D’après quel tournoi ?

setup-title = Nouveau tournoi : { $kind }
setup-title-like = Nouveau tournoi comme « { $name } »
setup-what = Quoi, quand, où
setup-people = Participants
setup-expected = Environ
setup-expected-open = pas encore connu
setup-expected-unit = personnes
setup-tables = { $tables ->
    [one] une table
   *[other] { $tables } tables
}
setup-all-play = tout le monde joue toujours
setup-resting = { $count ->
    [one] une personne se repose
   *[other] { $count } se reposent
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
setup-too-few = Une table demande { $least } personnes.
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
setup-fee = Finance d’inscription, places, délai
setup-make = Créer le tournoi (Enter)
setup-back = Retour

going-on-none = Qui est là ? Tapez les noms en haut puis Enter, ou cochez avec Espace. Sans coche, les { $total } jouent.
going-on-some = { $present } sur { $total } sont là ; eux seuls sont tirés au sort.
going-on-all = Les { $total } sont là.
going-on-everybody = Tout le monde est là
going-on-draw = Au tirage ({ $key })
