"""Bring a list with a row for each partner into one row a team, with what is said of the second behind it."""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import replace

from tichu_turnier.files.cells import Row
from tichu_turnier.transfer.lists.column_words import Column
from tichu_turnier.transfer.lists.columns import Layout
from tichu_turnier.transfer.lists.heads import section_of
from tichu_turnier.transfer.lists.name_cells import is_about_the_list, two_names


def one_row_a_team(rows: Sequence[Row], layout: Layout) -> tuple[Sequence[Row], Layout]:
    """Both partners in one row where the list has a row for each, below each other."""
    settled = _with_first_partner(layout)
    columns = settled.columns
    others = {Column.PLAYER_2, Column.FIRST_NAME_1, Column.LAST_NAME_1}
    if (
        Column.TEAM not in columns
        or others & set(columns)
        or not {Column.PLAYER_1, Column.LAST_NAME} & set(columns)
    ):
        return rows, settled
    width = max(len(row.cells) for row in rows) if rows else 0
    named = settled.names - {columns.get(Column.CLUB)}
    empty = _empty_below(rows, settled)
    joined: list[Row] = []
    places: dict[str, int] = {}
    team = ""
    for row in rows:
        mine, person = settled.cell(row, Column.TEAM), _whole(row, settled)
        is_none = bool(mine) and not any(map(str.isalnum, mine))
        at = places.get(mine or team, -1) if person and (mine or team) and not is_none else -1
        above = joined[at] if at >= 0 else None
        if above is not None and not above.cell(width) and not _heads(person, above, settled):
            cells = ("" if index in named else cell for index, cell in enumerate(row.cells))
            second = replace(row, cells=tuple(cells))
            second = second if mine else _filled_from(above, second, empty)
            joined[at] = _with_second(above, second, width, person)
            continue
        team = "" if is_none else mine
        places[team] = len(joined)
        joined.append(row)
    if len(joined) == len(rows):
        return rows, settled
    return joined, _with_seconds(settled, width, named)


def _with_first_partner(layout: Layout) -> Layout:
    """The columns of a list of teams: what stands below `Name` names a team, or its first partner."""
    columns = dict(layout.columns)
    first = {Column.PLAYER_1, Column.FIRST_NAME_1, Column.LAST_NAME_1}
    if Column.NAME in columns and first & columns.keys():
        columns.setdefault(Column.TEAM, columns.pop(Column.NAME))
    if (
        Column.NAME in columns
        and Column.PLAYER_1 not in columns
        and {Column.TEAM, Column.PLAYER_2} & set(columns)
    ):
        columns[Column.PLAYER_1] = columns.pop(Column.NAME)
    return replace(layout, columns=columns)


def _with_seconds(layout: Layout, width: int, named: Collection[int]) -> Layout:
    """The columns of such a list: behind them stand the second partner and the rest of his row."""
    seconds = {width + 1 + at: at for at in range(width) if at not in named}
    headings = layout.headings
    if headings:  # of what is read, `read` knows
        unread = ("" if at in layout.read or at in named else word for at, word in enumerate(headings))
        headings = (*headings, *("",) * (width + 1 - len(headings)), *unread)
    columns = {**layout.columns, Column.PLAYER_2: width}
    return replace(layout, columns=columns, seconds=seconds, headings=headings)


def _empty_below(rows: Sequence[Row], layout: Layout) -> frozenset[int]:
    """The columns that say something only beside the name of a team, so that it is said of both partners."""
    seconds = [row for row in rows if _whole(row, layout) and not layout.cell(row, Column.TEAM)]
    places = {*layout.read - layout.names, layout.columns.get(Column.CLUB, -1), *layout.rivals}
    return frozenset(at for at in places if not any(row.cell(at) for row in seconds))


def _filled_from(above: Row, row: Row, empty: Collection[int]) -> Row:
    """A row with what the one above says in columns that are `empty` below, as the name of its team is."""
    cells = (*row.cells, *("",) * (len(above.cells) - len(row.cells)))
    return replace(row, cells=tuple(cell or above.cell(at) * (at in empty) for at, cell in enumerate(cells)))


def _with_second(above: Row, row: Row, width: int, person: str) -> Row:
    """A row of a team with the second partner behind it, and behind that the row in which he stands."""
    return replace(
        above,
        cells=(*(above.cells + ("",) * width)[:width], person, *row.cells),
        kinds={**above.kinds, **{width + 1 + at: kind for at, kind in row.kinds.items() if row.cell(at)}},
        struck=above.struck | ({width} if row.struck else set()),
        hidden=above.hidden or row.hidden,
        comments={**above.comments, **{width + 1 + at: said for at, said in row.comments.items()}},
    )


def crowded_teams(rows: Sequence[Row], layout: Layout) -> frozenset[str]:
    """The teams that have rows left after two of them were joined: nobody knows who plays with whom."""
    behind = layout.columns.get(Column.PLAYER_2, 0) >= layout.width > 0
    if not (layout.seconds or behind):
        return frozenset()
    counts = Counter(layout.cell(row, Column.TEAM) for row in rows)
    return frozenset(team for team, count in counts.items() if count > 1 and any(map(str.isalnum, team)))


def _heads(person: str, above: Row, layout: Layout) -> bool:
    """Whether a cell without a team heads the rows below it, or both partners stand above in one cell."""
    whole = layout.cell(above, Column.PLAYER_1)
    return section_of(person) is not None or is_about_the_list(person) or two_names(whole) is not None


def _whole(row: Row, layout: Layout) -> str:
    parts = (layout.cell(row, Column.FIRST_NAME), layout.cell(row, Column.LAST_NAME))
    return layout.cell(row, Column.PLAYER_1) or " ".join(filter(None, parts))
