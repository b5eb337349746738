# Looking at a hand again, move by move

menu-tools = &Tools
menu-hand = &Look at a game log …
viewer-title = Look at a hand
viewer-title-hand = { $file }, hand { $number }
viewer-open = Open game log …
viewer-files = Game logs of BrettspielWelt
viewer-all-files = All files
viewer-keys-step = ← →  move
viewer-keys-trick = ↑ ↓  trick
viewer-keys-ends = Home End  start, end
viewer-keys-hand = Ctrl + ← →  hand
viewer-reading = Reading the log …
viewer-no-log = There is no hand of BrettspielWelt in { $file }.
viewer-long-log = A log as long as this is not shown completely: these are the first { $count } hands.
viewer-not-playable = This hand cannot be played again.
viewer-in-line = { $words } (line { $line })
viewer-more = and { $count } more findings

# The list of hands
viewer-column-hand = Hand
viewer-column-result = Result
viewer-column-verdict = Verdict
viewer-result = { $a } : { $b }
viewer-not-checked = being checked

# Above the table
viewer-step = Move { $step } of { $steps }
viewer-trick = Trick { $trick }
viewer-wish = Wish: { $wish }
viewer-partners = { $one } + { $two }
viewer-first = To the start (Home)
viewer-trick-back = Back one trick (↑)
viewer-back = Back one move (←)
viewer-forward = On one move (→)
viewer-trick-forward = On one trick (↓)
viewer-last = To the end (End)
viewer-button-trick = Trick
viewer-button-step = Move

# The players
viewer-side-0 = South
viewer-side-1 = East
viewer-side-2 = North
viewer-side-3 = West
viewer-waits-lead = { $who } leads
viewer-waits-play = { $who } to play
viewer-waits-take = { $who } takes
viewer-waits-give = { $who } gives away
viewer-call-tichu = Tichu
viewer-call-grand = Grand Tichu
viewer-out = out, no. { $place }
viewer-points = { $points } pts
viewer-points-dragon = { $points } pts + Dragon
viewer-passed = passes

# What happens
viewer-pushes = { $who } pushes: { $first } to { $to }, { $second } to { $partner }, { $third } to { $before }
viewer-begins = { $who } has the Mah Jong and leads
viewer-leads = { $who } leads { $what }
viewer-plays = { $who } plays { $what }
viewer-plays-dog = { $who } plays the Dog: { $to } leads
viewer-plays-wish = { $who } plays { $what } and wishes for { $wish }
viewer-bombs = { $who } bombs with { $what }
viewer-bombs-early = { $who } bombs out of turn with { $what }
viewer-calls = { $who } calls Tichu
viewer-calls-again = { $who } calls Tichu again: it counts once
viewer-passes = { $who } passes
viewer-passes-taken = { $who } passes, the trick goes to { $to }: { $points } points
viewer-takes = { $who } takes the trick: { $points } points
viewer-must-give = { $who } wins with the Dragon and must give the trick away
viewer-gives = { $who } gives { $to } the Dragon’s trick: { $points } points
viewer-gives-none = The Dragon’s trick goes to { $to }
viewer-nothing = Nothing changes
viewer-ends = { $who } gives { $points } points in hand to the opponents and the own tricks to { $to }
viewer-ends-double = Double victory of { $who } and { $to }
viewer-result-with-calls = With the calls: { $a } : { $b }

# Cards and combinations
viewer-rank-11 = J
viewer-rank-12 = Q
viewer-rank-13 = K
viewer-rank-14 = A
viewer-face-dragon = Dragon
viewer-face-phoenix = Phoenix
viewer-face-mah-jong = Mah Jong
viewer-face-dog = Dog
viewer-suit-0 = sword
viewer-suit-1 = pagoda
viewer-suit-2 = jade
viewer-suit-3 = star
viewer-card = { $suit } { $rank }
viewer-what-dragon = the Dragon
viewer-what-phoenix = the Phoenix
viewer-what-mah-jong = the Mah Jong
viewer-what-dog = the Dog
viewer-what-single = { $rank }
viewer-what-pair = pair { $rank }
viewer-what-triple = triple { $rank }
viewer-what-full = full house { $rank } with { $low }
viewer-what-straight = straight { $low } to { $high }
viewer-what-stairs = stairs { $low } to { $high }
viewer-what-bomb4 = bomb of four { $rank }
viewer-what-bombsf = straight bomb { $low } to { $high }
viewer-what-cards = { $cards }
