# L'aspect du papier

look-no-such-paper = Le programme ne connaît pas le papier « { $paper } », seulement { $known }.
look-no-colour = « { $colour } » n'est pas une couleur : on attend # avec six chiffres ou lettres a–f, par exemple #8c1d40.
look-no-picture = { $file } n'est pas une image imprimable : on attend PNG ou JPEG de 5 Mo au plus.

look-button = Aspect …
look-title = Aspect de toutes les feuilles
look-paper = Papier
look-paper-usual = comme prévu par la feuille
look-large = Grands caractères : tout 40 % plus grand
look-duplex = Imprimer recto verso
look-logo = Logo du club
look-choose = Choisir …
look-pictures = Images
look-colour = Couleur du club
look-certificate = Texte des diplômes
look-certificate-tip = Vide : points de victoire et points de Tichu.
look-signatures = Signatures
look-signatures-tip = Séparées par un point-virgule ; vide : direction du tournoi.
look-no-such-slips = Une page contient { $known } feuilles de marque, pas { $count }.
look-slips = Feuilles de marque par page
look-slips-usual = comme d’habitude
cli-print-slips = autant de feuilles de marque par page : 1, 2 ou 4
