"""Read a list of entrants, with findings line by line."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tichu_turnier.desk.similar import similar_names
from tichu_turnier.files.cells import MOST_BYTES, Cells, Row, decoded, rows_of_text, too_big
from tichu_turnier.files.whole import content_of, reading
from tichu_turnier.finding import Finding, Refusal, Severity
from tichu_turnier.tournament.model.snapshot import Entrant, Unit
from tichu_turnier.tournament.registration.entrants import (
    MOST_ENTRANTS,
    PARTNERS,
    NewEntrant,
    list_findings,
    people,
    team_name,
    tidy,
    unseen_marks,
)
from tichu_turnier.transfer.archive import not_a_workbook
from tichu_turnier.transfer.columns import Column, Layout, layout_of
from tichu_turnier.transfer.importing_workbook import OLD, ZIPPED, rows_of_old, rows_of_zipped

MANY_LINES = 2000
"""More entrants than any Tichu tournament had: perhaps the wrong file, so it is said."""
WORKBOOKS = (".xlsx", ".xlsm", ".xls", ".ods")
"""Endings of files that hold tables."""

_BEGINNING = 8
"""So many bytes tell what kind of file it is."""
_NO_LIST = (b"%PDF-", b"<!DOC", b"<!doc", b"<html", b"<HTML", b"<?xml", b"{\\rtf")
"""How a PDF, a web page or a letter begins: text, but no list."""
_SUM = re.compile(
    r"(?:total|summe|gesamt|anzahl|insgesamt|sum|count|somme|nombre)(?:\s+\w+)?\s*[:=]?\s*\d*", re.IGNORECASE
)
_NUMBER = re.compile(r"[-+]?[\d.,'’ ]*\d\.?")
_SEEKS = {"sucht", "gesucht", "suche partner", "sucht partner", "looking", "seeking", "cherche"}
"""What stands in place of a partner who is still looked for."""
_NO_NAME = {"-", "–", "—", "?", "x", "n/a", "offen", "frei", *_SEEKS}
"""What people write where a name is missing."""
_TWO_NAMES = re.compile(r"\s*[/&+;]\s*|\s+(?:und|and|et|u\.|mit|with|avec)\s+", re.IGNORECASE)


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
        return self.new is not None and not any(finding.blocks for finding in self.findings)


@dataclass(frozen=True, slots=True)
class ImportPreview:
    """What a list would bring, before anything is registered."""

    lines: tuple[ImportLine, ...] = ()
    findings: tuple[Finding, ...] = ()
    """About the source as a whole; those of a line stand with the line."""

    def accepted(self) -> tuple[NewEntrant, ...]:
        return tuple(line.new for line in self.lines if line.new is not None and line.accepted)

    def everything(self) -> tuple[Finding, ...]:
        """All findings, those of a line with `("line", number)` in front of where they are."""
        of_lines = (each.within("line", line.number) for line in self.lines for each in line.findings)
        return (*self.findings, *of_lines)


def read_list(source: Path | str, unit: Unit, existing: Iterable[Entrant] = ()) -> ImportPreview:
    """What a list of entrants would bring: a file (xlsx, xls, ods, csv), or text that was pasted from one.

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
            raise too_big(size)
        with path.open("rb") as file:
            start = file.read(_BEGINNING)
            rest = b"" if start.startswith((ZIPPED, OLD)) else content_of(file)  # a pipe is read only once
        if start.startswith(ZIPPED):
            return rows_of_zipped(path)
        if start.startswith(OLD):
            return rows_of_old(path)
        if start.startswith(_NO_LIST):
            raise Refusal(Finding("import-not-text"))
        if path.suffix.casefold() in WORKBOOKS:
            raise not_a_workbook(path)
        text, findings = decoded(start + rest)
    cells = rows_of_text(text)
    return Cells(cells.rows, (*findings, *cells.findings))


