odd-rests = { $name } rests
odd-rests-first = { $name } rests first
odd-rests-at-first = rests first
odd-open-hand = open hand
odd-table-5 = Tables of five
odd-table-3 = Tables of three
odd-table-6 = Table of six
odd-turns-5 = { $hands ->
    [one] After each hand somebody else rests. Who and when stands on the score slip.
   *[other] After every { $hands } hands somebody else rests. Who and when stands on the score slip.
}
odd-turns-3 = { $hands ->
    [one] After each hand somebody else plays alone, with an open hand as partner. Who and when stands on the score slip.
   *[other] After every { $hands } hands somebody else plays alone, with an open hand as partner. Who and when stands on the score slip.
}
odd-fifth = rests first (empty: nobody)
odd-partner = partner (empty: plays alone)
odd-column = fifth
odd-turns-6 = { $hands ->
    [0] Three against three, with the same partners all round. Opponents sit next to each other.
   *[other] Three against three; partners change after every hand. Who with whom stands on the score slip.
}
odd-six-rules = { $grand ->
    [yes] Grand Tichu before the seventh card · push
   *[no] Push
} one card to each of both partners · the Dog goes to the partner of one’s choice · the last one gives cards and tricks to the opponents, the fifth his tricks to the first
odd-six-triple = Triple
odd-six-slip-hint = { $grand ->
    [yes] T/G: Tichu (T) or Grand Tichu (G) called.
   *[no] T: Tichu called.
} 1st: first out. Triple: triple victory, { $double } : 0; a double victory counts nothing special. Otherwise both sides together make 100, and the calls.
odd-six-key = made · twice: lost · three times: out first without a call
odd-six-key-double = triple victory
odd-six-viewer-leads-to = { $who } gives the lead to { $to }
odd-six-viewer-ends = { $who } gives the opponents the own tricks and { $points } points in hand, { $before } gives the own tricks to { $to }
odd-six-viewer-triple = Triple victory of { $who }, { $partner } and { $to }
odd-six-fifth = E, with A and B
odd-six-sixth = F, with C and D
odd-six-e = E
odd-six-f = F
odd-six-legend = Six begin with A + B + E against C + D + F.
odd-six-other-side = A triple victory belongs to the side that went out first; as given, the other side was out first.
odd-six-points = With this triple victory and these calls the score is { $a }:{ $b }.
odd-six-sum = Together these are { $sum } points. { $calls ->
    [none] Without a call
   *[some] With these calls
} they must be { $right }{ $double ->
    [0] .
   *[other] , with a triple victory { $double }.
}
odd-six-question = { $a } : { $b } – was it a triple victory?
    { $yes } yes     { $no } no
odd-six-answer = { $a }:{ $b }, triple victory
odd-six-slip-triple = { $a }:{ $b }, triple victory and counted cards confused
odd-six-push-two = Player ({ $seat }) has to push two different cards of his own, one to each partner.
odd-six-lead-to-partner = The Dog goes to a partner who still has cards: player ({ $seat }) must name such a one.
odd-six-dog-first = First the player of the Dog says which partner leads.
