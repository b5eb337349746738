season-victory-points = Victory points
season-place-points = Place points
season-ranking-list = Ranking points
season-title = Season table
season-rating = Strength
season-mean = Mean
season-uncertainty = Uncertainty
season-conservative = Cautious
season-games = Games
season-recent = Recent
season-recent-all = All { $count }
season-evenings = Evenings
season-of-evenings = { $count ->
    [one] One evening
   *[other] { $count } evenings
}
season-date = { $day }/{ $month }
season-about-victory-points = Sum of the victory points. For each evening the place is given.
season-about-place-points = Sum of the place points: 100 for the first place, for each further one less by 100 divided by the number of people. For each evening the place is given.
season-about-ranking-list = Sum of the place points (100 for the first place) times the square of the victory points per hand. For each evening the place is given.
season-about-best = The best { $best } evenings count, the others are in brackets.
season-about-rating = Everybody begins with a mean of { $mean }. Who won with whom against whom moves it. True strength lies within one uncertainty of the mean in two cases out of three. “Cautious” is the mean less three uncertainties: almost certainly the player is at least that strong. It decides the places; who has played little has yet to prove it.
season-add = Add …
season-add-title = Add evenings
season-remove = Remove
season-best = Counting
season-the-best = the best
season-all = all evenings
season-none = Add the tournament files of the evenings on the left, then the table appears here.
