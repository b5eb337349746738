"""What do the standings of a large field cost, by simple criteria and by those that look at opponents?"""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import partial
from random import Random

from tichu_turnier.cli.bench import RUNS, figures
from tichu_turnier.desk.generator import possible_match
from tichu_turnier.tournament.insight.prospects import prospects
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.presets import preset
from tichu_turnier.tournament.model.snapshot import (
    Entrant,
    EntrantId,
    Result,
    Round,
    Seating,
    Tournament,
    Unit,
)
from tichu_turnier.tournament.scoring.partner_adjusted import partner_adjusted
from tichu_turnier.tournament.scoring.standings import standings

LOOKING_AT_OPPONENTS = ("victory-points", "direct-encounter", "buchholz", "sonneborn-berger", "lot")


def measure(entrants: int = 1000, rounds: int = 9, runs: int = RUNS) -> dict[str, object]:
    """A field of players in the Turniermodus and one of partnerships, every hand reported with its calls."""
    works: dict[str, Callable[[], object]] = {}
    for key in ("club-evening", "treibhaus"):
        field = played(key, entrants, rounds)
        regulations = replace(field.regulations, tie_breaks=LOOKING_AT_OPPONENTS)
        opponents = replace(field, regulations=regulations)
        open_still = replace(field, regulations=replace(field.regulations, rounds=rounds + 1))
        works[key] = partial(standings, field)
        works[f"{key}, opponents"] = partial(standings, opponents)
        works[f"{key}, prospects"] = partial(prospects, open_still)
        works[f"{key}, adjusted"] = partial(partner_adjusted, field)
    return {"entrants": entrants, "rounds": rounds, **figures(works, runs)}


def played(key: str, entrants: int, rounds: int) -> Tournament:
    """Everybody drawn by lot each round, results made up."""
    new = preset(key).tournament("Gross", date(2026, 11, 21), "", "Europe/Zurich")
    chance, size = Random(1), 2 if new.regulations.unit is Unit.PARTNERSHIP else 4
    numbers = [EntrantId(number) for number in range(1, entrants + 1)]
    drawn, results = [], []
    for number in range(1, rounds + 1):
        chance.shuffle(numbers)
        groups = [numbers[at : at + size] for at in range(0, entrants - size + 1, size)]
        tables = tuple(_seating(table, group * (4 // size)) for table, group in enumerate(groups, 1))
        drawn.append(Round(number, tables, seed=number))
        reports = (possible_match(chance, new.regulations) for _ in tables)
        results += [Result(number, table, report) for table, report in enumerate(reports, 1)]
    return replace(
        new,
        regulations=replace(new.regulations, rounds=rounds),
        entrants=frozen((number, Entrant(number, f"Steinbock {number}")) for number in numbers),
        rounds=tuple(drawn),
        results=frozen(((result.round, result.table), result) for result in results),
    )


def _seating(table: int, seats: list[EntrantId]) -> Seating:
    a, b, c, d = seats
    return Seating(table, (a, b, c, d))
