"""Find out from all rows of a list how its people are written: numbers, bullets, boxes, commas, brackets."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import pairwise

from tichu_turnier.files.cells import Row
from tichu_turnier.folding import folded_heading
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.transfer.lists.about_columns import is_about_an_amount
from tichu_turnier.transfer.lists.answers import (
    Answer,
    answer,
    answered,
    is_bare_no,
    is_player,
    key_of,
    money,
    word_set,
)
from tichu_turnier.transfer.lists.below import is_answers
from tichu_turnier.transfer.lists.column_words import Column
from tichu_turnier.transfer.lists.columns import Layout
from tichu_turnier.transfer.lists.heads import is_group, section_of
from tichu_turnier.transfer.lists.name_cells import (
    Numbered,
    Said,
    begins_like_an_item,
    box_of,
    capitals_first,
    is_one_surname,
    mark_of,
    number_of,
    pictures_beside,
    read_person,
    surname_first,
    two_names,
    without_bullet,
)
from tichu_turnier.transfer.lists.odd_names import Oddity, usual_oddities
from tichu_turnier.transfer.lists.remarks import Clubs

_OWN_NAME = re.compile(r"\btichu\b", re.IGNORECASE)
_PARTS = (
    (Column.FIRST_NAME, Column.LAST_NAME),
    (Column.FIRST_NAME_1, Column.LAST_NAME_1),
    (Column.FIRST_NAME_2, Column.LAST_NAME_2),
)
_MOSTLY = 0.6
_NEARLY_ALL = 0.8
_OFTEN = 0.25
_WHAT_ONE_IS = word_set("mitglied gast member guest membre invite aktiv active actif")
"""What may stand below a status and answers nothing."""
_FEW = 3
"""So many bullets make the lines without one chatter, and so many brackets with a club a habit."""
_BEGINNING = (Column.NAME, Column.PLAYER_1, Column.LAST_NAME, Column.FIRST_NAME, Column.LAST_NAME_1)
"""Where a number of the line may stand in front of a name."""
PERSONS = (Column.NAME, Column.PLAYER_1, Column.PLAYER_2)
NAMED_BY = (*PERSONS, Column.TEAM, *(part for parts in _PARTS for part in reversed(parts)))
"""The columns that name those of a row."""


@dataclass(frozen=True, slots=True)
class Given:
    """What is known of the tournament beside a list of its people."""

    due: tuple[float, ...] = ()
    """The amounts that count as paid in full; none where nobody says them."""
    day: date | None = None
    currency: str = ""
    """Its code (`CHF`); empty where it is not known."""
    section: Answer = Answer.NOTHING
    """What the name of the sheet says of all who stand on it."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How the people of a list are written."""

    numbered: bool
    """Whether names begin with a number of their line."""
    items: bool
    """Whether every person stands behind a bullet or a number."""
    comma: str
    """What stands behind the comma in a name: `given`, `club`, or nothing that is always there."""
    capitals_first: bool
    """Whether nearly all names begin with the surname, in capitals."""
    brackets: bool
    """Whether most have something in brackets behind the name, such as a club."""
    counted: bool
    """Whether most have a number in brackets behind the name, such as their age."""
    boxes: bool
    """Whether some boxes are ticked and others not."""
    marks: bool
    """Whether crosses and the like say something, as not all have the same."""
    answered: bool
    """Whether enough say that they come, so that an empty cell does not."""
    oddities: frozenset[Oddity]
    """What would make a text hardly a name, and is the way of this list."""
    polled: bool
    """Whether somebody says no in a poll, so that an empty cell does not."""
    pictures: frozenset[str]
    """The emoji that stand beside many names, and say nothing of one."""
    beside: frozenset[int]
    """Columns without names in which nearly every row has something."""
    roles: frozenset[int]
    """Columns that are not read and say of some that they play: whoever is something else may not."""
    clubs: Clubs
    """The clubs of the list, as they are written."""
    title: int
    """The number of a row with one word in front of all others and of an empty row; 0 where there is none."""
    fee: float
    """The amount that most have paid; 0 where no amounts are said."""
    amounts: Mapping[int, float]
    """What most have in columns of amounts that are not read (`Betrag`)."""
    given: Given
    """What is known beside the list."""


