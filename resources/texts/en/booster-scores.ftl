# Booster: where it is played, and what its cards change about the result of a hand

house-rule-booster = Booster
house-rule-booster-no = without
house-rule-booster-yes = with Booster cards
house-rule-booster-tip = Text cards that change the rules for a moment or until the end of the hand.
booster-tables = Booster at
booster-tables-tip = Numbers of the tables at which Booster is played, e.g. 1, 3. Empty: at all.
booster-tables-all = at all tables
booster-tables-some = { $count ->
    [one] at table { $tables }
   *[other] at tables { $tables }
}
booster-not-here = A Booster card is noted here, but Booster is not played.
booster-no-tichu = Superpartner: nobody has called Tichu on seat { $seat }.
booster-super-partner = { $both ->
    [yes] Both partners have called. With Superpartner only one Tichu counts: strike out the other one.
   *[no] With Superpartner the Tichu belongs to the partner: note it where it went.
}
audit-slip-super-partner = { $a }:{ $b }, Tichu handed over to { $who }
audit-slip-special-cards = { $a }:{ $b }, without Back to the Roots
booster-column = BR
booster-key = Back to the Roots
booster-slip-hint = BR: Back to the Roots (no special cards). Superpartner: note the call at the partner.
booster-super-partner-name = Superpartner
booster-rules-roots = no special cards, a side has 0 to 100 card points
booster-rules-super-partner = the Tichu stands at the partner and counts only once
booster-no-witness = Only hands with all four special cards can be shown.
cli-audit-hand-special-cards-out = Back to the Roots took the special cards out of the hand (only with --rules booster)

ruling-booster-tonight = Is Booster played?
ruling-booster-tonight-answer-no = Tonight without Booster.
ruling-booster-tonight-answer-yes = Tonight with Booster, { $tables ->
    [all] at all tables
   *[other] at table { $tables }
}. The rules of Tichu hold unless a Booster card expressly says otherwise.
ruling-booster-tonight-words = Booster cards text cards tonight with without
ruling-booster-scores = Booster: how is a hand written down?
ruling-booster-scores-answer = Tick BR after Back to the Roots: without special cards a side has 0 to 100 card points, together they are still 100. After Superpartner the Tichu stands at the partner; if both had called, only one counts.
ruling-booster-scores-words = Booster result score slip write down count card points Back to the Roots Superpartner
