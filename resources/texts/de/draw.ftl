draw-wrong-round = Runde { $round } ist nicht an der Reihe, sondern Runde { $next }.
draw-too-many-rounds = Runde { $round } gibt es nicht: Das Turnier hat { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}. Die Zahl der Runden lässt sich in der Ausschreibung ändern.
draw-no-tables = Es kommt kein Tisch zusammen: Es sind zu wenige da.
draw-not-playing = { $title }: «{ $name }» spielt nicht mit.
draw-groups-rest = In der ersten Runde dürfen { $count } ruhen, nicht { $resting }: Wer ohne Not ruht, gehörte zu keiner Gruppe.
draw-across-groups = «{ $one }» und «{ $other }» an Tisch { $table } sind nicht in derselben Gruppe.
draw-twice = «{ $name }» hat zwei Plätze.
draw-left-out = «{ $name }» hat weder einen Platz noch ein Freilos.
draw-table-twice = Tisch { $table } kommt zweimal vor.
draw-table-seats = An Tisch { $table } stimmen die Plätze nicht: Es braucht vier verschiedene Leute oder zwei verschiedene Teams.
draw-results-missing = { $count ->
    [one] { $title }: Ein Resultat fehlt noch.
   *[other] { $title }: { $count } Resultate fehlen noch.
}
draw-result-differs = Runde { $round }, Tisch { $table }: Die zweite Eingabe ist anders; solange das nicht entschieden ist, gilt für die Auslosung die erste.
draw-result-asked = Runde { $round }, Tisch { $table }: In der Notiz steht noch eine Frage; bis zur Antwort gilt für die Auslosung das eingetragene Resultat.
draw-many-sit-out = { $count } setzen aus, das reicht für einen weiteren Tisch. Fehlt einer in der Auslosung?
draw-not-last = Nur die letzte Auslosung lässt sich zurücknehmen, das ist diese nicht: { $title }.
draw-has-results = { $count ->
    [one] { $title } hat schon ein Resultat
   *[other] { $title } hat schon { $count } Resultate
}: Bitte zuerst löschen, dann lässt sich die Auslosung zurücknehmen.
draw-playing = { $unit ->
    [partnership] { $count } Teams = { $people } Leute
   *[player] { $count }
} spielen mit, { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}
draw-tables = { $count ->
    [one] Ein Tisch
   *[other] { $count } Tische
}
draw-singles = Ohne Partner, nicht dabei: { $names }
draw-absent = { $count ->
    [one] Nicht da
   *[other] { $count } nicht da
}: { $names }
draw-unseated = Noch { $count } ohne Platz: { $names }
draw-nothing = Noch nicht ausgelost. Auslosen zeigt einen Vorschlag; erst Veröffentlichen macht ihn gültig.
draw-seed = Startzahl
draw-seed-exchanged = Startzahl, dann getauscht
draw-seed-tip = Dieselbe Startzahl mit denselben Anwesenden ergibt immer dieselbe Auslosung
draw-new-seed = Andere Startzahl
draw-do-draw = Auslosen
draw-no-other = Auch { $count } andere Startzahlen ergaben diese Auslosung. Eine andere, die gleich gut ist, fand sich nicht.
draw-do-again = Nochmals mit anderer Startzahl
draw-do-publish = Veröffentlichen
draw-do-discard = Verwerfen
draw-do-hand = Von Hand
draw-do-print = Plan und Laufzettel drucken
draw-do-clock = Zur Uhr
draw-do-withdraw = Auslosung zurücknehmen
draw-take-table = Tisch übernehmen
draw-take-table-tip = Enter im letzten Feld
draw-table = Tisch
draw-one = Team
draw-other = gegen
draw-seat-0 = A
draw-seat-1 = B
draw-seat-2 = C
draw-seat-3 = D
draw-legend = Spiele 1–{ $first }: A + B gegen C + D.  Spiele { $second }–{ $third }: A + C gegen B + D.  Spiele { $fourth }–{ $last }: A + D gegen B + C.
draw-legend-sides = A + B gegen C + D
draw-quality = Güte aller Runden
draw-own-step = Plätze getauscht, noch nicht veröffentlicht
