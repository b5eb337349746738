file-is-tournament = Il y a un tournoi dans « { $file } ». Il reste tel quel : veuillez choisir un autre nom.
file-not-written = Impossible d’écrire « { $file } » ({ $reason }).
file-too-big = Avec { $megabytes } Mo, « { $file } » est trop grand pour ce que le programme y garde. Il reste tel quel et n’est pas utilisé : déplacez-le.
