"""Whom does somebody's list of entrants name, and what is wrong with it, line by line?"""

import zipfile
import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Protocol, cast
from xml.etree.ElementTree import ParseError

from tichu_turnier.desk.cells import (
    MOST_BYTES,
    MOST_COLUMNS,
    MOST_ROWS,
    Cells,
    Row,
    decoded,
    rows_of_text,
)
from tichu_turnier.desk.columns import Layout, layout_of
from tichu_turnier.desk.people_rows import entrant_of_row
from tichu_turnier.desk.reading import reading
from tichu_turnier.desk.similar import similar_names
from tichu_turnier.rules.finding import Finding, Refusal, Severity
from tichu_turnier.tournament.entrants import NewEntrant, list_findings, people, tidy
from tichu_turnier.tournament.model import Entrant, Unit

MANY_LINES = 2000
"""More entrants than any Tichu tournament had: perhaps the wrong file, so it is said."""
MOST_UNPACKED_BYTES = 300_000_000
"""A workbook that claims to be larger is no list of people."""

_BEGINNING = 8
"""So many bytes tell what kind of file it is."""
_NO_LIST = (b"%PDF-", b"<!DOC", b"<!doc", b"<html", b"<HTML", b"<?xml", b"{\\rtf")
"""How a PDF, a web page or a letter begins: text, but no list."""
_OLD_EXCEL = bytes.fromhex("D0CF11E0")
_ZIP = b"PK"
_BROKEN_WORKBOOK = (
    zipfile.BadZipFile,
    zlib.error,
    ParseError,
    KeyError,
    IndexError,
    ValueError,
    TypeError,
    AttributeError,
    NotImplementedError,
    RuntimeError,
    EOFError,
    OSError,
)
"""What openpyxl raises for files that are not what they claim to be."""


@dataclass(frozen=True, slots=True)
class ImportLine:
    """One line of a list: the entrant it names, if any, and what is to be said about it."""

    number: int
    """The line in the source, from 1, as the spreadsheet counts."""
    new: NewEntrant | None
    findings: tuple[Finding, ...]
    cells: tuple[str, ...]

    @property
    def accepted(self) -> bool:
        """Whether the entrant of this line can be registered as it stands."""
        return self.new is not None and not any(finding.blocks for finding in self.findings)


@dataclass(frozen=True, slots=True)
class ImportPreview:
    """What a list would bring, before anything is registered."""

    lines: tuple[ImportLine, ...] = ()
    findings: tuple[Finding, ...] = ()
    """About the source as a whole; those of a line stand with the line."""

    def accepted(self) -> tuple[NewEntrant, ...]:
        """The entrants of all lines that nothing speaks against."""
        return tuple(line.new for line in self.lines if line.new is not None and line.accepted)

    def everything(self) -> tuple[Finding, ...]:
        """All findings, those of a line with `("line", number)` in front of where they are."""
        of_lines = (
            replace(finding, where=("line", line.number, *finding.where))
            for line in self.lines
            for finding in line.findings
        )
        return (*self.findings, *of_lines)


def read_list(source: Path | str, unit: Unit, existing: Iterable[Entrant] = ()) -> ImportPreview:
    """What a list of entrants would bring: an xlsx or csv file, or text that was pasted from one.

    Columns are found by their headers in German, English or French in any order, or by the usual order
    without headers. Nothing is raised for a bad file: a finding says what is wrong with it.
    """
    try:
        cells = rows_of_text(source) if isinstance(source, str) else _rows_of_file(source)
    except Refusal as refusal:
        return ImportPreview(findings=refusal.findings)
    if not cells.rows:
        return ImportPreview(findings=(*cells.findings, Finding("import-empty")))
    return _preview(cells, unit, tuple(existing))


