# Womit die Rangliste trennt, was gleich ist

tie-break-matches-won = Gewonnene Partien
tie-break-direct-encounter = Direkte Begegnung
tie-break-buchholz = Buchholz (Punkte der Gegner)
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-victory-points-per-hand = Siegpunkte pro Spiel
tie-break-tichu-points-per-hand = Tichu-Punkte pro Spiel
tie-break-lot = Los
regulations-bye-prorated = den Schnitt der eigenen Spiele
regulations-dropped-rounds = Streichresultate
regulations-dropped-rounds-tip = So viele Runden zählen bei allen nicht: je die schlechtesten.
regulations-dropped-rounds-none = keine
