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
standings-more = Mehr Spalten
standings-more-tip = Auch zeigen: Siegpunkte pro Spiel, verglichen mit den Partnern, noch mögliche Ränge
standings-dropped = gestrichen
standings-per-hand = pro Spiel
standings-adjusted = zu Partnern
standings-open-places = noch möglich
standings-can-win = Noch gewinnen können { $count }: { $names }
standings-has-won = «{ $name }» kann nicht mehr eingeholt werden.
cli-standings-with-prospects = auch die Plätze, die noch möglich sind
cli-head-open-places = noch möglich
cli-can-win = kann gewinnen
sheets-unranked = – spielt mit, nimmt aber keinen Platz ein
sheets-dropped = { $count ->
    [one] Die schlechteste Runde zählt bei niemandem.
   *[other] Die { $count } schlechtesten Runden zählen bei niemandem.
}
sheets-lots = Lose: gezogen mit der Startzahl { $seed } der ersten Auslosung.
