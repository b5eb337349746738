"""Which evenings are printed in the tests? Of any size, the same each time, with names that hurt."""

import random
from dataclasses import replace
from datetime import date
from functools import cache

from tichu_turnier.rules.hand import Double, HandReport
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.presets import preset
from tichu_turnier.tournament.model.snapshot import (
    Entrant,
    EntrantId,
    Hands,
    Result,
    Round,
    Seating,
    Tournament,
    Unit,
)

HARD_NAMES = (
    "Ğülşen Ἀθηνᾶ 김민준 Nguyễn",
    "Schneehase & <Wolf>",
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
    "Ein Name aus sehr vielen kurzen Worten der gar nicht mehr aufhören will weil er so lang ist",
    "=SUMME(A1)",
    "Drache 🐉 龍",
)
_ANIMALS = [
    *("Dachs", "Fuchs", "Luchs", "Wolf", "Otter", "Marder", "Iltis", "Wiesel", "Hermelin", "Biber"),
    *("Murmeltier", "Steinbock", "Gämse", "Hirsch", "Reh", "Igel", "Maulwurf", "Spitzmaus", "Siebenschläfer"),
    *("Eichhörnchen", "Fledermaus", "Uhu", "Waldkauz", "Habicht", "Sperber", "Milan", "Bussard", "Adler"),
]
_CLUBS = ("Tichu-Club Luzern", "", "Jassfreunde Göschenen")


def names(count: int) -> list[str]:
    """So many different names, one in six of the first ones hard."""
    found = list(_ANIMALS)
    while len(found) < max(count, 6 * len(HARD_NAMES)):
        found += [f"{animal} {len(found) // len(_ANIMALS) + 1}" for animal in _ANIMALS]
    found[3 : 6 * len(HARD_NAMES) : 6] = HARD_NAMES
    return found[:count]


@cache
def evening(key: str, count: int, rounds: int | None = None) -> Tournament:
    """A tournament of a preset with so many entrants, drawn and played at random up to a round."""
    chance = random.Random(f"{key} {count}")
    new = preset(key).tournament("Klubabend im Treibhaus", date(2026, 11, 21), "Luzern", "Europe/Zurich")
    entrants = _partnerships(count) if new.regulations.unit is Unit.PARTNERSHIP else _players(count)
    drawn = [
        _round(entrants, number, chance)
        for number in range(1, (new.regulations.rounds if rounds is None else rounds) + 1)
    ]
    results = [_result(each, seating, chance, new) for each in drawn for seating in each.tables]
    return replace(
        new,
        entrants=frozen((entrant.id, entrant) for entrant in entrants),
        rounds=tuple(drawn),
        results=frozen(((result.round, result.table), result) for result in results),
    )


def _players(count: int) -> list[Entrant]:
    return [
        Entrant(EntrantId(number), name, club=_CLUBS[number % 3], checked_in=number % 2 == 0)
        for number, name in enumerate(names(count), start=1)
    ]


def _partnerships(count: int) -> list[Entrant]:
    people = names(2 * count)
    pairs = zip(people[::2], people[1::2], strict=True)
    return [
        Entrant(EntrantId(number), f"{one} + {other}" if number % 3 else f"Team {number}", (one, other))
        for number, (one, other) in enumerate(pairs, start=1)
    ]


def _round(entrants: list[Entrant], number: int, chance: random.Random) -> Round:
    ids = [entrant.id for entrant in entrants]
    chance.shuffle(ids)
    size = 2 if entrants[0].members else 4
    groups = [ids[start : start + size] for start in range(0, len(ids) - size + 1, size)]
    tables = tuple(Seating(table, tuple(group * (4 // size))) for table, group in enumerate(groups, start=1))
    return Round(number, tables, tuple(ids[len(groups) * size :]), seed=number)


def _result(drawn: Round, seating: Seating, chance: random.Random, new: Tournament) -> Result:
    hands = []
    for _ in range(new.regulations.hands_planned or 11):
        points = chance.randrange(-25, 126, 5)
        double = Double.NO if points in (0, 100) else None  # else it could be one or not
        hands.append(HandReport(points, 100 - points, double=double))
    return Result(drawn.number, seating.table, Hands(tuple(hands)))
