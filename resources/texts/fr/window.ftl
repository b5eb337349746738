window-title = Tournoi de Tichu
window-no-display = Il n’y a pas d’écran pour la fenêtre. Tout marche en ligne de commande : tichu-turnier --help
window-file-damaged = Le fichier est endommagé
window-file-damaged-repair = Faire un nouveau fichier de tout ce qui est sain
window-open-title = Ouvrir un tournoi
window-opening = Ouverture de { $name } …
window-tournament-files = Tournois
window-saved = Enregistré
window-not-saved = Non enregistré
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
window-clear = Vider le champ
