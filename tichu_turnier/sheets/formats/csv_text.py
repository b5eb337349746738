"""A document as a CSV file that Excel opens correctly.

UTF-8 with a byte order mark; a semicolon between fields where the language writes a comma in its numbers. A
text that a spreadsheet would run as a formula gets an apostrophe in front.
"""

import csv
from collections.abc import Iterable
from io import StringIO
from itertools import chain

from tichu_turnier.formula_injection import inert
from tichu_turnier.sheets.document import (
    Block,
    Document,
    Facts,
    Heading,
    PageBreak,
    Paragraph,
    Slip,
    Slips,
    Table,
    printable,
)
from tichu_turnier.sheets.formats.tabulate import TABULAR, as_table, slip_tables
from tichu_turnier.words.listings.listing import Cell

_COMMA_BETWEEN_FIELDS = ("en",)


def render(document: Document) -> bytes:
    """The document as CSV: a few lines that say what it is, an empty one, then its blocks."""
    out = StringIO()
    comma = document.language.startswith(_COMMA_BETWEEN_FIELDS)
    writer = csv.writer(out, delimiter="," if comma else ";", lineterminator="\r\n")
    margin = document.margin
    writer.writerow(map(_text, (document.title, margin.round)))
    writer.writerow(map(_text, (margin.tournament, margin.date, margin.stamp, margin.printed_at)))
    for block in document.blocks:
        writer.writerow(())
        writer.writerows(_rows(block, "." if comma else ","))
    return out.getvalue().encode("utf-8-sig")


def _rows(block: Block, point: str) -> Iterable[tuple[str, ...]]:
    if isinstance(block, TABULAR):
        return _table(as_table(block), point)
    match block:
        case Heading(text):
            return [(_text(text),)]
        case Paragraph(text, lead=lead):
            return [(_text(lead), _text(text))] if lead else [(_text(text),)]
        case Facts(rows):
            return [(_text(label), _text(value)) for label, value in rows]
        case Slips(slips):
            return chain.from_iterable(_slip_rows(slip, point) for slip in slips)
        case PageBreak():
            return []


def _slip_rows(slip: Slip, point: str) -> Iterable[tuple[str, ...]]:
    yield (_text(slip.table_label), _text(slip.table))
    for stage, table in slip_tables(slip):
        yield (_text(stage),)
        yield from _table(table, point)


def _table(table: Table, point: str) -> list[tuple[str, ...]]:
    header = tuple(_text(column.title) for column in table.columns)
    return [header, *(tuple(_cell(cell, point) for cell in row) for row in table.rows)]


def _cell(cell: Cell, point: str) -> str:
    return _text(cell.text) if cell.number is None else str(cell.number).replace(".", point)


def _text(text: str) -> str:
    return inert(printable(text))
