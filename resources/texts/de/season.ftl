season-victory-points = Siegpunkte
season-place-points = Platzpunkte
season-ranking-list = Ranglistenpunkte
season-title = Saisontabelle
season-rating = Stärke
season-mean = Mittel
season-uncertainty = Unsicherheit
season-conservative = Vorsichtig
season-games = Partien
season-recent = Zuletzt offen
season-recent-all = Alle { $count }
season-evenings = Abende
season-of-evenings = { $count ->
    [one] Ein Abend
   *[other] { $count } Abende
}
season-date = { $day }.{ $month }.
season-about-victory-points = Summe der Siegpunkte. Je Abend steht der Rang.
season-about-place-points = Summe der Platzpunkte: 100 für den ersten Rang, für jeden weiteren 100 durch die Zahl der Leute weniger. Je Abend steht der Rang.
season-about-ranking-list = Summe der Platzpunkte (100 für den ersten Rang) mal Siegpunkte je Spiel im Quadrat. Je Abend steht der Rang.
season-about-best = Es zählen die besten { $best } Abende, die anderen stehen in Klammern.
season-about-rating = Alle beginnen mit Mittel { $mean }. Wer mit wem gegen wen gewann, verschiebt es. Die wahre Stärke liegt in zwei von drei Fällen um höchstens eine Unsicherheit neben dem Mittel. «Vorsichtig» ist das Mittel minus drei Unsicherheiten: So stark ist die Person ziemlich sicher mindestens. Danach wird gereiht; wer wenig gespielt hat, muss es erst zeigen.
season-add = Hinzufügen …
season-add-title = Abende hinzufügen
season-remove = Entfernen
season-best = Es zählen
season-the-best = die besten
season-all = alle Abende
season-none = Links die Turnierdateien der Abende hinzufügen, dann erscheint hier die Tabelle.
