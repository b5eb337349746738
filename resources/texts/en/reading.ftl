reading-accepted = Accepted by hand although the audit objects: { $reason }
reading-marked = Marked as accepted by hand, though the audit objects to nothing: { $reason }
reading-cumulated = { $score }: are these the points of round { $round } alone, or of all rounds so far ({ $before } before it)?
reading-digit-too-many = { $score }, and no number of hands: more than the longest round brings. Is there a digit too many?
reading-as = It is read as round { $round }, table { $table }, { $score }.
reading-beyond = “{ $text }” stands behind the last column with a heading: what is it?
reading-contradicts = { $one } and { $other } contradict each other.
reading-count-or-hand = “{ $text }”: the number of hands, or one hand?
reading-exchanged = The sides stand the other way round in the file. The right way round it is { $score } ({ $names }).
reading-exchanged-partners = The sides stand the other way round in the file, and partners change: it is not clear who played which hand together. Please write the names beside each hand, or the sides as at the table.
reading-hand-twice = It is twice in the file.
reading-hidden = The sheet hides this line: does it count?
reading-ids = The numbers do not belong to { $text }, the names do. Is it the same list?
reading-is-time = “{ $text }” is a time or a date that the spreadsheet has made of points: please write the points as text.
reading-log-moved = In hand { $hand } { $names } sit otherwise than at the beginning, and it does not fit the table. It is read by the seats 0 to 3.
reading-log-partners = In hand { $hand } others play together than the partners at the table: { $names }.
reading-log-twice = Hand { $hand } is hand { $first } once more, card by card.
reading-log-unknown = Nobody at the table is called { $names }: they are read on the places that are left.
reading-loose-name = Under “{ $column }” stands { $text }: plays at table { $found }, not at table { $table }.
reading-loses-hands = { $count ->
    [one] The single hand that stands here would be lost: the file has only the totals.
   *[other] The { $count } single hands that stand here would be lost: the file has only the totals.
}
reading-nobody = Nobody on the list is called { $text }: who at table { $table } is it?
reading-not-here = { $text } does not sit at table { $table }.
reading-nothing-yet = There is no result here yet.
reading-one-side = { $count ->
    [one] The other side of the table is missing.
   *[other] There are { $count } lines for the table; it should be two, with the same number of hands.
}
reading-order = Under “{ $column }” { $text } stands first, at the table on the second side: whose points are whose?
reading-other-table = { $text } sits at table { $found }, not at table { $table }.
reading-partners = { $text }: at table { $table } others are partners.
reading-replaces-note = The note “{ $note }” is replaced.
reading-rests = { $text } rests in this hand at table { $table }.
reading-round-taken = No round is given: it is taken as round { $round }.
reading-rows-above = { $count ->
    [one] The line above the headings is not read
   *[other] { $count } lines above the headings are not read
} ({ $text }).
reading-stands = { $score } stands here already: it stays as it is.
reading-struck = “{ $text }” is struck through: does it count?
reading-unplayed = 0:0, as where nothing has been played yet: is it the result?
reading-together = { $text }: they play together at table { $table }, in the file against each other.
reading-unknown-cell = “{ $column }: { $text }”: what does this mean for the result?
reading-unknown-name = { $text } is not on the list. Is it somebody at table { $table }?
reading-winner = { $text } is said to have won, but it is { $score }: whose points are these?
reading-other-sheet = On the sheet “{ $sheet }” stands “{ $text }”: is that about these results?
reading-entry-beside = In { $cell } stands “{ $text }”: what does this mean for the result?
reading-entry-round = The sheet is called “{ $text }”, but its rows are of round { $round }: which round was typed?
reading-loser = { $text } is said to have lost, but it is { $score }: whose points are these?
reading-outcome-unknown = “{ $column }: { $text }” with { $score }: who is that?
reading-says-other = It is { $score }, but “{ $text }” stands beside it: which is right?
