pictures-course-about = { $count ->
    [one] Le rang après chaque ronde.
   *[other] Le rang après chaque ronde : une ligne pour les { $count } premiers.
}
pictures-course-behind = En gris : tous les autres.
pictures-course-said = Rang après chaque ronde. { $courses }
pictures-points = Comment les points se répartissent
pictures-points-about = Combien de fois quelqu’un a fait autant de points Tichu en une ronde :
pictures-rounds-about = Ronde par ronde : chaque point est une { $teams ->
    [yes] équipe
   *[no] personne
}. La barre est la moitié centrale, le trait la médiane.
pictures-from-to = { $start } à { $end }
pictures-bars-said = Barres, { $what } avec leur nombre. { $bars }
pictures-lanes-said = Répartition par ronde. { $lanes }
pictures-lane-said = { $label } : { $least } à { $most }, la moitié centrale { $low } à { $high }, la médiane { $middle }
pictures-met = { $teams ->
    [yes] Équipes différentes à la table
   *[no] Personnes différentes à la table
}
pictures-met-about = { $teams ->
    [yes] Combien d’équipes ont partagé une table avec autant d’autres :
   *[no] Combien ont partagé une table avec autant de personnes différentes :
}
pictures-pace = Le rythme des tables
pictures-pace-about = Chaque point est une table : combien de minutes avant ou après la médiane de sa ronde son résultat est arrivé. La barre est la moitié centrale. Derrière, l’heure de la médiane et la dernière table.
pictures-pace-note = { $time }, table { $table } : +{ $minutes }
pictures-count = Nombre
pictures-least = Le moins
pictures-low = Un quart en dessous
pictures-middle = Médiane
pictures-high = Un quart au-dessus
pictures-most = Le plus
pictures-own = Points Tichu par ronde, parmi tous (barre : moitié centrale)
pictures-points-unit = { $number }
pictures-minutes = { $number } min
pictures-lane-own = { $words } ; soi-même { $own }
