"""Read the rows of a list as entrants: who is named, who does not come, what stood beside a name."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from tichu_turnier.files.cells import Row
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.tournament.registration.entrants import NewEntrant, team_name, tidy, unseen_marks
from tichu_turnier.transfer.columns import Column, Layout
from tichu_turnier.transfer.name_cells import (
    COMING,
    GONE,
    SEEKS,
    WAITING,
    Said,
    begins_like_an_item,
    is_label,
    is_no_person,
    is_one_surname,
    key_of,
    number_of,
    read_person,
    says,
    says_yes,
    surname_first,
    two_names,
    without_bullet,
)

_MOSTLY = 0.6
_FEW = 3
"""So many bullets make the lines without one chatter, and so many cells of a single row people."""
_SHORTEST_HEADING = 4
"""Letters: a shorter word for those who come or wait (`ja`, `ok`) heads no lines below it."""
_PERSONS = (Column.NAME, Column.PLAYER_1, Column.PLAYER_2)
_NAMED_BY = (*_PERSONS, Column.TEAM, Column.LAST_NAME, Column.FIRST_NAME)


@dataclass(frozen=True, slots=True)
class EntrantRow:
    """One row with the entrant that it names, if any, and what is to be said about it."""

    row: Row
    new: NewEntrant | None
    findings: tuple[Finding, ...] = ()


@dataclass(frozen=True, slots=True)
class _Habits:
    """How the people of a list are written, found out from all of its rows."""

    numbered: bool
    """Whether lines begin with a number that runs on."""
    items: bool
    """Whether every person stands behind a bullet or a number."""
    comma: str
    """What stands behind the comma in a name: `given`, `club`, or nothing that is always there."""
    findings: list[Finding] = field(default_factory=list)


def read_rows(
    rows: Sequence[Row], layout: Layout, unit: Unit, mended: Mapping[int, str] | None = None
) -> Iterator[EntrantRow]:
    """The rows one after the other, each with its entrant; those that name nobody say why.

    `mended` has the names that somebody typed for the lines with these numbers.
    """
    if not layout.headings:
        rows = tuple(_spread(rows))
    if unit is Unit.PARTNERSHIP:
        rows, layout = _one_row_a_team(rows, layout)
    habits = _habits(rows, layout, unit)
    reader = _Reader(layout, unit, habits, mended or {})
    for row in rows:
        yield reader.read(row)


def _spread(rows: Sequence[Row]) -> Iterator[Row]:
    """Each person in a row of their own where one line holds many, as `To:` of a letter does."""
    for row in rows:
        cells = [cell for cell in row.cells if cell]
        many = len(cells) > 1 and all("@" in cell for cell in cells)
        if many or (len(rows) == 1 and len(cells) >= _FEW):
            yield from (Row(row.number, (cell,)) for cell in cells)
        else:
            yield row


def _one_row_a_team(rows: Sequence[Row], layout: Layout) -> tuple[Sequence[Row], Layout]:
    """Both partners in one row where the list has a row for each, below each other."""
    columns = dict(layout.columns)
    if Column.NAME in columns and Column.PLAYER_1 in columns:
        columns.setdefault(Column.TEAM, columns.pop(Column.NAME))
    if (
        Column.NAME in columns
        and Column.PLAYER_1 not in columns
        and {Column.TEAM, Column.PLAYER_2} & set(columns)
    ):
        columns[Column.PLAYER_1] = columns.pop(Column.NAME)
    settled = replace(layout, columns=columns)
    others = {Column.PLAYER_2, Column.FIRST_NAME_1, Column.LAST_NAME_1}
    if (
        Column.TEAM not in columns
        or others & set(columns)
        or not {Column.PLAYER_1, Column.LAST_NAME} & set(columns)
    ):
        return rows, settled
    width = max(len(row.cells) for row in rows) if rows else 0
    joined: list[Row] = []
    team = ""
    for row in rows:
        mine, person = settled.cell(row, Column.TEAM), _whole(row, settled)
        above = joined[-1] if joined else None
        if above is not None and person and mine in ("", team) and not above.cell(width) and team:
            joined[-1] = replace(above, cells=(*(above.cells + ("",) * width)[:width], person))
            continue
        team = mine
        joined.append(row)
    if len(joined) == len(rows):
        return rows, settled
    return joined, replace(settled, columns=columns | {Column.PLAYER_2: width})


def _whole(row: Row, layout: Layout) -> str:
    parts = (layout.cell(row, Column.FIRST_NAME), layout.cell(row, Column.LAST_NAME))
    return layout.cell(row, Column.PLAYER_1) or " ".join(filter(None, parts))


def _habits(rows: Sequence[Row], layout: Layout, unit: Unit) -> _Habits:
    cells = [cell for row in rows for column in _PERSONS if (cell := layout.cell(row, column))]
    numbers = [number for cell in cells if (number := number_of(cell)) is not None]
    runs = len(numbers) * 2 > len(cells) and numbers == sorted(set(numbers))
    items = sum(map(begins_like_an_item, cells))
    listed = not layout.headings and items >= _FEW and items * 2 > len(cells)
    names = [read_person(without_bullet(cell, numbered=runs)).name for cell in cells]
    parts = [found for name in names if (found := surname_first(name))]
    comma = ""
    if len(parts) >= max(1, _MOSTLY * len(names)):
        given = sum(is_one_surname(surname) for surname, _ in parts)
        comma = "given" if given >= _MOSTLY * len(parts) else "club" if unit is Unit.PLAYER else ""
    return _Habits(numbered=runs, items=listed, comma=comma)


class _Reader:
    """Reads row after row; a heading among them (`Warteliste`) counts for those below it."""

    def __init__(self, layout: Layout, unit: Unit, habits: _Habits, mended: Mapping[int, str]) -> None:
        self._layout, self._unit, self._habits, self._mended = layout, unit, habits, mended
        self._section = COMING
        self._seen: set[tuple[object, ...]] = set()
        self._begun = bool(layout.headings)

    def read(self, row: Row) -> EntrantRow:
        """The row with the entrant it names, or with the reason why it names none."""
        if row.number in self._mended:
            return EntrantRow(row, self._typed(row, tidy(self._mended[row.number])))
        if why := self._why_nobody(row):
            return EntrantRow(row, None, (why,))
        formulas = self._formulas(row)
        said = self._people(row)
        if any(each.gone for each in said) or self._is_gone(row):
            name = " & ".join(each.name for each in said if each.name)
            return EntrantRow(row, None, (Finding("import-gone", Severity.NOTE, {"name": name}, ("name",)),))
        new = self._entrant(row, said)
        unseen = [note for at in self._layout.columns.values() for note in unseen_marks(row.cell(at))]
        key = tuple(tidy(text).casefold() for text in (new.name, *new.members, new.club))
        if key[0] and key in self._seen and not formulas:
            about: dict[str, str | int] = {"name": tidy(new.name)}
            return EntrantRow(
                row, None, (Finding("import-line-twice", Severity.WARNING, about, ("name",)), *unseen)
            )
        self._seen.add(key)
        self._begun = True
        notes = [
            Finding("import-remark", Severity.NOTE, {"name": each.name, "text": each.remark}, ("name",))
            for each in said
            if each.remark
        ]
        if new.single:
            notes.append(Finding("import-single", Severity.NOTE, {"name": new.name}, ("members",)))
        return EntrantRow(row, new, (*formulas, *unseen, *notes))

    def _typed(self, row: Row, name: str) -> NewEntrant:
        """Who stands in a line according to somebody who looked at it."""
        club = tidy(self._layout.cell(row, Column.CLUB))
        if self._unit is Unit.PLAYER:
            return NewEntrant(name, (), club)
        members = two_names(name) or (name,)
        return NewEntrant(team_name(*members, *("",) * (2 - len(members))), members, club, len(members) == 1)

    def _why_nobody(self, row: Row) -> Finding | None:
        """What to say of a row that names nobody: a title, a remark, a heading for those below it."""
        words = [cell for cell in row.cells if cell]
        first = words[0] if words else ""
        if self._layout.headings and row.cells == self._layout.headings:
            return _no_person(first)
        section = next((kind for kind in (GONE, WAITING, COMING) if key_of(first) in kind), None)
        if (
            len(words) == 1
            and section is not None
            and (self._layout.headings or len(key_of(first)) >= _SHORTEST_HEADING)
        ):
            self._section = section
            return _no_person(first)
        cell = next((cell for column in _NAMED_BY if (cell := self._layout.cell(row, column))), "")
        if self._layout.headings:
            alone = len(words) == 1 and is_label(first)
            known = any(self._layout.cell(row, column) for column in self._layout.columns)
            return _no_person(first) if alone or not known else None
        if not cell or (self._habits.items and not begins_like_an_item(cell)):
            return _no_person(first)
        name = read_person(without_bullet(cell, numbered=self._habits.numbered)).name
        question = cell.endswith("?") and not self._begun
        return _no_person(first) if question or is_no_person(name) else None

    def _is_gone(self, row: Row) -> bool:
        return self._section is GONE or says(self._layout.cell(row, Column.STATUS), GONE)

    def _formulas(self, row: Row) -> tuple[Finding, ...]:
        """A cell that a spreadsheet calculates: what it shows is not in the file, or is not what it says.

        Columns that are not read may hold anything, such as sums or telephone numbers (`+41 ...`).
        """
        money = {Column.PAID, Column.PRESENT, Column.STATUS, Column.NOTHING}
        read = {index for column, index in self._layout.columns.items() if column not in money}
        return tuple(
            Finding("import-formula", args={"cell": row.cell(index)[:40]}, where=("cell", index))
            for index in sorted(row.formulas & read)
        )

    def _people(self, row: Row) -> tuple[Said, Said, Said]:
        """Who stands in the row: under a name alone, as the first and as the second partner."""
        name = self._said(row, Column.NAME, Column.FIRST_NAME, Column.LAST_NAME)
        one = self._said(row, Column.PLAYER_1, Column.FIRST_NAME_1, Column.LAST_NAME_1)
        other = self._said(row, Column.PLAYER_2, Column.FIRST_NAME_2, Column.LAST_NAME_2)
        return name, one, other

    def _said(self, row: Row, whole: Column, first: Column, last: Column) -> Said:
        """Somebody whose name may stand in two cells."""
        cell = without_bullet(self._layout.cell(row, whole), numbered=self._habits.numbered)
        parts = tuple(filter(None, (self._layout.cell(row, first), self._layout.cell(row, last))))
        cell = cell or " ".join(parts)
        if self._unit is Unit.PARTNERSHIP and two_names(cell):
            return Said(cell)
        said = self._in_order(read_person(cell))
        if len(parts) < 2 or cell != " ".join(parts) or said.gone:  # noqa: PLR2004 - both
            return said
        given, surname = map(read_person, parts)
        remark = " ".join(filter(None, (given.remark, surname.remark)))
        return Said(f"{given.name} {surname.name}", remark, surname_words=len(surname.name.split()))

    def _in_order(self, said: Said) -> Said:
        """Given name before surname where the list has them the other way round."""
        parts = surname_first(said.name)
        if parts is None or self._habits.comma != "given":
            return said
        return replace(said, name=f"{parts[1]} {parts[0]}", surname_words=len(parts[0].split()))

    def _entrant(self, row: Row, said: tuple[Said, Said, Said]) -> NewEntrant:
        name, one, other = (each.name for each in said)
        club = tidy(self._layout.cell(row, Column.CLUB))
        waiting = self._section is WAITING or says(self._layout.cell(row, Column.STATUS), WAITING)
        here, paid = (says_yes(self._layout.cell(row, column)) for column in (Column.PRESENT, Column.PAID))
        if self._unit is Unit.PLAYER:
            if not club and self._habits.comma == "club" and (parts := surname_first(name)):
                name, club = parts
            first = name or one
            partner = tuple(member for member in (one if name else "", other) if member)
            new = NewEntrant(first, (first, *partner) if partner else (), club)
        else:
            new = self._team(row, name or one, other, club)
        alone = self._unit is Unit.PLAYER and not new.members
        known = next((each.surname_words for each in said if alone and each.name == new.name), 0)
        return replace(new, present=here, paid=paid, waiting=waiting, surname_words=known)

    def _team(self, row: Row, one: str, other: str, club: str) -> NewEntrant:
        """Two partners, or one who looks for a partner, with the name that they gave themselves."""
        own = without_bullet(self._layout.cell(row, Column.TEAM), numbered=self._habits.numbered)
        own = "" if own.isdecimal() or not tidy(own.strip("-–—?")) else own
        if own and not one and not other:
            one, own = own, ""
            if two_names(one) is None:
                return NewEntrant(one, (), club)
        if not other and (both := two_names(one)):
            one, other = (self._partner(name) for name in both)
        seeks = key_of(other) in SEEKS
        other = "" if seeks else other
        alone = seeks or (not own and not other and Column.PLAYER_1 in self._layout.columns)
        if one and not other and alone:
            return NewEntrant(own or one, (one,), club, single=True)
        members = tuple(member for member in (one, other) if member)
        return NewEntrant(own or team_name(one, other), members, club)

    def _partner(self, cell: str) -> str:
        said = read_person(cell)
        parts = surname_first(said.name)
        return f"{parts[1]} {parts[0]}" if parts and is_one_surname(parts[0]) else said.name


def _no_person(text: str) -> Finding:
    return Finding("import-no-person", Severity.NOTE, {"text": text[:40]}, ("name",))
