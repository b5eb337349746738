# L'aspect du papier

look-no-such-paper = Le programme ne connaît pas le papier « { $paper } », seulement { $known }.
look-no-colour = « { $colour } » n'est pas une couleur : on attend # avec six chiffres ou lettres a–f, par exemple #8c1d40.
look-no-picture = { $file } n'est pas une image imprimable : on attend PNG ou JPEG de 5 Mo au plus.
