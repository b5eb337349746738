"""Recognise the columns of a list of entrants."""

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from tichu_turnier.files.cells import Cells, Row
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.folding import folded_heading
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.transfer.lists.about_columns import is_plainly_about_coming
from tichu_turnier.transfer.lists.answers import Answer
from tichu_turnier.transfer.lists.below import fitting, holds_words, poll_header, polls_below, ticks_below
from tichu_turnier.transfer.lists.column_words import (
    CAPTAIN,
    NAMING,
    OF_PERSON,
    PARTS,
    SAID_OF_PEOPLE,
    Column,
    Meaning,
    Sure,
    exact_meaning,
    folded_cell,
    is_heading_word,
    is_other_heading,
    meaning_of,
)
from tichu_turnier.transfer.lists.guessed_columns import looks_like_person, may_be_headings, usual_columns
from tichu_turnier.transfer.lists.headed.names import (
    account_or_team,
    beside_each_other,
    other_names,
    settled,
)
from tichu_turnier.transfer.lists.name_cells import is_one_surname, two_names, without_bullet

_FIRST_OF_TWO = NAMING - {
    Column.TEAM,
    Column.PLAYER_2,
    Column.FIRST_NAME_2,
    Column.LAST_NAME_2,
}
"""What names somebody beside a partner."""
_BOTH_PARTS = (
    (Column.FIRST_NAME, Column.LAST_NAME),
    (Column.FIRST_NAME, Column.NAME),
    (Column.FIRST_NAME_1, Column.LAST_NAME_1),
)
"""Whoever names these columns heads them."""
_HEADER_WITHIN = 15
"""How far down a header may stand, below a title or a date."""
_SAMPLE = 200
"""So many rows tell what the columns of a list without headings hold."""
_MOSTLY = 0.6


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the columns of a list are, and where its people begin."""

    columns: Mapping[Column, int]
    first_row: int = 0
    """Index of the first row with people."""
    headings: tuple[str, ...] = field(default=())
    """The words above all columns; empty for a list without them."""
    polls: tuple[int, ...] = ()
    """Columns below days on which people say whether they can come."""
    ticks: Mapping[int, Answer] = field(default_factory=dict)
    """What is answered by a tick in columns that are named by an answer (`Ja`, `Nein`, `Warteliste`)."""
    rivals: Mapping[int, Column] = field(default_factory=dict)
    """Columns that mean the same as one that is read, and are compared with it (`Bezahlt Spieler 2`)."""
    other_names: tuple[int, ...] = ()
    """Columns that are not read and name somebody too, perhaps who has sent a form."""
    maybe_headings: int = 0
    """The number of the first row where it may have headings and is read as people; 0 where it does not."""
    doubt: Finding | None = None
    """What cannot be known of these columns, and is to be asked of every line."""
    seconds: Mapping[int, int] = field(default_factory=dict)
    """Cells of the second of two rows that make one team, and the columns in which they stood there."""

    @property
    def read(self) -> frozenset[int]:
        """The columns that mean something."""
        return frozenset((*self.columns.values(), *self.polls, *self.ticks, *self.seconds))

    @property
    def names(self) -> frozenset[int]:
        """The columns in which people are named."""
        return frozenset(index for column, index in self.columns.items() if column in NAMING)

    @property
    def ignored(self) -> tuple[str, ...]:
        """Words above columns that mean nothing to us."""
        known = self.read
        return tuple(word for index, word in enumerate(self.headings) if word and index not in known)

    @property
    def width(self) -> int:
        """How many columns have headings, up to the last one; 0 for a list without them."""
        return max((index + 1 for index, word in enumerate(self.headings) if word), default=0)

    def cell(self, row: Row, column: Column) -> str:
        """What a row says in a column; empty when there is no such column."""
        return row.cell(self.columns.get(column, -1))


Choice = Mapping[str, Column]
"""What somebody said that columns are, by `heading_key`."""


def heading_key(headings: Sequence[str], index: int) -> str:
    """What a column is remembered by: its heading, else its place."""
    word = folded_heading(headings[index]) if index < len(headings) else ""
    return word or f"#{index + 1}"


@dataclass(frozen=True, slots=True)
class ListColumn:
    """A column of a list as somebody is asked about it."""

    key: str
    """What it is remembered by, see `heading_key`."""
    words: str
    """Its heading; in a list without headings the first of its cells."""
    meaning: Column
    """What it was taken for; `NOTHING` if it was left out."""
    number: int = 0
    """Its place, from 1."""
    example: str = ""
    """The first of its cells."""
    is_left_out: bool = False
    """Whether nothing of it is read, and that is to be said of it as a whole."""


def list_columns(rows: Sequence[Row], layout: Layout) -> tuple[ListColumn, ...]:
    """All columns of a list in which anything stands, as they were taken; `rows` are those of its people."""
    width = max((len(row.cells) for row in rows), default=0)
    meanings = {index: column for column, index in layout.columns.items()}
    found = []
    for index in range(width):
        example = next((cell for row in rows if (cell := row.cell(index))), "")
        words = layout.headings[index] if index < len(layout.headings) else ""
        if example:
            meaning = meanings.get(index, Column.NOTHING)
            if index in layout.polls or index in layout.ticks:
                meaning = Column.STATUS
            is_left_out = meaning is Column.NOTHING and (bool(words) or not layout.headings)
            key, said = heading_key(layout.headings, index), words or ("" if layout.headings else example)
            found.append(ListColumn(key, said, meaning, index + 1, example, is_left_out))
    return tuple(found)


def layout_of(cells: Cells, unit: Unit, choice: Choice | None = None, *, titled: bool = False) -> Layout:
    """The layout that the header of a list tells, or what its cells look like; a `choice` comes first.

    Where somebody says that it is `titled`, its first row is a header, whatever stands in it.
    """
    rows, chosen = cells.rows, choice or {}
    headers = _without_people(rows, [_header(cells, at, unit, chosen) for at in range(_above(rows))], unit)
    best, columns = max(enumerate(headers), key=lambda header: len(header[1]), default=(0, {}))
    for at, more in enumerate(headers):  # below a heading of groups stands that of the columns
        is_other = at == best + 1 and rows[at].cells != rows[best].cells
        if is_other and more and len(more) == len(columns) and _is_sure(rows[at], unit):
            best, columns = at, more
    if not columns and (poll := poll_header(rows)) is not None:
        named = usual_columns(rows[poll + 1 :], unit).columns
        return Layout(
            named, poll + 1, rows[poll].cells, polls_below(rows[poll], rows[poll + 1 :], named.values())
        )
    if columns:
        begins = next(at for at, row in enumerate(rows) if row.cells == rows[best].cells)
        return _headed(cells, begins, settled(columns, unit, rows[begins + 1 :]), unit, chosen)
    titled = titled or bool(rows and _asks(rows[0]))
    headings = rows[0].cells if titled and rows else ()
    usual = usual_columns(rows[bool(headings) :], unit, is_comma=cells.separator == ",")
    found = {index: column for column, index in usual.columns.items()}
    width = max((len(row.cells) for row in rows), default=0)
    meant = {at: meaning_of(cell, unit, alone=False) for at, cell in enumerate(headings) if cell}
    said = {at: meaning.column for at, meaning in meant.items() if meaning is not None}
    said |= {i: chosen[key] for i in range(width) if (key := heading_key(headings, i)) in chosen}
    found = {index: column for index, column in found.items() if column not in said.values()} | said
    columns = {column: index for index, column in found.items() if column is not Column.NOTHING}
    doubt = (_in_one_cell(rows[0]) if rows else None) or (None if said else usual.doubt)
    first = rows[0].number if not headings and may_be_headings(rows, columns) else 0
    return Layout(columns, int(bool(headings)), headings, maybe_headings=first, doubt=doubt)


def _above(rows: Sequence[Row]) -> int:
    """How many rows may be headings."""
    return min(len(rows), _HEADER_WITHIN)


def _without_people(
    rows: Sequence[Row], headers: list[dict[Column, int]], unit: Unit
) -> list[dict[Column, int]]:
    """The columns that each row names, none for those in which somebody stands below the first headings.

    `Anna Adler;Spieler` below `Name;Rolle` is a person who plays, whatever follows.
    """
    first = next((at for at, columns in enumerate(headers) if columns), None)
    if first is None:
        return headers
    named = [at for column, at in headers[first].items() if column in NAMING]
    words = [cell for cell in rows[first].cells if any(map(str.isalpha, cell))]  # `#` heads numbers
    plain = len(words) > 1 and all(_is_heading(cell, unit) for cell in words)
    return [
        {}
        if at > first and columns and (_names_somebody(row, named, plain=plain) or _is_said(rows, at))
        else columns
        for at, (row, columns) in enumerate(zip(rows, headers, strict=False))
    ]


def _is_said(rows: Sequence[Row], at: int) -> bool:
    """Whether a row says what is said of others further down: `Spieler` stands there once more."""
    below = [row for row in rows[at + 1 : _SAMPLE] if row.cells != rows[at].cells]
    return any(cell and row.cell(index) == cell for index, cell in enumerate(rows[at].cells) for row in below)


def _is_heading(cell: str, unit: Unit) -> bool:
    """Whether all words of a cell are of those that stand above columns."""
    meant = meaning_of(cell, unit, alone=False)
    return is_other_heading(cell) or (meant is not None and meant.sure >= Sure.PLAIN)


def _names_somebody(row: Row, named: Sequence[int], *, plain: bool) -> bool:
    """Whether a row has nothing but names below headings of names, and no words that head columns.

    Below headings that are `plain` words a name may be one word.
    """
    cells = [cell for at in named if (cell := row.cell(at))]
    return bool(cells) and all(_is_name(cell, plain=plain) for cell in cells)


def _is_name(cell: str, *, plain: bool) -> bool:
    """Whether a cell begins with a name; a `plain` one may be any words that head no columns."""
    alone = re.split(r"[,(\[]", without_bullet(cell, numbered=True))[0]
    people = two_names(alone) or (alone,)
    return all(map(looks_like_person, people)) or (plain and not any(map(is_heading_word, cell.split())))


def _headed(cells: Cells, at: int, columns: dict[Column, int], unit: Unit, chosen: Choice) -> Layout:
    """The layout below a row of headings, of which these columns mean something by their words."""
    head, below = cells.rows[at], cells.rows[at + 1 :]
    said = _said_of(head, chosen)
    known = {*columns.values(), *said}
    polls = polls_below(head, below, known)
    ticks = ticks_below(head, below, {*known, *polls})
    rivals: dict[int, Column] = {}
    for index, cell in enumerate(head.cells):
        if cell and index not in {*known, *polls, *ticks}:
            meant = fitting(meaning_of(cell, unit, alone=False), cell, below[:_SAMPLE], index, unit)
            column = meant.column if meant is not None else None
            other = column is Column.STATUS and not is_plainly_about_coming(cell)
            if column in columns and column in SAID_OF_PEOPLE and not other and meant and meant.sure:
                rivals[index] = column
    doubt = _in_one_cell(head) or account_or_team(columns, head, below[:_SAMPLE], unit)
    if doubt is None and cells.separator == ",":
        doubt = _beside_surnames(head, below, columns)
    others = other_names(head, below[:_SAMPLE], {*known, *polls, *ticks}, unit)
    return Layout(columns, at + 1, head.cells, polls, ticks, rivals, others, doubt=doubt)


def _said_of(head: Row, chosen: Choice) -> frozenset[int]:
    """The columns of which somebody said what they are."""
    return frozenset(at for at in range(len(head.cells)) if heading_key(head.cells, at) in chosen)


def _beside_surnames(head: Row, rows: Sequence[Row], columns: Mapping[Column, int]) -> Finding | None:
    """That a comma may have parted all names, so that the given ones stand below the next heading."""
    at = columns.get(Column.NAME, columns.get(Column.PLAYER_1, -1))
    names = [cell for row in rows[:_SAMPLE] if (cell := row.cell(at))]
    beside = head.cell(at + 1) and at + 1 not in columns.values() and holds_words(rows, at + 1, remarks=False)
    if at < 0 or not beside or sum(map(is_one_surname, names)) <= _MOSTLY * len(names):
        return None
    return Finding("import-order-unknown", Severity.QUESTION, where=("name",))


def _in_one_cell(row: Row) -> Finding | None:
    """That headings of several columns stand in one cell, as what is copied from a page loses its columns."""
    words = [cell for cell in row.cells if cell]
    parts = words[0].split() if len(words) == 1 and not words[0].endswith("?") else []
    meant = {exact_meaning(part) for part in parts if not is_other_heading(part)}
    if None in meant or not (meant & set(SAID_OF_PEOPLE) and meant & NAMING):
        return None
    return Finding("import-columns-in-one", Severity.QUESTION, {"text": words[0][:60]}, ("name",))


def _asks(row: Row) -> bool:
    """Whether the cells of a row are questions, as above the answers of a form."""
    words = [cell for cell in row.cells if cell]
    return len(words) > 1 and sum(cell.rstrip(" *").endswith("?") for cell in words) * 2 > len(words)


def _header(cells: Cells, at: int, unit: Unit, chosen: Choice) -> dict[Column, int]:
    """The columns that a row names; empty when it is no header.

    Each meaning goes to the column that is surest of it, and each column has one; what stands below speaks
    against a heading: a column of yes and no holds no names, one of amounts owed no payments.
    """
    row, below = cells.rows[at], cells.rows[at + 1 : at + 1 + _SAMPLE]
    alone = sum(map(bool, row.cells)) == 1
    found: dict[Column, tuple[tuple[int, bool], int]] = {}
    sure = 0
    for index, cell in enumerate(row.cells):
        if not cell:
            continue
        said = chosen.get(heading_key(row.cells, index))
        meant = Meaning(said, Sure.CHOSEN) if said else meaning_of(cell, unit, alone=alone)
        meant = fitting(meant, cell, below, index, unit)
        if meant is None:
            continue
        sure += meant.sure >= Sure.PLAIN
        column = meant.column
        if column in found and meant.sure is Sure.EXACT:
            before = row.cell(found[column][1])
            column = _of_the_partner(cell, before, found) or column
        rank = meant.sure, index not in cells.hidden_columns
        if column not in found or rank > found[column][0]:
            found[column] = rank, index
    found.pop(Column.NOTHING, None)
    if (captain := _captain(row, below, found, unit)) is not None:
        found = {column: place for column, place in found.items() if place[1] != captain}
        found[Column.PLAYER_1] = (Sure.WITHIN, True), captain
    is_open = Column.NAME in found and found[Column.NAME][0][0] < Sure.EXACT
    if is_open and {Column.FIRST_NAME, Column.LAST_NAME} <= found.keys():
        del found[Column.NAME]
    asked = any(cell.rstrip(" *").endswith("?") or is_other_heading(cell) for cell in row.cells)
    told = sure or len(found) > 1 or alone or asked or polls_below(row, below, ())
    columns = {column: index for column, (_, index) in found.items()}
    columns = beside_each_other(columns, row, below, unit, _said_of(row, chosen))
    others = (*cells.rows[:at], *below)
    return columns if told and NAMING & set(found) and not _is_person(row, others, columns) else {}


def _of_the_partner(heading: str, before: str, found: Collection[Column]) -> Column | None:
    """What a part of a name means that stands above two columns; None for a whole one.

    `Nom;Nom de famille` has two words for one part where the other part has none; `Name` beside `Nachname`
    heads given names.
    """
    word = folded_cell(heading)
    if word not in PARTS or not (Column.FIRST_NAME in found or word == folded_cell(before)):
        return None
    is_given = (
        exact_meaning(heading) is Column.NAME and Column.LAST_NAME in found and Column.FIRST_NAME not in found
    )
    return Column.FIRST_NAME_2 if is_given else OF_PERSON.get((PARTS[word], 2))


def _is_person(row: Row, others: Sequence[Row], columns: Mapping[Column, int]) -> bool:
    """Whether people stand in a column that a row does not name, as in other rows, and in none that it does.

    `Anna Adler;Spieler` above `Beat Biber;Helfer` names no columns; `Nachname;Vorname` heads both parts.
    """
    if any({first, last} <= columns.keys() for (first, last) in _BOTH_PARTS):
        return False
    beside = [
        at for at, cell in enumerate(row.cells) if at not in columns.values() and looks_like_person(cell)
    ]
    named = [at for column, at in columns.items() if column in NAMING]
    return any(_holds_people(others, at) for at in beside) and not any(
        _holds_people(others, at) for at in named
    )


def _holds_people(rows: Sequence[Row], at: int) -> bool:
    cells = [cell for row in rows if (cell := row.cell(at))]
    named = sum(looks_like_person(cell) or two_names(cell) is not None for cell in cells)
    return bool(cells) and named >= _MOSTLY * len(cells)


def _captain(row: Row, below: Sequence[Row], found: Collection[Column], unit: Unit) -> int | None:
    """The column of who stands for a team, where only the other partner has one of the usual headings."""
    if Column.PLAYER_2 not in found or {*found} & _FIRST_OF_TWO:
        return None
    first = Meaning(Column.PLAYER_1, Sure.WITHIN)
    named = (at for at, cell in enumerate(row.cells) if folded_cell(cell) in CAPTAIN)
    return next((at for at in named if fitting(first, row.cell(at), below, at, unit) == first), None)


def _is_sure(row: Row, unit: Unit) -> bool:
    """Whether a cell of a row is a heading, and not just a text in which the word for one occurs."""
    if any(cell.rstrip(" *").endswith("?") or is_other_heading(cell) for cell in row.cells):
        return True
    meanings = (meaning_of(cell, unit, alone=False) for cell in row.cells if cell)
    return any(each is not None and each.sure >= Sure.PLAIN for each in meanings)
