"""The stamp on a sheet: which state of the tournament it shows.

Four hexadecimal digits, the same on every desk that has the same tournament before it: a sheet that is older
than the file is recognised by comparing them. Whatever changes entrants, seats, results, penalties, standings
or prizes changes the stamp; the running clock and what is ticked at the door (here, paid) do not.
"""

from dataclasses import MISSING, fields, is_dataclass
from hashlib import sha256

from tichu_turnier.rules.hand import HandReport
from tichu_turnier.tournament.draws.certificate import places
from tichu_turnier.tournament.model.snapshot import Entrant, Hands, Result, Round, Tournament

_DIGITS = 4


def stamp(tournament: Tournament) -> str:
    """The stamp of a snapshot, e.g. `4f7c`."""
    facts = (
        (tournament.name, tournament.day.isoformat(), tournament.place),
        _stated(tournament.regulations),
        repr(tournament.timetable),
        [_entrant(tournament.entrants[key]) for key in sorted(tournament.entrants)],
        [_round(drawn) for drawn in tournament.rounds],
        [_result(tournament.results[key]) for key in sorted(tournament.results)],
        *([_stated(tournament.penalties[key])] for key in sorted(tournament.penalties)),
        *([_stated(prize.to), prize.what] for prize in tournament.prizes),
    )
    return sha256(repr(facts).encode("utf-8", "surrogatepass")).hexdigest()[:_DIGITS]


def _stated(value: object) -> object:
    """What regulations say beyond their defaults: a question that comes up later ages no sheet."""
    if not is_dataclass(value):
        return str(value)
    return [
        (field.name, _stated(getattr(value, field.name)))
        for field in fields(value)
        if field.default_factory is not MISSING or getattr(value, field.name) != field.default
    ]


def _entrant(entrant: Entrant) -> tuple[object, ...]:
    away = entrant.first_round, entrant.withdrawn_from
    waits = ("waits",) if entrant.waiting else ()
    return int(entrant.id), entrant.name, entrant.members, entrant.club, away, *waits


def _round(drawn: Round) -> tuple[object, ...]:
    tables = tuple((seating.table, *map(int, places(seating))) for seating in drawn.tables)
    return drawn.number, tables, tuple(map(int, drawn.sitting_out))


def _result(result: Result) -> tuple[object, ...]:
    report = result.report
    if not isinstance(report, Hands):
        return result.round, result.table, report.a, report.b, report.hands_played
    return result.round, result.table, [_hand(hand) for hand in report.hands]


def _hand(hand: HandReport) -> tuple[object, ...]:
    if hand.awarded is not None:
        return tuple(map(str, hand.awarded))
    told = hand.a, hand.b, str(hand.first_out), str(hand.double), [str(call) for call in hand.calls]
    return (*told, "BR") if hand.special_cards_out else told
