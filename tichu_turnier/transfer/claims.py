"""What the program claims to follow from a tournament: standings, quality of draws, what results bring."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import asdict

from tichu_turnier.tournament.draws.certificate import up_to
from tichu_turnier.tournament.draws.format import bound_of, quality_of
from tichu_turnier.tournament.model.snapshot import EntrantId, Result, ResultKey, Tournament
from tichu_turnier.tournament.scoring.match_reports import audit_match
from tichu_turnier.tournament.scoring.tallies import tallies
from tichu_turnier.tournament.scoring.victory_points import MatchScore
from tichu_turnier.tournament.tables.table import regulations_at
from tichu_turnier.words.listings.standings import plain_rows
from tichu_turnier.words.numbers import plain

Claims = dict[str, list[dict[str, object]]]


def claims(tournament: Tournament) -> Claims:
    """Everything that somebody else can recompute from the facts, as `cli.md` fixes its form.

    Standings after every round that is drawn (those of a tournament without draws have `after_round` 0); of
    every draw the repeats of the evening up to it and the least that any draw could have; of every result
    whether the audit finds it possible, and what it brings to each entrant as it counts, bare of penalties.
    """
    last = len(tournament.rounds)
    return {
        "standings": [
            {"after_round": number, "rows": plain_rows(tournament, number)}
            for number in range(min(1, last), last + 1)
        ],
        "draws": [_draw(tournament, number) for number in range(1, last + 1)],
        "results": _results(tournament),
    }


def _draw(tournament: Tournament, number: int) -> dict[str, object]:
    then = up_to(tournament, number)
    return {"round": number, "quality": asdict(quality_of(then)), "bound": asdict(bound_of(then))}


def _results(tournament: Tournament) -> list[dict[str, object]]:
    shares = _shares(tournament)
    return [_result(tournament, tournament.results[key], shares[key]) for key in sorted(tournament.results)]


def _shares(tournament: Tournament) -> Mapping[ResultKey, dict[EntrantId, MatchScore]]:
    """What each entrant brought away from each table, by round and table."""
    tables = {
        (drawn.number, who): seating.table
        for drawn in tournament.rounds
        for seating in drawn.tables
        for who in seating.entrants()
    }
    found: dict[ResultKey, dict[EntrantId, MatchScore]] = defaultdict(dict)
    for who, tally in tallies(tournament, len(tournament.rounds)).items():
        for played in tally.rounds:
            found[played.round, tables[played.round, who]][who] = played.share
    return found


def _result(
    tournament: Tournament, result: Result, shares: Mapping[EntrantId, MatchScore]
) -> dict[str, object]:
    regulations = regulations_at(tournament, result.round, result.table)
    objections = audit_match(result.report, regulations)
    return {
        "round": result.round,
        "table": result.table,
        "score": list(result.report.totals),
        "hands_played": result.report.hands_played,
        "possible": not any(finding.blocks for finding in objections),
        "brings": [
            {
                "id": who,
                "victory_points": plain(share.victory_points),
                "tichu_points": share.tichu_points,
                "hands": share.hands,
            }
            for who, share in sorted(shares.items())
        ],
    }