def habits_of(rows: Sequence[Row], layout: Layout, unit: Unit, given: Given) -> Habits:
    """The habits of the rows of a list, but for those that head others."""
    every, rows = rows, [row for row in rows if not _heads_others(row)]
    cells = [cell for row in rows for column in PERSONS if (cell := layout.cell(row, column))]
    first = _BEGINNING if {*_BEGINNING} & layout.columns.keys() else (Column.PLAYER_2,)
    begun = [cell for row in rows for column in first if (cell := layout.cell(row, column))]
    numbered = are_numbered([number for cell in begun if (number := number_of(cell)) is not None], len(rows))
    items = sum(map(begins_like_an_item, cells))
    people = [read_person(without_bullet(cell, numbered=numbered)) for cell in cells]
    coming = [layout.cell(row, Column.STATUS) for row in rows] if Column.STATUS in layout.columns else ()
    names = [name for row in rows for name in _names(row, layout, unit, numbered=numbered)]
    boxes = {box for cell in cells if (box := box_of(cell)) is not None}
    named = (cell for row in rows for column in NAMED_BY if (cell := layout.cell(row, column)))
    marks = set(map(mark_of, named))
    inside = sum(bool(said.inside) for said in people)
    amounts = Counter(
        amount for row in rows if (amount := money(layout.cell(row, Column.PAID))) is not None and amount > 1
    )
    return Habits(
        numbered=numbered,
        items=not layout.headings and items >= _FEW and items * 2 > len(cells),
        comma=_comma([said.name for said in people], unit),
        capitals_first=_share(capitals_first(name) > 0 for name in names) >= _NEARLY_ALL,
        brackets=inside >= _FEW and inside >= _MOSTLY * len(people),
        counted=_share(said.remark.isdecimal() for said in people) >= _MOSTLY,
        boxes=len(boxes) > 1,
        marks=len(marks) > 1,
        answered=_is_answered(coming),
        polled=any(answered(row.cell(at)) is Answer.NO for row in rows for at in layout.polls),
        pictures=_pictures(rows, layout),
        oddities=usual_oddities(names),
        beside=_beside(rows, layout),
        roles=_roles(rows, layout),
        clubs=_clubs(rows, layout, people),
        title=_title(every, [said.name for said in people]),
        fee=_fee(amounts),
        amounts=_amounts(rows, layout),
        given=given,
    )


def _pictures(rows: Sequence[Row], layout: Layout) -> frozenset[str]:
    named = [cell for row in rows for column in NAMED_BY if (cell := layout.cell(row, column))]
    counts = Counter(sign for cell in named if (sign := pictures_beside(without_bullet(cell, numbered=True))))
    many = sum(counts.values()) > _OFTEN * len(named) and sum(counts.values()) > _FEW
    return frozenset(counts if many else ())


def _roles(rows: Sequence[Row], layout: Layout) -> frozenset[int]:
    unread = (at for at in range(layout.width) if at not in layout.read)
    return frozenset(at for at in unread if any(is_player(row.cell(at)) for row in rows))


def _is_answered(coming: Sequence[str]) -> bool:
    """Whether others answer yes or no, so that an empty cell is neither.

    Where the only words are those of who has left (`abgemeldet`), who has none comes.
    """
    return any(map(_answers, coming))


def _answers(cell: str) -> bool:
    """Whether a cell answers yes, no or perhaps, and is no remark (`abgemeldet`, `Gast`)."""
    said = answer(cell)
    if said is Answer.NO:
        return is_bare_no(cell)
    return said in (Answer.YES, Answer.MAYBE) and key_of(cell) not in _WHAT_ONE_IS


def _heads_others(row: Row) -> bool:
    words = [cell for cell in row.cells if cell]
    return len(words) == 1 and (is_group(words[0]) or section_of(words[0]) is not None)


def _names(row: Row, layout: Layout, unit: Unit, *, numbered: bool) -> Iterator[str]:
    """The name of each person in a row, wherever its parts stand."""
    for column in PERSONS:
        if cell := layout.cell(row, column):
            name = read_person(without_bullet(cell, numbered=numbered)).name
            both = two_names(name) if unit is Unit.PARTNERSHIP else None
            yield from both or ((name,) if name else ())
    for parts in _PARTS:
        if name := " ".join(filter(None, (layout.cell(row, part) for part in parts))):
            yield name


