"""The numbers of the tables of a typed plan, with the nearest correction of wrong ones."""

from collections.abc import Iterator, Sequence
from typing import TypeGuard

from tichu_turnier.finding import Finding
from tichu_turnier.tournament.changes.side_conditions import MOST_TABLES

_LONGEST = 20


def table_numbers(given: Sequence[object]) -> tuple[tuple[int, ...], tuple[Finding, ...]]:
    """The numbers of the tables in the order of the plan, and what is wrong with those that were given.

    A table without number (None) gets the lowest that is free; one that cannot have its number, the nearest.
    """
    free = set(range(1, max(MOST_TABLES, len(given)) + 1)) - {each for each in given if _is_number(each)}
    numbers: list[int] = []
    faults: list[Finding] = []
    for each in given:
        if _is_number(each) and each not in numbers:
            numbers.append(each)
            continue
        nearest = min(free, key=lambda number: (abs(number - _wished(each)), number))
        free.remove(nearest)
        faults.extend(_fault(each, nearest))
        numbers.append(nearest)
    return tuple(numbers), tuple(faults)


def _is_number(given: object) -> TypeGuard[int]:
    return isinstance(given, int) and not isinstance(given, bool) and 1 <= given <= MOST_TABLES


def _wished(given: object) -> int:
    """The number to come near to."""
    return given if isinstance(given, int) else 0


def _fault(given: object, nearest: int) -> Iterator[Finding]:
    if _is_number(given):
        yield Finding("plan-table-twice", args={"table": given, "nearest": nearest})
    elif given is not None:
        args: dict[str, str | int] = {"given": str(given)[:_LONGEST], "most": MOST_TABLES, "nearest": nearest}
        yield Finding("plan-table-number", args=args)
