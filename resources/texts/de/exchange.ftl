# Plätze tauschen: in der Auslosung zur Probe und in der veröffentlichten

exchange-has-result = Tisch { $table } hat in Runde { $round } schon ein Resultat, dort wird nicht mehr getauscht.
exchange-rematch = { $one } und { $other } haben schon in Runde { $round } gegeneinander gespielt.
exchange-club-mates = { $one } und { $other } sind vom gleichen Verein und sollen in Runde { $round } getrennt sitzen.
exchange-rests-again = { $one } hat schon in Runde { $round } ausgesetzt und ist erst nach { $other } wieder an der Reihe.
exchange-rests-running = { $one } hat erst in Runde { $round } ausgesetzt: nicht zweimal hintereinander.
exchange-board-known = { $name } kennt die Spiele von Tisch { $table } schon.
exchange-not-drawn = Runde { $round } ist nicht ausgelost, da gibt es nichts zu tauschen.
exchange-no-place = Zum Tauschen braucht es zwei verschiedene Plätze der Runde { $round }.
exchange-moved = { $count ->
    [one] Ein veröffentlichter Platz
   *[other] { $count } veröffentlichte Plätze
} der Runde { $round } neu: Sitzplan neu drucken, den Leuten sagen.
journal-exchange-seats = { $one ->
    [none] Runde { $round }: Tische { $table } und { $further } getauscht
   *[other] Runde { $round }: { $one } ({ $table ->
        [0] setzt aus
       *[other] Tisch { $table }
    }) und { $other } ({ $further ->
        [0] setzt aus
       *[other] Tisch { $further }
    }) getauscht
}