def _beside(rows: Sequence[Row], layout: Layout) -> frozenset[int]:
    """Columns that nearly all rows fill; below `Bezahlt` or `Kommst du?` an empty cell may be an answer."""
    answers = layout.read - layout.names - {layout.columns.get(Column.CLUB, -1)}
    other = layout.names | answers
    filled = Counter(at for row in rows for at, cell in enumerate(row.cells) if cell and at not in other)
    nearly_all = (at for at, count in filled.items() if count >= _NEARLY_ALL * len(rows))
    return frozenset(at for at in nearly_all if len(rows) > _FEW and not _is_optional(rows, at))


def _is_optional(rows: Sequence[Row], at: int) -> bool:
    """Whether a column has ticks or remarks, which nobody misses where there are none."""
    small = _share(cell[0].islower() for row in rows if (cell := row.cell(at)))
    return is_answers(rows, at) or small >= _MOSTLY


def _share(said: Iterable[bool]) -> float:
    every = list(said)
    return sum(every) / len(every) if every else 0.0


def _clubs(rows: Sequence[Row], layout: Layout, people: Sequence[Said]) -> Clubs:
    """The cells of the column of clubs, or what stands in brackets and behind a comma beside the names."""
    cells = [layout.cell(row, Column.CLUB) for row in rows]
    beside = [said.inside or (surname_first(said.name) or ("", ""))[1] for said in people]
    found = Counter(filter(None, (*cells, *beside)))
    counts: Counter[str] = Counter()
    for club, count in found.items():
        counts[folded_heading(club)] += count
    return Clubs(frozenset(counts), frozenset(club for club, count in counts.items() if count > 1))


def _title(rows: Sequence[Row], names: Sequence[str]) -> int:
    """A single word above a list whose people have more: `Tichu`."""
    first = [cell for cell in rows[0].cells if cell] if len(rows) > _FEW else []
    if len(first) != 1:
        return 0
    gap = rows[1].number > rows[0].number + 1
    is_plain = not begins_like_an_item(first[0]) and not {"(", ","} & set(first[0])
    alone = is_plain and ((gap and " " not in first[0]) or _OWN_NAME.search(first[0]) is not None)
    return rows[0].number if alone and _share(" " in name for name in names) >= _MOSTLY else 0


def are_numbered(numbers: Sequence[Numbered], count: int) -> bool:
    """Whether numbers in front of names, of `count` names in all, are those of lines.

    They mostly run on; some may be twice, left out, or begin again. `1. FC Biber` alone is a name.
    """
    signed = [each.number for each in numbers if each.signed]
    every = [each.number for each in numbers]
    for given, enough in ((signed, 2), (every, count // 2 + 1)):
        steps = [later > earlier for earlier, later in pairwise(given)]
        if len(given) >= enough and len(given) > 1 and sum(steps) * 2 >= len(steps):
            return True
    return count == 1 and len(every) == 1 and every[0] == 1 and bool(signed)


def _amounts(rows: Sequence[Row], layout: Layout) -> Mapping[int, float]:
    """What most have in each column of amounts beside one that says who has paid."""
    beside = (
        (at, Counter(amount for row in rows if (amount := money(row.cell(at)))))
        for at, heading in enumerate(layout.headings)
        if at not in layout.read and is_about_an_amount(heading)
    )
    return {at: _fee(found) for at, found in beside if found and Column.PAID in layout.columns}


def _fee(amounts: Counter[float]) -> float:
    """What most have paid; of two amounts that are about as common the higher one."""
    most = max(amounts.values(), default=0)
    return max((amount for amount, count in amounts.items() if count * 2 >= most), default=0.0)


def _comma(names: Sequence[str], unit: Unit) -> str:
    parts = [found for name in names if (found := surname_first(name))]
    if len(parts) < max(1, _MOSTLY * len(names)):
        return ""
    given = sum(is_one_surname(surname) for surname, _ in parts)
    return "given" if given >= _MOSTLY * len(parts) else "club" if unit is Unit.PLAYER else ""
