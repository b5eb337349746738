cli-season = zählt die Ranglisten mehrerer Abende zusammen oder schätzt, wie stark alle sind; gleicher Name, gleiche Person
cli-season-files = die Turnierdateien der Abende
cli-season-method = wie gezählt wird: victory-points, place-points oder ranking-list
cli-season-best = nur die besten K Abende zählen
cli-season-method-unknown = «{ $key }» gibt es nicht als Zählweise.{ $nearest ->
    [none] {""}
   *[other] {" "}Gemeint vielleicht: { $nearest }.
} Es gibt: { $keys }
cli-season-twice = «{ $file }» ist zweimal angegeben: Jeder Abend zählt nur einmal.

season-victory-points = Siegpunkte
season-place-points = Platzpunkte
season-ranking-list = Ranglistenpunkte
cli-season-rating = statt der Punkte die Stärke jeder Person mit ihrer Unsicherheit
cli-season-output = schreibt die Tabelle in diese Datei (pdf, xlsx, html oder csv)
season-title = Saisontabelle
season-rating = Stärke
season-mean = Mittel
season-uncertainty = Unsicherheit
season-conservative = Vorsichtig
season-games = Partien
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

menu-season = &Saisontabelle …
sheets-season = Saisontabelle
season-add = Hinzufügen …
season-add-title = Abende hinzufügen
season-remove = Entfernen
season-best = Es zählen
season-the-best = die besten
season-all = alle Abende
season-none = Links die Turnierdateien der Abende hinzufügen, dann erscheint hier die Tabelle.
