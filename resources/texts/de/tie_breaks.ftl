# Womit die Rangliste trennt, was gleich ist

tie-break-matches-won = Gewonnene Partien
tie-break-direct-encounter = Direkte Begegnung
tie-break-buchholz = Buchholz (Punkte der Gegner)
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-victory-points-per-hand = Siegpunkte pro Spiel
tie-break-tichu-points-per-hand = Tichu-Punkte pro Spiel
tie-break-lot = Los
