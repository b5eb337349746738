"""The facts of an evening and its claims, read from exported JSON."""

import json
from collections import Counter
from collections.abc import Hashable, Iterable
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, TypeVar

from tichu_turnier.check.shape import EXPORT, Json, ShapeError

MOST_LETTERS, MOST_VALUES = 40_000_000, 2_000_000
MOST_ENTRANTS, MOST_TABLES = 5_000, 10_000
"""No export is larger; what is behind is not read."""
Key = tuple[int, int]
"""A round and the number of a table in it."""
Line = TypeVar("Line", "Entrant", "Hand", "Table", "Round", "Penalty")
BRACKETS = frozenset({"knock-out", "two-knock-out", "double-elimination", "groups-knock-out"})


class UnreadableError(Exception):
    """The file is no exported tournament; the text says what is missing."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """One line of the list of entrants: a person, or a team where partners are fixed."""

    number: int
    name: str
    first_round: int
    withdrawn_from: int | None
    away: tuple[int, ...]
    apart_from: tuple[int, ...]
    ranks: bool
    reserve: bool
    needs_table: int | None
    checked_in: bool
    waiting: bool
    members: tuple[str, ...]
    club: str
    persons: tuple[str, ...]
    """Who they are on other evenings, where one list was made from another."""
    listed: bool = True
    """False of who is drawn or named somewhere, and stands on no list."""

    @property
    def looks_for_a_partner(self) -> bool:
        """One person alone where teams of two play."""
        return len(self.members) == 1

    @property
    def comes(self) -> tuple[int, ...]:
        """The rounds from which this entrant was there, the first time and each time again."""
        return (self.first_round, *(each + 1 for each in self.away if each + 1 not in self.away))

    @property
    def leaves(self) -> tuple[int, ...]:
        """The rounds from which this entrant was not there any more, for a time or for good."""
        ever = () if self.withdrawn_from is None else (self.withdrawn_from,)
        return (*ever, *(each for each in self.away if each - 1 not in self.away))

    def expected_in(self, number: int) -> bool:
        """May this entrant be drawn in that round: in time, not yet gone, not away?"""
        gone = self.withdrawn_from is not None and number >= self.withdrawn_from
        return self.listed and self.first_round <= number and not gone and number not in self.away


@dataclass(frozen=True, slots=True)
class Hand:
    """One hand as reported: points of both sides with calls, and what else the slip says."""

    a: int
    b: int
    calls: tuple[str, ...]
    first_out: int | None
    double: str | None
    awarded: tuple[str, str] | None
    """What each side has of a prepared hand that was not played."""
    special_cards_out: bool


@dataclass(frozen=True, slots=True)
class Report:
    """What a table reported: its hands, or only the totals (then `hands` is empty).

    Of a kind that is not known here, nothing can be told.
    """

    kind: str
    hands: tuple[Hand, ...]
    totals: tuple[int, int]
    played: int
    accepted: bool


@dataclass(frozen=True, slots=True)
class Table:
    """Who sits at one table of one round; `seats` holds each person or team where it sits."""

    round: int
    number: int
    seats: tuple[int, int, int, int]
    fifth: int | None
    sixth: int | None
    first_board: int

    @property
    def key(self) -> Key:
        return self.round, self.number

    def beside(self) -> tuple[int, ...]:
        """Who is at the table beside its four seats."""
        return tuple(who for who in (self.fifth, self.sixth) if who is not None)

    def entrants(self) -> tuple[int, ...]:
        """Everybody at the table, each once."""
        return tuple(dict.fromkeys((*self.seats, *self.beside())))


@dataclass(frozen=True, slots=True)
class Round:
    """One drawn round."""

    number: int
    tables: tuple[Table, ...]
    sitting_out: tuple[int, ...]
    by_hand: bool
    seed: int | None

    def people(self) -> frozenset[int]:
        """Everybody who plays in it or sits it out."""
        return frozenset(self.sitting_out).union(*(table.entrants() for table in self.tables))


@dataclass(frozen=True, slots=True)
class Penalty:
    """One ruling: `amount` and `against` mean what `kind` says; hand 0 is the whole match."""

    number: int
    kind: str
    who: tuple[int, ...]
    amount: int
    against: int
    round: int
    hand: int
    gone: bool = False


@dataclass(frozen=True, slots=True)
class Facts:
    """Everything that an export says, apart from what the program claims to follow from it."""

    regulations: Json
    entrants: dict[int, Entrant]
    rounds: tuple[Round, ...]
    results: dict[Key, Report]
    penalties: tuple[Penalty, ...]
    claims: Json
    deviations: tuple[Json, ...]
    day: str
    name: str
    identity: str
    """The same in every copy of one evening; empty where the export does not say it."""
    raw: Json
    """The export itself, for what is asked by name."""

    @property
    def format(self) -> str:
        """The key of the format, for example `swiss`."""
        return str(self.regulations["format"])

    @property
    def rules(self) -> Json:
        """The house rules that change numbers."""
        rules: Json = self.regulations["rules"]
        return rules

    @property
    def by_teams(self) -> bool:
        """Do two sides of one entrant each meet at a table (teams, or two people)?"""
        return bool(self.regulations["unit"] == "partnership") or bool(self.rules["players"] == 2)  # noqa: PLR2004

    def table(self, number: int, table: int) -> Table | None:
        """The table of that number in that round, if it was drawn."""
        rounds = (each for each in self.rounds if each.number == number)
        return next((seating for each in rounds for seating in each.tables if seating.number == table), None)

    def before(self, number: int) -> tuple[Round, ...]:
        """The rounds before one."""
        return self.rounds[: number - 1]

    def thrown_out(self, number: int) -> set[int]:
        """Who was disqualified in a round before one."""
        rulings = (each for each in self.penalties if each.kind == "disqualification" and each.round < number)
        return {who for ruling in rulings for who in ruling.who}

    def gone(self, entrant: int, number: int) -> bool:
        """Has somebody given up before that round?"""
        line = self.entrants.get(entrant)
        return line is not None and line.withdrawn_from is not None and line.withdrawn_from <= number


def read(path: Path) -> Facts:
    """The facts of an exported file; `UnreadableError` says in words why it is none."""
    try:
        with path.open(encoding="utf-8-sig") as file:
            return facts_of(json.loads(_bounded(file.read(MOST_LETTERS))))
    except (OSError, ValueError, RecursionError, UnreadableError) as error:
        message = f"{path}: {error}"
        raise UnreadableError(message) from error


def _bounded(text: str) -> str:
    if text.count(",") + text.count("[") + text.count("{") > MOST_VALUES or len(text) == MOST_LETTERS:
        message = f"more than {MOST_LETTERS} letters or {MOST_VALUES} values"
        raise UnreadableError(message)
    return text


def facts_of(data: object) -> Facts:
    """The facts in an exported tournament that was parsed already."""
    if not isinstance(data, dict) or data.get("format") != "tichu-turnier":
        message = 'no exported tournament ("format": "tichu-turnier" is missing)'
        raise UnreadableError(message)
    try:
        EXPORT(data, "")
        return _facts(data)
    except (ShapeError, RecursionError) as error:
        message = f"not as an export is: {error}"
        raise UnreadableError(message) from error


def _facts(data: Json) -> Facts:
    tables = sum(len(each["tables"]) for each in data["rounds"])
    if len(data["entrants"]) > MOST_ENTRANTS or tables > MOST_TABLES:
        message = f"more than {MOST_ENTRANTS} entrants or {MOST_TABLES} tables"
        raise UnreadableError(message)
    rounds = tuple(sorted((_round(each) for each in data["rounds"]), key=lambda each: each.number))
    _once("entrants", (each["id"] for each in data["entrants"]))
    _once("results", ((each["round"], each["table"]) for each in data["results"]))
    if [each.number for each in rounds] != [*range(1, len(rounds) + 1)]:
        raise ShapeError("rounds", "rounds 1, 2, 3 …", [each.number for each in rounds])
    penalties = tuple(_made(Penalty, each, gone=each.get("gone", False)) for each in data["penalties"])
    named = {who for drawn in rounds for who in drawn.people()}.union(*(each.who for each in penalties))
    entrants = {each["id"]: _entrant(each) for each in data["entrants"]}
    strangers = {who: _stranger(who) for who in sorted(named - entrants.keys())}
    return Facts(
        regulations=data["regulations"],
        entrants=entrants | strangers,
        rounds=rounds,
        results={(each["round"], each["table"]): _report(each) for each in data["results"]},
        penalties=penalties,
        claims=data.get("claims") or {},
        deviations=tuple(data.get("deviations") or ()),
        day=data.get("day", ""),
        name=data.get("name", ""),
        identity=data.get("identity", ""),
        raw=data,
    )


def _once(path: str, keys: Iterable[Hashable]) -> None:
    for key, times in Counter(keys).items():
        if times > 1:
            raise ShapeError(path, "each once", key)


def _entrant(line: Json) -> Entrant:
    persons = tuple(line.get("persons") or ())
    told = {"members": tuple(line.get("members") or ()), "club": line.get("club") or "", "persons": persons}
    return _made(Entrant, line, number=line["id"], listed=True, **told)


def _stranger(number: int) -> Entrant:
    """Who is drawn or named, and stands on no list."""
    return Entrant(
        number,
        "?",
        first_round=1,
        withdrawn_from=None,
        away=(),
        apart_from=(),
        ranks=False,
        reserve=False,
        needs_table=None,
        checked_in=False,
        waiting=False,
        members=(),
        club="",
        persons=(),
        listed=False,
    )


def _made(kind: type[Line], line: Json, **more: Any) -> Line:  # noqa: ANN401 - as each field is
    """Its fields, read under their names, lists as tuples; `more` are those that are told otherwise."""
    told = {each.name: line[each.name] for each in fields(kind) if each.name not in more}
    read: Json = {name: tuple(value) if isinstance(value, list) else value for name, value in told.items()}
    return kind(**read, **more)


def _round(line: Json) -> Round:
    tables = tuple(_table(line["number"], each) for each in line["tables"])
    return _made(Round, line, tables=tables, by_hand=line["exchanged"] or line["seed"] is None)


def _table(number: int, line: Json) -> Table:
    a, b, c, d = line["seats"]
    return _made(Table, line, round=number, number=line["table"], seats=(a, b, c, d))


def _report(line: Json) -> Report:
    report = line["report"]
    kind, accepted = report["kind"], bool(line["accepted_because"])
    if kind == "Totals":
        return Report(kind, (), (report["a"], report["b"]), report["hands_played"], accepted)
    hands = tuple(_made(Hand, each) for each in report["hands"]) if kind == "Hands" else ()
    totals = (sum(hand.a for hand in hands), sum(hand.b for hand in hands))
    return Report(kind, hands, totals, len(hands), accepted)
