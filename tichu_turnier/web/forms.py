"""The form in which a phone reports a match: what stands in it, and the report it makes."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tichu_turnier.entry.form import MOST_HANDS
from tichu_turnier.entry.hand_notation import calls_added
from tichu_turnier.entry.view import by_seats, names_at
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.rules.calls import known_calls
from tichu_turnier.rules.hand_line import hand_text
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import (
    EntrantId,
    Hands,
    MatchReport,
    Regulations,
    ScoringUnit,
    Seating,
    Totals,
    Tournament,
)
from tichu_turnier.tournament.tables.sides import side_of_seat
from tichu_turnier.tournament.tables.table import table_of
from tichu_turnier.transfer.results.hands import hands_of
from tichu_turnier.transfer.results.numbers import score_of

Typed = Mapping[str, str]
"""What stands in the fields, by their names: `a3`, `b3`, `call3`, `more3`, `double3` of the third hand."""
_SPARE_HANDS = 3
_OPEN_END = 12


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a list to choose from."""

    value: str
    words: str


@dataclass(frozen=True, slots=True)
class HandRow:
    """One hand: who plays together, own side first."""

    number: int
    own: str
    """The side of whoever fills in: `a` for seats 0+2, `b` for 1+3; `a` for whoever rests."""
    names: tuple[str, str]
    """Of both sides, the own one first."""
    begins: bool
    """Whether people have other partners than in the hand before."""
    calls: tuple[Choice, ...]
    doubles: tuple[Choice, ...]

    @property
    def others(self) -> str:
        return "b" if self.own == "a" else "a"


def by_totals(regulations: Regulations) -> bool:
    """Whether two numbers say all that counts."""
    return regulations.scoring.unit is ScoringUnit.MATCH


def hand_rows(tournament: Tournament, seating: Seating, who: EntrantId, texts: Texts) -> Iterator[HandRow]:
    """A row for each hand that is planned; a few more where the clock ends a round."""
    table = table_of(seating, tournament.regulations)
    before: tuple[str, str] | None = None
    for index in range(table.regulations.hands_planned or _OPEN_END + _SPARE_HANDS):
        own = "b" if table.side_of(who, index) else "a"
        named = by_seats(names_at(tournament, seating, index))
        sides = _side(named, 0), _side(named, 1)
        names = sides if own == "a" else sides[::-1]
        doubles = (Choice("D02", sides[0]), Choice("D13", sides[1]), Choice("Dno", texts("web-double-none")))
        calls = tuple(_calls(named, texts, table.regulations.rules))
        yield HandRow(index + 1, own, names, names != before, calls, doubles)
        before = names


def read(typed: Typed, regulations: Regulations) -> MatchReport:
    """The report; raises Refusal with everything that cannot be read."""
    if by_totals(regulations):
        totals = score_of(f"{typed.get('a', '').strip()}:{typed.get('b', '').strip()}")
        hands = typed.get("hands", "").strip() or "0"
        if totals is None or not hands.isdecimal():
            raise Refusal(Finding("entry-total-missing"))
        return Totals(*totals, int(hands[:3]))
    lines = [_line(typed, number) for number in range(1, MOST_HANDS + 1)]
    while lines and not lines[-1]:
        lines.pop()
    if not lines:
        raise Refusal(Finding("web-nothing-typed"))
    faults: list[Finding] = []
    found = hands_of(dict(enumerate(lines, 1)), regulations.rules, faults)
    if faults:
        raise Refusal(*faults)
    return Hands(tuple(calls_added(hand, regulations.rules) for hand in found.hands))


def typed_of(report: MatchReport) -> Typed:
    """What would stand in the fields for that report."""
    if isinstance(report, Totals):
        hands = str(report.hands_played) if report.hands_played else ""
        return {"a": str(report.a), "b": str(report.b), "hands": hands}
    fields: dict[str, str] = {}
    for number, hand in enumerate(report.hands, 1):
        _, *words = hand_text(hand).split()
        fields |= {f"a{number}": str(hand.a), f"b{number}": str(hand.b)}
        calls = [word for word in words if word[0] in "TGS"]
        fields |= dict(zip((f"call{number}", f"more{number}"), calls, strict=False))
        fields |= {f"double{number}": word for word in words if word[0] == "D"}
    return fields


def _line(typed: Typed, number: int) -> str:
    """The hand in one line of notation; empty where nothing was typed."""
    a, b = (typed.get(f"{side}{number}", "").strip() for side in "ab")
    words = [typed.get(f"{name}{number}", "").strip() for name in ("call", "more", "double")]
    points = f"{a}:{b}" if a or b else ""
    return " ".join(filter(None, (points, *words)))


def _side(named: Mapping[int, str], side: int) -> str:
    """Who plays together, a partnership without names of people once."""
    names = dict.fromkeys(name for seat, name in sorted(named.items()) if side_of_seat(seat) == side)
    return " + ".join(filter(None, names))


def _calls(named: Mapping[int, str], texts: Texts, rules: RuleSet) -> Iterator[Choice]:
    """Every call that somebody could have made or lost."""
    for call in known_calls(rules)[1:]:
        kind = call.value[0].upper()
        for seat, name in named.items():
            for sign, made in (("+", "made"), ("-", "lost")):
                if name:
                    yield Choice(f"{kind}{seat}{sign}", texts(f"web-call-{kind.lower()}-{made}", name=name))
