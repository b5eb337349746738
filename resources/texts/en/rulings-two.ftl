# Referee: Tichu for Two

ruling-two-begin = Two players: how does it begin?
ruling-two-begin-answer = Cards are dealt as for four, each person gets two holdings. Each may be looked at once, never both at the same time; then one chooses one’s first holding.
ruling-two-begin-words = two players deal look first holding choose
ruling-two-push = Two players: what is pushed?
ruling-two-push-answer = One card of the first holding to the other person, and one back. The second holdings stay as they are.
ruling-two-push-words = two pushing exchange one card
ruling-two-start = Two players: who begins?
ruling-two-start-answer = Whoever has the Mah Jong in one of his holdings begins, but with his first holding, even if the Mah Jong is in the other one.
ruling-two-start-words = two begin start mahjong lead
ruling-two-piles = Two players: where do the tricks go?
ruling-two-piles-answer = Each holding has its own pile. In the end it matters which holding won the trick.
ruling-two-piles-words = two tricks pile separate
ruling-two-last-card = Two players: a holding is finished. How does it go on?
ruling-two-last-card-answer = One takes the other holding at once and may even beat one’s own last cards with it. If nobody beats them, the other person leads.
ruling-two-last-card-words = two last card finished holding change own beat
ruling-two-change = Two players: when may one change the holding?
ruling-two-change-answer = When one is finished, or when the Dog gives the lead to the other. If one person changes, the other may change at once, too. There are never more than three changes.
ruling-two-change-words = two change holding hand switch other
ruling-two-look = Two players: which holding may one look at?
ruling-two-look-answer = Only the one that one is playing with, and only from that one may play.
ruling-two-look-words = two look other holding peek
ruling-two-calls = Two players: what does Tichu mean?
ruling-two-calls-answer = “I shall get rid of a holding first”, whichever. { $grand ->
    [yes] Grand Tichu (200): at most eight cards of one holding seen. Tichu
   *[no] No Grand Tichu. Tichu
} (100): only one holding seen. Small Tichu (50): before one’s own first card. Lost, it counts as much against.
ruling-two-calls-words = two call grand small tichu 50 100 200
ruling-two-dog = Two players: what does the Dog do?
ruling-two-dog-answer = It gives the lead to one’s own other holding while both have cards; else to the other person.
ruling-two-dog-words = two dog lead other holding
ruling-two-dragon = Two players: to whom does a Dragon trick go?
ruling-two-dragon-answer = To one of the two holdings of the other person; which, one may choose.
ruling-two-dragon-words = two dragon give trick holding
ruling-two-count = Two players: how is it scored?
ruling-two-count-answer = The hand is over when somebody is rid of both holdings. The tricks of the holding that still has cards go to the person who got rid of a holding first, its cards to the other side. Then each person adds up both piles.
ruling-two-count-words = two score count last points tricks end
ruling-two-double = Two players: what is a double victory?
ruling-two-double-answer = Both own holdings are gone before the other person is rid of one: { $double } to 0. Calls count besides.
ruling-two-double-words = two double victory 200
ruling-two-target = Two players: when is the match won?
ruling-two-target-answer = Whoever first has { $target } points after a finished hand wins.
ruling-two-target-words = two 1000 end won match
