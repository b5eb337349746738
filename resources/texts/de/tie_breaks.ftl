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
journal-substitute-from-zero = «{ $name }» spielt ab Runde { $round } statt «{ $before }», von null an
cli-substituted-from-zero = «{ $name }» spielt ab Runde { $round } statt «{ $before }», von null an.
cli-substitute-from-zero = beginnt bei null, statt die Punkte zu übernehmen
entrants-substitute-inherits = Übernimmt die Punkte
entrants-substitute-inherits-tip = Sonst beginnt er bei null; wer geht, bleibt mit seinen Punkten in der Rangliste.
entrants-unranked = ohne Platz
entrants-unrank = Ohne Platz mitspielen
entrants-rank = Wieder mit Platz mitspielen
cli-register-unranked = spielt mit, nimmt aber keinen Platz ein (Reserve, Haus)
