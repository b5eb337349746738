"""A sheet, and the file formats that it can be rendered to."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.sheets.document import Document
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.insight.pace import Entered
from tichu_turnier.tournament.model.slots import to_wall
from tichu_turnier.tournament.model.snapshot import Tournament

MakeDocument = Callable[[Tournament, Texts, int | None], Document]
OnPage = Callable[[int, int], None]
"""Is told before each page its number and how many there are; what it raises ends the work."""


def _ignore_page(_number: int, _count: int) -> None:
    """The default: progress is of no interest to the caller."""


def not_drawn(round_number: int) -> Refusal:
    return Refusal(Finding("sheets-round-not-drawn", args={"round": round_number}))


class Kind(StrEnum):
    """The file formats of a sheet; the value is the ending of its file name."""

    PDF = "pdf"
    XLSX = "xlsx"
    HTML = "html"
    CSV = "csv"


@dataclass(frozen=True, slots=True)
class Sheet:
    """One print-out: its words stand under `sheets-<key>`; `make` writes it for a snapshot in a language.

    `needs_round` says that it is about one drawn round, `takes_round` that it can be, but may go without.
    """

    key: str
    needs_round: bool
    make: MakeDocument
    takes_round: bool = False
    suits: Callable[[Tournament], bool] = lambda _: True
    """Whether it has something to say about a tournament of this kind."""
    timed: "Callable[[Entered], Sheet] | None" = None
    """The same sheet where it is known when results were entered, if it has more to tell then."""

    @property
    def text_key(self) -> str:
        """The key of its name in the menu."""
        return f"sheets-{self.key}"

    def document(self, tournament: Tournament, texts: Texts, round: int | None = None) -> Document:  # noqa: A002
        """The sheet for a snapshot; `round` counts from 1, default the last drawn round.

        Raises Refusal for a round that has not been drawn.
        """
        return self.make(tournament, texts, round)

    def with_times(self, entered: Entered) -> "Sheet":
        """The same sheet with what can be told from when results were entered."""
        return self if self.timed is None else replace(self.timed(entered), timed=self.timed)


def printed(document: Document, texts: Texts, now: datetime) -> Document:
    """The sheet with the moment `now` (aware) at its foot, as the clock shows it where its evening is."""
    moment = to_wall(now, document.zone) if document.zone else now.astimezone()
    words = texts("sheets-printed-at", time=f"{moment:%H:%M}")
    return replace(document, margin=replace(document.margin, printed_at=words))


def render(document: Document, kind: Kind | str, on_page: OnPage = _ignore_page) -> bytes:
    """The document as a file of that kind; safe in any thread, heavy libraries imported when needed.

    Only a PDF has pages to tell of; the other kinds are there in a moment.
    """
    match Kind(kind):
        case Kind.PDF:
            from tichu_turnier.sheets.formats import pdf

            return pdf.render(document, on_page)
        case Kind.XLSX:
            from tichu_turnier.sheets.formats import excel

            return excel.render(document)
        case Kind.HTML:
            from tichu_turnier.sheets.formats import html

            return html.render(document)
        case Kind.CSV:
            from tichu_turnier.sheets.formats import csv_text

            return csv_text.render(document)
