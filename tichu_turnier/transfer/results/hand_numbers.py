"""Do the numbers in a column say which hand of its table a row is about?"""

from collections.abc import Mapping, Sequence

from tichu_turnier.files.cells import Row
from tichu_turnier.transfer.results.numbers import whole_number

Place = tuple[str, str]
"""What a row says of its round and table."""


def several_rows(rows: Sequence[Row], at: Mapping[str, int]) -> bool:
    """Whether a table of a round has more than one row; `at` are the columns by what is in them."""
    return len({_place(row, at) for row in rows}) < len(rows)


def counts_hands(rows: Sequence[Row], index: int, at: Mapping[str, int]) -> bool:
    """Whether numbers begin with 1 at every table and count its rows, as those of hands do."""
    return all(
        [whole_number(cell) for cell in cells] == list(range(1, len(cells) + 1))
        for cells in _by_place(rows, index, at).values()
    )


def differs(rows: Sequence[Row], index: int, at: Mapping[str, int]) -> bool:
    """Whether rows of one table have different values: numbers of hands, and not how many there were."""
    return any(len(set(cells)) > 1 for cells in _by_place(rows, index, at).values())


def _by_place(rows: Sequence[Row], index: int, at: Mapping[str, int]) -> Mapping[Place, list[str]]:
    found: dict[Place, list[str]] = {}
    for row in rows:
        found.setdefault(_place(row, at), []).append(row.cell(index))
    return found


def _place(row: Row, at: Mapping[str, int]) -> Place:
    return row.cell(at.get("round", -1)), row.cell(at["table"])
