### House rules: where circles of Tichu players differ

house-rule-grand-tichu = Grand Tichu
house-rule-grand-tichu-yes = allowed
house-rule-grand-tichu-no = not allowed
house-rule-grand-tichu-tip = Called before the ninth card, 200 points.

house-rule-both-grand-tichus = Grand Tichu by both partners
house-rule-both-grand-tichus-count = both count
house-rule-both-grand-tichus-made-only = only the made one counts
house-rule-both-grand-tichus-withdraw = the later one may be withdrawn
house-rule-both-grand-tichus-tip = Only one can succeed. With 85 card points this makes 85, or 285 if only the made one counts.

house-rule-double-value = Double victory
house-rule-double-value-200 = 200 points
house-rule-double-value-100 = 100 points
house-rule-double-value-tip = Both partners are out first; the cards are not counted.

house-rule-target-score = Target of a match
house-rule-target-score-none = none: clock or number of hands
house-rule-target-score-500 = 500 points
house-rule-target-score-1000 = 1000 points
house-rule-target-score-tip = More points win; if they are equal, one more hand is played. A fixed number of hands comes first.

house-rule-wish-required = Wish with the Mah Jong
house-rule-wish-required-no = optional
house-rule-wish-required-yes = required
house-rule-wish-required-tip = Whoever plays the Mah Jong may or must wish for a rank.

house-rule-bomb-exempt-from-wish = Bomb instead of the wish
house-rule-bomb-exempt-from-wish-no = only before one’s turn
house-rule-bomb-exempt-from-wish-yes = also on one’s turn
house-rule-bomb-exempt-from-wish-tip = For everybody who could fulfil the wish. It then stays.

house-rule-last-dragon-trick = Last trick with the Dragon
house-rule-last-dragon-trick-given = is given away
house-rule-last-dragon-trick-kept = stays with the Dragon
house-rule-last-dragon-trick-tip = When the Dragon ends the hand.

house-rule-direction = Order of play
house-rule-direction-right = to the right
house-rule-direction-left = to the left
house-rule-direction-tip = The printed rules say: to the right, that is anticlockwise.

result-after-target = After hand { $hand } it was { $a }:{ $b }: the match ends with { $target } points.
result-target-not-reached = Nobody has reached { $target } points.

sheets-rules = Rules
sheets-rules-question = Question
sheets-rules-answer = Today
sheets-rules-about = What it is about
sheets-rules-end = A round ends
sheets-rules-end-clock = by the clock
sheets-rules-end-hands = after { $hands } hands
sheets-rules-end-target = with { $points } points
sheets-rules-points = Victory points
sheets-rules-points-hand = each hand: win { $win }, tie { $tie }, double victory { $double }, with a lost call { $lost }
sheets-rules-points-match = each round: win { $win }, tie { $tie }
