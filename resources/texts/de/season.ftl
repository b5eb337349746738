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
season-same-evening = In «{ $file }» ist derselbe Abend wie in «{ $other }»: Das ist eine Kopie und zählt nur einmal. Eine der beiden weglassen.
season-ask = Ist «{ $one }» dasselbe wie «{ $other }»? Bis jemand es sagt, zählen beide einzeln.
season-as-one = Verschieden geschrieben, als eins gezählt: { $names }.
season-mixed = An { $teams ->
    [one] einem Abend
   *[other] { $teams } Abenden
} stehen Teams in der Rangliste, an { $players ->
    [one] einem einzelne Leute
   *[other] { $players } einzelne Leute
}: Ein Team und seine Mitglieder sind hier verschiedene Zeilen.
season-answer-form = «{ $text }» sagt nichts über zwei: einen Namen, ein Gleichheitszeichen, den anderen Namen schreiben, mit dem Verein in Klammern, wo zwei gleich heissen.
season-ambiguous = «{ $name }» kann mehrere meinen: { $names }. Den Verein in Klammern dazuschreiben.
season-on-one-list = «{ $one }» und «{ $other }» stehen auf der Liste eines Abends: Es sind zwei.
season-asks = { $count ->
    [one] Eine Frage: Wer ist wer?
   *[other] { $count } Fragen: Wer ist wer?
}
season-ask-same = Dasselbe
season-ask-two = Zwei verschiedene
season-ask-tip = Die Antwort wird für das nächste Mal behalten
season-substitute = { $day }: «{ $name }» sprang für «{ $before }» ein; alle Punkte dieses Abends zählen für «{ $name }».
