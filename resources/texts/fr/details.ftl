details-no-name = Le tournoi a besoin d’un nom.
