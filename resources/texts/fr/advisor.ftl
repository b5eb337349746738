advisor-people = Il faut de { $least } à { $most } personnes.
advisor-minutes = Il faut au moins { $least } minutes, et pas plus de { $most } heures.
advisor-odd-pairs = { $people } personnes ne peuvent pas venir à deux : le nombre est impair.
advisor-nothing-fits = Aucune formule pour { $people } personnes ne tient dans ce temps. Plus de temps aide, ou moins de souhaits fermes.
advisor-rounds-of-hands = { $rounds ->
    [one] une ronde
   *[other] { $rounds } rondes
} de { $hands } donnes
advisor-rounds-to-points = { $rounds ->
    [one] une ronde
   *[other] { $rounds } rondes
} en { $points } points
advisor-rounds-by-clock = { $rounds ->
    [one] une ronde
   *[other] { $rounds } rondes
} à l’horloge (environ { $hands } donnes)
advisor-times = { $minutes } min chacune, pause { $pause } min, fin { $end }
advisor-same-partner = { $teams } équipes fixes
advisor-make-teams = il faut d’abord former des équipes de deux
advisor-partners-at-table = à la table, chacun joue avec chacun
advisor-new-partners = à chaque ronde, on joue avec quelqu’un d’autre
advisor-all-play = tout le monde joue toute la soirée, { $hands } donnes
advisor-rests = qui se repose le fait au plus { $rests ->
    [one] une fois
   *[other] { $rests } fois
} : de { $least } à { $most } donnes par personne
advisor-tables-of-five = personne ne saute de ronde : aux tables de cinq, une personne se repose à chaque donne
advisor-no-partners = à deux par table, sans partenaire (Tichu à deux)
advisor-table-of-six = personne ne saute de ronde : à une table de six, trois jouent contre trois
advisor-same-cards = tout le monde joue les mêmes cartes, la chance compte moins
advisor-prepared-cards = les cartes doivent être triées et mises de côté auparavant
advisor-out-early = qui perd tôt ne joue que { $least ->
    [one] une partie
   *[other] { $least } parties
} en { $rounds } rondes
advisor-final = il y a une finale
advisor-one-table = on reste à la même table et ne rencontre que trois autres
advisor-rests-alike = qui se repose le fait au plus { $rests ->
    [one] une fois
   *[other] { $rests } fois
} : { $hands } donnes par personne
advisor-no-repeats = personne ne rencontre quelqu’un deux fois
advisor-partner-repeats = { $count ->
    [one] une fois
   *[other] { $count } fois
} les deux mêmes rejouent ensemble
advisor-repeats = { $count ->
    [one] une fois
   *[other] { $count } fois
} on retrouve quelqu’un
advisor-repeats-best = { $count ->
    [one] une fois
   *[other] { $count } fois
} on retrouve quelqu’un ; moins est impossible
advisor-finds = { $first } soirées sur 100, la personne la plus forte gagne ; de deux, la plus forte est devant dans { $order } cas sur 100
