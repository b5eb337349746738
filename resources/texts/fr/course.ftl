course-round = R{ $number }
course-places = Rang après chaque ronde
course-points = Points de victoire par ronde
course-print-tip = Cette soirée sur papier, à emporter
course-about = On voit les cinq premiers. Ceux qui sont épinglés (dans le tableau : espace) prennent leur place.
course-about-pinned = On voit ceux qui sont épinglés, huit au plus.
course-nothing = Le parcours commence avec le premier résultat.
course-summary = Rang { $place }, { $many ->
    [one] { $victory } point de victoire
   *[other] { $victory } points de victoire
}, { $tichu } points Tichu
course-calls = Annonces : { $made ->
    [one] { $made } réussie
   *[other] { $made } réussies
}, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
}
course-doubles = Doubles victoires : { $count }
course-best = Meilleure ronde : { $round } avec { $many ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}
course-byes = Rondes sans jouer : { $count }
course-opponents = Adversaires
course-calls-short = Annonces
course-owing = Résultat manquant
course-rested = ne joue pas
course-back = Retour
course-back-tip = Là d'où l'on vient (Échap)
