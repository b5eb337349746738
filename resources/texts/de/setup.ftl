# Ein neues Turnier einrichten, neu oder nach einem alten; wie weit die zuletzt geöffneten sind

cli-new-old = eine ältere Turnierdatei: übernimmt Ausschreibung, Hausregeln, Zeitplan, Startgeld und Preise
cli-new-people = mit --like: setzt auch die Leute von damals auf die Liste
cli-new-like = --like und --preset schliessen einander aus, und --people geht nur mit --like.

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

start-next = Weiter …
start-next-tip = Name, Zeiten und Regeln ansehen, dann anlegen (Enter)
start-like = Neu wie dieses …
start-like-tip = Übernimmt Ausschreibung, Hausregeln, Zeitplan, Startgeld und Preise, auf Wunsch die Leute; nie Resultate (Ctrl+Enter)
start-forget-tip = Delete nimmt ein Turnier aus dieser Liste; die Datei bleibt.

menu-new-like = Neu wie ein altes …
setup-old-title = Nach welchem Turnier?

setup-title = Neues Turnier: { $kind }
setup-title-like = Neues Turnier wie «{ $name }»
setup-what = Was, wann, wo
setup-people = Leute
setup-expected = Etwa
setup-expected-open = noch offen
setup-expected-unit = Leute
setup-tables = { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}
setup-all-play = alle spielen immer
setup-resting = { $count ->
    [one] eine Person setzt
   *[other] { $count } setzen
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
setup-too-few = Für einen Tisch braucht es { $least } Leute.
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
setup-fee = Startgeld, Plätze, Frist
setup-make = Turnier anlegen (Enter)
setup-back = Zurück

going-on-none = Wer ist da? Oben Namen tippen und Enter, oder Häkchen mit der Leertaste. Ohne Häkchen spielen alle { $total }.
going-on-some = { $present } von { $total } sind da; nur sie werden ausgelost.
going-on-all = Alle { $total } sind da.
going-on-everybody = Alle sind da
going-on-draw = Zur Auslosung ({ $key })
