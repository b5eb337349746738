registration-negative = La finance et le nombre de places ne peuvent pas être négatifs.
registration-currency = La monnaie compte au plus { $most } caractères.
registration-no-fee = Aucune finance d’inscription n’est fixée pour ce tournoi.
registration-full = { $count ->
    [one] Les { $room } places sont prises : « { $name } » est sur la liste d’attente.
   *[other] Les { $room } places sont prises : { $count } sont sur la liste d’attente, « { $name } » en dernier.
}
registration-no-room = Les { $room } places étaient déjà prises : « { $name } » vient en plus.
registration-waits-drawn = « { $name } » a déjà été tiré au sort et ne peut plus passer sur la liste d’attente, seulement se retirer.
registration-label-length = Une étiquette a de 1 à { $most } signes.
registration-labels = « { $name } » a déjà { $most } étiquettes ; la ligne n’a pas de place pour plus.
registration-behind = { $free ->
    [one] Une place est libre
   *[other] { $free } places sont libres
}, mais { $first } attend et passe d’abord : { $count ->
    [one] « { $name } » est sur la liste d’attente.
   *[other] { $count } sont sur la liste d’attente, « { $name } » en dernier.
}
registration-place-free = { $free ->
    [one] Une place est libre
   *[other] { $free } places sont libres
}, et { $count ->
    [one] une inscription attend : « { $name } ».
   *[other] { $count } inscriptions attendent : « { $name } » est la prochaine.
}
registration-before-others = « { $name } » passe avant « { $first } », qui attend depuis plus longtemps.
registration-waits-not = « { $name } » n’est pas sur la liste d’attente.
registration-waits-already = « { $name } » est déjà sur la liste d’attente.
registration-nobody-waits = Personne n’est sur la liste d’attente.
registration-none-free = Les { $room } places sont prises. La prochaine est pour « { $name } ».
