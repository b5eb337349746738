course-round = R{ $number }
course-places = Rang nach jeder Runde
course-points = Siegpunkte je Runde
course-print-tip = Dieser Abend auf Papier, zum Mitnehmen
course-about = Gezeigt werden die ersten fünf. Wer angeheftet ist (in der Tabelle: Leertaste), wird statt ihrer gezeigt.
course-about-pinned = Gezeigt werden die Angehefteten, höchstens acht.
course-nothing = Der Verlauf beginnt mit dem ersten Resultat.
course-summary = Rang { $place }, { $many ->
    [one] { $victory } Siegpunkt
   *[other] { $victory } Siegpunkte
}, { $tichu } Tichu-Punkte
course-calls = Ansagen: { $made } erfüllt, { $lost } verloren
course-doubles = Doppelsiege: { $count }
course-best = Beste Runde: { $round } mit { $many ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkten
}
course-byes = Runden ausgesetzt: { $count }
course-opponents = Gegner
course-calls-short = Ansagen
course-owing = Resultat fehlt
course-rested = setzt aus
course-back = Zurück
course-back-tip = Dorthin, woher man kam (Esc)
