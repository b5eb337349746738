"""Guess what the columns of a list without headings are, by what their cells look like."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tichu_turnier.files.cells import Row
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.folding import folded
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.transfer.lists.below import holds_words, is_no_word
from tichu_turnier.transfer.lists.column_words import Column, exact_meaning, is_heading_word
from tichu_turnier.transfer.lists.name_cells import (
    is_ditto,
    is_one_surname,
    read_person,
    two_names,
    without_bullet,
)
from tichu_turnier.transfer.lists.remarks import is_remark, looks_like_names, names_club
from tichu_turnier.transfer.lists.said.no_club import is_no_club

_SAMPLE = 200
"""So many rows tell."""
_MOSTLY = 0.6
_NEARLY_ALL = 0.8
_WHOLE_NAMES = (Column.NAME, Column.PLAYER_1, Column.PLAYER_2)
_CLUB_GUESSED = Finding("import-column-guessed", Severity.QUESTION, where=("name",))
UNCLEAR = Finding("import-columns-unclear", Severity.QUESTION, where=("name",))
_FEW_CLUBS = 3
_MOST_WORDS = 4
_TICHU = "tichu"
"""Nobody is called so, but many clubs are."""
_FEW = 4
"""So many lines tell by themselves whether two columns are surname and given name."""


@dataclass(frozen=True, slots=True)
class Guess:
    """What columns without headings are, and what is doubtful about it."""

    columns: Mapping[Column, int]
    doubt: Finding | None = None


def usual_columns(rows: Sequence[Row], unit: Unit, *, is_comma: bool = False) -> Guess:
    """What columns without a header most likely are, by what their cells look like."""
    rows = rows[:_SAMPLE]
    width = max((len(row.cells) for row in rows), default=0)
    told = [index for index in range(width) if holds_words(rows, index)]
    told = [index for index in told if index == told[0] or holds_words(rows, index, remarks=False)]
    in_one_line = len(rows) == 1 and sum(map(bool, rows[0].cells)) >= _FEW_CLUBS  # a person in each cell
    if not told or in_one_line:
        return Guess({Column.NAME if unit is Unit.PLAYER else Column.PLAYER_1: 0})
    if unit is Unit.PLAYER and (parts := _name_in_two(rows, told, is_comma=is_comma)):
        return parts
    order = dict(zip(_usual_order(rows, unit, told), told, strict=False))
    at = order.get(Column.CLUB, -1)
    beside = len(told) > 1 and any(map(exact_meaning, rows[0].cells))
    if beside:  # the others in that row may be headings too
        return Guess(order, UNCLEAR)
    if (
        any(exact_meaning(row.cell(at)) for row in rows)
        or _are_all_different(rows, at)
        or _may_be_people(rows, at)
        or _is_mostly_none(rows, at)
    ):
        return Guess(order, _CLUB_GUESSED)
    left = (row.cell(at) for row in rows for at in range(width) if at not in order.values())
    if any(map(looks_like_person, left)) or (unit is Unit.PARTNERSHIP and _are_no_pairs(rows, order)):
        return Guess(order, UNCLEAR)
    partners = [order[each] for each in (Column.PLAYER_1, Column.PLAYER_2) if each in order]
    names = [cell for row in rows for at in partners if (cell := row.cell(at))] if is_comma else []
    single = len(partners) > 1 and sum(map(is_one_surname, names)) > _MOSTLY * len(names)
    doubt = Finding("import-order-unknown", Severity.QUESTION, where=("name",)) if single else None
    return Guess(order, doubt)


def looks_like_person(cell: str) -> bool:
    """Whether a cell has two to four words as a name has, none of which heads columns or tells a club."""
    words = cell.replace(", ", " ").split()
    plain = all(word.replace("-", "").replace("'", "").replace("’", "").isalpha() for word in words)
    return (
        plain
        and 1 < len(words) <= _MOST_WORDS
        and looks_like_names(cell)
        and not names_club(cell)
        and not any(is_heading_word(word) or folded(word) == _TICHU for word in words)
    )


def are_people(rows: Sequence[Row], at: int) -> bool:
    """Whether mostly whole names of single people stand in a column."""
    cells = [cell for row in rows if (cell := row.cell(at))]
    return bool(cells) and sum(map(looks_like_person, cells)) >= _MOSTLY * len(cells)


def several_names(rows: Sequence[Row], least: int) -> bool:
    """Whether the rows of a list have several people each, nobody of whom stands there twice.

    At least one row has the `least` number of them.
    """
    filled = [[cell for cell in row.cells if cell] for row in rows[:_SAMPLE]]
    many = [cells for cells in filled if len(cells) > 1]
    cells = [cell for cells in many for cell in cells]
    if len(many) < _MOSTLY * len(filled) or max(map(len, filled), default=0) < least:
        return False
    people = sum(looks_like_person(cell) or two_names(cell) is not None for cell in cells)
    return people >= _NEARLY_ALL * len(cells) and len(set(cells)) == len(cells)


def may_be_headings(rows: Sequence[Row], columns: Mapping[Column, int]) -> bool:
    """Whether the first row may have unknown headings: single words above names of two (`Herr;Dame`).

    So it may where its cells share a word (`Linke Hand;Rechte Hand`), have two above single ones, or say
    something above numbers and answers.
    """
    named = [at for column, at in columns.items() if column in _WHOLE_NAMES]
    first = [cell for at in named if (cell := rows[0].cell(at))] if rows else []
    below = [cell for row in rows[1:_SAMPLE] for at in named if (cell := row.cell(at))]
    if not (first and below and all(map(_is_words, first))):
        return False
    alike = sum(map(looks_like_person, below)) > _MOSTLY * len(below)
    single = sum(map(is_one_surname, below)) > _MOSTLY * len(below)
    if all(map(is_one_surname, first)):
        return alike
    shared = _share_a_word(rows[0], named) and not any(_share_a_word(row, named) for row in rows[1:_SAMPLE])
    longer = single and not any(map(is_one_surname, first))
    return shared or longer or _heads_others(rows[: _SAMPLE + 1], named)


def _share_a_word(row: Row, named: Sequence[int]) -> bool:
    words = [set(folded(cell).split()) for at in named if (cell := row.cell(at))]
    return len(words) > 1 and bool(set.intersection(*words))


def _is_words(cell: str) -> bool:
    return all(map(str.isalpha, cell.split()))


def _heads_others(rows: Sequence[Row], named: Sequence[int]) -> bool:
    """Whether a word stands above nothing but numbers, days or answers, beside what is read as names."""
    beside = ((at, cell) for at, cell in enumerate(rows[0].cells) if at not in named)
    heads = (
        at for at, cell in beside if cell and _is_words(cell) and not (is_no_word(cell) or is_remark(cell))
    )
    filled = ([cell for row in rows[1:] if (cell := row.cell(at))] for at in heads)
    return any(len(cells) > 1 and all(map(is_no_word, cells)) for cells in filled)


def _are_no_pairs(rows: Sequence[Row], order: Mapping[Column, int]) -> bool:
    """Whether what is read as pairs may be something else: three people, or a person and a place or club."""
    cells = {
        column: [without_bullet(cell, numbered=True) for row in rows if (cell := row.cell(at))]
        for column, at in order.items()
        if column is not Column.CLUB
    }
    people = {column: sum(map(looks_like_person, each)) / len(each) for column, each in cells.items() if each}
    places = [cell for cell in cells.get(Column.PLAYER_2, ()) if is_one_surname(cell)]
    is_place = len(places) > _MOSTLY * len(cells.get(Column.PLAYER_2, ()))
    three = people.get(Column.TEAM, 0.0) > _MOSTLY and people.get(Column.PLAYER_1, 0.0) > _MOSTLY
    return three or (is_place and people.get(Column.PLAYER_1, 0.0) > _MOSTLY)


def _may_be_people(rows: Sequence[Row], at: int) -> bool:
    """Whether so few cells stand in a column that nothing tells whether they are clubs or people."""
    cells = [cell for row in rows if (cell := row.cell(at))]
    return 0 < len(cells) < _FEW_CLUBS and any(map(looks_like_person, cells))


def _is_mostly_none(rows: Sequence[Row], at: int) -> bool:
    """Whether so many cells say that there is none that a column may be about anything."""
    cells = [cell for row in rows if (cell := row.cell(at))]
    return sum(map(is_no_club, cells)) > (1 - _MOSTLY) * len(cells)


def _are_all_different(rows: Sequence[Row], at: int) -> bool:
    """Whether a column repeats nothing, as clubs do and people do not."""
    cells = [cell for row in rows if (cell := row.cell(at)) and not is_ditto(cell)]
    return len(cells) >= _FEW_CLUBS and len(set(cells)) == len(cells)


def _name_in_two(rows: Sequence[Row], told: Sequence[int], *, is_comma: bool) -> Guess | None:
    """Given name and surname where two columns of single words hold them.

    The surname sorts the list, or has more words than one (`von Uhu`); behind a comma stands the given name.
    Where nothing tells, every line is doubtful.
    """
    if len(told) < 2:  # noqa: PLR2004 - two columns
        return None
    both = [row for row in rows if row.cell(told[0]) and row.cell(told[1])]
    if len(both) < _NEARLY_ALL * len(rows):
        return None
    pairs = [
        (without_bullet(row.cell(told[0]), numbered=True), read_person(row.cell(told[1])).name)
        for row in both
    ]
    single = sum(is_one_surname(a) and is_one_surname(b) for a, b in pairs)
    if single < _MOSTLY * len(pairs):
        return None
    if len({second for _, second in pairs}) < len(set(pairs)):
        return None
    is_sorted = sorted(pairs, key=lambda pair: folded(pair[0])) == pairs and len(pairs) >= _FEW
    many_words = [any(" " in pair[at] and is_one_surname(pair[at]) for pair in pairs) for at in (0, 1)]
    by_first = many_words[0] or (not many_words[1] and (is_sorted or is_comma))
    first, second = (
        (Column.LAST_NAME, Column.FIRST_NAME) if by_first else (Column.FIRST_NAME, Column.LAST_NAME)
    )
    known = is_sorted or many_words[0] != many_words[1]
    doubt = None if known else Finding("import-order-unknown", Severity.QUESTION, where=("name",))
    columns = {first: told[0], second: told[1]}
    if len(told) > len(columns):
        columns[Column.CLUB] = told[2]
        doubt = doubt or (_CLUB_GUESSED if _are_all_different(rows, told[2]) else None)
    return Guess(columns, doubt)


def _usual_order(rows: Sequence[Row], unit: Unit, told: Sequence[int]) -> tuple[Column, ...]:
    if unit is Unit.PLAYER:
        return (Column.NAME, Column.CLUB)
    if len(told) >= 4:  # noqa: PLR2004 - as many columns as the longest order has
        return (Column.TEAM, Column.PLAYER_1, Column.PLAYER_2, Column.CLUB)
    third = [row.cell(told[2]) for row in rows] if len(told) == 3 else []  # noqa: PLR2004 - same
    if third and all(third) and len(set(third)) == len(third):
        return (Column.TEAM, Column.PLAYER_1, Column.PLAYER_2)
    both = sum(two_names(row.cell(told[0])) is not None for row in rows) >= _MOSTLY * len(rows)
    return (Column.PLAYER_1, Column.CLUB) if both else (Column.PLAYER_1, Column.PLAYER_2, Column.CLUB)