def _rows_of_file(path: Path) -> Cells:
    """The rows of a file, by what is in it, not by its name."""
    with reading(path):
        size = path.stat().st_size
        if size > MOST_BYTES:
            raise Refusal(Finding("import-too-big", args={"megabytes": size // 1_000_000}))
        with path.open("rb") as file:
            start = file.read(_BEGINNING)
        if start.startswith(_ZIP):
            return _rows_of_workbook(path)
        if start.startswith(_OLD_EXCEL):
            raise Refusal(Finding("import-old-excel", args={"file": path.name}))
        if start.startswith(_NO_LIST):
            raise Refusal(Finding("import-not-text"))
        if path.suffix.casefold() in (".xlsx", ".xlsm"):
            raise Refusal(Finding("import-not-a-workbook", args={"file": path.name}))
        text, findings = decoded(path.read_bytes())
    cells = rows_of_text(text)
    return Cells(cells.rows, (*findings, *cells.findings))


def _rows_of_workbook(path: Path) -> Cells:
    """The rows of the first sheet that has any; formulas are seen as such, nothing is calculated."""
    from openpyxl import load_workbook  # noqa: PLC0415 - a tenth of a second that csv does not need

    try:
        with path.open("rb") as file:  # as a file: openpyxl judges paths by their ending
            _refuse_bomb(zipfile.ZipFile(file), path)
            with closing(load_workbook(file, read_only=True, data_only=False)) as book:
                sheets = [sheet for sheet in book.worksheets if sheet.sheet_state == "visible"]
                return _rows_of_sheets(cast("Sequence[_Sheet]", sheets))
    except _BROKEN_WORKBOOK:
        raise Refusal(Finding("import-not-a-workbook", args={"file": path.name})) from None


def _refuse_bomb(archive: zipfile.ZipFile, path: Path) -> None:
    """Refuses an archive that would fill the memory, and one that is no workbook at all."""
    members = archive.infolist()
    unpacked = sum(member.file_size for member in members)
    if unpacked > MOST_UNPACKED_BYTES:
        raise Refusal(Finding("import-too-big", args={"megabytes": unpacked // 1_000_000}))
    if "[Content_Types].xml" not in {member.filename for member in members}:
        raise Refusal(Finding("import-not-a-workbook", args={"file": path.name}))


class _Cell(Protocol):
    """A cell of openpyxl, as far as it matters here."""

    @property
    def value(self) -> object: ...
    @property
    def data_type(self) -> str: ...


class _Sheet(Protocol):
    """A sheet of openpyxl that is read row by row (its own types do not know that kind)."""

    @property
    def title(self) -> str: ...
    def reset_dimensions(self) -> None: ...
    def iter_rows(self, *, max_row: int, max_col: int) -> Iterable[Sequence[_Cell]]: ...


def _rows_of_sheets(sheets: Sequence[_Sheet]) -> Cells:
    """The first sheet with anything in it; the others are named when they are not empty either."""
    found: Cells | None = None
    for sheet in sheets:
        rows = tuple(_rows_of_sheet(sheet))
        if rows and found is None:
            too_long = rows[-1].number > MOST_ROWS
            cut = (Finding("import-cut-off", args={"rows": MOST_ROWS}),) if too_long else ()
            found = Cells(rows[: len(rows) - too_long], cut)
        elif rows and found is not None:
            note = Finding("import-other-sheet", Severity.NOTE, {"sheet": sheet.title})
            found = Cells(found.rows, (*found.findings, note))
    return found or Cells()


def _rows_of_sheet(sheet: _Sheet) -> Iterator[Row]:
    """Rows that are not empty; a claimed size of the sheet is not trusted, so no empty rows are built."""
    sheet.reset_dimensions()
    rows = sheet.iter_rows(max_row=MOST_ROWS + 1, max_col=MOST_COLUMNS)
    for number, row in enumerate(rows, 1):
        cells = tuple("" if cell.value is None else tidy(_shown(cell.value)) for cell in row)
        if any(cells):
            formulas = (index for index, cell in enumerate(row) if cell.data_type in ("f", "e"))
            yield Row(number, cells, frozenset(formulas))


def _shown(value: object) -> str:
    """A cell's value as the spreadsheet shows it: whole numbers without a point."""
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)


def _preview(cells: Cells, unit: Unit, existing: tuple[Entrant, ...]) -> ImportPreview:
    """Everything there is to say about rows of people."""
    layout = layout_of(cells.rows, unit)
    rows = cells.rows[layout.first_row :]
    news = [entrant_of_row(row, layout, unit) for row in rows]
    objections = list_findings(news, existing, unit)
    likeness = _similar(news, existing)
    found = [
        (*_formulas(row, layout), *_with_likeness(objections[index], likeness.get(index)))
        for index, row in enumerate(rows)
    ]
    lines = tuple(
        ImportLine(row.number, new, findings, row.cells)
        for row, new, findings in zip(rows, news, found, strict=True)
    )
    about = [*cells.findings]
    if not rows:
        about.append(Finding("import-empty"))
    if len(rows) > MANY_LINES:
        about.append(Finding("import-many-lines", Severity.WARNING, {"count": len(rows)}))
    if layout.ignored:
        about.append(Finding("import-column-ignored", Severity.NOTE, {"names": ", ".join(layout.ignored)}))
    return ImportPreview(lines, tuple(about))


def _formulas(row: Row, layout: Layout) -> tuple[Finding, ...]:
    """A cell that a spreadsheet calculates: what it shows is not in the file, or is not what it says.

    Columns that are not read may hold anything, such as sums or telephone numbers (`+41 ...`).
    """
    return tuple(
        Finding("import-formula", args={"cell": row.cell(index)[:40]}, where=("cell", index))
        for index in sorted(row.formulas & set(layout.columns.values()))
    )


def _similar(news: Sequence[NewEntrant], existing: Sequence[Entrant]) -> dict[int, Finding]:
    """For the lines of a list, by index: whose name looks like another one further up or registered."""
    listed = [(name, -1) for entrant in existing for name in people(entrant)]
    first = len(listed)
    listed.extend((tidy(name), line) for line, new in enumerate(news) for name in people(new))
    found: dict[int, Finding] = {}
    for one, later in similar_names([name for name, _ in listed], first):
        (other, above), (name, line) = listed[one], listed[later]
        if above != line and name:
            args: dict[str, str | int] = {"name": name, "other": other}
            found.setdefault(line, Finding("import-similar-name", Severity.WARNING, args, ("name",)))
    return found


def _with_likeness(objections: tuple[Finding, ...], likeness: Finding | None) -> tuple[Finding, ...]:
    """What is wrong with a line, and only if nothing is whom its name looks like."""
    return objections if objections or likeness is None else (likeness,)
