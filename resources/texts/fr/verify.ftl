verify-disputed = Ronde { $round }, table { $table } : accepté malgré une objection et pas encore vérifié ({ $reason }).
verify-passes-differ = Ronde { $round }, table { $table } : la seconde saisie diffère de la première.
verify-seat-twice = Ronde { $round } : « { $name } » a deux places.
verify-table-victory-points = Ronde { $round }, table { $table } : les points de victoire font { $sum } au lieu de { $right }.
verify-result = Ronde { $round }, table { $table } : ce résultat est impossible, et personne ne l’a accepté avec une raison.
verify-table-sum = Ronde { $round }, table { $table } : la somme est { $sum } au lieu de { $right }.
verify-field-sum = Après la ronde { $round }, la somme du classement est { $sum }, celle des tables { $right }.
verify-penalties = { $count ->
    [one] Une décision de la direction
   *[other] { $count } décisions de la direction
} : { $changes ->
    [no] les points restent tels que joués
   *[other] le classement compte { $victory } points de victoire et { $tichu } points Tichu de moins que ce qui a été joué
}.
