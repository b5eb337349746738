display-title = Affichage dans la salle
display-begins = Début { $time }, { $minutes } minutes
display-until = jusqu’à { $time }
display-so-far = Classement provisoire : { $title }
display-missing = { $count ->
    [one] Merci de rendre la feuille de marque : table { $tables }
   *[other] Merci de rendre les feuilles de marque : tables { $tables }{ $more ->
        [yes] {" "}…
       *[no] {""}
    }
}
display-next = { $title } à { $time }{ $minutes ->
    [0] {""}
   *[other] , dans { $minutes } min
}
display-prize-giving = Proclamation des résultats à { $time }
display-checking = Un résultat est encore en vérification
display-victory-points = Victoire
display-tichu-points = Tichu
display-open = Ouvrir (Ctrl+D)
display-close = Fermer (Ctrl+D)
display-open-tip = Sur le deuxième écran s’il y en a un, sinon dans une fenêtre (F11 : plein écran)
display-mode = Il montre
display-mode-auto = ce qui compte
display-mode-clock = l’horloge
display-mode-seats = le placement
display-mode-standings = le classement
display-mode-message = un message
display-message = Message à la salle, par exemple « La soupe est prête ! »
display-mode-rotate = des pages à tour de rôle
display-missing-title = Ces tables manquent encore
display-who = Joueurs
display-page-clock = horloge
display-page-seats = places
display-page-missing = tables manquantes
display-page-standings = classement
display-page-message = message
display-every = toutes les
display-every-tip = Combien de temps une page reste ; les longues listes montrent d'abord toutes leurs pages
display-hold = retenir le classement
display-hold-tip = La salle ne voit aucun classement, pas même en alternance, tant que la case est cochée
display-further = Autres affichages
display-further-same = la même chose
