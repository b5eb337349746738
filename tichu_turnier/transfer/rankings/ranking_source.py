"""The rows of a list in any kind of file that the program writes: csv, xlsx, ods, xls, html, jsonl."""

from itertools import islice
from pathlib import Path
from typing import Any, cast

from tichu_turnier.files.cells import MOST_COLUMNS, MOST_ROWS, Cells, Row, rows_of_text, text_of_bytes
from tichu_turnier.files.whole import content_of, parsed_json, reading
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.transfer.entrant_list import _sheets_of_file
from tichu_turnier.transfer.html_rows import rows_of_html

_BEGINNING = 512
_PDF = b"%PDF-"
_PAGES = ("<!doctype html", "<html", "<table")
_JSON = ("{", "[{", "[\n")


def sheets_of(source: Path | str) -> tuple[Cells, ...]:
    """The sheets of a file, or the rows of a text; raises Refusal for what cannot be read, as for a PDF."""
    if isinstance(source, str):
        return (_rows_of(source),)
    with reading(source), source.open("rb") as file:
        start = file.read(_BEGINNING)
        if start.startswith(_PDF):
            raise Refusal(Finding("ranking-pdf"))
        head = text_of_bytes(start)[0] if b"\0" not in start else ""
        if not _begins(head, (*_PAGES, *_JSON)):
            return _sheets_of_file(source)
        text, findings = text_of_bytes(start + content_of(file))
    cells = _rows_of(text)
    return (Cells(cells.rows, (*findings, *cells.findings)),)


def _begins(text: str, words: tuple[str, ...]) -> bool:
    return text.lstrip("\ufeff \r\n\t").casefold().startswith(words)


def _rows_of(text: str) -> Cells:
    if _begins(text, _PAGES):
        return rows_of_html(text)
    if _begins(text, _JSON):
        return _rows_of_objects(text)
    return rows_of_text(text)


def _rows_of_objects(text: str) -> Cells:
    """A line for each object, below one with all their keys; Refusal where it is no list of objects."""
    try:
        whole = text.lstrip("\ufeff \r\n\t").startswith("[")
        lines = [text] if whole else filter(str.strip, islice(text.splitlines(), MOST_ROWS + 1))
        told = [parsed_json(line) for line in lines]
        objects: list[dict[str, object]] = cast("Any", told[0] if whole else told)
        heads = tuple(dict.fromkeys(key for each in objects for key in each))[:MOST_COLUMNS]
        rows = [tuple(_shown(each.get(key)) for key in heads) for each in objects]
    except (ValueError, AttributeError, TypeError, RecursionError):
        raise Refusal(Finding("ranking-no-points")) from None
    cut = (Finding("import-cut-off", args={"rows": MOST_ROWS}),) if len(rows) > MOST_ROWS else ()
    numbered = (Row(number, cells) for number, cells in enumerate((heads, *rows[:MOST_ROWS]), 1))
    return Cells(tuple(numbered), cut)


def _shown(value: object) -> str:
    """A value as a cell would show it; a list or an object is not told."""
    return str(value) if isinstance(value, str | int | float) else ""
