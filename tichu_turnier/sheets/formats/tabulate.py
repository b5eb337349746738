"""Blocks as tables, where nothing can be drawn."""

from collections.abc import Iterator
from dataclasses import astuple

from tichu_turnier.sheets import document as doc
from tichu_turnier.sheets.charts import Bars, Chart, Lanes, PlaceCurves
from tichu_turnier.words.listings.listing import Align, Cell, Column, number_cell

TABULAR = doc.Table | doc.Drawn
"""What is a table where nothing can be drawn."""


def parts_of(block: doc.Block) -> Iterator[doc.Block]:
    """A block as it is; of what is handed out with words of its own, heading, words and a table each."""
    if not isinstance(block, doc.Handouts) or not any(each.lines for each in block.handouts):
        yield block
        return
    for each in block.handouts:
        yield from parts_of_handout(each)


def parts_of_handout(handout: doc.Handout) -> tuple[doc.Block, ...]:
    return doc.Heading(handout.title), doc.Paragraph(" · ".join(handout.lines)), handout.table


def slip_tables(slip: doc.Slip) -> tuple[tuple[str, doc.Table], ...]:
    """A score slip as plain tables, one a stage, for renderers that have no drawing: label and empty grid."""
    return tuple(
        (" · ".join(filter(None, (stage.label, stage.rests))), _stage_table(stage, slip.words))
        for stage in slip.stages
    )


def slip_columns(stage: doc.SlipStage, words: doc.SlipWords) -> Iterator[tuple[str, str]]:
    """From left to right whose column each is, if it is somebody's, and its title."""
    yield "", words.hand
    for side in stage.sides:
        yield from ((name, mark) for name in side for mark in (*words.calls, words.first_out))
        yield from (("", title) for title in (words.double_victory, words.points, words.running))
    yield "", words.control


def _stage_table(stage: doc.SlipStage, words: doc.SlipWords) -> doc.Table:
    first, *others = (f"{name} {mark}".strip() for name, mark in slip_columns(stage, words))
    columns, empty = map(Column, others), tuple(Cell() for _ in others)
    rows = tuple((number_cell(hand), *empty) for hand in stage.hands)
    return doc.Table((Column(first, Align.RIGHT), *columns), rows, zebra=False)


def as_table(block: doc.Table | doc.Drawn) -> doc.Table:  # noqa: PLR0911 - a case for each block
    """A table; whatever else is drawn becomes one: a line for each match, each line of a card, each sign."""
    match block:
        case doc.Table():
            return block
        case doc.Bracket():
            return _bracket_table(block)
        case doc.Cards():
            return _cards_table(block)
        case doc.Handouts():
            return _handout_table(block)
        case doc.Signs(signs, header):
            columns = (Column(header), Column(""))
            return doc.Table(
                columns, tuple((Cell(f"{s.label} {s.big}".strip()), Cell(s.note)) for s in signs)
            )
        case doc.Certificates(certificates, _, headers, _):
            columns = (Column(headers[0], weight=1), Column(headers[1], weight=1))
            return doc.Table(columns, tuple((Cell(each.name), Cell(each.rank)) for each in certificates))
        case doc.Matrix():
            return _matrix_table(block)
        case doc.RoomMap():
            return _room_table(block)
        case PlaceCurves() | Lanes() | Bars():
            return _chart_table(block)


def _chart_table(chart: Chart) -> doc.Table:
    match chart:
        case PlaceCurves(rounds=rounds, curves=curves, header=header):
            titles = (Column(header, weight=1), *(Column(each, Align.RIGHT) for each in rounds))
            return doc.Table(titles, tuple((Cell(name), *map(_place, curve)) for name, curve in curves))
        case Lanes():
            return _lanes_table(chart)
        case Bars(bars=bars, headers=headers):
            columns = (Column(headers[0]), Column(headers[1], Align.RIGHT))
            return doc.Table(columns, tuple((Cell(words), number_cell(count)) for words, count in bars))


def _place(place: int | None) -> Cell:
    return Cell("–") if place is None else number_cell(place)


def _lanes_table(lanes: Lanes) -> doc.Table:
    label, *figures, note = lanes.headers
    columns = (Column(label), *(Column(each, Align.RIGHT) for each in figures), Column(note))
    rows = (
        (Cell(each.label), *(number_cell(round(figure)) for figure in astuple(each.spread)), Cell(each.note))
        for each in lanes.lanes
    )
    return doc.Table(columns, tuple(rows))


def _matrix_table(matrix: doc.Matrix) -> doc.Table:
    people = range(len(matrix.names))
    columns = (Column("", Align.RIGHT), Column(""), *(Column(str(n + 1), Align.CENTER) for n in people))
    rows = []
    for row in people:
        times = (_times(len(matrix.rounds(row, column)), often=row != column) for column in people)
        rows.append((number_cell(row + 1), Cell(matrix.names[row]), *times))
    return doc.Table(columns, tuple(rows), size=doc.Size.SMALL)


def _times(count: int, *, often: bool) -> Cell:
    return number_cell(count, strong=often and count > 1) if count else Cell()


def _room_table(room: doc.RoomMap) -> doc.Table:
    rows = ((Cell(each.title), Cell(" – ".join(map(", ".join, each.groups)))) for each in room.tables)
    return doc.Table((Column(room.headers[0]), Column(room.headers[1], weight=1)), tuple(rows))


def _cards_table(cards: doc.Cards) -> doc.Table:
    name, lines, last = cards.headers
    columns = (Column(name, weight=2), Column(lines, weight=3), Column(last, Align.RIGHT))
    rows = (
        (Cell(card.title), Cell(" · ".join((card.heading, *card.lines))), Cell(card.code or card.figure))
        for card in cards.cards
    )
    return doc.Table(columns, tuple(rows))


def _handout_table(block: doc.Handouts) -> doc.Table:
    """The tables of all handouts below each other, each line with the title of its own."""
    about = (Column(""),) if any(each.lines for each in block.handouts) else ()
    columns = block.handouts[0].table.columns if block.handouts else ()
    rows = tuple(
        (Cell(each.title), *(Cell(" · ".join(each.lines)) for _ in about), *row)
        for each in block.handouts
        for row in each.table.rows
    )
    return doc.Table((Column(block.header), *about, *columns), rows)


def _bracket_table(bracket: doc.Bracket) -> doc.Table:
    round_, side, score = bracket.headers
    half = Column(side, weight=1), Column(score, Align.RIGHT)
    columns = (Column(round_), *half, *half)
    boxes = sorted(bracket.boxes, key=lambda box: (box.column, box.middle))
    return doc.Table(columns, tuple(_bracket_row(bracket, box) for box in boxes))


def _bracket_row(bracket: doc.Bracket, box: doc.BracketBox) -> tuple[Cell, ...]:
    below = bracket.below is not None and box.middle >= bracket.below
    heading = box.heading or (bracket.below_heading if below else bracket.columns[box.column])
    sides = (
        part for side in box.sides for part in (Cell(side.name, strong=side.strong), _scores(side.scores))
    )
    return (Cell(heading), *sides)


def _scores(scores: tuple[str, ...]) -> Cell:
    """The points of a match, as a number where there is one game."""
    if len(scores) == 1:
        return Cell(scores[0], int(scores[0].replace("\N{MINUS SIGN}", "-")))
    return Cell(" ".join(scores))
