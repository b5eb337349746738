# La fenêtre : menu, en-tête, messages

language-name = Français
window-title = Tournoi de Tichu
window-no-display = Il n’y a pas d’écran pour la fenêtre. Tout marche en ligne de commande : tichu-turnier --help
window-open-title = Ouvrir un tournoi
window-tournament-files = Tournois
window-saved = Enregistré
window-saving = Enregistrement …
window-dismiss = Fermer le message (Échap)
window-more = { $count ->
    [one] et un autre
   *[other] et { $count } autres
}
window-undo = Annuler
window-undo-what = Annuler : { $what }
window-redo = Rétablir
window-redo-what = Rétablir : { $what }
window-settings-not-saved = Les réglages n’ont pas pu être enregistrés : { $reason }
window-bug-title = Cela n’aurait pas dû arriver
window-bug = Le programme a un défaut. Le tournoi est enregistré, on peut continuer.
window-bug-file = Ce qui s’est passé est noté dans { $file }
window-about = Tournoi de Tichu { $version } : tirage, horloge, résultats, classement et papier pour les tournois de Tichu.
no-tournament-open = Aucun tournoi n’est ouvert.

menu-file = &Fichier
menu-new = &Nouveau tournoi …
menu-open = &Ouvrir …
menu-recent = &Récents
menu-settings = Rè&glement et indications …
menu-leave = Fe&rmer le tournoi
menu-quit = &Quitter
menu-edit = &Édition
menu-undo = &Annuler
menu-redo = &Rétablir
menu-view = &Vue
menu-language = &Langue
menu-theme = &Couleurs
menu-letters = &Taille des lettres
menu-percent = { $percent } %
menu-help = &Aide
menu-about = À &propos de ce programme
theme-system = Comme l’ordinateur
theme-light = Clair
theme-dark = Sombre
theme-contrast = Fort contraste

progress-empty = Personne n’est encore inscrit
progress-before = { $present } présents sur { $total }
progress-round = Ronde { $round } : { $done } { $tables ->
    [one] table annoncée sur une
   *[other] tables annoncées sur { $tables }
}
progress-between = La ronde { $round } est terminée, la ronde { $next } peut être tirée
progress-finished = { $rounds ->
    [one] La ronde est jouée
   *[other] Les { $rounds } rondes sont jouées
}

regulations-title = Règlement et indications
regulations-details = Tournoi
regulations-name = Nom
regulations-day = Date
regulations-place = Lieu
regulations-rules = Règlement
regulations-preset = Modèle
regulations-format = Tirage
regulations-rounds = Rondes
regulations-hands = Donnes par ronde
regulations-hands-by-the-clock = selon la durée
regulations-lost-call = Annonce perdue
regulations-lost-call-unit = points pour la double victoire
regulations-bye = Une exemption compte
regulations-bye-none = rien
regulations-bye-average = la moyenne de ses propres rondes
regulations-bye-flat = des points fixes
regulations-flat-victory-points = Points de victoire
regulations-flat-tichu-points = Points Tichu
regulations-tie-breaks = Classement selon
regulations-tie-breaks-tip = De haut en bas : le critère suivant ne compte qu’à égalité de celui du dessus.
regulations-up = Monter
regulations-down = Descendre
regulations-house-rules = Règles maison
regulations-save = Appliquer
regulations-cancel = Annuler
