# Was die Kommandozeile zu Karten und Spielprotokollen sagt

cli-replay = spielt jedes Spiel eines Spielprotokolls nach und prüft es
cli-leads = zählt, was sich aus Handkarten ausspielen lässt
cli-follows = nennt, was sich auf eine Kombination legen lässt
cli-bench = misst, wie schnell hier gerechnet, ausgelost, gespeichert und gedruckt wird
cli-replay-logs = Spielprotokolle von BrettspielWelt, oder - für die Eingabe
cli-leads-source = eine Datei, auf jeder Zeile ein JSON mit id und cards; oder - für die Eingabe
cli-follows-source = eine Datei, auf jeder Zeile ein JSON mit id, cards und table; oder - für die Eingabe
cli-bench-topic = was gemessen wird
engine-bad-line = Diese Zeile ist nicht zu verstehen. Möglich ist zum Beispiel { $example }
engine-no-such-bench = «{ $topic }» lässt sich hier nicht messen. Gemeint vielleicht: { $nearest }
engine-bench = { $name }: { $rate } in der Sekunde, so lang wie { $loops } Umläufe der Vergleichsschleife
engine-replayed = { $file }, Spiel { $hand }: { $a } : { $b }, { $verdict }
engine-verdict-ok = in Ordnung
engine-verdict-score-mismatch = falsches Ergebnis
engine-verdict-illegal = gegen die Regeln
engine-verdict-incomplete = bricht ab
