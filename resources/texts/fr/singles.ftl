singles-title = Réunir les personnes seules
singles-hint = Deux lignes qui se suivent jouent ensemble. Alt avec ↑ et ↓ déplace, Entrée forme les équipes.
singles-team = Équipe
singles-by-registration = Par inscription
singles-by-lot = Par tirage
singles-by-registration-said = Dans l’ordre des inscriptions
singles-by-lot-said = Tirage, nombre de départ { $seed }
singles-up = Monter
singles-down = Descendre
singles-take = { $count ->
    [one] Former une équipe
   *[other] Former { $count } équipes
}
