# Duplicate: prepared hands (boards) that everybody plays

format-duplicate = Duplicate: all teams play the same prepared cards
preset-duplicate = Duplicate
preset-duplicate-short = Teams, same cards
preset-duplicate-tip = Four to twelve fixed teams: five rounds of three prepared hands (boards) that all play. Each hand is compared with the other tables.
tie-break-matchpoint-percentage = Matchpoints in %
tie-break-tichu-difference-per-hand = Difference per hand
result-award-needs-boards = Only prepared boards, which other tables play as well, can have an adjusted score.
boards-boards = Boards
boards-board = Board
boards-percent = Per cent
boards-person = { $victory } MP · { $tichu } TP
boards-matchpoints = Matchpoints
boards-from-to = { $count ->
    [one] Board { $first }
   *[other] Boards { $first }–{ $last }
}
boards-numbers = { $count ->
    [one] { $first }
   *[other] { $first }–{ $last }
}
boards-north-south = North–South
boards-east-west = East–West
boards-seat-0 = North
boards-seat-1 = East
boards-seat-2 = South
boards-seat-3 = West
boards-key-award = not played: 50 %, 60 : 40 …
boards-rules-points = each board beside every other table: better 2, equal 1
cli-head-matchpoints = Matchpoints
cli-head-percent = Per cent
fairness-board-repeats = Boards played twice
fairness-board-sharing = Tables that share boards

sheets-boards = Boards to prepare
sheets-boards-secret = Secret to the end: nobody who plays may see this sheet.
sheets-boards-how = For each board lay out the four packs of 14 cards, the first eight on top. At the end of each hand every card goes back to its pack.
sheets-boards-first = first eight
sheets-boards-rest = other six
sheets-boards-seat = Seat
