"""Sheets as a workbook: xlsx as Excel writes it, the same by its Strict namespaces, and ods."""

import io
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from xml.sax.saxutils import escape, quoteattr

from tests.transfer.habits.grid import Cell, Line, Sheet

_LOOSE = "http://schemas.openxmlformats.org/"
_MAIN = {
    False: (f"{_LOOSE}spreadsheetml/2006/main", f"{_LOOSE}officeDocument/2006/relationships"),
    True: (
        "http://purl.oclc.org/ooxml/spreadsheetml/main",
        "http://purl.oclc.org/ooxml/officeDocument/relationships",
    ),
}
_TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml"
_PACKAGE = f"{_LOOSE}package/2006/relationships"
_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
_DAY_ZERO = date(1899, 12, 30)
_PLAIN, _STRUCK, _DAY = 0, 1, 2
"""Places of the styles in the workbook."""
_HIDDEN_SHEET = ' state="hidden"'
_HIDDEN_COLUMN = ' table:visibility="collapse"'


def letters(column: int) -> str:
    """The name of a column, from 0: A, B ... Z, AA."""
    text = ""
    column += 1
    while column:
        column, at = divmod(column - 1, 26)
        text = chr(65 + at) + text
    return text


def zipped(parts: Iterable[tuple[str, str]]) -> bytes:
    """An archive of these parts, the first uncompressed; the same parts always make the same bytes."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for at, (name, text) in enumerate(parts):
            info = zipfile.ZipInfo(name, (2026, 11, 28, 12, 0, 0))
            archive.writestr(info, text, zipfile.ZIP_DEFLATED if at else zipfile.ZIP_STORED)
    return out.getvalue()


def xlsx(sheets: Sequence[Sheet], *, strict: bool = False) -> bytes:
    """The sheets as a workbook; formulas with the values that were seen last."""
    main, relations = _MAIN[strict]
    numbers = range(1, len(sheets) + 1)
    strictly = ' conformance="strict"' if strict else ""
    book = "".join(
        f"<sheet name={quoteattr(sheet.title)} sheetId={quoteattr(str(at))} r:id={quoteattr(f'r{at}')}"
        f"{_HIDDEN_SHEET if sheet.hidden else ''}/>"
        for at, sheet in zip(numbers, sheets, strict=True)
    )
    links = "".join(
        f'<Relationship Id="r{at}" Type="{relations}/worksheet" Target="worksheets/sheet{at}.xml"/>'
        for at in numbers
    )
    named = "".join(
        f'<Override PartName="/xl/worksheets/sheet{at}.xml" ContentType="{_TYPES}.worksheet+xml"/>'
        for at in numbers
    )
    return zipped(
        [
            (
                "[Content_Types].xml",
                (
                    f'{_HEAD}<Types xmlns="{_LOOSE}package/2006/content-types">'
                    '<Default Extension="rels" '
                    'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
                    '<Default Extension="xml" ContentType="application/xml"/>'
                    f'<Override PartName="/xl/workbook.xml" ContentType="{_TYPES}.sheet.main+xml"/>'
                    f'<Override PartName="/xl/styles.xml" ContentType="{_TYPES}.styles+xml"/>{named}</Types>'
                ),
            ),
            (
                "_rels/.rels",
                (
                    f'{_HEAD}<Relationships xmlns="{_PACKAGE}"><Relationship Id="rId1" '
                    f'Type="{relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>'
                ),
            ),
            (
                "xl/workbook.xml",
                (
                    f'{_HEAD}<workbook xmlns="{main}" xmlns:r="{relations}"{strictly}>'
                    f"<sheets>{book}</sheets></workbook>"
                ),
            ),
            (
                "xl/_rels/workbook.xml.rels",
                (
                    f'{_HEAD}<Relationships xmlns="{_PACKAGE}">{links}'
                    f'<Relationship Id="s" Type="{relations}/styles" Target="styles.xml"/></Relationships>'
                ),
            ),
            ("xl/styles.xml", _styles(main)),
            *(
                (f"xl/worksheets/sheet{at}.xml", f"{_HEAD}{_xlsx_sheet(sheet, main)}")
                for at, sheet in zip(numbers, sheets, strict=True)
            ),
        ]
    )


def _styles(main: str) -> str:
    font = '<sz val="11"/><name val="Calibri"/>'
    box = '<xf numFmtId="{}" fontId="{}" fillId="0" borderId="0" xfId="0"/>'
    return (
        f'{_HEAD}<styleSheet xmlns="{main}">'
        f'<fonts count="2"><font>{font}</font><font><strike/>{font}</font></fonts>'
        '<fills count="2"><fill><patternFill patternType="none"/></fill>'
        '<fill><patternFill patternType="gray125"/></fill></fills>'
        '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>'
        '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>'
        f'<cellXfs count="3">{box.format(0, 0)}{box.format(0, 1)}{box.format(14, 0)}</cellXfs>'
        '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
    )


def _xlsx_sheet(sheet: Sheet, main: str) -> str:
    columns = "".join(
        f'<col min="{at + 1}" max="{at + 1}" width="9" hidden="1" customWidth="1"/>'
        for at in sorted(sheet.hidden_columns)
    )
    rows = "".join(_xlsx_row(at, line) for at, line in enumerate(sheet.lines, start=1))
    merged = [
        f'<mergeCell ref="{letters(x)}{y}:{letters(x + cell.across - 1)}{y + cell.down - 1}"/>'
        for x, y, cell in _merged(sheet.lines)
    ]
    reach = f"A1:{letters(max(sheet.width(), 1) - 1)}{max(len(sheet.lines), 1)}"
    return (
        f'<worksheet xmlns="{main}"><dimension ref="{reach}"/>'
        + (f"<cols>{columns}</cols>" if columns else "")
        + f"<sheetData>{rows}</sheetData>"
        + (f'<autoFilter ref="{reach}"/>' if sheet.filtered else "")
        + (f"<mergeCells>{''.join(merged)}</mergeCells>" if merged else "")
        + "</worksheet>"
    )


def _merged(lines: Sequence[Line]) -> Iterator[tuple[int, int, Cell]]:
    for y, line in enumerate(lines, start=1):
        for x, cell in enumerate(line.cells):
            if (cell.across, cell.down) != (1, 1):
                yield x, y, cell


def _xlsx_row(number: int, line: Line) -> str:
    cells = "".join(_xlsx_cell(f"{letters(at)}{number}", cell) for at, cell in enumerate(line.cells))
    hidden = ' hidden="1"' if line.hidden else ""
    return f'<row r="{number}"{hidden}>{cells}</row>'


def _xlsx_cell(place: str, cell: Cell) -> str:
    value = cell.value
    if value is None:
        return ""
    style = f' s="{_STRUCK}"' if cell.struck else ""
    formula = f"<f>{escape(cell.formula)}</f>" if cell.formula else ""
    if isinstance(value, bool):
        return f'<c r="{place}" t="b"{style}>{formula}<v>{int(value)}</v></c>'
    if isinstance(value, int | float):
        return f'<c r="{place}"{style}>{formula}<v>{value}</v></c>'
    if isinstance(value, date):
        return f'<c r="{place}" s="{_DAY}">{formula}<v>{(value - _DAY_ZERO).days}</v></c>'
    text = escape(value)
    if formula:
        return f'<c r="{place}" t="str"{style}>{formula}<v>{text}</v></c>'
    return f'<c r="{place}" t="inlineStr"{style}><is><t xml:space="preserve">{text}</t></is></c>'


_NAMES = "".join(
    f' xmlns:{short}="urn:oasis:names:tc:opendocument:xmlns:{long}:1.0"'
    for short, long in (
        ("office", "office"),
        ("table", "table"),
        ("text", "text"),
        ("style", "style"),
        ("of", "of"),
    )
)
_OPEN = "application/vnd.oasis.opendocument.spreadsheet"


def ods(sheets: Sequence[Sheet]) -> bytes:
    """The sheets as LibreOffice's own kind of file."""
    tables = "".join(_ods_table(sheet) for sheet in sheets)
    struck = (
        '<style:style style:name="cut" style:family="table-cell">'
        '<style:text-properties style:text-line-through-style="solid" style:text-line-through-type="single"/>'
        "</style:style>"
        '<style:style style:name="away" style:family="table">'
        '<style:table-properties table:display="false"/></style:style>'
    )
    return zipped(
        [
            ("mimetype", _OPEN),
            (
                "META-INF/manifest.xml",
                (
                    f"{_HEAD}<manifest:manifest "
                    'xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" '
                    f'manifest:version="1.2"><manifest:file-entry '
                    f'manifest:full-path="/" manifest:media-type="{_OPEN}"/>'
                    '<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/>'
                    "</manifest:manifest>"
                ),
            ),
            (
                "content.xml",
                (
                    f'{_HEAD}<office:document-content{_NAMES} office:version="1.2">'
                    f"<office:automatic-styles>{struck}"
                    f"</office:automatic-styles><office:body><office:spreadsheet>{tables}</office:spreadsheet>"
                    "</office:body></office:document-content>"
                ),
            ),
        ]
    )


