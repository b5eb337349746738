engine-bad-line = Diese Zeile ist nicht zu verstehen. Möglich ist zum Beispiel { $example }
engine-no-such-bench = «{ $topic }» lässt sich hier nicht messen. Gemeint vielleicht: { $nearest }
engine-bench = { $name }: { $rate } in der Sekunde, so lang wie { $loops } Umläufe der Vergleichsschleife
engine-replayed = { $file }, Spiel { $hand }: { $a } : { $b }, { $verdict }
engine-verdict-ok = in Ordnung
engine-verdict-score-mismatch = falsches Ergebnis
engine-verdict-illegal = gegen die Regeln
engine-verdict-incomplete = bricht ab
