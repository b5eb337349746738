screens-title = Écrans dans la salle
screens-how = Chaque téléviseur, projecteur ou ordinateur avec un navigateur dans le même réseau peut afficher : y ouvrir cette adresse et donner un nom.
screens-none = Aucun écran ne s'est encore annoncé.
screens-shows = « { $name } » montre
screens-message = Message pour les écrans qui en montrent un
