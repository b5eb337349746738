"""Read a file in which a draw made by hand was written down."""

import json
from dataclasses import dataclass
from operator import itemgetter

from tichu_turnier.cli.terminal import text_of
from tichu_turnier.finding import Finding, Refusal

PLAN_EXAMPLE = '{"rounds": [[[1, 2, 3, 4], [5, 6, 7, 8]]]}'
_SEATS = 4


@dataclass(frozen=True, slots=True)
class WrittenRound:
    """The tables of a round, in the forms of a plan; their numbers and its own where the file names them."""

    tables: list[object]
    numbers: tuple[object, ...] | None = None
    round: int | None = None


def read_plan(source: str) -> list[WrittenRound]:
    """The rounds of `{"rounds": [...]}`, of the list alone, or of what `draw --json` said, a round a line.

    Raises Refusal for what is none of these; who sits where is not looked at here.
    """
    data = _json(text_of(source))
    if isinstance(data, dict):
        data = [data] if "tables" in data else data.get("rounds")
    if not isinstance(data, list):
        raise _no_plan()
    rounds = [_planned(each) for each in data]
    named = [each.round for each in rounds if each.round is not None]
    twice = next((number for number in named if named.count(number) > 1), None)
    if twice is not None:
        raise Refusal(Finding("cli-plan-round-twice", args={"round": twice}))
    return rounds


def _json(text: str) -> object:
    """One value, or a list of those on each line."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        pass
    try:
        lines = [json.loads(line) for line in text.splitlines() if line.strip()]
    except (ValueError, RecursionError):
        lines = []
    if not lines:
        raise Refusal(Finding("import-not-json"))
    return lines


def _planned(data: object) -> WrittenRound:
    if isinstance(data, list):
        return WrittenRound(data)
    tables = data.get("tables") if isinstance(data, dict) else None
    if not isinstance(data, dict) or not isinstance(tables, list):
        raise _no_plan()
    read = sorted(map(_table, tables), key=itemgetter(0))
    number = data.get("round")
    is_number = isinstance(number, int) and not isinstance(number, bool)
    return WrittenRound(
        [sides for *_, sides in read], tuple(given for _, given, _ in read), number if is_number else None
    )


def _table(table: object) -> tuple[str, object, list[object]]:
    """A table as `draw --json` says it: how to sort it, its number, and who plays in the form of a plan."""
    seats = table.get("seats") if isinstance(table, dict) else None
    if not isinstance(table, dict) or not isinstance(seats, list) or len(seats) != _SEATS:
        raise _no_plan()
    number = table.get("table")
    return str(number).zfill(6), number, _sides(seats, table.get("fifth"), table.get("sixth"))


def _sides(seats: list[object], fifth: object, sixth: object) -> list[object]:
    a, c, b, d = seats
    if sixth is not None:
        return [[a, b, fifth], [c, d, sixth]]
    if fifth is not None:
        return [a, b, c, d, fifth]
    if a == b and c != d:
        return [a, c, d]
    return [[a], [c]] if (a, c) == (b, d) else [[a, b], [c, d]]


def _no_plan() -> Refusal:
    return Refusal(Finding("cli-plan-form", args={"example": PLAN_EXAMPLE}))
