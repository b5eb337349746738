why-behind = Behind { $name }: { $how }
why-before = Ahead of { $name }: { $how }
why-level = Level with { $names }: nothing parts them.
why-each = { $criterion } { $number } each
why-possible = Places { $best } to { $worst } are still possible.
