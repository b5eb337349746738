"""The rows of a list in any kind of file that the program writes: csv, xlsx, ods, xls, html, jsonl."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, cast

from tichu_turnier.files.cells import (
    MOST_COLUMNS,
    MOST_ROWS,
    SEPARATORS,
    Cells,
    Row,
    filled_down,
    rows_of_text,
    text_of_bytes,
)
from tichu_turnier.files.whole import KeyTwiceError, content_of, parsed_json, reading
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.transfer.html_rows import rows_of_html
from tichu_turnier.transfer.rankings.ranking_list import RankingList, read_ranking
from tichu_turnier.transfer.sheets_of import sheets_of
from tichu_turnier.transfer.workbook_rows import OLD, ZIPPED

_BEGINNING = 512
_PDF = b"%PDF-"
_PAGES = ("<!doctype html", "<html", "<table")
_JSON = ("{", "[{", "[\n")


def ranking_of(source: Path | str) -> RankingList:
    """The rankings in a file, or in a text; raises Refusal where there are none, and for a PDF."""
    if isinstance(source, str):
        return _of_text(source, ())
    with reading(source), source.open("rb") as file:
        start = file.read(_BEGINNING)
        if start.startswith(_PDF):
            raise Refusal(Finding("ranking-pdf"))
        if not start.startswith((ZIPPED, OLD)):
            text, findings = text_of_bytes(start + content_of(file))
            if _begins(text, _PAGES) or not _begins(text, ("<",)):
                return _of_text(text, findings)
    return read_ranking([filled_down(sheet) for sheet in sheets_of(source) if not sheet.hidden])


def _of_text(text: str, findings: tuple[Finding, ...]) -> RankingList:
    """Of csv the reading in which a ranking stands: there may be more commas in the words around it."""
    first: RankingList | Refusal | None = None
    for cells in _readings(text):
        try:
            found = read_ranking([Cells(cells.rows, (*findings, *cells.findings))])
        except Refusal as refusal:
            first = first or refusal
        else:
            if found.headed:
                return found
            first = found if first is None or isinstance(first, Refusal) else first
    if isinstance(first, RankingList):
        return first
    raise first or Refusal(Finding("import-empty"))


def _readings(text: str) -> Iterator[Cells]:
    if _begins(text, _PAGES):
        yield rows_of_html(text)
    elif _begins(text, _JSON):
        yield _rows_of_objects(text)
    else:
        first = rows_of_text(text)
        yield first
        others = (sign for sign in SEPARATORS if sign in text and sign != first.separator)
        yield from (rows_of_text(text, sign) for sign in others)


def _begins(text: str, words: tuple[str, ...]) -> bool:
    return text.lstrip("\ufeff \r\n\t")[:_BEGINNING].casefold().startswith(words)


def _rows_of_objects(text: str) -> Cells:
    """A line for each object, below one with all their keys; Refusal where it is no list of objects."""
    try:
        whole = text.lstrip("\ufeff \r\n\t").startswith("[")
        lines = [text] if whole else filter(str.strip, islice(text.splitlines(), MOST_ROWS + 1))
        told = [parsed_json(line) for line in lines]
        objects: list[dict[str, object]] = cast("Any", told[0] if whole else told)
        heads = tuple(dict.fromkeys(key for each in objects for key in each))[:MOST_COLUMNS]
        rows = [tuple(_shown(each.get(key)) for key in heads) for each in objects]
    except KeyTwiceError as twice:
        raise Refusal(twice.finding) from None
    except (ValueError, AttributeError, TypeError, RecursionError):
        raise Refusal(Finding("ranking-no-points")) from None
    cut = (Finding("import-cut-off", args={"rows": MOST_ROWS}),) if len(rows) > MOST_ROWS else ()
    numbered = (Row(number, cells) for number, cells in enumerate((heads, *rows[:MOST_ROWS]), 1))
    return Cells(tuple(numbered), cut)


def _shown(value: object) -> str:
    """A value as a cell would show it; a list or an object is not told."""
    return str(value) if isinstance(value, str | int | float) else ""
