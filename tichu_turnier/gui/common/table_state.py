"""Widths and order of the columns of each table, as the director left them."""

from collections.abc import Mapping

_ORDER = "order of "
"""Before the key of a column; so the habits of a table are one list of numbers in the settings."""
_Habits = dict[str, dict[str, int]]
_KNOWN: _Habits = {}
"""For each table by its name: the width of columns by their keys, and which one is first (1) or last (-1)."""


def take_over(kept: Mapping[str, Mapping[str, int]]) -> None:
    """The habits as they are in the settings; what makes no sense in them is left out."""
    _KNOWN.clear()
    for table, habits in kept.items():
        if isinstance(habits, Mapping):
            numbers = {key: value for key, value in habits.items() if type(value) is int}
            _KNOWN[table] = numbers


def to_keep() -> Mapping[str, Mapping[str, int]]:
    return {table: dict(habits) for table, habits in _KNOWN.items() if habits}


class TableHabits:
    """Those of one table; a table without a name has none and keeps none."""

    def __init__(self, name: str) -> None:
        self._of = _KNOWN.setdefault(name, {}) if name else {}

    def width(self, key: str) -> int:
        """Pixels at the usual size of letters that somebody gave a column; 0 where nobody did."""
        return self._of.get(key, 0)

    def set_width(self, key: str, width: int) -> None:
        """From now on the column is so wide; 0 for as usual."""
        if width:
            self._of[key] = width
        else:
            self._of.pop(key, None)

    def order(self) -> tuple[str, bool] | None:
        """By which column the rows are ordered, and whether from the last to the first; None as they come."""
        key = next((key for key in self._of if key.startswith(_ORDER)), None)
        return None if key is None else (key.removeprefix(_ORDER), self._of[key] < 0)

    def set_order(self, order: tuple[str, bool] | None) -> None:
        for key in [key for key in self._of if key.startswith(_ORDER)]:
            del self._of[key]
        if order is not None:
            self._of[_ORDER + order[0]] = -1 if order[1] else 1
