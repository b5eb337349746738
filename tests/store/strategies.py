"""Any snapshot that the tables can hold: a strategy for each field of each part, made from its type."""

import types
import typing
from dataclasses import fields, is_dataclass, replace
from datetime import date, datetime, time
from functools import cache

from hypothesis import strategies as st

from tests.store.examples import empty
from tichu_turnier.rules.calls import Call, calls_of
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.tournament.model.clock import RoundClock
from tichu_turnier.tournament.model.decisions import Deviation, EntrantId, Penalty
from tichu_turnier.tournament.model.hall_screen import HallScreen
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.prizes import Prize
from tichu_turnier.tournament.model.slots import Timetable
from tichu_turnier.tournament.model.snapshot import Entrant, Regulations, Result, Round, Tournament

WORDS = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
TIMES = st.datetimes(datetime(1900, 1, 1), datetime(2200, 1, 1), allow_imaginary=True)  # noqa: DTZ001 -- naive on purpose
PLAIN = {
    str: WORDS,
    int: st.integers(-(2**62), 2**62),
    bool: st.booleans(),
    types.NoneType: st.none(),
    float: st.floats(allow_nan=False, allow_infinity=False),
    date: st.dates(),
    time: st.times().map(lambda moment: moment.replace(fold=0)),
    datetime: st.builds(lambda moment, fold: moment.replace(fold=fold), TIMES, st.integers(0, 1)),
}
OWN = {
    (HandReport, "calls"): st.lists(st.sampled_from(Call), min_size=4, max_size=6).map(calls_of),
    (HandReport, "first_out"): st.none() | st.integers(0, 5),
    (Penalty, "at"): TIMES,
}
"""Fields that hold less than their types say."""


@cache
def values(hint, ids):
    """Any value of a type, entrants being some of `ids`."""
    if typing.get_origin(hint) in (types.UnionType, typing.Union):
        return st.one_of(*(values(kind, ids) for kind in typing.get_args(hint)))
    if typing.get_origin(hint) is tuple:
        item, *others = typing.get_args(hint)
        if Ellipsis in others:
            items = values(item, ids)
            return st.lists(items, max_size=0 if items.is_empty else 3).map(tuple)
        return st.tuples(*(values(kind, ids) for kind in (item, *others)))
    if is_dataclass(hint):
        hints = typing.get_type_hints(hint)
        own = {name: strategy for (kind, name), strategy in OWN.items() if kind is hint}
        return st.builds(hint, **{name: values(kind, ids) for name, kind in hints.items()} | own)
    if hint is EntrantId:
        return st.sampled_from(ids) if ids else st.nothing()
    return PLAIN[hint] if hint in PLAIN else st.sampled_from(hint)


def rounds(draw, number, ids):
    """A draw whose tables have numbers of their own."""
    drawn = replace(draw(values(Round, ids)), number=number)
    numbers = draw(st.permutations(range(1, 10)))
    return replace(drawn, tables=tuple(map(renumbered, drawn.tables, numbers)))


def renumbered(seating, number):
    return replace(seating, table=number)


@st.composite
def tournaments(draw):
    """A snapshot without dangling references; everything else as it comes."""
    ids = tuple(draw(st.lists(st.integers(1, 99), unique=True, max_size=6)))
    drawn = tuple(rounds(draw, number + 1, ids) for number in range(draw(st.integers(0, 3))))
    seated = [(each.number, seating.table) for each in drawn for seating in each.tables]
    keys = draw(st.lists(st.sampled_from(seated), unique=True)) if seated else []
    results = [replace(draw(values(Result, ids)), round=number, table=table) for number, table in keys]
    numbered = draw(st.lists(st.integers(1, 9), unique=True, max_size=3).map(sorted))
    every = {
        "name": draw(WORDS),
        "day": draw(PLAIN[date]),
        "place": draw(WORDS),
        "regulations": draw(values(Regulations, ids)),
        "timetable": draw(values(Timetable, ids)),
        "entrants": frozen((number, replace(draw(values(Entrant, ids)), id=number)) for number in ids),
        "rounds": drawn,
        "results": frozen(zip(keys, results, strict=True)),
        "clock": draw(values(RoundClock | None, ids)),
        "penalties": frozen((each, replace(draw(values(Penalty, ids)), number=each)) for each in numbered),
        "prizes": draw(values(tuple[Prize, ...], ids)),
        "noted": draw(values(tuple[Deviation, ...], ids)),
        "standings_held": draw(st.booleans()),
        "screens": draw(values(tuple[HallScreen, ...], ids)),
    }
    never_saved = {"half_typed", "typed_again", "identity"}
    assert set(every) | never_saved == {field.name for field in fields(Tournament)}
    return Tournament(**every)


def neighbours():
    """Two snapshots that share some of their parts, as one change leaves them, or have nothing in common."""
    return (
        st.tuples(tournaments(), tournaments())
        | tournaments().map(lambda one: (one, one))
        | st.tuples(st.just(empty()), tournaments())
    )
