# What the rules of the game forbid; players have the numbers of game logs, (0) to (3)

play-hand-over = Player ({ $seat }) still does something although the hand is over.
play-dragon-first = The Dragon trick must be given away first, then player ({ $seat }) can go on.
play-not-held = Player ({ $seat }) plays a card that he does not hold.
play-no-combination = What player ({ $seat }) plays is no combination.
play-out-of-turn = Player ({ $seat }) is not on turn: out of turn only bombs are allowed, and not on the right to lead.
play-does-not-beat = What player ({ $seat }) plays does not beat what lies on the table.
play-ignores-wish = Player ({ $seat }) could fulfil the wish and does not.
play-must-lead = Player ({ $seat }) has to lead and cannot pass.
play-called-already = Player ({ $seat }) has called already.
play-called-late = Player ({ $seat }) calls Tichu after having played.
play-called-while-pushing = Player ({ $seat }) calls Tichu while cards are pushed: allowed are before and after.
play-grand-called-late = Player ({ $seat }) calls Grand Tichu after the ninth card.
play-grand-withdrawn = Player ({ $seat }) may not take the Grand Tichu back: only whoever called after the partner may.
play-grand-not-known = Player ({ $seat }) calls Grand Tichu, which these house rules do not know.
play-grand-stays = Player ({ $seat }) may not take the Grand Tichu back: by these house rules every call stands.
play-push-now = Player ({ $seat }) cannot push now, or what he pushes is still missing.
play-push-three = Player ({ $seat }) has to push three different cards of his own, one to each.
play-wish-required = Player ({ $seat }) has to make a wish with the Mah Jong.
play-wish-not-possible = Player ({ $seat }) cannot wish for that: the player of the Mah Jong may wish for a 2 up to an ace.
play-no-gift = Player ({ $seat }) has no Dragon trick to give away.
play-gift-to-opponent = Player ({ $seat }) has to give the Dragon trick to an opponent.
