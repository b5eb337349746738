file-is-tournament = Il y a un tournoi dans « { $file } ». Il reste tel quel : veuillez choisir un autre nom.
file-not-written = Impossible d’écrire « { $file } » ({ $reason }).
