recent-reading = wird gelesen …
recent-missing = Diese Datei ist nicht mehr da.
recent-unreadable = Diese Datei lässt sich nicht lesen.
recent-empty = noch niemand angemeldet
recent-registered = { recent-people }, noch nicht ausgelost
recent-playing = { recent-round }, { $owing ->
    [one] ein Tisch fehlt
   *[other] { $owing } Tische fehlen
}, { recent-people }
recent-played = { recent-round } gespielt, { recent-people }
recent-over = zu Ende gespielt, { recent-people }
recent-people = { $unit ->
    [player] { $entrants } { $entrants ->
        [one] Person
       *[other] Leute
    }
   *[partnership] { $entrants } { $entrants ->
        [one] Team
       *[other] Teams
    }
}
recent-round = Runde { $round }{ $rounds ->
    [0] { "" }
   *[other] { " " }von { $rounds }
}
recent-today = geändert heute { $time }
recent-yesterday = geändert gestern { $time }
recent-day = geändert { $day }
