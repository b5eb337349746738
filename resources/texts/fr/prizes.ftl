# Prix et remise des prix

prizes-no-words = Un prix a besoin d'un nom de { $most } caractères au plus.
prizes-no-place = Le rang { $place } n'existe pas.
journal-set-prizes = Liste des prix : { $count ->
    [0] aucun prix
    [one] un prix
   *[other] { $count } prix
}
