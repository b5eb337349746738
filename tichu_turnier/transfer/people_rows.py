"""The entrant that one row of a list names."""

import re

from tichu_turnier.files.cells import Row
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.tournament.registration.entrants import PARTNERS, NewEntrant, team_name, tidy
from tichu_turnier.transfer.columns import Column, Layout

_SEEKS = {"sucht", "gesucht", "suche partner", "sucht partner", "looking", "seeking", "cherche"}
"""What stands in place of a partner whom somebody looks for."""
_NOBODY = {"-", "–", "—", "?", "x", "n/a", "offen", "frei", *_SEEKS}
"""What people write where a name is missing."""

_TWO_NAMES = re.compile(r"\s*[/&+;]\s*|\s+(?:und|and|et|u\.|mit|with|avec)\s+", re.IGNORECASE)


def entrant_of_row(row: Row, layout: Layout, unit: Unit) -> NewEntrant:
    """The entrant of a row; what is missing is left empty, for the findings to name."""
    name = _name(row, layout)
    one = _person(row, layout, Column.PLAYER_1, Column.FIRST_NAME_1, Column.LAST_NAME_1)
    other = _person(row, layout, Column.PLAYER_2, Column.FIRST_NAME_2, Column.LAST_NAME_2)
    club = tidy(layout.cell(row, Column.CLUB))
    if unit is Unit.PLAYER:
        first = name or one
        partner = tuple(member for member in (one if name else "", other) if member)
        return NewEntrant(first, (first, *partner) if partner else (), club)
    if not one and Column.PLAYER_1 not in layout.columns and (other or _two(name)):
        one, name = name, ""
    if one and not other and tidy(layout.cell(row, Column.PLAYER_2)).casefold() in _SEEKS:
        return NewEntrant(name or one, (one,), club, single=True)
    return _partnership(name, one, other, club)


def _partnership(name: str, one: str, other: str, club: str) -> NewEntrant:
    """A partnership of two people, whose names may stand in one cell."""
    if not other and one and (both := _two(one)):
        one, other = both
    members = tuple(member for member in (one, other) if member)
    return NewEntrant(name or team_name(one, other), members, club)


def _two(cell: str) -> tuple[str, str] | None:
    """Both names of a cell such as `Adler & Amsel`."""
    names = [name for name in _TWO_NAMES.split(cell) if name]
    return (names[0], names[1]) if len(names) == PARTNERS else None


def _name(row: Row, layout: Layout) -> str:
    parts = (layout.cell(row, Column.FIRST_NAME), layout.cell(row, Column.LAST_NAME))
    return _somebody(layout.cell(row, Column.NAME)) or _somebody(" ".join(parts))


def _person(row: Row, layout: Layout, whole: Column, first: Column, last: Column) -> str:
    """One of two people, whose name may stand in two cells."""
    parts = (layout.cell(row, first), layout.cell(row, last))
    return _somebody(layout.cell(row, whole)) or _somebody(" ".join(parts))


def _somebody(cell: str) -> str:
    """A name, or nothing for the signs that stand for nobody."""
    name = tidy(cell)
    return "" if name.casefold() in _NOBODY else name
