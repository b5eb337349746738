"""Lists with columns, as window, paper, wall, command line and files show them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Generic, TypeVar

from tichu_turnier.texts import Texts
from tichu_turnier.words.numbers import amount, plain

R = TypeVar("R")
Number = int | float


class Align(StrEnum):
    """Where a cell's text stands in its column."""

    LEFT = "left"
    CENTER = "center"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell: what is read, and the number behind it, for programs and spreadsheets to calculate with."""

    text: str = ""
    number: Number | None = None
    strong: bool = False
    tone: str = ""
    """Name of a colour of the window's theme, "" for the usual one."""
    tip: str = ""
    """What the window says beside the pointer; "" for the text itself."""
    icon: str = ""
    """Name of a picture of the window and its tone, `pin accent`."""


@dataclass(frozen=True, slots=True)
class Column:
    """One column: `weight` 0 is as wide as its widest cell, the others share what is left in proportion."""

    title: str
    align: Align = Align.LEFT
    weight: float = 0.0
    key: str = ""
    """The text key of the title, by which the window remembers a width."""
    narrow: str = ""
    """The title with a hyphen where it may be parted: for paper that has no room for it on one line."""
    share: float = 1.0
    """Size of its cells on paper, as a part of that of the others."""


@dataclass(frozen=True, slots=True)
class Listing:
    """A list as it is shown; each row has a cell for every column."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True, slots=True)
class Field(Generic[R]):
    """A column as its subject knows it: `heading` is a text key, "" for none; `cell` answers for a row."""

    heading: str
    cell: Callable[[R], Cell]
    align: Align = Align.LEFT
    weight: float = 0.0
    if_any: bool = False
    """Whether the column stands only where a row has something to say in it."""


def chosen(fields: Mapping[str, Field[R]], keys: str, rows: Sequence[R]) -> dict[str, Field[R]]:
    """The fields with these keys in this order, without those that have nothing to say of any row."""
    wanted = {key: fields[key] for key in keys.split()}
    return {
        key: each
        for key, each in wanted.items()
        if not each.if_any or any(cell.text or cell.icon for cell in map(each.cell, rows))
    }


def listing(fields: Mapping[str, Field[R]], keys: str, rows: Sequence[R], texts: Texts) -> Listing:
    """The list that has the columns with these keys, in this order."""
    shown = chosen(fields, keys, rows).values()
    columns = (headed(each.heading, texts, each.align, each.weight) for each in shown)
    cells = [each.cell for each in shown]
    return Listing(tuple(columns), tuple(tuple(cell(row) for cell in cells) for row in rows))


def headed(key: str, texts: Texts, align: Align = Align.LEFT, weight: float = 0.0) -> Column:
    """A column with the text that has this key as its title; without a title for an empty one."""
    return Column(texts(key) if key else "", align, weight, key)


def number_cell(value: int, *, strong: bool = False) -> Cell:
    """A cell with a whole number, with a real minus sign."""
    return Cell(str(value).replace("-", "−"), value, strong)


def count_cell(value: int) -> Cell:
    """A cell with a count; empty at 0, as with totals alone nobody knows how many hands there were."""
    return number_cell(value) if value else Cell()


def amount_cell(value: int | Fraction, texts: Texts, *, strong: bool = False) -> Cell:
    """A cell with a number as this language writes it: half a point is `0,5` in German."""
    return Cell(amount(value, texts), plain(value), strong)
