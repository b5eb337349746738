# Duplicate: vorbereitete Spiele (Boards), die alle spielen

format-duplicate = Duplicate: Alle Teams spielen dieselben vorbereiteten Karten
preset-duplicate = Duplicate
preset-duplicate-short = Teams, gleiche Karten
preset-duplicate-tip = Vier bis zwölf feste Teams: fünf Runden zu drei vorbereiteten Spielen (Boards), die alle spielen. Jedes Spiel wird mit den anderen Tischen verglichen.
tie-break-matchpoint-percentage = Matchpunkte in %
tie-break-tichu-difference-per-hand = Differenz pro Spiel
result-award-needs-boards = Ein Ersatzresultat gibt es nur für vorbereitete Boards, die andere Tische auch spielen.
boards-boards = Boards
boards-board = Board
boards-percent = Prozent
boards-person = { $victory } MP · { $tichu } TP
boards-matchpoints = Matchpunkte
boards-from-to = { $count ->
    [one] Board { $first }
   *[other] Boards { $first }–{ $last }
}
boards-numbers = { $count ->
    [one] { $first }
   *[other] { $first }–{ $last }
}
boards-north-south = Nord–Süd
boards-east-west = Ost–West
boards-seat-0 = Nord
boards-seat-1 = Ost
boards-seat-2 = Süd
boards-seat-3 = West
boards-key-award = nicht gespielt: 50 %, 60 : 40 …
boards-rules-points = jedes Board im Vergleich mit jedem anderen Tisch: besser 2, gleich 1
cli-head-matchpoints = Matchpunkte
cli-head-percent = Prozent
fairness-board-repeats = Boards zweimal gespielt
fairness-board-sharing = Tische, die sich Boards teilen

sheets-boards = Boards zum Vorbereiten
sheets-boards-secret = Geheim bis zum Schluss: Wer mitspielt, darf dieses Blatt nicht sehen.
sheets-boards-how = Je Board die vier Packen zu 14 Karten bereitlegen, die ersten acht obenauf. Am Schluss jedes Spiels geht jede Karte in ihren Packen zurück.
sheets-boards-first = erste acht
sheets-boards-rest = weitere sechs
sheets-boards-seat = Platz
