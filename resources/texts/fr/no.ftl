no-tournament-open = Aucun tournoi n’est ouvert.
