# Wer traf wen: die Matrix am Bildschirm und auf dem Blatt

matrix-title = Wer traf wen
matrix-button = Begegnungen
matrix-tip = Wer traf wen: Leute gegen Leute
matrix-partners = Partner
matrix-opponents = Gegner
matrix-together = am gleichen Tisch
matrix-legend-two = Oben rechts ● Partner, unten links ■ Gegner: wie oft. Doppelter Rahmen: mehr als einmal. In der Diagonale, wie oft jemand aussetzte.
matrix-legend-one = ■ wie oft zwei sich trafen. Doppelter Rahmen: mehr als einmal. In der Diagonale, wie oft jemand aussetzte.
matrix-paper-two = Oben rechts, grau: wie oft Partner. Unten links, im Rahmen: wie oft Gegner. Fett im dicken Rahmen: mehr als einmal. In der Diagonale, wie oft jemand aussetzte.
matrix-paper-one = Wie oft zwei sich trafen. Fett im dicken Rahmen: mehr als einmal. In der Diagonale, wie oft jemand aussetzte.
matrix-met = { $one } und { $other }: { $ways }
matrix-way = { $way } in Runde { $rounds }
matrix-never-met = { $one } und { $other } trafen sich noch nie.
matrix-rests = { $name } setzte in Runde { $rounds } aus.
matrix-never-rests = { $name } setzte nie aus.
matrix-nothing = Noch keine Runde ausgelost.
matrix-hint = Zeigen oder Pfeiltasten nennen die Leute und die Runden; + − 0 ändern die Grösse.

# Der Saalplan
sheets-room-map = Saalplan
room-front = Turnierleitung
room-row = Tische pro Reihe
room-row-usual = von selbst
cli-print-room-row = so viele Tische stehen auf dem Saalplan in einer Reihe, 0 von selbst
