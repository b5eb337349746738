"""Read a draw that was made by hand and typed in.

A plan is plain data, as a club writes down its paper lots: a round is a list of tables, and a table is one of

- `[[a, b], [c, d]]`: a and b are partners all round against c and d (a on seat 0, b on 2, c on 1, d on 3),
- `[[p], [q]]` or `[p, q]`: two fixed partnerships, or two players alone (p on seats 0 and 2, q on 1 and 3),
- `[a, b, c, d]`: four people who rotate; in the first hands a and b play c and d, seats as in the first form;
- `[a, b, c, d, e]`: five of whom e rests first, `[a, b, c]`: three of whom a plays alone first,
- `[[a, b, e], [c, d, f]]`: six, three against three (e on seat 4, f on 5).
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import TypeGuard

from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.tournament.draws.formats import due
from tichu_turnier.tournament.draws.side_conditions import MOST_TABLES
from tichu_turnier.tournament.model.snapshot import EntrantId, OddNumbers, Regulations, Round, Tournament
from tichu_turnier.tournament.registration.namesakes import own_name
from tichu_turnier.tournament.tables.table import PlanTable, seated, table_of
from tichu_turnier.tournament.tables.table_count import odd_numbers_of

_SIDES = 2


def round_from_plan(
    tournament: Tournament, number: int, tables: Sequence[object], numbers: Sequence[object] | None = None
) -> Round:
    """Round `number` with these tables, numbered from 1 in their order unless `numbers` says otherwise.

    Whoever plays this round and is not in the plan sits out. Raises Refusal with everything that is wrong
    with the plan, all at once.
    """
    if isinstance(tables, str | bytes) or not isinstance(tables, Sequence):
        raise Refusal(Finding("plan-round-form", args={"round": number}))
    numbered, wrong = table_numbers([None] * len(tables) if numbers is None else numbers)
    read = {
        each: _written(table, tournament.regulations) for each, table in zip(numbered, tables, strict=True)
    }
    faults = [
        *wrong,
        *(
            Finding(found, args={"round": number, "table": table}, where=("table", table))
            for table, found in read.items()
            if isinstance(found, str)
        ),
    ]
    people = {table: found for table, found in read.items() if not isinstance(found, str)}
    faults.extend(_people(tournament, number, people))
    if not tables:
        faults.append(Finding("draw-no-tables"))
    if faults:
        raise Refusal(*faults)
    playing, known = set(chain(*people.values())), tournament.entrants
    resting = tuple(who for who in due(tournament) if who not in playing and not known[who].reserve)
    return Round(number, tuple(seated(table, found) for table, found in people.items()), resting)


def plan_of(tournament: Tournament) -> list[list[PlanTable]]:
    """The drawn rounds as a plan, tables in the order of their numbers: the inverse of `round_from_plan`."""
    return [
        [
            table_of(seating, tournament.regulations).written
            for seating in sorted(drawn.tables, key=lambda seating: seating.table)
        ]
        for drawn in tournament.rounds
    ]


def _written(table: object, regulations: Regulations) -> Sequence[EntrantId] | str:
    """Who sits at a table, in the order in which it is read out, or the key of what is wrong with it."""
    odd, sides_of_one = odd_numbers_of(regulations) is not OddNumbers.REST, regulations.one_a_side
    listed = _numbers(table)
    if listed is not None and len(listed) == _SIDES and sides_of_one:
        return listed
    if listed is not None and len(listed) in ((3, 4, 5) if odd else (4,)):
        return "plan-needs-partnerships" if sides_of_one else listed
    sides = table if isinstance(table, list | tuple) and len(table) == _SIDES else ((), ())
    one, other = map(_numbers, sides)
    if not (one and other) or len(one) != len(other) or len(one) not in ((1, 2, 3) if odd else (1, 2)):
        return "plan-table-form"
    alone = len(one) == 1
    if alone != sides_of_one:
        return "plan-needs-players" if alone else "plan-needs-partnerships"
    return *one[:2], *other[:2], *one[2:], *other[2:]


def _numbers(side: object) -> list[EntrantId] | None:
    if isinstance(side, list | tuple) and all(type(number) is int for number in side):  # True is none
        return [EntrantId(number) for number in side]
    return None


def _people(
    tournament: Tournament, number: int, people: Mapping[int, Sequence[EntrantId]]
) -> Iterable[Finding]:
    """Everybody in the plan is on the list, plays this round and sits at one table, on one place."""
    places = [(entrant, table) for table, found in people.items() for entrant in found]
    tables: dict[EntrantId, int] = dict(reversed(places))
    for entrant, count in sorted(Counter(entrant for entrant, _ in places).items()):
        where = ("table", tables[entrant])
        known = tournament.entrants.get(entrant)
        if known is None:
            args: dict[str, str | int] = {"entrant": entrant, "table": tables[entrant]}
            yield Finding("plan-unknown-entrant", args=args, where=where)
            continue
        if not known.plays_in(number):
            yield Finding(
                "draw-not-playing",
                args={"name": own_name(tournament, known.id), "round": number},
                where=where,
            )
        if count > 1:
            yield Finding("draw-twice", args={"name": own_name(tournament, known.id)}, where=where)


_LONGEST = 20


def table_numbers(given: Sequence[object]) -> tuple[tuple[int, ...], tuple[Finding, ...]]:
    """The numbers of the tables in the order of the plan, and what is wrong with those that were given.

    A table without number (None) gets the lowest that is free; one that cannot have its number, the nearest.
    """
    named = {each for each in given if _is_number(each)}
    free = [number for number in range(1, max(MOST_TABLES, len(given)) + 1) if number not in named]
    numbers: dict[int, None] = {}
    faults: list[Finding] = []
    for each in given:
        if _is_number(each) and each not in numbers:
            numbers[each] = None
            continue
        wished = each if isinstance(each, int) else 0
        place = bisect_left(free, wished)
        if place == len(free) or (place and wished - free[place - 1] <= free[place] - wished):
            place -= 1
        nearest = free.pop(place)
        faults.extend(_fault(each, nearest))
        numbers[nearest] = None
    return tuple(numbers), tuple(faults)


def _is_number(given: object) -> TypeGuard[int]:
    return isinstance(given, int) and not isinstance(given, bool) and 1 <= given <= MOST_TABLES


def _fault(given: object, nearest: int) -> Iterator[Finding]:
    if _is_number(given):
        yield Finding("plan-table-twice", args={"table": given, "nearest": nearest})
    elif given is not None:
        args: dict[str, str | int] = {"given": str(given)[:_LONGEST], "most": MOST_TABLES, "nearest": nearest}
        yield Finding("plan-table-number", args=args)
