# What the audit says about hands and matches

audit-slip-minus = { $a } : { $b }, minus forgotten
audit-slip-digits-swapped = { $a } : { $b }, digits swapped
audit-slip-five-for-zero = { $a } : { $b }, 5 and 0 confused
audit-slip-sides-swapped = { $a } : { $b }, sides swapped
audit-slip-one-digit = { $a } : { $b }, one digit wrong

audit-match-hands = { $a } : { $b } cannot be reached in { $hands ->
    [one] one hand
   *[other] { $hands } hands
}: it takes at least { $needed }.
audit-match-unreachable = { $a } : { $b } cannot be reached in any number of hands that fits into an evening.
audit-running-sum = After hand { $hand } the sum must be { $a } : { $b }.
