why-behind = Derrière { $name } : { $how }
why-before = Devant { $name } : { $how }
why-level = À égalité avec { $names } : rien ne les sépare.
why-each = { $criterion } { $number } chacun
why-possible = Les places { $best } à { $worst } sont encore possibles.
