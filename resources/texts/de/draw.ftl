# Auslosung: Probe, Veröffentlichen, von Hand eintippen

screen-draw = Auslosung
screen-draw-tip = Wer in der nächsten Runde wo sitzt
draw-playing = { $count } spielen mit, { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}
draw-tables = { $count ->
    [one] Ein Tisch
   *[other] { $count } Tische
}
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
draw-do-again = Nochmals mit anderer Startzahl
draw-do-publish = Veröffentlichen
draw-do-discard = Verwerfen
draw-do-hand = Von Hand
draw-do-print = Plan und Laufzettel drucken
draw-do-clock = Zur Uhr
draw-do-withdraw = Auslosung zurücknehmen
draw-take-table = Tisch übernehmen
draw-take-table-tip = Eingabetaste im letzten Feld
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
