hall-role-director = direction : tout
hall-role-entry = saisir les résultats
hall-role-registration = inscriptions : qui est là, qui a payé
hall-role-reader = seulement regarder
hall-share-title = Saisir à plusieurs
hall-how = Sur l’autre ordinateur : Outils › Participer …, puis taper cette adresse et l’un des codes. Le code dit ce qui y est permis. Les deux doivent être sur le même réseau. Cette fenêtre peut être fermée ; le tournoi reste partagé tant qu’il est ouvert ici.
hall-joined = Un autre ordinateur tient ce tournoi. Ce qui est saisi ici va à tous ; tout est aussi ici dans le fichier.
hall-address = Adresse
hall-near = Sur ce réseau
hall-desks = Participent :
hall-code = Code
hall-which = Tournoi
hall-close = Fermer
hall-end = Arrêter le partage
hall-join-title = Participer
hall-join-how = L’autre ordinateur montre le code sous Outils › Saisir à plusieurs … Son adresse y est aussi, si elle n’est pas trouvée d’elle-même.
hall-join = Participer
hall-dispute-title = Deux saisies différentes
hall-dispute-how = Pendant que cet ordinateur n’atteignait pas les autres, la même chose y a été saisie. Laquelle vaut ?
hall-mine = Ici à { $time } : { $what }
hall-theirs = « { $desk } » à { $time } : { $what }
hall-theirs-gone = Ce qu’ont les autres : cela n’existe plus.
hall-reach-live = EN DIRECT
hall-reach-live-tip = Tous les postes voient aussitôt ce qui est saisi ici.
hall-reach-here = { $count ->
    [0] ICI
   *[other] ICI { $count }
}
hall-reach-here-tip = Les autres postes sont hors d’atteinte. Ce qui est saisi est enregistré ici et envoyé dès que possible.
hall-reach-sending = ENVOI { $count }
hall-reach-sending-tip = Ce qui attendait ici part vers les autres.
