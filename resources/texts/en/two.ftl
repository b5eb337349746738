# Tichu for Two: two people at a table, each with two holdings.
hand-small-tichu = There is a small Tichu only where two play (Tichu for Two).
two-total-sum = { $a } and { $b } make { $sum }: where two play, both together always make a multiple of 50.
hand-no-player = Here there are seats 0 to { $last }: nobody sits on seat { $seat }.
two-look-now = Player ({ $seat }) may not look at this holding now: one after the other, each once.
two-called-late = Player ({ $seat }) calls Tichu after having seen both holdings. A small Tichu is still possible.
two-choose-now = Player ({ $seat }) chooses the first holding once, and only after having seen both.
two-push-now = Player ({ $seat }) cannot push now, or what he pushes is still missing.
two-push-one = Player ({ $seat }) has to push one card of the first holding.
two-other-holding = Player ({ $seat }) plays from the holding that is not the one in use.
two-change-first = It must be said first whether the holding is changed, then player ({ $seat }) can go on.
two-no-change = Player ({ $seat }) may not change the holding now.

format-two-round-robin = For two (Tichu for Two), everybody plays everybody
format-two-swiss = For two (Tichu for Two), Swiss system: equals meet
format-two-knock-out = For two (Tichu for Two), knock-out: whoever loses is out
preset-two-round-robin = Two: round robin
preset-two-round-robin-short = for two, 1000 points
preset-two-round-robin-tip = Tichu for Two: single players, two people at a table, every match to 1000 points. Five rounds are enough for six people.
preset-two-swiss = Two: Swiss
preset-two-swiss-short = for two, 5 rounds
preset-two-swiss-tip = Tichu for Two: single players, two people at a table, five matches to 1000 points. Equals meet.
preset-two-knock-out = Two: knock-out
preset-two-knock-out-short = for two, to the final
preset-two-knock-out-tip = Tichu for Two: single players, two people at a table, every match to 1000 points. Whoever loses is out; the losers of the semi-finals play for third place.

two-small-tichu = small (50)
two-key-made = small Tichu made
two-key-lost = small Tichu lost
two-slip-call-small = S
two-slip-hint = T/G: Tichu (T, 100) or Grand Tichu (G, 200) called. S: small Tichu (50). 1st: rid of a holding first. DV: double victory, { $double } : 0. Both together make 100 (DV: { $double }), plus or minus each call.
two-rules-game = Game
two-rules-game-about = Tichu for Two: two holdings each. Grand Tichu 200, Tichu 100 (one holding seen), small Tichu 50 (before one’s own first card): rid of a holding first
two-rules-double = Rid of both holdings before the other one is rid of any; cards are not counted.
two-no-witness = Only hands of four can be shown. Whether a hand of two can end like this stands beside the line.
