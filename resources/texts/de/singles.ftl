singles-title = Einzelne zusammenführen
singles-hint = Je zwei Zeilen spielen zusammen. Alt mit ↑ und ↓ verschiebt, Enter bildet die Teams.
singles-team = Team
singles-by-registration = Nach Anmeldung
singles-by-lot = Auslosen
singles-by-registration-said = Wie sie sich angemeldet haben
singles-by-lot-said = Ausgelost, Startzahl { $seed }
singles-up = Nach oben
singles-down = Nach unten
singles-take = { $count ->
    [one] Ein Team bilden
   *[other] { $count } Teams bilden
}
