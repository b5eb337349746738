boards-boards = Étuis
boards-board = Étui
boards-percent = Pour cent
boards-person = { $victory } PM · { $tichu } PT
boards-matchpoints = Points de match
boards-from-to = { $count ->
    [one] Étui { $first }
   *[other] Étuis { $first }–{ $last }
}
boards-numbers = { $count ->
    [one] { $first }
   *[other] { $first }–{ $last }
}
boards-north-south = Nord–Sud
boards-east-west = Est–Ouest
boards-seat-0 = Nord
boards-seat-1 = Est
boards-seat-2 = Sud
boards-seat-3 = Ouest
boards-key-award = non joué : 50 %, 60 : 40 …
boards-rules-points = chaque étui comparé à chaque autre table : meilleur 2, égal 1
