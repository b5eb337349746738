"""Sums that must come out whatever was played, and which row of a printed list is wrong if its sum does not.

At a table both sides' Tichu points, as often as there are people on a side, are what its people bring away;
its victory points follow from how its hands ended. Over the field the standings hold exactly what the tables
brought, after every round. Every seat of a round is taken once.

A sum of a list that is off by n points is so at every row alike. But the list was put in order before it was
misread or misprinted: only a row that stands in its right place with n points less (or more) can be wrong.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import pairwise

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.tournament.model.snapshot import (
    ByeCredit,
    Hands,
    Regulations,
    Result,
    ScoringUnit,
    Seating,
    Tournament,
)
from tichu_turnier.tournament.scoring.match_reports import contrary, hints
from tichu_turnier.tournament.scoring.matchpoints import shared_out
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.tournament.scoring.victory_points import (
    MatchScore,
    Number,
    hand_victory_points,
    match_shares,
)
from tichu_turnier.tournament.tables.table import regulations_at, table_of

_USUALLY = (2, 2)
"""How many people on each side bring points away."""


def closed_sum_findings(tournament: Tournament) -> tuple[Finding, ...]:
    """Every result that the audit would refuse today, every sum that does not close, everybody seated twice.

    Warnings, which require no action: results that are still marked, hands that real play
    hardly ever yields, passes that differ.
    """
    about = (_results, _seats, _tables, _field, _doubtful, _penalties)
    return tuple(finding for each in about for finding in each(tournament))


def _results(tournament: Tournament) -> Iterator[Finding]:
    """Results that cannot be and were not accepted with a reason, and why they cannot."""
    for result in tournament.results.values():
        blocking = contrary(result, regulations_at(tournament, result.round, result.table))
        if blocking:
            yield Finding("verify-result", args={"round": result.round, "table": result.table})
            yield from (each.within("round", result.round, "table", result.table) for each in blocking)


def _seats(tournament: Tournament) -> Iterator[Finding]:
    """People who sit at two places of a round, or sit it out and play."""
    for drawn in tournament.rounds:
        places = Counter(drawn.sitting_out)
        for seating in drawn.tables:
            table = table_of(seating, tournament.regulations)
            places.update(table.people if table.fits else seating.seats)
        for who, count in places.items():
            if count > 1:
                entrant = tournament.entrants.get(who)
                name = str(who) if entrant is None else entrant.name
                yield Finding("verify-seat-twice", args={"round": drawn.number, "name": name})


def _tables(tournament: Tournament) -> Iterator[Finding]:
    """Tables whose people bring away something else than the report holds."""
    for seating, result in _played(tournament):
        shares = match_shares(seating, result, tournament.regulations).values()
        table = table_of(seating, tournament.regulations)
        one, other = table.on_each_side if table.fits else _USUALLY
        where = {"round": result.round, "table": result.table}
        a, b = result.report.totals
        found, right = sum(share.tichu_points for share in shares), one * a + other * b
        if found != right:
            yield Finding("verify-table-sum", args={**where, "sum": found, "right": right})
        left_side, right_side = _victory_points(result, tournament.regulations)
        right = one * left_side + other * right_side
        victory = sum((Fraction(share.victory_points) for share in shares), Fraction(0))
        if victory != right:
            yield Finding("verify-table-victory-points", args={**where, "sum": str(victory), "right": right})


def _victory_points(result: Result, regulations: Regulations) -> tuple[int, int]:
    """What one person of each side must bring away; of margins all that the stages share out."""
    report, scoring = result.report, regulations.scoring
    match scoring.unit:
        case ScoringUnit.MATCH:
            a, b = report.totals
            whole = HandReport(a, b)
            return hand_victory_points(whole, scoring)
        case ScoringUnit.HAND if isinstance(report, Hands):
            points = [hand_victory_points(hand, scoring) for hand in report.hands]
            return sum(left for left, _ in points), sum(right for _, right in points)
        case ScoringUnit.MARGIN if isinstance(report, Hands):
            played = -(-report.hands_played // regulations.hands_per_stage)
            return sum(range(regulations.stages - played + 1, regulations.stages + 1)), 0
    return 0, 0  # of prepared hands the tables beside each other bring them, see `_round`


def _field(tournament: Tournament) -> Iterator[Finding]:
    """Standings whose sums are not those of the tables: they must be, but for what is credited for byes."""
    brought = MatchScore()
    for drawn in tournament.rounds if not tournament.regulations.dropped_rounds else ():
        for seating, result in _played(tournament):
            if result.round == drawn.number:
                for share in match_shares(seating, result, tournament.regulations).values():
                    brought.add(share)
        yield from _round(tournament, drawn.number, brought)


def _round(tournament: Tournament, number: int, brought: MatchScore) -> Iterator[Finding]:
    records = [row.record for row in standings(tournament, number)]
    pairs: list[tuple[Fraction | int, Fraction | int]] = [
        (sum(record.hands + record.ruled.hands for record in records), brought.hands)
    ]
    if tournament.regulations.bye_credit is ByeCredit.NONE:
        pairs.append((sum(record.tichu_points_played for record in records), brought.tichu_points))
        by_boards = tournament.regulations.scoring.unit is ScoringUnit.MATCHPOINTS
        right = shared_out(tournament, number) if by_boards else brought.victory_points
        pairs.append((sum(record.victory_points_played for record in records), right))
    for found, right in pairs:
        if found != right:
            yield Finding("verify-field-sum", args={"round": number, "sum": str(found), "right": str(right)})


def _penalties(tournament: Tournament) -> Iterator[Finding]:
    """What penalties and rulings make of the sums of the tables."""
    if not tournament.penalties:
        return
    records = [row.record for row in standings(tournament)]
    victory = sum((each.victory_points_played - each.victory_points for each in records), Fraction(0))
    tichu = sum((each.tichu_points_played - each.tichu_points for each in records), Fraction(0))
    sums = {"victory": str(victory), "tichu": str(tichu), "changes": "yes" if victory or tichu else "no"}
    yield Finding("verify-penalties", Severity.NOTE, {"count": len(tournament.penalties), **sums})


def _doubtful(tournament: Tournament) -> Iterator[Finding]:
    """Results that may deserve another look."""
    for result in tournament.results.values():
        where: dict[str, str | int] = {"round": result.round, "table": result.table}
        if result.disputed:
            reason = {"reason": result.accepted_because}
            yield Finding("verify-disputed", Severity.WARNING, {**where, **reason})
        if result.second_pass is not None and result.second_pass.open:
            yield Finding("verify-passes-differ", Severity.WARNING, where)
        if not result.accepted_because:
            found = hints(result.report, result.round, tournament)
            yield from (each.within("round", result.round, "table", result.table) for each in found)


def _played(tournament: Tournament) -> Iterator[tuple[Seating, Result]]:
    for key, result in tournament.results.items():
        seating = tournament.seating(*key)
        if seating is not None:
            yield seating, result


MOST_NAMED = 6
"""Where more rows come into question, naming them does not help."""


@dataclass(frozen=True, slots=True)
class PrintedRow:
    """One row of a list, in the order in which it stands there."""

    name: str
    values: tuple[Number, ...]
    """What the list goes by, the weightiest first, e.g. victory points, then Tichu points; more is better.
    The last one is what is added up."""
    placed: bool = True
    """Whether it takes a place; who is out stands at the end, with however many points."""


@dataclass(frozen=True, slots=True)
class RowRepair:
    """A row whose correction alone makes the sum and the order of a list right."""

    index: int
    """Which row, from 0."""
    name: str
    printed: Number
    right: Number


def printed_sum(rows: Iterable[PrintedRow]) -> Fraction:
    """What the rows come to."""
    return sum((Fraction(row.values[-1]) for row in rows), Fraction(0))


def row_repairs(rows: Sequence[PrintedRow], total: Number) -> tuple[RowRepair, ...]:
    """Every row whose correction alone brings the sum to `total` and leaves the list in order.

    Empty where the sum is right. One row: it is the wrong one, if only one is. Several: the order does not
    tell them apart.
    """
    off = printed_sum(rows) - total
    placed = [index for index, row in enumerate(rows) if row.placed]
    wrong = {at for at, pair in enumerate(pairwise(placed)) if _rises(rows, *pair)}
    beside = {index: at for at, index in enumerate(placed)}
    found: list[RowRepair] = []
    for index, row in enumerate(rows if off else ()):
        right = row.values[-1] - off
        repaired, at = replace(row, values=(*row.values[:-1], right)), beside.get(index)
        if at is None:
            fits = not wrong
        else:
            above = rows[placed[at - 1]] if at else repaired
            below = rows[placed[at + 1]] if at + 1 < len(placed) else repaired
            fits = wrong <= {at - 1, at} and above.values >= repaired.values >= below.values
        if fits:
            found.append(RowRepair(index, row.name, row.values[-1], right))
    return tuple(found)


def _rises(rows: Sequence[PrintedRow], above: int, below: int) -> bool:
    return rows[below].values > rows[above].values


def misplaced(rows: Sequence[PrintedRow]) -> tuple[int, ...]:
    """Indexes of the rows that stand below one with less."""
    placed = [index for index, row in enumerate(rows) if row.placed]
    return tuple(below for above, below in pairwise(placed) if _rises(rows, above, below))


def ranking_findings(rows: Sequence[PrintedRow], total: Number) -> tuple[Finding, ...]:
    """What is wrong with the sum of a list, and which row it must be; nothing where the sum is right.

    The row is named only where it is the only one: else as many as there are, or that it is more than one,
    or that the list does not follow these points.
    """
    off = printed_sum(rows) - total
    if not off:
        return ()
    printed = {"sum": figure(total + off), "right": figure(total), "off": figure(off), "by": figure(abs(off))}
    found = row_repairs(rows, total)
    wrong = Finding("ranking-sum", args={**printed, "too": "much" if off > 0 else "little"})
    if not found and len(misplaced(rows)) > 1:
        return wrong, Finding("ranking-other-order", Severity.NOTE)
    if len(found) != 1:
        names = ", ".join(each.name for each in found[:MOST_NAMED])
        several: dict[str, str | int] = {"count": len(found), "names": names}
        return wrong, Finding("ranking-no-single-row", Severity.NOTE, several)
    (row,) = found
    about = {"line": row.index + 1, "printed": figure(row.printed), "right": figure(row.right)}
    return wrong, Finding("ranking-row", Severity.NOTE, {"name": row.name, **about})


def figure(value: Number) -> int | str:
    """A number for a finding: whole where it is whole, else with a decimal point."""
    return value.numerator if value.denominator == 1 else f"{float(value):.10g}"
