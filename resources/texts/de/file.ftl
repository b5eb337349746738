file-is-tournament = In «{ $file }» ist ein Turnier. Es bleibt, wie es ist: Bitte einen anderen Namen wählen.
file-not-written = «{ $file }» lässt sich nicht schreiben ({ $reason }).
