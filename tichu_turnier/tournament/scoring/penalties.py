"""What the director's decisions change about what was played, and for whom.

What was reported stays as it is: a ruling on a hand changes only how that hand counts.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from tichu_turnier.rules.hand import HandReport
from tichu_turnier.tournament.model.decisions import Penalty, PenaltyKind
from tichu_turnier.tournament.model.mappings import replaced
from tichu_turnier.tournament.model.snapshot import (
    EntrantId,
    Hands,
    MatchReport,
    Result,
    ResultKey,
    Round,
    Seating,
    Totals,
    Tournament,
)
from tichu_turnier.tournament.scoring.victory_points import ANNULLED, Number
from tichu_turnier.tournament.tables.table import table_of

POINTS = frozenset({PenaltyKind.VICTORY_POINTS, PenaltyKind.TICHU_POINTS})
"""Kinds that take points away."""
ON_HANDS = frozenset({PenaltyKind.HAND_ANNULLED, PenaltyKind.HAND_REPLAYED, PenaltyKind.ADJUSTED_SCORE})
"""Kinds that are about a hand, and so about everybody at its table."""
CHANGES_COUNT = frozenset({PenaltyKind.HAND_ANNULLED, PenaltyKind.ADJUSTED_SCORE})
"""Kinds by which a hand or match counts otherwise than it was played."""


class Taken(NamedTuple):
    """What counts less for one entrant than it was played, by penalties or by rulings on hands."""

    victory_points: Number = 0
    tichu_points: int = 0
    hands: int = 0


NOTHING_TAKEN = Taken()


class Place(NamedTuple):
    """Where a penalty was earned."""

    seating: Seating
    side: int | None
    """On which side the one it is told for sat in that hand, 0 for seats 0 and 2; None who rested in it."""


def _known_after(tournament: Tournament, last: int) -> Iterator[Penalty]:
    """The penalties that the standings after round `last` know of, in their order."""
    return (each for _, each in sorted(tournament.penalties.items()) if each.round <= last)


def deductions(tournament: Tournament, last: int) -> dict[EntrantId, Taken]:
    """What is taken away from whom in the standings after round `last`."""
    found: dict[EntrantId, Taken] = {}
    for penalty in _known_after(tournament, last):
        for who in penalty.who if penalty.kind in POINTS else ():
            victory, tichu, _ = found.get(who, NOTHING_TAKEN)
            if penalty.kind is PenaltyKind.VICTORY_POINTS:
                found[who] = Taken(victory + penalty.amount, tichu)
            else:
                found[who] = Taken(victory, tichu + penalty.amount)
    return found


def disqualified(tournament: Tournament, last: int) -> frozenset[EntrantId]:
    """Who takes no place any more in the standings after round `last`."""
    given = (each for each in _known_after(tournament, last) if each.kind is PenaltyKind.DISQUALIFICATION)
    return frozenset(who for penalty in given for who in penalty.who)


def penalties_by_entrant(tournament: Tournament, last: int) -> dict[EntrantId, list[Penalty]]:
    """The penalties of everybody who has some, those on hands with all at the table."""
    found: dict[EntrantId, list[Penalty]] = {}
    for penalty in _known_after(tournament, last):
        place = place_of(tournament, penalty) if penalty.kind in ON_HANDS else None
        for who in penalty.who if place is None else place.seating.entrants():
            found.setdefault(who, []).append(penalty)
    return found


def place_of(tournament: Tournament, penalty: Penalty) -> Place | None:
    """The table of the first of those whom a penalty is about; None where they did not play."""
    drawn = tournament.round(penalty.round)
    seating = None if drawn is None or not penalty.who else drawn.table_of(penalty.who[0])
    if seating is None:
        return None
    side = table_of(seating, tournament.regulations).side_of(penalty.who[0], max(0, penalty.hand - 1))
    return Place(seating, side)


def rulings_on_hands(tournament: Tournament, at: ResultKey) -> Iterator[Penalty]:
    """The rulings on a hand of this table that are about one, in their order."""
    for _, penalty in sorted(tournament.penalties.items()):
        if penalty.kind in ON_HANDS and penalty.hand and not penalty.gone:
            place = place_of(tournament, penalty)
            if place is not None and (penalty.round, place.seating.table) == at:
                yield penalty


def without_hands(tournament: Tournament, at: ResultKey, report: MatchReport | None) -> Mapping[int, Penalty]:
    """All decisions once a table has this report, or none: rulings whose hand goes with it are about none.

    A hand that is put in later under the same number is another one.
    """
    old, penalties = tournament.results.get(at), tournament.penalties
    if old is None or not penalties:
        return penalties
    before, after = hands_in(old.report), 0 if report is None else hands_in(report)
    for ruling in rulings_on_hands(tournament, at) if after < before else ():
        if after < ruling.hand <= before:
            penalties = replaced(penalties, ruling.number, replace(ruling, gone=True))
    return penalties


def without_draw(tournament: Tournament, number: int) -> Mapping[int, Penalty]:
    """All decisions once a draw is taken back: rulings on what was played in that round are about nothing."""
    penalties = tournament.penalties
    for key, ruling in tournament.penalties.items():
        if ruling.kind in ON_HANDS and ruling.round == number:
            penalties = replaced(penalties, key, replace(ruling, gone=True))
    return penalties


def seated_anew(tournament: Tournament, drawn: Round) -> Tournament:
    """The tournament with a round as it is seated now; rulings on a hand of those who sit otherwise wait.

    They were about the hands of four who never sit so again: nobody takes one to another table. A table that
    only gets another number takes its rulings along.
    """
    penalties, after = tournament.penalties, tournament.with_round(drawn)
    for key, ruling in tournament.penalties.items():
        if ruling.kind in ON_HANDS and ruling.round == drawn.number and not ruling.gone:
            before, now = place_of(tournament, ruling), place_of(after, ruling)
            same = before and now and replace(before.seating, table=now.seating.table) == now.seating
            penalties = penalties if same else replaced(penalties, key, replace(ruling, gone=True))
    return replace(after, penalties=penalties)


def hands_in(report: MatchReport) -> int:
    """How many hands a report tells one by one."""
    return len(report.hands) if isinstance(report, Hands) else 0


def counted_results(tournament: Tournament, last: int) -> Mapping[ResultKey, Result]:
    """The results up to round `last` that count otherwise than they were played, as they count."""
    found: dict[ResultKey, Result] = {}
    for penalty in _known_after(tournament, last) if tournament.penalties else ():
        counts = penalty.kind in CHANGES_COUNT and not penalty.gone
        place = place_of(tournament, penalty) if counts else None
        if place is None or (place.side is None and penalty.kind is PenaltyKind.ADJUSTED_SCORE):
            continue  # who rested has no side: refused by now, but in files of earlier versions
        key = penalty.round, place.seating.table
        result = found.get(key) or tournament.results.get(key)
        if result is not None:
            found[key] = replace(result, report=_ruled(result.report, penalty, place.side or 0))
    return found


def counted_matches(tournament: Tournament, last: int) -> Iterator[tuple[ResultKey, Seating, Result]]:
    """Every match reported up to round `last` as it counts, round after round."""
    counted = counted_results(tournament, last)
    for drawn in tournament.rounds[:last]:
        for seating in drawn.tables:
            key = drawn.number, seating.table
            result = counted.get(key) or tournament.results.get(key)
            if result is not None:
                yield key, seating, result


def _ruled(report: MatchReport, penalty: Penalty, side: int) -> MatchReport:
    ours, theirs = penalty.amount, penalty.against
    score = (theirs, ours) if side else (ours, theirs)
    if not penalty.hand:
        return Totals(*score, report.hands_played)
    if not isinstance(report, Hands) or penalty.hand > len(report.hands):
        return report
    annulled = penalty.kind is PenaltyKind.HAND_ANNULLED
    hands = list(report.hands)
    hands[penalty.hand - 1] = ANNULLED if annulled else HandReport(*score)
    return Hands(tuple(hands))
