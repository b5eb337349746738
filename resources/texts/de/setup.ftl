setup-old-title = Nach welchem Turnier?
setup-title = Neues Turnier: { $kind }
setup-title-like = Neues Turnier wie «{ $name }»
setup-people = { $unit ->
    [partnership] Teams
   *[player] Leute
}
setup-expected = Etwa wie viele
setup-expected-open = noch offen
setup-expected-unit = { $unit ->
    [partnership] Teams
   *[player] Leute
}
setup-tables = { $unit ->
    [partnership] { $count ->
        [one] ein Team
       *[other] { $count } Teams
    } = { $people } Leute:{ " " }
   *[player] { "" }
}{ $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}
setup-all-play = alle spielen immer
setup-resting = { $unit ->
    [partnership] { $count ->
        [one] ein Team setzt
       *[other] { $count } Teams setzen
    }
   *[player] { $count ->
        [one] eine Person setzt
       *[other] { $count } setzen
    }
} in jeder Runde aus
setup-five = { $count ->
    [one] einer
   *[other] { $count }
} davon zu fünft
setup-three = { $count ->
    [one] einer
   *[other] { $count }
} davon zu dritt
setup-six = { $count ->
    [one] einer
   *[other] { $count }
} davon zu sechst
setup-too-few = Für einen Tisch braucht es { $unit ->
    [partnership] { $count } Teams.
   *[player] { $people } Leute.
}
setup-nobody = Sagt, wie viele Tische das gibt, und hilft beim Vorschlagen.
setup-take = { $count ->
    [one] Die Person
   *[other] Die { $count }
} von damals auf die Liste setzen
setup-times = Zeitplan
setup-begin = Beginn
setup-length = Runde
setup-pause = Pause
setup-programme = { $rounds }; Schluss { $end }
setup-more = Mehr: Ort, Zeiten, Regeln, Startgeld …
setup-fee = Startgeld, Plätze, Frist
setup-make = Turnier anlegen (Enter)
setup-past = Der { $day } ist vorbei.
setup-hours = Gespielt würde von { $start } bis { $end }.
setup-anyway = Stimmt das, legt noch einmal Enter das Turnier an.
setup-back = Zurück
setup-bye = das zählt: { $credit }
