walkover-of = Kampflos: { $name } ist nicht da
walkover-note = kampflos, { $name } war nicht da
walkover-not-seated = Anmeldung { $entrant } sitzt in Runde { $round } nicht an Tisch { $table }.
walkover-only-matches = Kampflos verliert man nur Partien, in denen Anmeldungen gegeneinander spielen. Sonst springt jemand ein.
walkover-played = Runde { $round }, Tisch { $table } hat schon ein Resultat.
