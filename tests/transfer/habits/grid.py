"""A list as it lies in a spreadsheet, before it becomes a file of some kind."""

from dataclasses import dataclass, field
from datetime import date

Value = str | int | float | bool | date | None


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell: what it shows, and how."""

    value: Value = None
    formula: str = ""
    struck: bool = False
    across: int = 1
    down: int = 1
    """How many columns and rows it was merged over."""


@dataclass(slots=True)
class Line:
    cells: list[Cell]
    hidden: bool = False


@dataclass(slots=True)
class Sheet:
    title: str
    lines: list[Line] = field(default_factory=list)
    hidden_columns: frozenset[int] = frozenset()
    hidden: bool = False
    filtered: bool = False
    """Whether its hidden rows are hidden by a filter."""

    def width(self) -> int:
        return max((len(line.cells) for line in self.lines), default=0)


def row(*values: Value) -> Line:
    return Line([Cell(value) for value in values])


YES_NO = {"de": ("WAHR", "FALSCH"), "en": ("TRUE", "FALSE"), "fr": ("VRAI", "FAUX")}


def shown(value: Value, language: str) -> str:
    """A value as a spreadsheet in that language writes it into a text file."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return YES_NO[language][not value]
    if isinstance(value, float):
        text = f"{value:.2f}"
        return text if language == "en" else text.replace(".", ",")
    if isinstance(value, date):
        return f"{value:%d/%m/%Y}" if language == "fr" else f"{value:%d.%m.%Y}"
    return str(value)
