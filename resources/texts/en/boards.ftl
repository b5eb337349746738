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
