"""Files with lists, and what was read in one."""

import zipfile

from openpyxl import Workbook

from tests.evenings import keys
from tichu_turnier.transfer.result_preview import preview_results

NAMESPACES = " ".join(
    f'xmlns:{name}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"'
    for name in ("office", "table", "style", "text")
)


def results_reader(folder, tournament, name):
    """What reads a text as a file of results of a tournament, of this one and in a file of that name."""

    def read(text, tournament=tournament, name=name):
        file = folder / name
        file.write_text(text, encoding="utf-8")
        return preview_results(file, tournament, None)

    return read


def workbook(path, *rows, sheet="Liste"):
    book = Workbook()
    book.active.title = sheet
    for row in rows:
        book.active.append(row)
    book.save(path)
    return path


def packed(path, method=zipfile.ZIP_DEFLATED, **parts):
    names = {
        "content": "content.xml",
        "types": "[Content_Types].xml",
        "sheet": "xl/worksheets/sheet1.xml",
        "strings": "xl/sharedStrings.xml",
    }
    with zipfile.ZipFile(path, "w", method) as archive:
        for name, content in parts.items():
            archive.writestr(names.get(name, name), content)
    return path


def repacked(path, change):
    """The same workbook beside it, each part as `change` makes it of name and content."""
    with zipfile.ZipFile(path) as plain:
        parts = {name: change(name, plain.read(name)) for name in plain.namelist()}
    return packed(path.with_name(f"changed-{path.name}"), **parts)


def open_document(path, rows, hidden=""):
    """Two sheets, the first of which is hidden."""
    style = "<style:style style:name='no'><style:table-properties table:display='false'/></style:style>"
    sheets = f"<table:table table:style-name='no'>{hidden}</table:table><table:table>{rows}</table:table>"
    body = f"<office:document-content {NAMESPACES}>{style}{sheets}</office:document-content>"
    return packed(path, content=body)


def cell(text, more=""):
    return f"<table:table-cell {more}><text:p>{text}</text:p></table:table-cell>"


def row(*cells, more=""):
    return f"<table:table-row {more}>{''.join(cells)}</table:table-row>"


def brought(preview):
    return [(new.name, *new.members, new.club) for new in preview.accepted()]


def told(preview):
    return [(line.number, finding.key) for line in preview.lines for finding in line.findings]


def about(preview):
    return keys(preview.findings)


def as_read(line):
    """An entrant in one line: `? Rosa Biber + Uwe Dachs [Die Biber] @Bern paid`."""
    new = line.new
    people = " + ".join(new.members) or new.name
    own = f" [{new.name}]" if new.members and new.name != " & ".join(new.members) else ""
    club = f" @{new.club}" if new.club else ""
    said = {"paid": new.paid, "here": new.present, "waiting": new.waiting, "alone": new.single}
    words = "".join(f" {word}" for word, is_so in said.items() if is_so)
    return f"{'' if line.accepted else '? '}{people}{own}{club}{words}"
