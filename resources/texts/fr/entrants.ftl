entrants-seed = Série
entrants-present = { $total ->
    [0] Personne encore
   *[other] { $present } présents sur { $total }
}
entrants-search = Nom ou code, par exemple « me mü » ou 12K. Entrée : est là
entrants-nobody = Personne n’est encore inscrit. Tapez ci-dessous, ou importez une liste d’Excel.
entrants-nobody-found = Personne ne correspond à la recherche. Ctrl+E inscrit le nom en bas, Échap affiche de nouveau tout le monde.
entrants-here = Là
entrants-number = N°
entrants-name = Nom
entrants-member-1 = Première personne
entrants-member-2 = Deuxième personne
entrants-members = Personnes
entrants-team = Équipe
entrants-team-optional = Équipe (facultatif)
entrants-club = Club
entrants-club-optional = Club (facultatif)
entrants-remark = Remarque
entrants-new = Nouveau
entrants-name-new = Prénom et nom
entrants-add = Inscrire
entrants-add-tip = Inscrire et continuer à taper (touche Entrée ; avec Maj, payé aussi ; venir ici avec Ctrl+E)
entrants-toggle = Là / pas là
entrants-toggle-tip = Les personnes choisies sont là, ou finalement pas (espace)
entrants-edit = Modifier (F2)
entrants-withdraw = Se retire avant la prochaine ronde
entrants-withdraw-now = Se retire déjà de la ronde tirée
entrants-withdraw-back = Joue de nouveau
entrants-substitute = Mettre un remplaçant …
entrants-substitute-for = Qui remplace « { $name } » ?
entrants-substitute-take = Remplacer
entrants-remove = Supprimer (Suppr)
entrants-removed = Supprimé : { $names }. Ctrl+Z fait revenir ce qui a été supprimé en dernier.
entrants-erase = Oublier cette personne…
entrants-seldom = Moins souvent
entrants-list = Liste et noms
entrants-more = Plus …
entrants-late = dès : { $title }
entrants-instead-of = pour « { $name } »
entrants-import = Importer …
entrants-import-tip = Une liste d’Excel ou csv ; coller avec Ctrl+V va aussi
entrants-paste = Coller une liste (Ctrl+V)
entrants-lists = Listes
entrants-clipboard = Presse-papiers
entrants-import-summary = { $name } : { $count } { $count ->
    [one] ligne sur { $total } peut être reprise
   *[other] lignes sur { $total } peuvent être reprises
}
entrants-import-left = { $registered ->
    [one] { $registered } inscription faite
   *[other] { $registered } inscriptions faites
}. { $total ->
    [one] Une ligne reste
   *[other] { $total } lignes restent
} à traiter : corriger ici, ou fermer.
entrants-import-take = { $count ->
    [0] Rien à reprendre
   *[other] Inscrire { $count }
}
entrants-line = Ligne
entrants-objections = Remarques
entrants-substitute-inherits = Reprend les points
entrants-substitute-inherits-tip = Sinon commence à zéro ; la personne qui part reste au classement avec ses points.
entrants-unranked = hors classement
entrants-unrank = Jouer hors classement
entrants-rank = Réintégrer au classement
entrants-labels = Étiquette
entrants-label-new = Nouvelle étiquette …
entrants-label-which = Un mot court, par exemple Junior ou Comité :
entrants-enter-again = Entrée encore une fois met quand même le nom sur la liste.
entrants-enrol = Inscrire (Ctrl+E)
entrants-enrol-tip = Emporte le nom cherché en bas, dans le champ d’une nouvelle inscription
entrants-two-names = Deux noms : « { $one } » et « { $other } » ont maintenant chacun leur champ. Entrée les inscrit comme équipe.
entrants-other-partner = « { $one } » avec « { $instead } » au lieu de « { $other } » ? Entrée encore une fois les inscrit ainsi.