def _preview(cells: Cells, unit: Unit, existing: tuple[Entrant, ...]) -> ImportPreview:
    layout = layout_of(cells.rows, unit)
    rows, sums = _without_sums(cells.rows[layout.first_row :])
    if len(rows) > MOST_ENTRANTS:
        return ImportPreview(findings=(Finding("entrant-too-many", args={"most": MOST_ENTRANTS}),))
    news = [entrant_of_row(row, layout, unit) for row in rows]
    objections = list_findings(news, existing, unit)
    likeness = _similar(news, existing)
    lines = []
    for index, (row, new) in enumerate(zip(rows, news, strict=True)):
        told = objections[index] or ((likeness[index],) if index in likeness else ())
        unseen = [note for at in layout.columns.values() for note in unseen_marks(row.cell(at))]
        lines.append(ImportLine(row.number, new, (*_formulas(row, layout), *told, *unseen), row.cells))
    about = [*cells.findings, *sums]
    if not rows:
        about.append(Finding("import-empty"))
    if len(rows) > MANY_LINES:
        about.append(Finding("import-many-lines", Severity.WARNING, {"count": len(rows)}))
    if layout.ignored:
        about.append(Finding("import-column-ignored", Severity.NOTE, {"names": ", ".join(layout.ignored)}))
    return ImportPreview(tuple(lines), tuple(about))


def _without_sums(rows: tuple[Row, ...]) -> tuple[tuple[Row, ...], tuple[Finding, ...]]:
    """The rows without those at the end that only count the others (`Total: 24`), which are named."""
    sums: list[Finding] = []
    while rows and _is_sum(rows[-1]):
        args: dict[str, str | int] = {"line": rows[-1].number, "text": " ".join(rows[-1].cells).strip()[:40]}
        sums.append(Finding("import-total-row", Severity.NOTE, args))
        rows = rows[:-1]
    return rows, tuple(sums)


def _is_sum(row: Row) -> bool:
    words = [cell for index, cell in enumerate(row.cells) if cell and index not in row.formulas]
    words = [cell for cell in words if not _NUMBER.fullmatch(cell)]
    return len(words) == 1 and _SUM.fullmatch(words[0]) is not None


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


def entrant_of_row(row: Row, layout: Layout, unit: Unit) -> NewEntrant:
    """The entrant of a row; what is missing is left empty, for the findings to name."""
    name = _person(row, layout, Column.NAME, Column.FIRST_NAME, Column.LAST_NAME)
    one = _person(row, layout, Column.PLAYER_1, Column.FIRST_NAME_1, Column.LAST_NAME_1)
    other = _person(row, layout, Column.PLAYER_2, Column.FIRST_NAME_2, Column.LAST_NAME_2)
    club = tidy(layout.cell(row, Column.CLUB))
    if unit is Unit.PLAYER:
        first = name or one
        partner = tuple(member for member in (one if name else "", other) if member)
        return NewEntrant(first, (first, *partner) if partner else (), club)
    if not one and Column.PLAYER_1 not in layout.columns and (other or _two(name)):
        one, name = name, ""
    if one and not other and tidy(layout.cell(row, Column.PLAYER_2)).casefold() in _SEEKS:
        return NewEntrant(name or one, (one,), club, single=True)
    return _partnership(name, one, other, club)


def _partnership(name: str, one: str, other: str, club: str) -> NewEntrant:
    if not other and one and (both := _two(one)):
        one, other = both
    members = tuple(member for member in (one, other) if member)
    return NewEntrant(name or team_name(one, other), members, club)


def _two(cell: str) -> tuple[str, str] | None:
    names = [name for name in _TWO_NAMES.split(cell) if name]
    return (names[0], names[1]) if len(names) == PARTNERS else None


def _person(row: Row, layout: Layout, whole: Column, first: Column, last: Column) -> str:
    """Somebody whose name may stand in two cells."""
    parts = (layout.cell(row, first), layout.cell(row, last))
    return _name_in(layout.cell(row, whole)) or _name_in(" ".join(parts))


def _name_in(cell: str) -> str:
    """A name; empty for the signs that stand for no name."""
    name = tidy(cell)
    return "" if name.casefold() in _NO_NAME else name
