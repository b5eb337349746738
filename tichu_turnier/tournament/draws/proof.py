"""What a round was drawn from, kept with it so that later changes neither refute nor forge its proof.

A draw follows from its seed and from what the tournament was like then: who was here, the rounds before, the
regulations, the wishes, and results where they decide who meets whom. All that may change afterwards, and a
copy of the tournament has no journal. So a round keeps what the lot gave, and a fingerprint of what that came
from: only where both are the same again must the seed give the same draw.
"""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from hashlib import sha256

from tichu_turnier.tournament.draws.certificate import draw_line
from tichu_turnier.tournament.model.snapshot import (
    Entrant,
    Hands,
    MatchReport,
    Regulations,
    Round,
    Tournament,
)

DRAWN_BY = 4
"""Which way of drawing this program has: another number whenever some seed gives another draw than before."""
_LENGTH = 16
_OF_REGULATIONS = (
    *("format", "unit", "rounds", "stages", "hands_per_stage", "rules", "scoring", "knock_out", "tie_breaks"),
    *("bye_credit", "flat_victory_points", "flat_tichu_points", "dropped_rounds"),
    *("odd_numbers", "by_standings", "clubs_apart_rounds"),
)
"""What of the regulations can change who sits where."""


def proven(tournament: Tournament, drawn: Round, *, by_results: bool) -> Round:
    """The next round, as it was drawn by lot, with what proves it."""
    origin = f"{DRAWN_BY}:{fingerprint(tournament, by_results=by_results)}"
    return replace(drawn, lot=draw_line(drawn), lot_from=origin)


def way_of(drawn: Round) -> int | None:
    """By which way of drawing a round was drawn; None where that was not kept."""
    number, _, _ = drawn.lot_from.partition(":")
    return int(number) if number.isdecimal() else None


def is_drawn_from(drawn: Round, tournament: Tournament, *, by_results: bool) -> bool:
    """Whether a round was drawn from just this, and in the way in which this program draws."""
    return drawn.lot_from == f"{DRAWN_BY}:{fingerprint(tournament, by_results=by_results)}"


def fingerprint(tournament: Tournament, *, by_results: bool) -> str:
    """The same for all snapshots from which a seed gives the same next round.

    Different ones may have different fingerprints though they would give the same. Names, payments and
    prizes do not matter, nor do fields that a later version adds, as long as they have their defaults.
    """
    return sha256(repr(list(_facts(tournament, by_results=by_results))).encode()).hexdigest()[:_LENGTH]


def _facts(tournament: Tournament, *, by_results: bool) -> Iterator[object]:
    number = len(tournament.rounds) + 1
    yield _decisive(tournament.regulations)
    yield sorted(map(int, tournament.playing(number)))
    yield [draw_line(drawn) for drawn in tournament.rounds]
    known = tournament.entrants.values()
    yield sorted((int(entrant.id), *wishes) for entrant in known if any(wishes := _wishes(entrant)))
    if by_results:
        yield sorted((int(entrant.id), _standing(entrant, number)) for entrant in known)
        yield [(*key, _counted(result.report)) for key, result in sorted(tournament.results.items())]
        yield [_told(penalty) for _, penalty in sorted(tournament.penalties.items())]


@lru_cache(maxsize=8)
def _decisive(regulations: Regulations) -> str:
    """What of the regulations can change who sits where; kept, as it is asked for each draw."""
    return repr([_told(getattr(regulations, name)) for name in _OF_REGULATIONS])


def _wishes(entrant: Entrant) -> tuple[object, ...]:
    return entrant.club, entrant.apart_from, entrant.needs_table, entrant.seeding


def _standing(entrant: Entrant, number: int) -> tuple[object, ...]:
    """What of somebody decides how far he is, beside results."""
    gone = entrant.withdrawn_from is not None and entrant.withdrawn_from <= number
    here = [before for before in range(1, number) if entrant.here_in(before)]
    return entrant.ranks, entrant.withdrawn_from if gone else None, here, entrant.waiting


def _counted(report: MatchReport) -> object:
    return [(hand.a, hand.b) for hand in report.hands] if isinstance(report, Hands) else _told(report)


def _told(value: object) -> object:
    """A value as plain text, without fields that are as they are by default."""
    if is_dataclass(value) and not isinstance(value, type):
        known = ((field, getattr(value, field.name)) for field in fields(value))
        return type(value).__name__, [
            (field.name, _told(found)) for field, found in known if found != field.default
        ]
    return [_told(each) for each in value] if isinstance(value, tuple) else str(value)
