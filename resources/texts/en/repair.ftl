repair-needless = Nothing in “{ $file }” is damaged.
repair-whole = All is restored: “{ $file }” holds the tournament as it was saved last (line { $line } of the journal). The damaged file stays as it is.
repair-part = “{ $file }” holds everything up to line { $line } of the journal, { $copy ->
    [none] from the journal; please look through the names
   *[other] from the copy “{ $copy }” and what follows it
}. The damaged file speaks of { $of } lines: please enter again what is missing. It stays as it is.
