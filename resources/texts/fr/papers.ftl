papers-with = Avec
papers-against = Points contre
papers-cross-about = Points de Tichu de la ligne : de la colonne ; × : soi-même, ? : résultat manquant.
papers-cross-group = Groupe { $group }
papers-progress-about = Pour chaque ronde, entre parenthèses le rang de l'adversaire, puis les points de Tichu ; ? : résultat manquant.
papers-certificate-way = Recalculer
papers-certificate-draw = 1. Les mêmes présents, les rondes précédentes et le nombre de départ donnent toujours les mêmes tables. Qui a le fichier du tournoi recalcule avec le programme : tichu-turnier draw FICHIER --check
papers-certificate-by-hand = 1. Cette ronde a été tirée à la main et saisie. Seul le code de contrôle peut être recalculé.
papers-certificate-exchanged = 1. Cette ronde a été tirée avec son nombre de départ ; ensuite des personnes ont échangé leurs places. Seul le code de contrôle peut être recalculé.
papers-certificate-code = 2. Le code de contrôle se vérifie sans le programme : passer la ligne ci-dessous (sans espaces) par SHA-256, lire le résultat comme un seul grand nombre, le diviser six fois par 24 ; chaque reste est une lettre de { $letters }.
papers-certificate-line = Ce qui a été tiré : ronde | nombre de départ | table:numéros des quatre places | qui se repose
papers-certificate-numbers = Qui a quel numéro
papers-no-prizes = Aucun prix n'est inscrit pour cette soirée.
papers-prizes-shared = Là où il y a plusieurs noms, ils partagent ce qu'ils reçoivent ensemble.
papers-special-prize = Prix spécial
papers-press-lead = { $teams ->
    [0] { $people } personnes
   *[other] { $teams } équipes avec { $people } personnes
} ont joué au tournoi de Tichu « { $tournament } » ({ $rounds ->
    [one] une ronde
   *[other] { $rounds } rondes
}) le { $day }{ $place ->
    [none] {""}
   *[other] , { $place }
}.
papers-press-winner = { $count ->
    [one] Victoire de
   *[other] Victoire partagée de
} { $winners } avec { $many ->
    [one] { $victory } point de victoire
   *[other] { $victory } points de victoire
}{ $others ->
    [none] {""}
   *[other] {" "}devant { $others }
}.
papers-press-ranking = Classement (points de victoire, entre parenthèses points de Tichu) : { $ranking }.
papers-press-about = À transmettre : le texte peut être copié du PDF.
papers-and = { $one } et { $other }
papers-certificate = Diplôme
papers-certificate-place = { $place }{ $place ->
    [1] er
   *[other] e
} rang
papers-certificate-of = sur { $count } { $unit ->
    [partnership] équipes
   *[other] personnes
}
papers-certificate-reached = avec { $many ->
    [one] { $victory } point de victoire
   *[other] { $victory } points de victoire
} et { $tichu } points de Tichu
papers-certificate-specimen = Phénix + Dragon
papers-certificate-signature = Direction du tournoi
papers-no-certificates = Les diplômes existent dès qu'il y a des résultats.
