"""A listing in the window: as columns of a table, or as a page of its own."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from PySide6.QtGui import QIcon

from tichu_turnier.gui.common.pages import Page
from tichu_turnier.gui.common.painting import icon
from tichu_turnier.gui.common.parts import column, heading_width
from tichu_turnier.gui.common.table import Table
from tichu_turnier.gui.common.table_model import CENTER, LEFT, RIGHT, Column, RowsModel
from tichu_turnier.texts import Texts
from tichu_turnier.words.listings.listing import Align, Cell, Field, Listing

R = TypeVar("R")
_ALIGN = {Align.LEFT: LEFT, Align.CENTER: CENTER, Align.RIGHT: RIGHT}
_PICTURE_WIDTH = 36
_WIDEST = 220
Row = tuple[int, tuple[Cell, ...]]


class ListingPage(Page):
    """A listing that is only looked at."""

    def __init__(self, texts: Texts, nothing: str) -> None:
        super().__init__()
        self.model: RowsModel[Row] = RowsModel([], texts, lambda row: row[0])
        self.table: Table[Row] = Table(self.model, nothing=nothing)
        self.setLayout(column(self.table))
        self.setFocusProxy(self.table)

    def show_listing(self, listing: Listing, spare: Sequence[str] = ()) -> None:
        """Shows this list; columns without a weight are as wide as what stands in them.

        The `spare` ones are left out where room is short, the first first.
        """
        found = ((each.key, _listed(listing, index)) for index, each in enumerate(listing.columns))
        self.model.show(tuple(enumerate(listing.rows)), _sparing(found, spare))


def _listed(listing: Listing, index: int) -> Column[Row]:
    kind = listing.columns[index]
    words = (kind.title, *(row[index].text for row in listing.rows))
    return Column(
        kind.key,
        lambda row: row[1][index].text,
        _ALIGN[kind.align],
        color=lambda row: row[1][index].tone,
        width=0 if kind.weight else min(_WIDEST, max(map(heading_width, words))),
        share=round(kind.weight) or 1,
    )


def columns_of(
    fields: Mapping[str, Field[R]],
    texts: Texts,
    widths: Mapping[str, int] | None = None,
    keys: Iterable[str] | None = None,
    spare: Sequence[str] = (),
) -> list[Column[R]]:
    """A column for each field, or for those with these keys; `widths` of those wider than their headings.

    The `spare` ones are left out where room is short, the first first.
    """
    found = ((key, _column(fields[key], texts, (widths or {}).get(key, 0))) for key in keys or fields)
    return _sparing(found, spare)


def _sparing(columns: Iterable[tuple[str, Column[R]]], spare: Sequence[str]) -> list[Column[R]]:
    ranks = {key: rank for rank, key in enumerate(spare, 1)}
    return [replace(each, spare=ranks.get(key, 0)) for key, each in columns]


def _column(field: Field[R], texts: Texts, width: int) -> Column[R]:
    cell, pictures = field.cell, not field.heading
    if not width and not field.weight:
        width = _PICTURE_WIDTH if pictures else heading_width(texts(field.heading))

    def picture(row: R) -> QIcon | None:
        name, _, tone = cell(row).icon.partition(" ")
        return icon(name, tone) if name else None

    return Column(
        field.heading,
        lambda row: cell(row).text,
        _ALIGN[field.align],
        tip=lambda row: cell(row).tip or cell(row).text,
        color=lambda row: cell(row).tone,
        icon=picture if pictures else None,
        width=width,
        share=round(field.weight) or 1,
    )
