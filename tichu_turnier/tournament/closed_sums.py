"""Do the sums close that must come out whatever was played?

At a table both sides' Tichu points, as often as there are people on a side, are what its people bring away;
over the field the standings hold exactly what the tables brought (domain: closed sums).
"""

from collections.abc import Iterator
from fractions import Fraction

from tichu_turnier.rules.finding import Finding
from tichu_turnier.tournament.model import ByeCredit, Result, Seating, Tournament
from tichu_turnier.tournament.results import audit_match
from tichu_turnier.tournament.standings import standings
from tichu_turnier.tournament.victory_points import Share, match_shares


def closed_sum_findings(tournament: Tournament) -> tuple[Finding, ...]:
    """Every result that the audit would refuse today, and every sum that does not close."""
    return (*_impossible(tournament), *_tables(tournament), *_field(tournament))


def _impossible(tournament: Tournament) -> Iterator[Finding]:
    """Results that nobody accepted with a reason although they cannot be."""
    for result in tournament.results.values():
        objections = audit_match(result.report, tournament.regulations)
        if not result.accepted_because and any(finding.blocks for finding in objections):
            yield Finding("verify-result", args={"round": result.round, "table": result.table})


def _tables(tournament: Tournament) -> Iterator[Finding]:
    """Tables whose people bring away something else than the report holds."""
    for seating, result in _played(tournament):
        shares = match_shares(seating, result, tournament.regulations).values()
        right = sum(result.report.totals) * _people_on_a_side(seating)
        found = sum(share.tichu_points for share in shares)
        where = {"round": result.round, "table": result.table}
        if found != right:
            yield Finding("verify-table-sum", args={**where, "sum": found, "right": right})


def _field(tournament: Tournament) -> Iterator[Finding]:
    """Standings whose sums are not those of the tables: they must be, but for what is credited for byes."""
    records = [row.record for row in standings(tournament)]
    brought = Share()
    for seating, result in _played(tournament):
        for share in match_shares(seating, result, tournament.regulations).values():
            brought.add(share)
    pairs: list[tuple[Fraction | int, int]] = [(sum(record.hands for record in records), brought.hands)]
    if tournament.regulations.bye_credit is ByeCredit.NONE:
        pairs.append((sum(record.tichu_points for record in records), brought.tichu_points))
        pairs.append((sum(record.victory_points for record in records), brought.victory_points))
    for found, right in pairs:
        if found != right:
            yield Finding("verify-field-sum", args={"sum": str(found), "right": right})


def _played(tournament: Tournament) -> Iterator[tuple[Seating, Result]]:
    for (number, table), result in tournament.results.items():
        drawn = tournament.round(number)
        seating = None if drawn is None else drawn.seating(table)
        if seating is not None:
            yield seating, result


def _people_on_a_side(seating: Seating) -> int:
    """Two players, or one partnership."""
    return len(seating.entrants()) // 2
