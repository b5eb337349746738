pictures-course-about = { $count ->
    [one] The place after each round.
   *[other] The place after each round: a line for each of the first { $count }.
}
pictures-course-behind = Grey: everybody else.
pictures-course-said = Place after each round. { $courses }
pictures-points = How the points were spread
pictures-points-about = How often somebody made so many Tichu points in a round:
pictures-rounds-about = Round by round: { $teams ->
    [yes] each dot is a team.
   *[no] each dot is somebody.
} The bar is the middle half, the line in it the middle.
pictures-from-to = { $start } to { $end }
pictures-bars-said = Bars, { $what } with how many. { $bars }
pictures-lanes-said = Spread by round. { $lanes }
pictures-lane-said = { $label }: { $least } to { $most }, the middle half { $low } to { $high }, the middle { $middle }
pictures-met = { $teams ->
    [yes] Different teams at a table
   *[no] Different people at a table
}
pictures-met-about = { $teams ->
    [yes] How many teams sat at a table with so many different ones:
   *[no] How many sat at a table with so many different people:
}
pictures-pace = The pace of the tables
pictures-pace-about = Each dot is a table: how many minutes before or after the middle of its round its result came. The bar is the middle half. Behind it, when the middle was, and the last table.
pictures-pace-note = { $time }, table { $table }: +{ $minutes }
pictures-count = How many
pictures-least = Least
pictures-low = A quarter below
pictures-middle = Middle
pictures-high = A quarter above
pictures-most = Most
pictures-own = Tichu points by round, among all (bar: middle half)
pictures-points-unit = { $number }
pictures-minutes = { $number } min
pictures-lane-own = { $words }; oneself { $own }
