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
season-same-evening = “{ $file }” holds the same evening as “{ $other }”: it is a copy and counts only once. Leave one of them out.
season-ask = Is “{ $one }” the same as “{ $other }”? Until somebody says so, they count as two.
season-as-one = Written in several ways, counted as one: { $names }.
season-mixed = In { $teams ->
    [one] one evening teams are
   *[other] { $teams } evenings teams are
} ranked, in { $players ->
    [one] one single people
   *[other] { $players } single people
}: a team and its members are different lines here.
season-answer-form = “{ $text }” says nothing about two: write one name, an equals sign, the other name, with the club in brackets where two are called the same.
season-ambiguous = “{ $name }” may mean several: { $names }. Add the club in brackets.
season-on-one-list = “{ $one }” and “{ $other }” stand on the list of one evening: they are two.
season-asks = { $count ->
    [one] One question: who is who
   *[other] { $count } questions: who is who
}
season-ask-same = The same
season-ask-two = Two different
season-ask-tip = What is answered is kept for the next time
season-substitute = { $day }: “{ $name }” stood in for “{ $before }”; all points of that evening count for “{ $name }”.
