result-award-needs-boards = Seul un étui préparé, que d’autres tables jouent aussi, peut recevoir une marque ajustée.
result-total-step = { $points } est impossible : les points Tichu vont de cinq en cinq.
result-total-sum = { $a } et { $b } font { $sum } : les deux camps ensemble font toujours un multiple de 100.
result-needs-hands = Dans ce tournoi chaque donne compte : il faut toutes les donnes, le total ne suffit pas.
result-no-hands = Aucune donne n’est indiquée.
result-hands-unknown = Le nombre de donnes jouées n’est pas indiqué ; elles manquent au classement.
result-too-many-hands = { $played } donnes sont indiquées, { $planned } sont prévues.
result-hands-missing = { $played ->
    [one] Il y a une donne
   *[other] Il y a { $played } donnes
} au lieu de { $planned }.
result-not-entered = { $title }, table { $table } : pas de résultat.
result-others-sit = { $title }, table { $table } : d’autres y sont assis entre-temps que ceux dont c’est le résultat.
result-round-not-drawn = { $title } : pas encore de tirage.
result-no-such-table = { $title } : il n’y a pas de table { $table }.
result-needs-stages = Ici compte la netteté de la victoire de chaque étape : il faut toutes les donnes, le total ne suffit pas.
result-after-target = Après la donne { $hand }, c’était { $a }:{ $b } : la partie finit à { $target } points.
result-target-not-reached = Personne n’a atteint { $target } points.
result-target-undecided = Les deux ont atteint { $target } points et sont à égalité : il manque encore une donne, qui décide.
result-note-long = Une note a au plus { $most } caractères.
result-round-locked = { $title } : verrouillé, les résultats restent tels quels. Pour déverrouiller : sous « Résultats », le bouton « Verrouillée » à côté de la ronde, ou la commande « lock --off ».
result-lock-owing = { $title } : on ne peut verrouiller que si tous les résultats sont là : { $count ->
    [one] il manque une table
   *[other] il manque { $count } tables
}.
result-guard-open = Ouverte
result-guard-asked = Corriger : confirmer
result-guard-locked = Verrouillée
result-guard-tip = Si les résultats de cette ronde peuvent encore changer
result-lock = Verrouiller la ronde : plus rien ne change
result-unlock = Déverrouiller la ronde
