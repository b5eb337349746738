singles-title = Match singles
singles-hint = Every two lines play together. Alt with ↑ and ↓ moves a line, Enter makes the teams.
singles-team = Team
singles-by-registration = By registration
singles-by-lot = By lot
singles-by-registration-said = As they were registered
singles-by-lot-said = Drawn, seed { $seed }
singles-up = Up
singles-down = Down
singles-take = { $count ->
    [one] Make one team
   *[other] Make { $count } teams
}
