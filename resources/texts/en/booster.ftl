# What is done
booster-do = { $seat } plays the booster “{ $name }”
booster-do-cards = { $seat } plays the booster “{ $name }” with { $cards }
booster-do-player = { $seat } plays the booster “{ $name }” and means { $to }
booster-do-about = { $seat } plays the booster “{ $name }”: { $about }
booster-do-with = { $action }, with “{ $names }”
booster-do-shape = { $action }, as “{ $shape }”
booster-do-bird = { $action }, the joker as { $value }
booster-do-show = { $seat } gives away that he leads
booster-do-go-on = nobody wants more
# What cannot be done
booster-unknown = { $seat }: There is no such booster.
booster-not-held = { $seat } does not hold this booster.
booster-out = Whoever is out plays no boosters and is affected by none.
booster-banned = Since Basta Ya! there are no more boosters.
booster-companion = A yellow booster accompanies one’s own cards, { $seat } cannot play it alone.
booster-not-now = { $seat } cannot play this booster now.
booster-no-push = With Zufrieden nobody pushes: no booster about pushing.
booster-no-event = A red card follows its event directly; that has not happened here.
booster-needs-card = For this { $seat } has to lay at least one card of Tichu.
booster-needs-player = For this { $seat } has to name another player.
booster-scared = Vogelscheuche has driven away Dragon and Phoenix of { $seat }.
booster-own-trick = { $seat } cannot add to his own trick.
booster-bomb-untouched = Nobody can change a bomb any more.
booster-not-lower = { $seat } can only push under a lower combination of the same kind.
booster-card-on-table = The card lies in the trick; nobody takes it from there.
booster-not-red = That is no red card of a holding or a pile; special cards have no colour.
booster-last-card = It would be the last card of a player; what holds then is not published.
booster-one-rank = Spion asks about one single rank.
booster-no-call = { $seat } has called nothing.
booster-card-played = { $seat } has played a card already.
booster-not-used = This booster has not been played yet.
booster-played-already = A booster that was played cannot be robbed any more.
booster-step-open = Before the lead there are still boosters; { $seat } takes back a lead that comes too early.
booster-help-first = First the partner helps, or does not.
booster-helper-yellow = Whoever helps adds no yellow boosters.
# What is not published
booster-assumed = { $name }: The text of the card is not published. It is assumed: { $what }
booster-text-unknown = { $name }: The text of the card is not published; known is at most when the card is played.
booster-assumed-ice-hockey = any ranks; the highest card decides.
booster-assumed-rainbow = four of any rank, one of each colour; the highest card decides.
booster-assumed-pair-mania = exactly two pairs; the higher one decides.
booster-assumed-flower = The stalk has any rank; the bouquet decides and may have the Phoenix in it.
booster-assumed-fast-street = at least five cards, each two ranks above the one before; the higher of the same length beats.
booster-assumed-level-red = Straight bombs stay bombs.
booster-assumed-modesty = One card counts one rank lower.
booster-assumed-mouse = The Mah Jong beats only ace, Phoenix or Dragon, and only a bomb beats it.
booster-assumed-dealer = It changes only how many cards somebody has.
booster-assumed-back-to-the-roots = Whoever had the Mah Jong leads.
booster-assumed-baby-dragon = Not even a bomb beats the cards it accompanies.
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
booster-column = BR
booster-key = Back to the Roots
booster-slip-hint = BR: Back to the Roots (no special cards). Superpartner: note the call at the partner.
booster-super-partner-name = Superpartner
booster-rules-roots = no special cards, a side has 0 to 100 card points
booster-rules-super-partner = the Tichu stands at the partner and counts only once
booster-no-witness = Only hands with all four special cards can be shown.
