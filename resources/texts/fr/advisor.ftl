# Quelle formule convient ?

cli-advise = propose des formules : combien de personnes, combien de temps, quels souhaits
cli-advise-people = combien de personnes viennent
cli-advise-hours = combien d’heures, du premier signal de départ à la proclamation
cli-advise-pairs = on vient à deux et on reste ensemble
cli-advise-partners = avec qui jouer : any (peu importe), fixed (toujours ensemble), new (toujours quelqu’un d’autre) ou none (sans partenaire, à deux)
cli-advise-everybody-plays = tout le monde joue toute la soirée
cli-advise-few-repeats = on se retrouve le moins possible
cli-advise-knock-out = il y a une finale
cli-advise-find-best = les plus forts gagnent
cli-advise-day = le jour, par exemple 2026-11-21
cli-advise-start = le premier signal de départ, par exemple 19:15
cli-advise-evenings = combien de fois chaque proposition est jouée
cli-advise-partners-unknown = Le souhait « { $key } » n’existe pas (est-ce { $nearest } ?). Il y a : { $keys }
cli-advise-start-unknown = « { $text } » n’est pas une heure. Possible, par exemple : 19:15.

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

advise-open = Quelle formule convient ?
advise-title = Quelle formule convient ?
advise-people = Personnes
advise-come = Elles viennent
advise-come-alone = seules
advise-come-pairs = à deux
advise-from = De
advise-until = À
advise-partners = Équipes
advise-partners-any = peu importe
advise-partners-fixed = restent ensemble
advise-partners-new = changent
advise-partners-none = aucune : à deux
advise-wishes = Le plus important
advise-everybody-plays = Tout le monde joue
advise-few-repeats = Peu de retrouvailles
advise-knock-out = Il y a une finale
advise-find-best = Les plus forts gagnent
advise-how = Chaque formule qui tient dans ce temps est tirée au sort et jouée de nombreuses fois par des gens inventés.
advise-working = Tirage et parties en cours …
advise-enough = Ça suffit
advise-enough-tip = Montre ce qu’on sait jusqu’ici
advise-make = Créer
