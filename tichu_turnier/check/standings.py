"""What everybody has after a round: sums of shares, byes, dropped rounds, deductions, criteria."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from tichu_turnier.check.facts import Facts, Penalty, Round
from tichu_turnier.check.seats import size
from tichu_turnier.check.shares import Share, shares_of

Value = Fraction | int


@dataclass(slots=True)
class Sum:
    """What one entrant has after a round; `rounds` are the shares by round, byes are counted apart."""

    rounds: dict[int, Share] = field(default_factory=dict)
    byes: list[int] = field(default_factory=list)
    dropped: tuple[int, ...] = ()
    victory: Fraction = Fraction(0)
    tichu: Fraction = Fraction(0)
    hands: int = 0
    credit: Fraction = Fraction(0)
    difference_credit: Fraction = Fraction(0)
    lost_victory: int = 0
    lost_tichu: int = 0
    disqualified: bool = False

    @property
    def earned(self) -> Fraction:
        """The victory points before deductions: a penalty of an opponent costs nobody else."""
        return self.victory + self.lost_victory

    def counted_byes(self) -> int:
        """How many byes are not dropped."""
        return sum(number not in self.dropped for number in self.byes)

    def counted(self) -> Iterator[Share]:
        """The shares of the rounds that are not dropped."""
        return (share for number, share in self.rounds.items() if number not in self.dropped)


def sums_of(facts: Facts, upto: int) -> dict[int, Sum]:
    """The sums of everybody who was seated or had a bye up to that round."""
    sums = {who: Sum() for drawn in facts.rounds[:upto] for who in drawn.people()}
    for (number, _), shares in sorted(shares_of(facts, upto).items()):
        for who, share in shares.items():
            sums[who].rounds[number] = share
    lengths = {drawn.number: _length(facts, drawn) for drawn in facts.rounds[:upto]}
    for who, one in sums.items():
        one.byes = _byes(facts, who, upto)
        _add_up(facts, one, lengths)
    for penalty in facts.penalties:
        if penalty.round <= upto:
            _deduct(penalty, sums)
    return sums


def _byes(facts: Facts, who: int, upto: int) -> list[int]:
    """The rounds that somebody sat out who had not left by then."""
    rounds = (drawn.number for drawn in facts.rounds[:upto] if who in drawn.sitting_out)
    return [number for number in rounds if not facts.gone(who, number)]


def _deduct(penalty: Penalty, sums: Mapping[int, Sum]) -> None:
    for who in penalty.who:
        one = sums.get(who)
        if one is None:
            continue
        if penalty.kind == "victory-points":
            one.lost_victory += penalty.amount
            one.victory -= penalty.amount
        elif penalty.kind == "tichu-points":
            one.lost_tichu += penalty.amount
            one.tichu -= penalty.amount
        elif penalty.kind == "disqualification":
            one.disqualified = True


def _add_up(facts: Facts, one: Sum, lengths: Mapping[int, Fraction]) -> None:
    """Byes are credited by what was played, then the worst rounds are dropped."""
    played = list(one.rounds.values())
    by_bye = {number: _bye_credit(facts, played, lengths[number]) for number in one.byes}
    lines = {number: (share.victory, Fraction(share.own)) for number, share in one.rounds.items()}
    lines |= {number: credit[:2] for number, credit in by_bye.items()}
    worst = sorted(lines, key=lambda number: (*lines[number], -number))
    kept_rounds = max(1, facts.regulations["rounds"] - facts.regulations["dropped_rounds"])
    surplus = max(0, len(worst) - kept_rounds) if facts.regulations["dropped_rounds"] else 0
    one.dropped = tuple(sorted(worst[:surplus]))
    counted = [credit for number, credit in by_bye.items() if number not in one.dropped]
    one.credit = sum((victory for victory, _, _ in counted), Fraction(0))
    one.difference_credit = sum((difference for _, _, difference in counted), Fraction(0))
    kept = [points for number, points in lines.items() if number not in one.dropped]
    one.victory = sum((victory for victory, _ in kept), Fraction(0))
    one.tichu = sum((tichu for _, tichu in kept), Fraction(0))
    one.hands = sum(share.hands for share in one.counted())


def _length(facts: Facts, drawn: Round) -> Fraction:
    """How many hands somebody who played had on average in that round; of five each rests in turn."""
    played = [
        Fraction(report.played * 4, 5) if size(table) == 5 else Fraction(report.played)  # noqa: PLR2004
        for table in drawn.tables
        for report in (facts.results.get(table.key),)
        if report is not None and report.played
    ]
    planned = Fraction(facts.regulations["stages"] * facts.regulations["hands_per_stage"])
    return sum(played, Fraction(0)) / len(played) if played else planned


def _bye_credit(facts: Facts, played: list[Share], length: Fraction) -> tuple[Fraction, Fraction, Fraction]:
    """What one bye counts: nothing, fixed points, the average of the own rounds, or of the own hands.

    A match whose hands nobody counted, as a walkover, says nothing about them; where all do, rounds count.

    Victory points, Tichu points, and what is added to the difference of Tichu points; `length` is how many
    hands somebody played in that round.
    """
    regulations = facts.regulations
    kind = regulations["bye_credit"]
    if kind == "flat":
        tichu = Fraction(regulations["flat_tichu_points"])
        return Fraction(regulations["flat_victory_points"]), tichu, tichu
    by_hands = [share for share in played if share.hands] if kind == "prorated" else []
    basis = by_hands or played
    if kind == "none" or not basis:
        return Fraction(0), Fraction(0), Fraction(0)
    parts, times = (sum(share.hands for share in basis), length) if by_hands else (len(basis), Fraction(1))
    victory = sum((share.victory for share in basis), Fraction(0))
    own, against = sum(share.own for share in basis), sum(share.against for share in basis)
    return victory * times / parts, own * times / parts, (own - against) * times / parts


def tie_break(key: str, who: int, sums: Mapping[int, Sum]) -> Value | None:
    """The value of one criterion that looks at sums alone, more is better; None for all others."""
    one = sums[who]
    shares = list(one.counted())
    victory = sum((share.victory for share in shares), Fraction(0))
    own = sum(share.own for share in shares)
    difference = own - sum(share.against for share in shares) - one.lost_tichu
    with_byes = difference + one.difference_credit
    faced = [_strength(share.opponents, sums) for share in shares if share.opponents]
    faced = sorted(faced + [one.earned] * one.counted_byes())
    plain: dict[str, Value] = {
        "victory-points": one.victory,
        "tichu-points": one.tichu,
        "tichu-difference": with_byes,
        "double-victories": sum(share.doubles for share in shares),
        "hands-won": sum(share.hands_won for share in shares),
        "calls-made": sum(share.calls_made for share in shares),
        "best-round": max((share.victory for share in shares), default=Fraction(0)),
        "fewest-byes": -len(one.byes),
        "matches-won": sum(share.own > share.against for share in shares),
        "victory-points-per-hand": _ratio(victory - one.lost_victory, one.hands),
        "tichu-points-per-hand": _ratio(Fraction(own - one.lost_tichu), one.hands),
        "tichu-difference-per-hand": _ratio(Fraction(difference), one.hands),
        "matchpoint-percentage": _ratio(
            100 * (victory - one.lost_victory), sum(share.possible for share in shares)
        ),
        "buchholz": sum(faced, Fraction(0)),
        "buchholz-cut": sum(faced[1:], Fraction(0)),
        "buchholz-median": sum(faced[1:-1], Fraction(0)),
        "sonneborn-berger": sum(
            (points * _strength(others, sums) for share in shares for points, _, others in share.faced),
            one.credit * one.earned,
        ),
    }
    return plain.get(key)


def _ratio(points: Fraction, parts: int) -> Fraction:
    return points / parts if parts else Fraction(0)


def _strength(others: Sequence[int], sums: Mapping[int, Sum]) -> Fraction:
    """The mean of the victory points of those opponents; a bye counts like a match against an equal."""
    return _ratio(sum((sums[other].earned for other in others), Fraction(0)), len(others))
