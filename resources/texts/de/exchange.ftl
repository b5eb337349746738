exchange-has-result = { $title }, Tisch { $table } hat schon ein Resultat, dort wird nicht mehr getauscht.
exchange-rematch = { $one } und { $other } haben schon in Runde { $round } gegeneinander gespielt.
exchange-club-mates = { $one } und { $other } sind vom gleichen Verein und sollen in Runde { $round } getrennt sitzen.
exchange-rests-again = { $one } hat schon in Runde { $round } ausgesetzt und ist erst nach { $other } wieder an der Reihe.
exchange-rests-running = { $one } hat erst in Runde { $round } ausgesetzt: nicht zweimal hintereinander.
exchange-board-known = { $name } kennt die Spiele von Tisch { $table } schon.
exchange-not-drawn = { $title } ist nicht ausgelost, da gibt es nichts zu tauschen.
exchange-no-place = Zum Tauschen braucht es zwei verschiedene Plätze der Runde { $round }.
exchange-moved = { $count ->
    [one] Ein veröffentlichter Platz
   *[other] { $count } veröffentlichte Plätze
} der Runde { $round } neu: Sitzplan neu drucken, den Leuten sagen.
# Der Sitzplan am Bildschirm
exchange-table = Tisch { $table }
exchange-open-hand = offene Hand
exchange-played = gespielt
exchange-sits-out = Setzt aus
exchange-bye = Freilos
exchange-plan = Sitzplan
exchange-plan-tip = Tische als Bild: Namen ziehen und tauschen
exchange-list = Liste
exchange-list-tip = Ein Tisch pro Zeile
exchange-hint = Tauschen: Namen auf einen anderen ziehen, ganze Tische an der Tischnummer. Mit Tasten: Pfeile, Leertaste nimmt auf, Leertaste am Ziel tauscht, Esc lässt los; Buchstaben suchen einen Namen.
exchange-held = { $name } tauscht mit …
exchange-costs = { $one } ⇄ { $other }: { $costs }
exchange-refused = { $one } ✕ { $other }: geht nicht.
exchange-costs-nothing = kostet nichts
exchange-cost-partner-repeats = { $after ->
    [one] 1 wiederholter Partner
   *[other] { $after } wiederholte Partner
} statt { $before }
exchange-cost-opponent-repeats = { $after ->
    [one] 1 wiederholter Gegner
   *[other] { $after } wiederholte Gegner
} statt { $before }
exchange-cost-meeting-repeats = { $after ->
    [one] 1 Wiederbegegnung
   *[other] { $after } Wiederbegegnungen
} statt { $before }
exchange-cost-table-repeats = { $after ->
    [0] niemand
   *[other] { $after }
} wieder am gleichen Tisch statt { $before }
exchange-again = Wieder zusammen: { $names }
exchange-meet-again = { $one } und { $other } (Runde { $rounds })
exchange-partners-again = { $one } und { $other } als Partner (Runde { $rounds })
exchange-published = Achtung, schon veröffentlicht: { $count ->
    [one] ein Platz wird
   *[other] { $count } Plätze werden
} neu.
exchange-done = { $one } ⇄ { $other } getauscht. Strg+Z nimmt es zurück.
# Was die Auslosung bedeutet, und was die Knöpfe tun
exchange-state-empty = Noch nicht ausgelost. Auslosen ist zur Probe: Niemand sieht es, bis es veröffentlicht ist.
exchange-state-trial = Zur Probe: Niemand sieht es. Erst veröffentlicht gilt es.
exchange-state-changed = Zur Probe, Plätze getauscht: Die Startzahl allein ergibt es nicht mehr, im Nachweis steht sie mit «dann getauscht».
exchange-state-typed = Von Hand: Niemand sieht es. Erst veröffentlicht gilt es.
exchange-state-published = Veröffentlicht: gilt, auf Sitzplan, Laufzetteln und Saalanzeige. Ein Tausch gilt sofort.
exchange-state-void = Veröffentlicht, folgt aber nicht mehr aus den Resultaten.
exchange-state-begun = Veröffentlicht, es gibt schon Resultate. Wer noch kein Resultat hat, kann tauschen.
exchange-means-again = Eine andere Startzahl, eine andere Auslosung, wenn eine gleich gute gefunden wird; die bisherige ist mit ihrer Startzahl wieder zu haben
exchange-means-hand = Lose vom Papier eintippen, oder den Vorschlag Tisch für Tisch ändern
exchange-means-discard = Der Vorschlag ist weg; mit derselben Startzahl kommt er wieder
exchange-means-print = Für die Wand und für die Tische
exchange-means-clock = Zum Abend, wo die Runde gestartet wird
exchange-means-withdraw = Die Auslosung gilt nicht mehr. Im Protokoll bleibt sie stehen; ihre Startzahl steht wieder im Feld, für dieselbe Auslosung nochmals oder eine andere
exchange-seat = { $table }, Platz { $seat }: { $name }
