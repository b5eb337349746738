"""In what two states of a tournament differ: results, places, people, draws, decisions."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeVar

from tichu_turnier.tournament.changes.results import totals_text
from tichu_turnier.tournament.model.rule_changes import rule_changes
from tichu_turnier.tournament.model.snapshot import Entrant, Tournament
from tichu_turnier.tournament.scoring.ranking import Row
from tichu_turnier.tournament.scoring.standings import standings

K = TypeVar("K", bound=int | tuple[int, int])
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Side:
    """How it is in one of both states: a text key with its values, an answer, or the words themselves."""

    text: str = ""
    key: str = ""
    args: Mapping[str, str | int] = field(default_factory=dict)
    answer: str = ""
    """Of a rule, as `RuleChange` has it."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing that is not the same in both; `what` names the kind of thing."""

    what: str
    args: Mapping[str, str | int]
    before: Side
    after: Side


NOTHING = Side()


def differences(before: Tournament, after: Tournament) -> tuple[Difference, ...]:
    """Everything that differs, what matters most first."""
    if before is after:
        return ()
    about = (_results, _places, _draws, _entrants, _penalties, _settings)
    return tuple(difference for each in about for difference in each(before, after))


def _changed(before: Mapping[K, V], after: Mapping[K, V]) -> Iterator[tuple[K, V | None, V | None]]:
    """What is not the same in both, in the order of the keys."""
    keys = (key for key in {**before, **after} if before.get(key) != after.get(key))
    return ((key, before.get(key), after.get(key)) for key in sorted(keys))


def _sides(old: V | None, new: V | None, say: Callable[[V], Side]) -> tuple[Side, Side]:
    return NOTHING if old is None else say(old), NOTHING if new is None else say(new)


def _results(before: Tournament, after: Tournament) -> Iterator[Difference]:
    for key, old, new in _changed(before.results, after.results):
        sides = _sides(old, new, lambda result: Side(totals_text(result.report)))
        what = "compare-details" if sides[0] == sides[1] else "compare-result"
        yield Difference(what, {"round": key[0], "table": key[1]}, *sides)


def _places(before: Tournament, after: Tournament) -> Iterator[Difference]:
    """Who stands elsewhere, or with other points; the order is that of the later standings."""
    old = {row.entrant.id: row for row in standings(before)} if before.results else {}
    new = standings(after) if after.results else ()
    for row in new:
        sides = _sides(old.pop(row.entrant.id, None), row, _standing)
        if sides[0] != sides[1]:
            yield Difference("compare-place", {"name": row.entrant.name}, *sides)
    for gone in old.values():
        yield Difference("compare-place", {"name": gone.entrant.name}, _standing(gone), NOTHING)


def _standing(row: Row) -> Side:
    record = row.record
    points = {"victory": _number(record.victory_points), "tichu": _number(record.tichu_points)}
    return Side("", "compare-standing", {"place": row.shown_place, **points})


def _draws(before: Tournament, after: Tournament) -> Iterator[Difference]:
    old_rounds, new_rounds = ({each.number: each for each in one.rounds} for one in (before, after))
    for number, old, new in _changed(old_rounds, new_rounds):
        sides = _sides(old, new, lambda drawn: Side("", "compare-tables", {"tables": len(drawn.tables)}))
        yield Difference("compare-draw", {"round": number}, *sides)


def _entrants(before: Tournament, after: Tournament) -> Iterator[Difference]:
    for key, old, new in _changed(before.entrants, after.entrants):
        yield Difference("compare-entrant", {"number": key}, *_sides(old, new, _person))


def _person(entrant: Entrant) -> Side:
    state = "waits" if entrant.waiting else "here" if entrant.checked_in else "absent"
    if entrant.withdrawn_from is not None:
        state = "withdrawn"
    paid = "yes" if entrant.payments else "no"
    words: dict[str, str | int] = {"name": entrant.name, "state": state, "paid": paid}
    return Side("", "compare-person", {**words, "round": entrant.withdrawn_from or 0})


def _penalties(before: Tournament, after: Tournament) -> Iterator[Difference]:
    for number, old, new in _changed(before.penalties, after.penalties):
        sides = _sides(old, new, lambda penalty: Side(penalty.reason))
        yield Difference("compare-penalty", {"number": number}, *sides)


def _settings(before: Tournament, after: Tournament) -> Iterator[Difference]:
    called = (before.name, before.day, before.place), (after.name, after.day, after.place)
    if called[0] != called[1]:
        sides = (Side(f"{name}, {place}, {day}") for name, day, place in called)
        yield Difference("compare-name", {}, *sides)
    rules = rule_changes(before.regulations, after.regulations)
    for each in rules:
        yield Difference(each.rule, {}, Side(answer=each.before), Side(answer=each.after))
    if before.regulations != after.regulations and not rules:
        yield Difference("compare-regulations", {}, NOTHING, NOTHING)
    if before.timetable != after.timetable:
        yield Difference("compare-timetable", {}, NOTHING, NOTHING)


def _number(value: Fraction) -> str:
    return str(value.numerator) if value.denominator == 1 else f"{float(value):.1f}"
