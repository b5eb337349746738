# Ce que dit le contrôle des donnes et des parties

audit-slip-minus = { $a } : { $b }, moins oublié
audit-slip-digits-swapped = { $a } : { $b }, chiffres inversés
audit-slip-five-for-zero = { $a } : { $b }, 5 et 0 confondus
audit-slip-sides-swapped = { $a } : { $b }, camps inversés
audit-slip-one-digit = { $a } : { $b }, un chiffre faux

audit-match-hands = { $a } : { $b } est impossible en { $hands ->
    [one] une donne
   *[other] { $hands } donnes
} : il en faut au moins { $needed }.
audit-match-unreachable = { $a } : { $b } est impossible, quel que soit le nombre de donnes d'une soirée.
audit-running-sum = Après la donne { $hand }, la somme doit être { $a } : { $b }.
