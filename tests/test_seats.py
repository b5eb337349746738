"""Does nobody but `tournament/tables` and the rules reckon with the numbers of seats?

Who writes `seats[0], seats[2]` has forgotten the table of six; who writes `seat % 2` knows what only the room
of the tables should know. Sides (`1 - side`) are two at every kind of table, and free for all.
"""

import ast
import re
from collections.abc import Iterator

from tests.test_house import nodes

OWN = ("rules/", "tournament/tables/", "check/", "replay/", "gui/viewer/", "tournament/draws/rotation/")
"""Rooms that may: the game of cards and its board, the owner of tables, the second opinion, which asks none,
and the mathematics of the rotation, which knows tables of four only."""
SEATS = re.compile(r"(^|_)(seats|seats_of_hand|seated|sat)$")
SEAT = re.compile(r"\b(own_|column_)?(seats?|places?|own|player)\b")
PEOPLE = re.compile(r"^len\(.*\b(seats|people|players|entrants|seated|read_out)\b.*\)$|\bplayers$")
SIZES = frozenset(range(2, 7))
EXCEPTIONS = {
    "tournament/scoring/special_lists.py: own_seats[0]": "the first of the seats that one entrant has",
    "cli/rulebook/audit.py: _seats(rules)[-1]": "the last seat in a sentence about a game of cards",
    "transfer/results/columns.py: len(seats) == len(_COUNTED_SEATS[4])": "columns that count four people",
    "transfer/results/columns.py: e.seats[0]": "a column for calls is of one seat, which its heading names",
    "transfer/results/columns.py: each.seats[0]": "seats that a heading names, all of one side",
    "transfer/results/people.py: len(seats) in (4, 6)": "tells the seats of a hand from a list of people",
    "gui/results/slip_paint.py: players // 2": "how many have a column on each side of the slip",
    "entry/hand.py: rules.players // 2": "how many play on a side, by the rules",
    "tournament/insight/prospects.py: rules.players // 2": "how many play on a side, by the rules",
}
"""Expressions that look alike and know nothing of tables, each with the reason."""


def reckoned() -> Iterator[str]:
    """Each expression that reckons with the number of a seat, or of people at a table, with its file."""
    for path, found in nodes().items():
        if not path.startswith(OWN):
            yield from (f"{path}: {ast.unparse(node)}" for node in found if _reckons(node))


def _reckons(node: ast.AST) -> bool:
    match node:
        case ast.BinOp(left, ast.Mod() | ast.FloorDiv() | ast.BitXor(), ast.Constant(value=int(number))):
            return number in {1, 2, 3, 4} and bool(SEAT.search(ast.unparse(left)) or _counts(left))
        case ast.Subscript(value, ast.Slice(step=ast.Constant(value=2))):
            return bool(SEATS.search(_name(value)))
        case ast.Subscript(value, ast.Constant(value=int()) | ast.Slice() | ast.UnaryOp()):
            return bool(SEATS.search(_name(value))) and not _variable(node.slice)
        case ast.Compare(left, _, others):
            sizes = any(_is_size(each) for side in (left, *others) for each in ast.walk(side))
            return sizes and any(map(_counts, (left, *others)))
    return False


def _variable(part: ast.expr) -> bool:
    """Whether a part of a sequence begins and ends where a name says: `seats[:seat]`."""
    ends = [part.lower, part.upper] if isinstance(part, ast.Slice) else []
    return any(isinstance(end, ast.Name) for end in ends)


def _is_size(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int and node.value in SIZES


def _counts(node: ast.expr) -> bool:
    return bool(PEOPLE.search(ast.unparse(node)))


def _name(node: ast.expr) -> str:
    """The last name of what is taken apart: `seats` of `table.seats`, `seats_of_hand` of its call."""
    inner = node.func if isinstance(node, ast.Call) else node
    return inner.attr if isinstance(inner, ast.Attribute) else inner.id if isinstance(inner, ast.Name) else ""


def test_nobody_else_reckons_with_numbers_of_seats() -> None:
    assert sorted(set(reckoned()) - EXCEPTIONS.keys()) == []


def test_exceptions_are_still_needed() -> None:
    assert EXCEPTIONS.keys() - set(reckoned()) == set()
