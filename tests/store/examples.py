"""Tournaments to save, small and telling; animals play."""

from dataclasses import replace
from datetime import UTC, date, datetime
from itertools import pairwise
from pathlib import Path

from tichu_turnier.rules.scoring import counted
from tichu_turnier.store.store import NewEntry, Store
from tichu_turnier.tournament.model.mappings import frozen, replaced
from tichu_turnier.tournament.model.presets import CLUB_EVENING
from tichu_turnier.tournament.model.snapshot import (
    Entrant,
    EntrantId,
    Hands,
    Result,
    Round,
    Seating,
    Tournament,
)

DAY = date(2026, 11, 21)
NAMES = ("Fuchs", "Dachs", "Ğülşen Ἀθηνᾶ", "김민준", "Nguyễn", "Igel", "Luchs", "Biber")


def entry(kind: str = "test", desk: str = "Eule", reverses: int | None = None, **args: str | int) -> NewEntry:
    return NewEntry(kind, args, desk, datetime(2026, 11, 21, 18, 15, 0, 250, tzinfo=UTC), reverses)


def empty() -> Tournament:
    return CLUB_EVENING.tournament("Katzentreffen", DAY, "Treibhaus", "Europe/Zurich")


def with_entrants(tournament: Tournament, names: tuple[str, ...] = NAMES) -> Tournament:
    entrants = (Entrant(EntrantId(i), name) for i, name in enumerate(names, start=1))
    return replace(tournament, entrants=frozen((each.id, each) for each in entrants))


def drawn(tournament: Tournament, rounds: int = 1) -> Tournament:
    """Every round with the entrants in their order, four to a table."""
    ids = list(tournament.entrants)
    tables = tuple(
        Seating(number + 1, (ids[4 * number], ids[4 * number + 1], ids[4 * number + 2], ids[4 * number + 3]))
        for number in range(len(ids) // 4)
    )
    return replace(tournament, rounds=tuple(Round(n + 1, tables, (), 7) for n in range(rounds)))


def evening() -> Tournament:
    return drawn(with_entrants(empty()))


def reported(tournament: Tournament, table: int, *card_points: int, number: int = 1) -> Tournament:
    """One table's hands of a round, by the card points of seats 0 and 2."""
    result = Result(number, table, Hands(tuple(counted(points) for points in card_points)))
    return replace(tournament, results=replaced(tournament.results, (number, table), result))


def saved(path: Path, *states: Tournament) -> Store:
    """An open store whose journal has these states, one revision each."""
    store = Store.create(path, states[0], entry("create"))
    for number, (before, after) in enumerate(pairwise(states), start=1):
        store.save(before, after, number, entry(f"step-{number}"))
    return store
