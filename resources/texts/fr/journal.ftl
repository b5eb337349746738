journal-clear-objections = { $title }, table { $table } : { $before } vérifié, compte ({ $reason })
journal-set-seed = Tête de série n° { $place } : « { $name } »
journal-keep-apart = { $apart ->
    [yes] { $one } et { $other } ne se rencontrent pas
   *[no] { $one } et { $other } peuvent se rencontrer
}
journal-need-table = { $table ->
    [0] { $name } peut s’asseoir à n’importe quelle table
   *[other] { $name } a besoin de la table { $table }
}
journal-exchange-seats = { $one ->
    [none] { $title } : tables { $table } et { $further } échangées
   *[other] { $title } : { $one } ({ $table ->
        [0] pause
       *[other] table { $table }
    }) et { $other } ({ $further ->
        [0] pause
       *[other] table { $further }
    }) échangés
}
journal-restore-state = { $time ->
    [none] État après la ligne { $line } rétabli
   *[other] État de { $time } rétabli (ligne { $line })
}
journal-hint = Rien ne se perd : ce qui a été annulé reste aussi ici.
journal-erase = Les noms d’une personne effacés définitivement
journal-repair = Rétabli à partir du fichier endommagé « { $file } »
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
   *[other] { $count } inscrits, à commencer par « { $name } »
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
   *[other] « { $name } » se retire avant { $title }
}
journal-substitute = « { $name } » remplace « { $before } »
journal-publish-draw = { $title }, tirage : { $tables ->
    [one] une table
   *[other] { $tables } tables
}{ $seed ->
    [0] {""}
   *[other] , nombre de départ { $seed }
}
journal-withdraw-draw = { $title } : tirage annulé
journal-enter-result = { $title }, table { $table } : { $before ->
    [none] { $after }
   *[other] { $before } → { $after }
}{ $reason ->
    [none] {""}
   *[other] , raison : { $reason }
}
journal-clear-result = { $title }, table { $table } : { $before } effacé
journal-set-clock = { $state ->
    [notstarted] { $title } : horloge réglée, { $minutes } min
    [running] { $title } : l’horloge tourne
    [paused] { $title } : horloge arrêtée
    [ended] { $title } : fin
   *[length] { $title } : dure maintenant { $minutes } min
}
journal-set-details = Indications modifiées : { $name }, { $day }{ $place ->
    [none] {""}
   *[other] , { $place }
}
journal-set-regulations = Règlement modifié : { $rounds ->
    [one] une ronde
   *[other] { $rounds } rondes
}
journal-set-rule = { $what }{ $more ->
    [0] {""}
    [one] {" "}et encore une règle
   *[other] {" "}et encore { $more } règles
}
journal-set-timetable = { $gone ->
    [none] Horaire modifié : { $rows ->
        [one] une ligne
       *[other] { $rows } lignes
    }
    [round] Horaire : { $title } ({ $time }), ligne supprimée
    [break] Horaire : pause de { $time } supprimée
   *[prize-giving] Horaire : proclamation de { $time } supprimée
}
journal-set-presence = { $name } est là à la ronde { $rounds } (parmi celles à venir)
journal-set-reserve = { $reserve ->
    [yes] { $name } est en réserve
   *[no] { $name } joue comme tout le monde
}
journal-give-penalty = Décision concernant « { $name } »{ $round ->
    [0] {""}
   *[other] , { $title }
}{ $table ->
    [0] {""}
   *[other] , table { $table }
} : { penalty-what }, motif : { $reason }
journal-lift-penalty = Décision concernant « { $name } » retirée : { penalty-what }, motif d’alors : { $reason }
journal-set-prizes = { $before ->
    [none] { $after ->
        [none] Liste des prix : { $count ->
            [0] aucun prix
            [one] un prix
           *[other] { $count } prix
        }
       *[other] Prix « { $after } »
    }
   *[other] { $after ->
        [none] Prix « { $before } » supprimé
       *[other] Prix « { $before } » → « { $after } »
    }
}
journal-set-entry-terms = Finance, places et heure limite modifiées : { $fee ->
    [none] gratuit
   *[other] { $currency } { $fee }
}{ $room ->
    [0] {""}
   *[other] , { $room } places
}{ $time ->
    [none] {""}
   *[other] , être là à { $time } au plus tard
}
journal-set-paid = { $paid ->
    [no] { $count ->
        [one] « { $name } » n’a finalement pas payé
       *[other] { $count } n’ont finalement pas payé, dont « { $name } »
    }
   *[yes] { $count ->
        [one] « { $name } » a payé
       *[other] { $count } ont payé, dont « { $name } »
    }
} : { $currency } { $amount }
journal-set-waiting = { $waiting ->
    [no] « { $name } » quitte la liste d’attente pour jouer
   *[yes] « { $name } » passe sur la liste d’attente
}
journal-set-aside = { $aside ->
    [no] { $count ->
        [one] « { $name } » est finalement arrivé
       *[other] { $count } sont finalement arrivés, dont « { $name } »
    }
   *[yes] { $count ->
        [one] « { $name } » manque et ne sera pas tiré au sort
       *[other] { $count } manquent et ne seront pas tirés au sort, dont « { $name } »
    }
}
journal-match-singles = { $count ->
    [one] « { $one } » et « { $other } » jouent ensemble
   *[other] { $count } équipes formées de personnes seules, la première « { $one } » et « { $other } »
}
journal-merge-entrants = « { $one } » et « { $other } » réunis
journal-enter-second = { $title }, table { $table } : seconde saisie { $after }{ $agrees ->
    [yes] , identique à la première
   *[no] , différente de la première ({ $before })
}{ $reason ->
    [none] {""}
   *[other] , raison : { $reason }
}
journal-settle-passes = { $title }, table { $table } : { $right ->
    [first] la première saisie compte
   *[second] la seconde saisie compte
} ({ $after })
journal-substitute-from-zero = « { $name } » joue à la place de « { $before } » dès { $title }, à partir de zéro
journal-waive-open-point = { $round ->
    [0] Point en suspens, laissé tel quel : { $reason }
   *[other] { $title }, table { $table }, laissé tel quel : { $reason }
}
journal-join-round = { $count ->
    [one] « { $names } » entre en cours de route ({ $title })
   *[other] { $names } entrent en cours de route ({ $title })
}
journal-note-result = { $title }, table { $table }, note : { $note }
journal-hold-standings = { $held ->
    [yes] Classement pas encore montré dans la salle
   *[no] Classement de nouveau montré dans la salle
}
journal-steer-screen = L’écran « { $name } » montre : { $mode ->
    [rotate] des pages à tour de rôle
    [clock] l’horloge
    [seats] le placement
    [standings] le classement
    [message] « { $message } »
   *[auto] ce qui compte en ce moment
}
journal-walkover = { $title }, table { $table } : forfait { $after }, { $name } n’est pas là
journal-set-label = { $on ->
    [yes] Étiquette « { $label } »
   *[no] Sans étiquette « { $label } »
} : { $count ->
    [one] { $name }
   *[other] { $name } et d’autres ({ $count })
}
journal-lock-round = { $locked ->
    [yes] { $title } : résultats verrouillés
   *[no] { $title } : résultats déverrouillés
}
