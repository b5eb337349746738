# Journal : ce qui s’est passé

screen-journal = Journal
screen-journal-tip = Tout ce qui s’est passé, le plus récent en haut
sheets-journal = Journal
journal-hint = Rien ne se perd : ce qui a été annulé reste aussi ici.
journal-print-tip = Ce qui est listé ici, sur papier ou dans un fichier
journal-extract = Extrait : { $shown } lignes sur { $all }
journal-at = Heure
journal-what = Quoi
journal-desk = Poste
journal-search = Chercher dans le journal
journal-nothing = Rien ne s’est encore passé.

journal-create = Tournoi « { $name } » créé
journal-undo = Annulé : { $what }
journal-redo = Rétabli : { $what }
journal-add-entrants = { $count ->
    [one] « { $name } » inscrit
   *[other] { $count } inscrits, d’abord « { $name } »
}
journal-edit-entrant = { $renamed ->
    [no] « { $name } » modifié
   *[other] « { $before } » devient « { $name } »
}
journal-remove-entrant = « { $name } » retiré de la liste
journal-check-in = { $present ->
    [no] { $count ->
        [one] « { $name } » n’est finalement pas là
       *[other] { $count } ne sont finalement pas là, dont « { $name } »
    }
   *[yes] { $count ->
        [one] « { $name } » est là
       *[other] { $count } sont là, dont « { $name } »
    }
}
journal-withdraw = { $round ->
    [0] « { $name } » joue de nouveau
   *[other] « { $name } » se retire avant la ronde { $round }
}
journal-substitute = « { $name } » remplace « { $before } »
journal-publish-draw = Ronde { $round } tirée : { $tables ->
    [one] une table
   *[other] { $tables } tables
}{ $seed ->
    [0] {""}
   *[other] , nombre de départ { $seed }
}
journal-withdraw-draw = Tirage de la ronde { $round } repris
journal-enter-result = Ronde { $round }, table { $table } : { $before ->
    [none] { $after }
   *[other] { $before } → { $after }
}{ $reason ->
    [none] {""}
   *[other] , raison : { $reason }
}
journal-clear-result = Ronde { $round }, table { $table } : { $before } effacé
journal-set-clock = { $state ->
    [notstarted] Horloge de la ronde { $round } réglée : { $minutes } min
    [running] L’horloge de la ronde { $round } tourne
    [paused] Horloge de la ronde { $round } arrêtée
    [ended] Ronde { $round } terminée
   *[length] La ronde { $round } dure maintenant { $minutes } min
}
journal-set-details = Indications modifiées : { $name }, { $day }{ $place ->
    [none] {""}
   *[other] , { $place }
}
journal-set-regulations = Règlement modifié : { $rounds ->
    [one] une ronde
   *[other] { $rounds } rondes
}
journal-set-timetable = Horaire modifié : { $rows ->
    [one] une ligne
   *[other] { $rows } lignes
}
