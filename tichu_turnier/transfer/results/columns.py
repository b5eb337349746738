"""Which column of a table of results has what, by its heading and by what stands below it."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from tichu_turnier.files.cells import MINUS_SIGNS, Row
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.folding import folded
from tichu_turnier.tournament.tables.sides import side_of_seat
from tichu_turnier.transfer.results.beside import Weight, side_called, weight_of
from tichu_turnier.transfer.results.hand_numbers import counts_hands, differs, several_rows
from tichu_turnier.transfer.results.hands import SHOWN
from tichu_turnier.transfer.results.headings import SIDE_A, SIDE_B, Heading, Meaning, heading_of
from tichu_turnier.transfer.results.numbers import is_stroke, score_of, whole_amount, whole_number

_NOTATION = re.compile(
    r"[+-]?\d{0,4}\s*:\s*[+-]?\d{0,4}(?:[\s,]+\S{1,4})*|[+-]?\d{1,4}(?:[\s,]+[TGSDF]\S{1,3})*|AVG\S*.*|D(?:02|13)",
    re.IGNORECASE,
)
_YES_NO = frozenset(
    word
    for words in ("ja j nein n yes y no oui o non x", "true false wahr falsch vrai faux ok \N{CHECK MARK}")
    for word in words.split()
)
_VOID = re.compile(
    r"storn|annul|ungult|gestrich|abgebroch|abandon|void|cancel|invalid|protest|straf|penalt|forfa|walkover"
    r"|kampflos|w\.?o\.?$|nicht gespielt|not played|pas joue|disq"
)
_OF_A_HAND = re.compile(r"[:/|]|\b[TGSDF]\d|AVG", re.IGNORECASE)
"""What notation has and a number of hands has not, be it `-3` or `8 (2 not played)`."""
_HALF_HUNDRED = 50
"""Whatever is called and won, both totals of a match come to hundreds; small calls bring fifty."""
_MOST_PAIRS = 99
_FIRST_ROWS = 15
"""Behind more lines than these no table begins."""
_COUNTED_SEATS = {2: (SIDE_A, SIDE_B), 4: ((0,), (2,), (1,), (3,))}
"""Where `Spieler 1`, `Spieler 2` and so on sit: partners are named together."""


@dataclass(frozen=True, slots=True)
class People:
    """A column that says who played."""

    index: int
    heading: str
    seats: tuple[int, ...] = ()
    is_id: bool = False


@dataclass(frozen=True, slots=True)
class Columns:
    """Where a table of results has what; columns are indexes from 0."""

    first_row: int
    """The index of the row behind the headings."""
    headings: tuple[str, ...]
    at: Mapping[str, int] = field(default_factory=dict)
    """`round table a b one score count number hands`, those of notes and own exports, and what is compared:
    `winner loser difference victory_a victory_b`."""
    one_hand: tuple[tuple[int, int], ...] = ()
    """The columns with the notation of a hand each: the number in its heading, from 1, and the index."""
    calls: Mapping[int, int] = field(default_factory=dict)
    """By seat."""
    people: tuple[People, ...] = ()
    counted: bool = False
    """Whether people are only counted, so that partners may also stand on every second place."""
    passed_over: tuple[int, ...] = ()
    unknown: tuple[int, ...] = ()
    uniform: frozenset[int] = frozenset()
    """Of these, those in which every row says the same."""
    weights: Mapping[int, Weight] = field(default_factory=dict)
    """What those that are unknown, and with anything in them, may do to the rest of a row."""
    by_side: bool = False
    """Whether a row is a side, with its points in `one`."""
    by_hand: bool = False
    """Whether a row is about one hand."""
    doubted: str = ""
    """The column (`count` or `hands`) of which it is not sure what its numbers are."""

    @property
    def is_own(self) -> bool:
        """Whether they are those of our own exports: there 0 hands mean that nobody has counted them."""
        return "accepted" in self.at


def columns_of(rows: Sequence[Row], *, round_known: bool = False) -> Columns:
    """The columns of a table; raises Refusal when round, table or every result is missing.

    Where the round is known a table needs no column for it, if nothing stands above that may name another.
    """
    headed = [(row, [heading_of(cell) for cell in row.cells]) for row in rows[:_FIRST_ROWS]]
    ways = [(headed, {Meaning.ROUND, Meaning.TABLE}), (headed[: int(round_known)], {Meaning.TABLE})]
    no_points: Finding | None = None
    for among, needed in ways:
        for start, (row, found) in enumerate(among):
            if needed <= {each.meaning for each in found}:
                columns = _Sorting(row, found, rows[start + 1 :]).columns(start + 1)
                if columns is not None:
                    return columns
                no_points = no_points or _no_points(row, found, rows[start + 1 :])
                break
    raise Refusal(no_points or Finding("import-results-header"))


def _no_points(header: Row, found: Sequence[Heading], rows: Sequence[Row]) -> Finding | None:
    """The first cell that is no number below a heading that may be about the points of a side (`A`)."""
    for index, each in enumerate(found):
        for row in rows if each.team else ():
            if (cell := row.cell(index)) and whole_amount(cell) is None:
                args: dict[str, str | int] = {"column": header.cells[index], "text": cell[:SHOWN]}
                return Finding("import-no-number", args=args).within("line", row.number)
    return None


@dataclass
class _Sorting:
    """Headings with what stands below them, being sorted out."""

    header: Row
    found: list[Heading]
    rows: Sequence[Row]
    _columns: dict[int, list[str]] = field(default_factory=dict)
    """What stands below each heading, looked up once."""

    def columns(self, first_row: int) -> Columns | None:
        """None where no column has a result."""
        settled = [self._settled(index) for index in range(len(self.found))]
        at = _plain_columns(settled)
        self._points(settled, at)
        self._scores(settled, at)
        one_hand = [(e.number, i) for i, e in enumerate(settled) if e.meaning is Meaning.ONE_HAND]
        calls = {e.seats[0]: i for i, e in enumerate(settled) if e.meaning is Meaning.CALL}
        by_side = "one" in at and self._sides_each(settled, at)
        by_hand, doubted = self._numbers(settled, at, own=bool(calls) or not _OF_HANDS.isdisjoint(at))
        if not (by_side or one_hand or "hands" in at or "score" in at or {"a", "b"} <= at.keys()):
            return None
        _drop_uncompared(at, by_side=by_side, by_hand=by_hand)
        people, counted = self._people(settled)
        used = {*at.values(), *calls.values(), *(i for _, i in one_hand), *(each.index for each in people)}
        passed = [i for i, e in enumerate(settled) if i not in used and self._is_passed_over(i, e)]
        unknown = tuple(i for i in range(len(settled)) if i not in used and i not in passed)
        uniform = frozenset(i for i in unknown if len(Counter(row.cell(i) for row in self.rows)) == 1)
        return Columns(
            first_row,
            self.header.cells,
            at,
            _counted_from_one(one_hand),
            calls,
            people,
            counted,
            tuple(passed),
            unknown,
            uniform,
            {i: weight_of(self.header.cells[i]) for i in unknown if self._below(i)},
            by_side,
            by_hand,
            doubted,
        )

    def _below(self, index: int) -> list[str]:
        if index not in self._columns:
            wide = [row.cells for row in self.rows if index < len(row.cells)]
            self._columns[index] = [cells[index] for cells in wide if cells[index]]
        return self._columns[index]

    def _amounts(self, index: int) -> bool:
        """Whether at least half of what stands there are amounts, or nothing does."""
        cells = [cell for cell in self._below(index) if not is_stroke(cell)]
        return 2 * sum(whole_amount(cell) is not None for cell in cells) >= len(cells)

    def _settled(self, index: int) -> Heading:
        """The heading with the one meaning that fits what stands below."""
        found, cells = self.found[index], self._below(index)
        if found.team and self._amounts(index) and self._is_of_scores(index):
            return Heading(Meaning.POINTS, found.seats)
        if found.meaning is Meaning.ONE_HAND and cells and len(self.header.cells[index].strip()) <= 3:  # noqa: PLR2004 - `S1` can be much
            fits = any(_NOTATION.fullmatch(cell.translate(MINUS_SIGNS)) for cell in cells)
            return found if fits else Heading(Meaning.UNKNOWN)
        return found

    def _is_of_scores(self, index: int) -> bool:
        """Whether amounts below `Pair 1` can be its points, and not the numbers of pairs.

        Numbers are small, and other ones than the totals that stand elsewhere.
        """
        same = (Heading(Meaning.POINTS), self.found[index])
        others = [i for i, each in enumerate(self.found) if i != index and each in same]
        pairs = [(whole_amount(row.cell(index)), row.cell(i)) for i in others for row in self.rows]
        read = [
            (amount, score_of(cell) or (whole_amount(cell),)) for amount, cell in pairs if amount is not None
        ]
        beside = [(amount, said) for amount, said in read if said != (None,)]
        return not beside or any(amount > _MOST_PAIRS or amount in said for amount, said in beside)

    def _points(self, settled: list[Heading], at: dict[str, int]) -> None:
        """Totals of both sides in one column, or the points of each in one of its own; filled ones first."""
        plain: list[int] = []
        for index, each in sorted(enumerate(settled), key=lambda found: not self._below(found[0])):
            if each.meaning is not Meaning.POINTS:
                continue
            cells = self._below(index)
            if each.seats:
                at.setdefault("ab"[side_of_seat(each.seats[0])], index)
            elif cells and not any(map(score_of, cells)) and self._amounts(index):
                plain.append(index)
            else:
                at.setdefault("score", index)
        if len(plain) == len("ab") and at.keys().isdisjoint("ab"):
            at.update(zip("ab", plain, strict=True))
        if len(plain) == 1 and at.keys().isdisjoint(("a", "b", "score")):
            at["one"] = plain[0]

    def _scores(self, settled: list[Heading], at: dict[str, int]) -> None:
        """The one column in which nothing but totals stands, whatever its heading, where no other has any."""
        if {Meaning.POINTS, Meaning.HAND, Meaning.ONE_HAND} & {each.meaning for each in settled}:
            return
        found = [i for i, e in enumerate(settled) if e.meaning is Meaning.UNKNOWN and self._all_totals(i)]
        if len(found) == 1:
            at["score"] = found[0]

    def _all_totals(self, index: int) -> bool:
        """Whether all that stands there comes to what a match brings."""
        scores = [score_of(cell) for cell in self._below(index)]
        return bool(scores) and all(score is not None and not sum(score) % _HALF_HUNDRED for score in scores)

    def _sides_each(self, settled: list[Heading], at: dict[str, int]) -> bool:
        """Whether a row is a side: with one column of names, one of points, and several rows a table."""
        names = [each for each in settled if each.meaning is Meaning.NAME and not each.seats]
        if len(names) == 1 and several_rows(self.rows, at):
            return True
        del at["one"]
        return False

    def _numbers(self, settled: list[Heading], at: dict[str, int], *, own: bool) -> tuple[bool, str]:
        """What a column headed `Spiel` or `hands` holds: notation, the number of the hand, or of hands.

        Whether a row is a hand, and the column that can mean two things.
        """
        totals = "score" in at or {"a", "b"} <= at.keys()
        numberings = [
            i for i, e in enumerate(settled) if e == Heading(Meaning.PASSED_OVER) and self._is_number(i)
        ]
        hands = [(i, e) for i, e in enumerate(settled) if e.meaning is Meaning.HAND]
        if not hands and not numberings:
            return own, ""
        several = several_rows(self.rows, at)
        for index, each in hands:
            role = "" if "hands" in at or "number" in at else self._role(index, at, own=own)
            if not role or (role == "count" and role in at):
                continue
            if role != "none":
                at[role] = index
            bare_hand = role == "hands" and each.several and not several and self._is_bare(index)
            doubted = bare_hand or (role == "count" and not each.several and "one" not in at)
            return role == "number", role if doubted else ""
        if totals and several and numberings and counts_hands(self.rows, numberings[0], at):
            at["number"] = numberings[0]
        return own or "number" in at, ""

    def _is_number(self, index: int) -> bool:
        word = folded(self.header.cells[index]).strip(" .#\u00b0")
        return word in ("nr", "no", "n") and all(
            whole_number(cell) is not None for cell in self._below(index)
        )

    def _is_bare(self, index: int) -> bool:
        """Whether nothing there has more in it than a number."""
        return bool(cells := self._below(index)) and not any(map(_OF_A_HAND.search, cells))

    def _role(self, index: int, at: Mapping[str, int], *, own: bool) -> str:
        """Whether a column headed `Spiel` has `hands` in notation, their `number` or `count`, or `none`."""
        if not self._is_bare(index):
            return "hands"
        several = several_rows(self.rows, at)
        if "one" in at:
            return "number" if differs(self.rows, index, at) else "count"
        if "score" not in at and not {"a", "b"} <= at.keys():  # a row a hand, whose points nobody has found
            return "none" if several and counts_hands(self.rows, index, at) else "hands"
        return "number" if own or several else "count"

    def _people(self, settled: list[Heading]) -> tuple[tuple[People, ...], bool]:
        """The columns that name people, and whether these are only counted."""
        named = [(i, e) for i, e in enumerate(settled) if e.meaning in (Meaning.NAME, Meaning.ID)]
        numbers = [e.number for _, e in named if e.number]
        seats = _COUNTED_SEATS.get(len(numbers), ()) if numbers == list(range(1, len(numbers) + 1)) else ()
        found = self._outcomes(settled) if not named else []
        free = self._free_sides(named)
        for index, each in named:
            of = (seats[each.number - 1] if seats else ()) if each.number else each.seats
            if not (each.seats or each.number) and free and each.meaning is Meaning.NAME:
                of = free.pop(0)
            found.append(People(index, self.header.cells[index], of, each.meaning is Meaning.ID))
        return tuple(found), len(seats) == len(_COUNTED_SEATS[4])

    def _outcomes(self, settled: Sequence[Heading]) -> list[People]:
        """Who won and who lost, where nothing else names sides: the points stand in the same order."""
        if any(each.meaning is Meaning.POINTS and each.seats for each in settled):
            return []
        both = [(i, e) for i, e in enumerate(settled) if e.meaning in (Meaning.WINNER, Meaning.LOSER)]
        if len({each.meaning for _, each in both}) < len("ab") or len(both) > len("ab"):
            return []
        if any(side_called(cell) is not None for index, _ in both for cell in self._below(index)):
            return []
        sides = zip(both, (SIDE_A, SIDE_B), strict=True)
        return [People(index, self.header.cells[index], side) for (index, _), side in sides]

    def _free_sides(self, named: Sequence[tuple[int, Heading]]) -> list[tuple[int, ...]]:
        """The sides of columns that are just headed `Team`: one after the other, where there are as many."""
        names = [each for _, each in named if each.meaning is Meaning.NAME]
        plain = [each for each in names if not (each.seats or each.number)]
        taken = [each.seats for each in names]
        free: list[tuple[int, ...]] = [side for side in (SIDE_A, SIDE_B) if side not in taken]
        return free if len(plain) == len(free) and len(names) == len("ab") else []

    def _is_passed_over(self, index: int, each: Heading) -> bool:
        if each.meaning in _NOT_READ:
            return True
        cells = [whole_number(cell) for cell in self._below(index)]
        rising = all(a is not None and b == a + 1 for a, b in pairwise(cells))
        return not self.header.cells[index] and len(cells) > 1 and rising


_PLAIN = {
    Meaning.ROUND: "round",
    Meaning.TABLE: "table",
    Meaning.COUNT: "count",
    Meaning.NOTE: "note",
    Meaning.ACCEPTED: "accepted",
    Meaning.FIRST_OUT: "first_out",
    Meaning.DOUBLE: "double",
    Meaning.AWARDED: "awarded",
    Meaning.SPECIAL_CARDS_OUT: "special",
    Meaning.WINNER: "winner",
    Meaning.LOSER: "loser",
    Meaning.DIFFERENCE: "difference",
}
_NOT_READ = (
    Meaning.PASSED_OVER,
    Meaning.VICTORY,
    Meaning.DIFFERENCE,
    Meaning.WINNER,
    Meaning.LOSER,
)
"""What is named as not read where it is not used, as a winner of every hand."""
_OF_HANDS = {"first_out", "double", "awarded", "special"}
"""Columns that only a table has in which a row is a hand."""


def _plain_columns(settled: Sequence[Heading]) -> dict[str, int]:
    """The columns whose heading says all, by what is in them."""
    at: dict[str, int] = {}
    for index, each in enumerate(settled):
        if each.meaning in _PLAIN:
            at.setdefault(_PLAIN[each.meaning], index)
        if each.meaning is Meaning.VICTORY:
            at.setdefault(f"victory_{'ab'[side_of_seat(each.seats[0])]}", index)
    return at


def _counted_from_one(one_hand: Sequence[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """Numbers of hands and their columns in order; where the first is called 0, each is one more."""
    least = min((number for number, _ in one_hand), default=1)
    return tuple(sorted((number + (least == 0), index) for number, index in one_hand))


def _drop_uncompared(at: dict[str, int], *, by_side: bool, by_hand: bool) -> None:
    """What can only be compared with the totals of a match in one row; of a side also who won."""
    names = ("difference", "victory_a", "victory_b") if by_side or by_hand else ()
    for name in (*names, *(("winner", "loser") if by_hand else ())):
        at.pop(name, None)


def is_doubtful(cell: str, *, uniform: bool) -> bool:
    """Whether a cell of which nobody knows the meaning may change what the rest of its row says."""
    word = folded(cell).strip(" .!?")
    if word in _YES_NO:
        return not uniform
    about_points = whole_amount(cell) is not None or score_of(cell) is not None
    return about_points or _VOID.search(word) is not None


def extra_cells(row: Row, columns: Columns) -> Iterator[int]:
    """Where a row has something in it for which there is no heading."""
    for index in range(len(columns.headings), len(row.cells)):
        if row.cells[index]:
            yield index
