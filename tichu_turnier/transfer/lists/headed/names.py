"""Settle what headings of names mean beside each other: `Name` beside `Nachname` is the given name."""

from collections.abc import Collection, Mapping, Sequence

from tichu_turnier.files.cells import Row
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.transfer.lists.below import fitting
from tichu_turnier.transfer.lists.column_words import (
    NAMING,
    Column,
    Sure,
    exact_meaning,
    is_bare_name,
    is_surely_a_surname,
    meaning_of,
)
from tichu_turnier.transfer.lists.guessed_columns import are_people
from tichu_turnier.transfer.lists.headed.companions import names_others

_BESIDE_A_PARTNER = (
    (Column.FIRST_NAME, Column.FIRST_NAME_1),
    (Column.LAST_NAME, Column.LAST_NAME_1),
    (Column.NAME, Column.LAST_NAME_1),
    (Column.PLAYER_1, Column.LAST_NAME_1),
    (Column.PLAYER_2, Column.LAST_NAME_2),
)
"""What words mean where the parts of a partner's name stand in columns of their own (`Prénom 2`, `Nom 2`)."""
_PEOPLE = (
    (Column.FIRST_NAME, Column.LAST_NAME, Column.NAME),
    (Column.FIRST_NAME_1, Column.LAST_NAME_1, Column.PLAYER_1),
    (Column.FIRST_NAME_2, Column.LAST_NAME_2, Column.PLAYER_2),
)
"""The parts of a name, and where it stands whole."""
_FIRST_OF_TWO = frozenset(_PEOPLE[1])
_WHOLE = frozenset(whole for _, _, whole in _PEOPLE)
_TWO = 2
_MOSTLY = 0.6
_NEARLY_ALL = 0.8
_SAMPLE = 200


def settled(columns: dict[Column, int], unit: Unit, below: Sequence[Row]) -> dict[Column, int]:
    """The columns where words depend on others: `Name` beside `Vorname` heads surnames, `Nom` alone names.

    `below` are the rows of people: a whole name below `Name` is no part of one.
    """
    for first, last, whole in _PEOPLE:
        if whole in columns and last in columns and first not in columns and _single(below, columns[whole]):
            columns[first] = columns.pop(whole)
    if not {Column.FIRST_NAME_2, Column.LAST_NAME_2}.isdisjoint(columns):
        _settle_partners(columns)
    elif (
        {Column.FIRST_NAME, Column.NAME} <= columns.keys()
        and Column.LAST_NAME not in columns
        and not are_people(below[:_SAMPLE], columns[Column.NAME])
    ):
        columns[Column.LAST_NAME] = columns.pop(Column.NAME)
    if Column.LAST_NAME in columns and Column.FIRST_NAME not in columns and Column.NAME not in columns:
        columns[Column.NAME] = columns.pop(Column.LAST_NAME)
    if unit is Unit.PLAYER and Column.TEAM in columns:  # nobody enters as a team: it is named and not read
        team = columns.pop(Column.TEAM)
        if not NAMING & set(columns):
            columns[Column.NAME] = team
    return columns


def _settle_partners(columns: dict[Column, int]) -> None:
    """Changes words that mean something else beside the parts of a partner's name."""
    for word, meant in _BESIDE_A_PARTNER:
        if word in columns and meant not in columns:
            columns[meant] = columns.pop(word)
    for first, last, whole in _PEOPLE[1:]:  # what has no column for its first part stands there whole
        if last in columns and first not in columns and whole not in columns:
            columns[whole] = columns.pop(last)


def _single(rows: Sequence[Row], at: int) -> bool:
    """Whether a column has mostly single words."""
    cells = [cell for row in rows[:_SAMPLE] if (cell := row.cell(at))]
    return sum(" " not in cell for cell in cells) >= _MOSTLY * len(cells)


def beside_each_other(
    columns: dict[Column, int], row: Row, below: Sequence[Row], unit: Unit, chosen: Collection[int]
) -> dict[Column, int]:
    """The columns that a row of headings names, as far as two of its headings mean the same.

    What somebody has `chosen` stays as it is.
    """
    return _without_account(_with_both_parts(columns, row), row, below, unit, chosen)


def _with_both_parts(columns: dict[Column, int], row: Row) -> dict[Column, int]:
    """The columns where two headings mean the surname: of `Nom;Nom de famille` one is the given name's."""
    for first, last, whole in _PEOPLE:
        if last not in columns or {first, whole} & columns.keys():
            continue
        both = [at for at, cell in enumerate(row.cells) if cell and exact_meaning(cell) is last]
        sure = [at for at in both if is_surely_a_surname(row.cell(at))]
        if len(sure) == 1 and len(both) == _TWO:
            columns[last] = sure[0]
            columns[first] = next(at for at in both if at not in sure)
    return columns


def _without_account(
    columns: dict[Column, int], row: Row, below: Sequence[Row], unit: Unit, chosen: Collection[int]
) -> dict[Column, int]:
    """The columns where a question asks for the name: `Name` beside it is whoever sent the form.

    So it is in forms that put the account of the sender in front of the answers.
    """
    if Column.NAME in columns and Column.FIRST_NAME not in columns:
        nom = columns.get(Column.LAST_NAME, -1)
        if is_bare_name(row.cell(nom)) and are_people(below, nom):
            del columns[Column.LAST_NAME]
    at = columns.get(Column.NAME, -1)
    if at < 0 or at in chosen or not is_bare_name(row.cell(at)) or Column.FIRST_NAME in columns:
        return columns
    filled = sum(bool(each.cell(at)) for each in below)
    for index, cell in enumerate(row.cells):
        known = meaning_of(cell, unit, alone=False) if cell and index not in chosen else None
        meant = fitting(known, cell, below, index, unit)
        if meant is None or meant.column is not Column.NAME or is_bare_name(cell) or names_others(cell):
            continue
        is_filled = sum(bool(each.cell(index)) for each in below) >= _NEARLY_ALL * filled
        if is_filled and (meant.sure is Sure.PLAIN or are_people(below, index)):
            columns[Column.NAME] = index
            break
    return columns


def account_or_team(
    columns: Mapping[Column, int], head: Row, below: Sequence[Row], unit: Unit
) -> Finding | None:
    """The question whether `Name` beside both players is their team's, where people stand below it."""
    at = columns.get(Column.NAME, -1)
    if unit is Unit.PLAYER or at < 0 or not _FIRST_OF_TWO & columns.keys():
        return None
    if not are_people([row for row in below if row.cells.count(row.cell(at)) == 1], at):
        return None
    heading = {"heading": head.cell(at)[:40]}
    return Finding("import-team-or-sender", Severity.QUESTION, heading, ("name",))


def other_names(head: Row, below: Sequence[Row], known: Collection[int], unit: Unit) -> tuple[int, ...]:
    """The columns that name somebody by their headings, and are none of the `known` ones."""
    found = []
    for index, cell in enumerate(head.cells):
        meant = meaning_of(cell, unit, alone=False) if cell and index not in known else None
        meant = fitting(meant, cell, below, index, unit)
        is_name = meant is not None and (meant.column in _WHOLE or is_bare_name(cell))
        if is_name and not names_others(cell):
            found.append(index)
    return tuple(found)
