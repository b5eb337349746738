help-title = Aide
help-contents = Sommaire
help-search = Chercher dans toutes les pages
help-back = Une page en arrière
help-screens = Écrans
help-formats = Formules de tournoi
help-nothing = Rien ici n’en parle. Peut-être avec un autre mot ?
help-found = { $count ->
    [one] Sur une page
   *[other] Sur { $count } pages
}
help-key-ctrl = Ctrl
help-key-enter = Entrée
help-key-space = Espace
help-key-del = Suppr
help-key-ins = Inser
help-key-esc = Échap
help-key-tab = Tab
help-key-shift = Maj
help-key-pgup = Page préc.
help-key-pgdown = Page suiv.
help-key-home = Début
help-key-end = Fin
help-key-left = ←
help-key-right = →
help-key-up = ↑
help-key-down = ↓
help-keys = Toutes les touches
help-keys-everywhere = Partout
help-symptoms = Que se passe-t-il ?
help-not-now = Ce n’est pas possible en ce moment : il faut un tournoi ouvert où il y a quelque chose à faire, et aucune fenêtre devant.
help-lists = À consulter
