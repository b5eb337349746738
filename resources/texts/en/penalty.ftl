penalty-kind-warning = Warning
penalty-kind-victory-points = Take victory points away
penalty-kind-tichu-points = Take Tichu points away
penalty-kind-hand-annulled = Annul a hand
penalty-kind-hand-replayed = Hand is played again
penalty-kind-adjusted-score = Another score counts
penalty-kind-disqualification = Disqualification
penalty-what = { $penalty ->
    [warning] warning
    [victory-points] { $amount ->
        [one] −1 victory point
       *[other] −{ $amount } victory points
    }
    [tichu-points] −{ $amount } Tichu points
    [hand-annulled] hand { $hand } does not count
    [hand-replayed] hand { $hand } is played again
    [adjusted-score] { $hand ->
        [0] the match counts { $amount }:{ $against }
       *[other] hand { $hand } counts { $amount }:{ $against }
    }
   *[disqualification] disqualified
}
penalty-nobody = Whom is the ruling about?
penalty-needs-reason = A ruling needs a reason.
penalty-no-round = There is no round { $round }: 1 to { $last }, 0 for before the first.
penalty-ban-over = A ban ends after the tournament: { $day } is too early.
penalty-amount = { $amount } will not do: 1 to { $most } points, without a sign.
penalty-score = { $score } is too much: at most { $most } points.
penalty-amount-unused = The number { $amount } means nothing here and is left out.
penalty-not-seated = { $title }: { $name } sits at no table.
penalty-no-result = { $title }, table { $table } has no result yet.
penalty-which-hand = Which hand is it about?
penalty-rested = { $name } rested in hand { $hand } of round { $round }, table { $table }, and had no side. Give it to somebody who played it.
penalty-no-hand = { $title }, table { $table } has no hand { $hand }: { $played } were entered hand by hand.
penalty-hand-decided = { $title }, table { $table } { $hand ->
    [0] has
   *[other] , hand { $hand } has
} been ruled on already. Take the earlier ruling back first.
penalty-out-already = { $name } is disqualified already.
penalty-warned-before = { $name } is not warned for the first time ({ $count } so far).
penalty-unknown = There is no ruling number { $number }.
penalty-given = No. { $number }: { $name }{ $round ->
    [0] {""}
   *[other] , { $title }
}{ $table ->
    [0] {""}
   *[other] , table { $table }
}: { penalty-what }. Reason: { $reason }
penalty-none = There are no penalties or rulings.
penalty-signed = “{ $text }”: how many points are taken away stands without a sign.
penalty-no-points = “{ $text }” is no number of points: something like 2, for another score 60:40.
penalty-no-such-kind = There is no “{ $kind }”{ $nearest ->
    [none] {""}
   *[other] , perhaps { $nearest } is meant
}. Known are: { $kinds }
penalty-meant = Perhaps “{ $name }” is meant.
penalty-short = { $penalty ->
    [warning] warning
    [victory-points] −{ $amount } VP
    [tichu-points] −{ $amount } TP
    [hand-annulled] R{ $round }/{ $hand } annulled
    [hand-replayed] R{ $round }/{ $hand } replayed
    [adjusted-score] { $hand ->
        [0] R{ $round } adjusted
       *[other] R{ $round }/{ $hand } adjusted
    }
   *[disqualification] disqualified
}
penalty-sums-played = Before penalties and rulings: { $victory } victory points, { $tichu } Tichu points.
penalty-about = What was played stays as it is. Deductions and rulings on hands only change the standings.
penalty-time = Time
penalty-place = Where
penalty-at = { $title }{ $table ->
    [0] {""}
   *[other] , table { $table }
}
penalty-decision = Ruling
penalty-reason = Reason
penalty-by = by
penalty-banned = banned until { $day }
penalty-title = Penalties and rulings
penalty-who = Whom is it about?
penalty-who-hint = name or number
penalty-kind = What
penalty-points-hint = { $kind ->
    [tichu-points] how many points to take away, e.g. 100
   *[other] how many points to take away, e.g. 2
}
penalty-score-hint = e.g. 60:40, the own first
penalty-effect-warning = Stands on the list of rulings and in the standings, but changes no points.
penalty-effect-victory-points = Is taken off in the standings; the result of the table stays as it was played.
penalty-effect-tichu-points = Is taken off in the standings; the result of the table stays as it was played.
penalty-effect-hand-annulled = The hand counts for nobody at the table. It stays entered.
penalty-effect-hand-replayed = A note: what came out of the new hand counts.
penalty-effect-adjusted-score = For both sides this score counts instead of the one played. Hand “–”: the whole match.
penalty-effect-disqualification = Without a place at the end of the list, and drawn into no further round. In a knock-out the last match is lost.
penalty-scope-one = only for this name
penalty-scope-side = with the partner of that hand
penalty-scope-table = for the whole table
penalty-round = Round
penalty-hand = Hand
penalty-reason-hint = short and to the point; stands in the journal
penalty-decided = Director
penalty-by-hint = name of the director
penalty-banned-until = banned until
penalty-give = Record the ruling
penalty-saved = Recorded. Ctrl+Z takes it back.
penalty-given-before = Rulings so far
penalty-lift = Take back
penalty-lift-tip = Takes the chosen ruling back (Delete)
penalty-close = Close
penalty-award = With prepared hands rule on the result itself: a share can be awarded to each side there.
penalty-again = Places of others change with it. Press once more if it is to count.
penalty-waits = { $hand ->
    [0] does not count: the match is gone
   *[other] does not count: the hand is gone
}
penalty-short-waits = { $what } (pending)
