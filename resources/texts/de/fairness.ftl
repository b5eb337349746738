fairness-board-repeats = Boards zweimal gespielt
fairness-board-sharing = Tische, die sich Boards teilen
fairness-partner-repeats = Wiederholte Partner
fairness-opponent-repeats = Wiederholte Gegner
fairness-meeting-repeats = Wiederbegegnungen
fairness-sit-out-spread = Unterschied beim Aussetzen
fairness-table-repeats = Wieder am gleichen Tisch
fairness-kept-apart-met = Sollen sich nicht treffen, trafen sich
fairness-club-mates-met = Klubkollegen zu früh am gleichen Tisch
fairness-needed-table-missed = Nicht am benötigten Tisch
fairness-perfect = { $count }, besser geht es nicht
fairness-best = { $count }, { $scope ->
    [people] weniger ist unmöglich, solange in jeder Runde dieselben spielen
    [groups] weniger ist bei diesen Tischrunden unmöglich
   *[other] weniger ist unmöglich
}
fairness-above = { $least ->
    [0] { $count }
   *[other] { $count }, { $scope ->
        [people] weniger als { $least } ist unmöglich, solange in jeder Runde dieselben spielen
        [groups] weniger als { $least } ist bei diesen Tischrunden unmöglich
       *[other] weniger als { $least } ist unmöglich
    }
}
fairness-best-even = { $count }, { $scope ->
    [people] weniger nur, wenn sich einzelne noch öfter treffen, oder wenn andere aussetzten
   *[other] weniger nur, wenn sich einzelne noch öfter treffen
}
fairness-above-even = { $least ->
    [0] { $count }
   *[other] { $count }, { $scope ->
        [people] weniger als { $least } nur, wenn sich einzelne noch öfter treffen, oder wenn andere aussetzten
       *[other] weniger als { $least } nur, wenn sich einzelne noch öfter treffen
    }
}
fairness-line = { $name }: { $value }
fairness-code = Prüfwort
fairness-lots = Das Los
fairness-round = Runde
fairness-seed = Startzahl
fairness-by-hand = von Hand
fairness-exchanged = { $seed }, dann von Hand geändert
fairness-recompute = Dieselben Anwesenden, dieselben Runden davor und dieselbe Startzahl ergeben immer dieselben Tische und dasselbe Prüfwort. Wer die Turnierdatei hat, rechnet nach mit: tichu-turnier draw DATEI --check
fairness-everybody = Was die Auslosung jedem gab
fairness-rounds = Runden
fairness-partners = Verschiedene Partner
fairness-opponents = Verschiedene Gegner
fairness-together = Verschiedene Mitspieler
fairness-met-again = Wieder getroffen
fairness-rests = Ausgesetzt
fairness-same-table = Meist gleicher Tisch
fairness-strength = Gegner − Partner
fairness-of = { $different } von { $times }
fairness-about-strength = Gegner − Partner: Siegpunkte der Gegner im Mittel, weniger die der Partner. Über 0 war das Los schwer.
fairness-check-agrees = Runde { $round }: Startzahl { $seed }, Prüfwort { $code }: nachgerechnet, stimmt.
fairness-check-by-hand = Runde { $round }: { $seed ->
    [none] von Hand ausgelost
   *[other] Startzahl { $seed }, dann von Hand geändert
}, Prüfwort { $code }. Es gibt nichts nachzurechnen.
fairness-check-differs = Runde { $round }: Startzahl { $seed } ergibt mit dieser Fassung des Programms das Prüfwort { $again }, veröffentlicht ist { $code }.
fairness-check-exchanged = Runde { $round }: Startzahl { $seed }, dann von Hand geändert, Prüfwort { $code }: Was das Los gab, ist nachgerechnet und stimmt.
fairness-since-exchanged = Danach wurden von Hand Plätze getauscht oder Tische ergänzt.
fairness-check-replaced = Danach kam { $after } für { $before }.
fairness-check-unknown = Runde { $round }: Startzahl { $seed }, Prüfwort { $code }: lässt sich nicht nachrechnen, { $why ->
    [version] denn eine andere Fassung des Programms hat sie ausgelost
    [journal] denn diese Datei hat kein Protokoll davon, und seither wurde geändert, woraus sie ausgelost wurde
   *[other] denn im Protokoll steht nicht, woraus sie ausgelost wurde
}.
fairness-check-changed = Runde { $round }: ausgelost wurde mit Startzahl { $seed } das Prüfwort { $again }; jetzt stehen hier andere Tische ({ $code }), und nirgends steht, dass jemand getauscht hat.
fairness-check-nothing = Es ist noch keine Runde ausgelost.
# Was es kostet, dass jemand geht oder kommt
fairness-cost = { $count ->
    [0] Das kostet die übrigen Runden keine Wiederbegegnung.
    [one] Das kostet die übrigen Runden eine Wiederbegegnung mehr.
   *[other] Das kostet die übrigen Runden { $count } Wiederbegegnungen mehr.
}
fairness-cost-of-changes = { $count ->
    [0] Wer kam und ging, kostet keine Wiederbegegnung.
    [one] Wer kam und ging, kostet bis zum Schluss eine Wiederbegegnung mehr.
   *[other] Wer kam und ging, kostet bis zum Schluss { $count } Wiederbegegnungen mehr.
}
