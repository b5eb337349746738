boards-boards = Boards
boards-board = Board
boards-percent = Prozent
boards-person = { $victory } MP · { $tichu } TP
boards-matchpoints = Matchpunkte
boards-from-to = { $count ->
    [one] Board { $first }
   *[other] Boards { $first }–{ $last }
}
boards-numbers = { $count ->
    [one] { $first }
   *[other] { $first }–{ $last }
}
boards-north-south = Nord–Süd
boards-east-west = Ost–West
boards-seat-0 = Nord
boards-seat-1 = Ost
boards-seat-2 = Süd
boards-seat-3 = West
boards-key-award = nicht gespielt: 50 %, 60 : 40 …
boards-rules-points = jedes Board im Vergleich mit jedem anderen Tisch: besser 2, gleich 1
