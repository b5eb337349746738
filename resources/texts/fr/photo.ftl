photo-add = Joindre une photo de la feuille
photo-hint = Elle se trouve alors à côté de votre résultat à la direction. On ne doit y voir que la feuille.
photo-there = La photo est à la direction.
photo-unreadable = Cette image est illisible. Photographie la feuille encore une fois.
photo-look = Photo de la feuille
photo-erase = Supprimer les photos
photo-title = Photo de la feuille, table { $table }
