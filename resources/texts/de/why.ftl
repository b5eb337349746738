why-behind = Hinter { $name }: { $how }
why-before = Vor { $name }: { $how }
why-level = Gleichauf mit { $names }: Nichts trennt sie.
why-each = { $criterion } je { $number }
why-possible = Noch möglich sind die Ränge { $best } bis { $worst }.
