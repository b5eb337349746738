entrants-seed = Seed
entrants-present = { $total ->
    [0] Nobody yet
   *[other] { $present } of { $total } here
}
entrants-search = Name or code, for example “me mü” or 12K. Enter: is here
entrants-nobody = Nobody has entered yet. Type below, or import a list from Excel.
entrants-nobody-found = Nobody matches the search. Ctrl+E puts the name below, Esc shows everybody again.
entrants-here = Here
entrants-number = No.
entrants-name = Name
entrants-member-1 = First person
entrants-member-2 = Second person
entrants-members = People
entrants-team = Team
entrants-team-optional = Name of the team (optional)
entrants-club = Club
entrants-club-optional = Club (optional)
entrants-remark = Remark
entrants-new = New
entrants-name-new = First and last name
entrants-add = Enter
entrants-add-tip = Enter and type on at once (Enter key; with Shift paid too; come here with Ctrl+E)
entrants-toggle = Here / not here
entrants-toggle-tip = Whoever is chosen is here, or not after all (space)
entrants-edit = Edit (F2)
entrants-withdraw = Withdraw before the next round
entrants-withdraw-now = Withdraw from the round that is drawn
entrants-withdraw-back = Plays again
entrants-substitute = Put in a substitute …
entrants-substitute-for = Who stands in for “{ $name }”?
entrants-substitute-take = Put in
entrants-remove = Delete (Del)
entrants-removed = Removed: { $names }. Ctrl+Z brings back the last one removed.
entrants-erase = Forget this person…
entrants-seldom = Needed less often
entrants-list = List and names
entrants-more = More …
entrants-late = from { $title }
entrants-instead-of = for “{ $name }”
entrants-import = Import …
entrants-import-tip = A list from Excel or csv; pasting with Ctrl+V works too
entrants-paste = Paste a list (Ctrl+V)
entrants-lists = Lists
entrants-clipboard = Clipboard
entrants-import-summary = { $name }: { $count } of { $total } { $total ->
    [one] line
   *[other] lines
} can be taken over
entrants-import-left = { $registered } entered. { $total ->
    [one] One line is
   *[other] { $total } lines are
} still open: put right here, or close.
entrants-import-take = { $count ->
    [0] Nothing to take over
   *[other] Enter { $count }
}
entrants-line = Line
entrants-objections = Remarks
entrants-substitute-inherits = Takes over the points
entrants-substitute-inherits-tip = Otherwise starts at zero; who leaves stays in the standings with the points won.
entrants-unranked = takes no place
entrants-unrank = Play without a place
entrants-rank = Take a place again
entrants-labels = Label
entrants-label-new = New label …
entrants-label-which = A short word, such as Junior or Board:
entrants-enter-again = Enter once more puts the name on the list all the same.
entrants-enrol = Register (Ctrl+E)
entrants-enrol-tip = Takes the name searched for down to the field for a new entrant
entrants-two-names = Two names: “{ $one }” and “{ $other }” now stand in a field each. Enter registers them as a team.
entrants-other-partner = “{ $one }” with “{ $instead }” instead of “{ $other }”? Enter once more registers them so.
