# Odd numbers and people who come and go

presence-no-such-round = There is no round { $round }: the tournament has { $rounds } rounds.
presence-never = { $name } would be here in none of the rounds still to be drawn. Whoever leaves is withdrawn.
presence-knock-out = In a knock-out everything depends on who wins: nobody can be here for single rounds.
presence-set = Of the rounds to come, { $name } is here in { $rounds }.
presence-remark = not here in round { $rounds }
presence-menu = Here in some rounds only …
presence-which = In which rounds is { $name } here?
presence-drawn = What has been drawn stays.
presence-round = Round { $round }
presence-form = “{ $text }” are no rounds: something like 2-4 or 1,3-5.
reserve-knock-out = In a knock-out no reserve fills a table: whoever has no opponent is through to the next round.
reserve-is = { $name } steps in where a table would not be full otherwise, and is not ranked.
reserve-is-not = { $name } is drawn and ranked like everybody.
reserve-remark = reserve
reserve-make = Reserve: draw only if a table would not be full otherwise
reserve-end = No reserve any more: always draw and rank
journal-set-presence = of the rounds to come, { $name } is here in { $rounds }
journal-set-reserve = { $reserve ->
    [yes] { $name } is a reserve
   *[no] { $name } plays like everybody
}
cli-present = says in advance in which rounds somebody is here
cli-present-rounds = the rounds, e.g. 2-4 or 1,3-5
cli-reserve = makes somebody a reserve who only fills tables
cli-reserve-undo = plays like everybody again
cli-register-reserve = as a reserve: drawn only if a table would not be full otherwise
regulations-odd-tables = There are tables of five, three or six already: those left over cannot always sit out any more.
regulations-draw-order = Who sits where
regulations-draw-order-lot = by lot
regulations-draw-order-standings = by standings: the best at table 1
regulations-draw-order-tip = From the second round on the best four play at table 1, the next four at table 2 and so on, never twice with the same partner
regulations-odd-numbers = Those left over
regulations-odd-numbers-rest = sit a round out
regulations-odd-numbers-five = join tables of five
regulations-odd-numbers-three = play at tables of three
regulations-odd-numbers-six = play at a table of six
regulations-odd-numbers-tip = At a table of five somebody else rests in every hand, and the table plays more hands (10 instead of 8). At a table of three each in turn plays with an open hand as partner against the other two. At a table of six three play against three; two of those left over join a table together.
cli-set = changes settings of the regulations, also while the tournament is on
cli-set-settings = the settings, e.g. rounds=5 odd-numbers=five
cli-set-done = { $key } is { $value } now.
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
cli-enter-dry-run = only says what it would change
presence-until = here until round { $round }
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
import-log-six = Six play at table { $table }: there are logs only of hands of four.
odd-six-viewer-leads-to = { $who } gives the lead to { $to }
odd-six-viewer-ends = { $who } gives the opponents the own tricks and { $points } points in hand, { $before } gives the own tricks to { $to }
odd-six-viewer-triple = Triple victory of { $who }, { $partner } and { $to }
viewer-waits-dog = { $who } chooses a partner
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
cli-audit-first = --first-out: here there are seats 0 to { $last }.
