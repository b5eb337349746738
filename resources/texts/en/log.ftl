# What is wrong with a game log

log-outside-of-hands = { $count } lines belong to no hand.
log-unreadable-line = This line cannot be read.
log-too-many-lines = No hand has so many lines: the rest is passed over.
log-not-the-deck = The cards dealt are not the 56 cards, fourteen for each.
log-eight-cards = The first eight cards of player ({ $seat }) do not fit his fourteen.
log-push-not-held = Player ({ $seat }) pushes a card that he does not hold, or one twice.
log-incomplete = This hand breaks off.
log-not-over = The hand has a result, but was not played to its end.
log-score-mismatch = The log says { $a } : { $b }, the cards give { $computed_a } : { $computed_b }.
