entrant-no-name = The name is missing here.
entrant-name-too-long = This is too long: names have at most { $most } characters.
entrant-too-many = No tournament has more than { $most } entrants. Is it the right list?
entrant-duplicate = “{ $name }” is on the list already. If they are two different people, add something to the name, or the club.
entrant-namesake = There are two called “{ $name }”, of different clubs. On seat plan and standings, something added to the name helps.
entrant-look-alike = “{ $name }” looks like “{ $other }” but is written with letters of another script: is it the same person?
entrant-unseen-marks = There were invisible marks in “{ $name }”. They are left out.
entrant-unprinted = “{ $name }”: { $letters } cannot be printed, paper shows � instead. Better write the name in another script.
entrant-member-twice = “{ $name }” already plays in the team “{ $team }”.
entrant-missing-partner = “{ $name }” lacks a name: a team has two people.
entrant-has-partner = “{ $name }” has a partner, but people enter this tournament one by one: please register both separately.
entrant-partner-of-self = “{ $name }” cannot form a team alone.
entrant-unknown = There is no number { $entrant } on the list.
entrant-name-unknown = “{ $name }” is not on the list.
entrant-name-ambiguous = “{ $name }” may mean several ({ $names }): please give the number.
entrant-was-drawn = “{ $name }” has been drawn already and cannot be removed, but can withdraw.
entrant-has-penalty = There is a ruling on { $name }: take it back first.
entrant-bracket-drawn = Who plays in this knock-out has been drawn: { $count ->
    [one] “{ $name }” cannot play any more, only take somebody’s place as a substitute.
   *[other] “{ $name }” and the others ({ $count } in all) cannot play any more, only take somebody’s place as substitutes.
}
entrant-two-in-one = “{ $name }”: are these two people, “{ $one }” and “{ $other }”? { $unit ->
    [player] People enter this tournament one by one: please register each separately.
   *[partnership] Each field has room for one person.
}
entrant-beside-name = “{ $name }”: “{ $one }” looks like the name, “{ $text }” does not. Whoever else comes needs an entry of their own.
entrant-name-unsaid = “{ $name }”: is that somebody’s name? Whoever has none yet is registered once it is known.
