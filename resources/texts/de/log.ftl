# Was an einem Spielprotokoll nicht stimmt

log-outside-of-hands = { $count } Zeilen gehören zu keinem Spiel.
log-unreadable-line = Diese Zeile ist nicht zu lesen.
log-too-many-lines = So viele Zeilen hat kein Spiel: Der Rest wird übergangen.
log-not-the-deck = Die ausgeteilten Karten sind nicht die 56 Karten, vierzehn für jeden.
log-eight-cards = Die ersten acht Karten von Spieler ({ $seat }) passen nicht zu seinen vierzehn.
log-push-not-held = Spieler ({ $seat }) schupft eine Karte, die er nicht hat, oder eine zweimal.
log-incomplete = Dieses Spiel bricht ab.
log-not-over = Das Spiel hat ein Ergebnis, ist aber nicht zu Ende gespielt.
log-score-mismatch = Im Protokoll steht { $a } : { $b }, aus den Karten folgt { $computed_a } : { $computed_b }.