def _ods_table(sheet: Sheet) -> str:
    columns = "".join(
        f"<table:table-column{_HIDDEN_COLUMN if at in sheet.hidden_columns else ''}/>"
        for at in range(max(sheet.width(), 1))
    )
    rows = "".join(_ods_row(line, sheet.filtered) for line in sheet.lines)
    away = ' table:style-name="away"' if sheet.hidden else ""
    return f"<table:table table:name={quoteattr(sheet.title)}{away}>{columns}{rows}</table:table>"


def _ods_row(line: Line, filtered: bool) -> str:
    how = "filter" if filtered else "collapse"
    hidden = f' table:visibility="{how}"' if line.hidden else ""
    cells = "".join(map(_ods_cell, line.cells)) or "<table:table-cell/>"
    return f"<table:table-row{hidden}>{cells}</table:table-row>"


def _ods_cell(cell: Cell) -> str:
    value = cell.value
    more = ' table:style-name="cut"' if cell.struck else ""
    if (cell.across, cell.down) != (1, 1):
        more += f' table:number-columns-spanned="{cell.across}" table:number-rows-spanned="{cell.down}"'
    if cell.formula:
        more += f" table:formula={quoteattr('of:=' + cell.formula)}"
    if value is None:
        return f"<table:table-cell{more}/>"
    if isinstance(value, bool):
        kind, text = f'boolean" office:boolean-value="{str(value).lower()}', str(value).upper()
    elif isinstance(value, int | float):
        kind, text = f'float" office:value="{value}', str(value)
    elif isinstance(value, date):
        kind, text = f'date" office:date-value="{value:%Y-%m-%d}', f"{value:%d.%m.%Y}"
    else:
        kind, text = "string", value
    text = f"<text:p>{escape(text)}</text:p>"
    return f'<table:table-cell{more} office:value-type="{kind}">{text}</table:table-cell>'
