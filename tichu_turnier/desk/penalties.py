"""Read a penalty from what a director typed: kind, points, and whom it is about."""

import re
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from enum import StrEnum
from typing import NamedTuple

from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.tournament.model.decisions import Penalty, PenaltyKind
from tichu_turnier.tournament.model.slots import to_wall
from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament
from tichu_turnier.tournament.scoring.penalties import place_of
from tichu_turnier.tournament.tables.table import table_of
from tichu_turnier.typed.numbers import Bounds, whole_number
from tichu_turnier.typed.plain import plain

_BETWEEN = re.compile("[:/]")
_ANY_POINTS = Bounds(-999_999, 999_999)
_HAND_TOTAL = 100
_WORDS = {
    PenaltyKind.WARNING: "verwarnung avertissement warn",
    PenaltyKind.VICTORY_POINTS: "sp vp pv siegpunkte victory-point points-de-victoire",
    PenaltyKind.TICHU_POINTS: "tp pt tichu-punkte tichu-point points-tichu",
    PenaltyKind.HAND_ANNULLED: "annulled annulliert annul hand-cancelled",
    PenaltyKind.HAND_REPLAYED: "replayed wiederholt replay",
    PenaltyKind.ADJUSTED_SCORE: "adjusted score angepasst",
    PenaltyKind.DISQUALIFICATION: "dq disqualified disqualifiziert disqualify",
}
_KINDS = {word: kind for kind, words in _WORDS.items() for word in (kind.value, *words.split())}


class Scope(StrEnum):
    """To whom a decision applies that was made at a table."""

    ONE = "one"
    SIDE = "side"
    """The entrant and the partner of that hand."""
    TABLE = "table"


class Points(NamedTuple):
    """How many, and in an adjusted score how many for the other side."""

    amount: int = 0
    against: int = 0


def kind_of(word: str) -> PenaltyKind | None:
    """The kind that a word names, in any of our languages or as people shorten it; None for none."""
    return _KINDS.get("-".join(word.casefold().replace("_", " ").split()))


def points_of(text: str, kind: PenaltyKind) -> Points:
    """The points in a text; raises Refusal where it holds none.

    Points that are taken away are written without a sign: -2 could as well be a bonus. In an adjusted score
    the points of the own side come first; alone they leave the rest of a hundred to the other side.
    """
    words = plain(text)
    if not words and kind is not PenaltyKind.ADJUSTED_SCORE:
        return Points()
    if kind is PenaltyKind.ADJUSTED_SCORE:
        own, between, other = (part.strip() for part in _BETWEEN.sub(":", words, count=1).partition(":"))
        amount = _points(own, text)
        return Points(amount, _points(other, text) if between else _HAND_TOTAL - amount)
    if words.startswith(("-", "+")):
        raise Refusal(Finding("penalty-signed", args={"text": text.strip()[:40]}, where=("amount",)))
    return Points(_points(words, text))


def _points(words: str, text: str) -> int:
    try:
        return whole_number(words, _ANY_POINTS)
    except Refusal:
        raise Refusal(Finding("penalty-no-points", args={"text": text[:40]}, where=("amount",))) from None


@dataclass(frozen=True, slots=True)
class TypedPenalty:
    """A decision as the director typed it; the points as text."""

    kind: PenaltyKind
    entrant: EntrantId
    points: str
    reason: str
    round: int | None = None
    """None: the round that was drawn last."""
    hand: int = 0
    scope: Scope = Scope.ONE
    decided_by: str = ""
    banned_until: date | None = None


def decision(words: TypedPenalty, tournament: Tournament) -> Penalty:
    """The decision that the words mean, made now by the clock in the room; raises Refusal without points."""
    now = to_wall(datetime.now(UTC), tournament.timetable.zone).replace(microsecond=0, fold=0)
    alone = Penalty(
        0,
        words.kind,
        (words.entrant,),
        words.reason,
        now,
        *points_of(words.points, words.kind),
        round=len(tournament.rounds) if words.round is None else words.round,
        hand=words.hand,
        decided_by=words.decided_by,
        banned_until=words.banned_until,
    )
    return replace(alone, who=_people(tournament, alone, words.scope))


def _people(tournament: Tournament, penalty: Penalty, scope: Scope) -> tuple[EntrantId, ...]:
    place = place_of(tournament, penalty)
    if place is None or scope is Scope.ONE:
        return penalty.who
    if scope is Scope.TABLE:
        fellows = place.seating.entrants()
    else:
        table = table_of(place.seating, tournament.regulations)
        fellows = table.fellows(penalty.who[0], max(0, penalty.hand - 1))
    return tuple(dict.fromkeys((*penalty.who, *fellows)))
