"""A document as one HTML file that needs nothing else."""

import re
import unicodedata
from base64 import b64encode
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from html import escape

from tichu_turnier.sheets import document as doc
from tichu_turnier.sheets.charts import Chart
from tichu_turnier.sheets.formats.tabulate import TABULAR, as_table, parts_of, parts_of_handout, slip_tables
from tichu_turnier.sheets.look import Look
from tichu_turnier.words.listings.listing import Cell, Column

_BETWEEN_NAMES = re.compile(r"( [-&+/:·–—] |[,;:] | \(|\))")
_PNG = b"\x89PNG"
TABLES = """
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; margin: 1em 0; }
th, td { padding: .3em .5em; text-align: left; vertical-align: top; }
td { overflow-wrap: anywhere; min-width: 7.5em; }
.right, .center { overflow-wrap: normal; white-space: nowrap; min-width: 0; }
th.right, th.center { white-space: normal; }
.right { text-align: right; font-variant-numeric: tabular-nums; } .center { text-align: center; }
svg { width: 100%; height: auto; } .wide svg { min-width: 36em; }
.charts { display: flex; flex-wrap: wrap; gap: 1em; } .charts svg { flex: 1 1 20em; max-width: 28em; }
@media (max-width: 36em) { table { font-size: .85em; } th, td { padding: .3em; } }
@media print { .wide svg { min-width: 0; } nav { display: none; }
  body { margin: 0; max-width: none; padding: 0; font-size: 10.5pt; }
  .wide { overflow: visible; } table { font-size: .95em; margin: .5em 0; } th, td { padding: .15em .4em; }
  td { min-width: 0; overflow-wrap: break-word; } thead { display: table-header-group; }
  tr { break-inside: avoid; } h1, h2 { break-after: avoid; } .poster { font-size: 1.2em; } }
"""
"""Names break anywhere but numbers and headings do not; what is too wide for a phone is moved sideways.

On paper columns are as wide as their words, which are not torn."""
_STYLE = """
.logo { max-height: 4em; }
body { font-family: "DejaVu Sans", "WenQuanYi Micro Hei", sans-serif; margin: 2em auto; max-width: 60em;
       padding: 0 1em; color: #000; background: #fff; }
header { display: flex; justify-content: space-between; flex-wrap: wrap; border-bottom: 2px solid; }
header p { margin: 0; flex-basis: 50%; } header p + p { text-align: right; }
header h1 { margin: .1em 0; } header .round { font-size: 1.6em; font-weight: bold; }
header .round { flex-basis: auto; margin-left: auto; }
footer { margin-top: 2em; font-size: .8em; display: flex; gap: 3em; }
thead th { border-bottom: 1.5px solid; font-size: .9em; }
table.zebra tbody tr:nth-child(even) { background: #eee; }
.poster { font-size: 1.4em; } .small { font-size: .8em; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2em 1em; }
dt { font-weight: bold; } dd { margin: 0; }
section.slip { break-inside: avoid; border-bottom: 1px dashed; }
section.slip td { border: 1px solid; height: 1.8em; }
section.slip th { border: 1px solid; font-size: .7em; } .break { break-after: page; }
"""


def render(document: doc.Document) -> bytes:
    """The document as UTF-8 HTML with its style inside; every word of a person is escaped."""
    return "\n".join(_lines(document)).encode()


def _lines(document: doc.Document) -> Iterator[str]:
    margin = document.margin
    side = "landscape" if document.orientation is doc.Orientation.LANDSCAPE else "portrait"
    yield f'<!DOCTYPE html>\n<html lang="{plain(document.language)}">\n<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{page_title(document)}</title>"
    page = f"@page {{ size: {document.paper.value} {side}; margin: 12mm; }}"
    larger = "body { font-size: 1.41em; } " if document.look.large else ""
    coloured = f"header {{ border-color: {plain(document.look.colour)}; }}" if document.look.colour else ""
    yield f"<style>{TABLES}{_STYLE}{page}{larger}{coloured}</style>\n</head>\n<body>"
    yield _logo(document.look)
    yield f"<header><p>{safe(margin.tournament)}</p><p>{safe(margin.date)}</p>"
    about = f'<p class="round">{safe(margin.round)}</p>' if margin.round else ""
    yield f"<h1>{safe(document.title)}</h1>{about}</header>\n<main>"
    yield f"{body(document)}\n</main>"
    yield f"<footer><span>{safe(margin.stamp)}</span><span>{safe(margin.printed_at)}</span></footer>"
    yield "</body>\n</html>\n"


def _logo(look: Look) -> str:
    if look.logo is None:
        return ""
    kind = "png" if look.logo.data.startswith(_PNG) else "jpeg"
    data = b64encode(look.logo.data).decode()
    return f'<img class="logo" alt="" src="data:image/{kind};base64,{data}">'


def plain(text: str) -> str:
    """The text escaped, for where no element can stand."""
    return escape(doc.printable(text))


def safe(text: str) -> str:
    """The text escaped; its direction, and that of each name in it, turns nothing of what is beside it."""
    right_to_left = any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in text)
    apart = enumerate(_BETWEEN_NAMES.split(text) if right_to_left else [text])
    return "".join(plain(part) if odd % 2 or not part else f"<bdi>{plain(part)}</bdi>" for odd, part in apart)


def page_title(document: doc.Document) -> str:
    """The title of a page, each part of it apart from the other by marks of Unicode."""
    return " – ".join(f"\u2068{plain(part)}\u2069" for part in (document.title, document.margin.tournament))


def _block(block: doc.Block, labels: "_Labels") -> str:  # noqa: PLR0911 - a case for each block
    if isinstance(block, Chart):
        return _sideways(_picture(block), labels.next())
    if isinstance(block, TABULAR):
        return _table(as_table(block), labels.next())
    match block:
        case doc.Heading(text):
            labels.about = text
            return f"<h2>{safe(text)}</h2>"
        case doc.Paragraph(text, size, lead):
            above = f"<strong>{safe(lead)}</strong><br>" if lead else ""
            return f'<p class="{size.value}">{above}{safe(text)}</p>'
        case doc.Facts(rows):
            pairs = "".join(f"<dt>{safe(label)}</dt><dd>{safe(value)}</dd>" for label, value in rows)
            return f"<dl>{pairs}</dl>"
        case doc.Slips(slips):
            return "\n".join(_slip(slip, labels) for slip in slips)
        case doc.PageBreak():
            return '<div class="break"></div>'


@dataclass(slots=True)
class _Labels:
    """What the tables of a page are called by whoever listens to it: each otherwise."""

    about: str
    """The last heading, else the title of the page."""
    used: Counter[str] = field(default_factory=Counter)

    def next(self) -> str:
        self.used[self.about] += 1
        count = self.used[self.about]
        return self.about if count == 1 else f"{self.about} ({count})"


def _table(table: doc.Table, label: str) -> str:
    titles = "".join(map(_title, table.columns))
    lines = ("".join(map(_cell, table.columns, row)) for row in table.rows)
    rows = "\n".join(f"<tr>{line}</tr>" for line in lines)
    names = " ".join(
        name
        for name, on in (("zebra", table.zebra), (table.size.value, table.size is not doc.Size.NORMAL))
        if on
    )
    inside = f"<thead><tr>{titles}</tr></thead>\n<tbody>\n{rows}\n</tbody>"
    return _sideways(f'<table class="{names}">{inside}</table>', label)


def _sideways(what: str, label: str) -> str:
    """What can be moved sideways where it has no room, also by whoever has only keys."""
    area = f'<div class="wide" tabindex="0" role="region" aria-label="\u2068{plain(label)}\u2069">'
    return f"{area}{what}</div>"


def _title(column: Column) -> str:
    """The head of a column; one without a word is no head."""
    if not column.title:
        return "<td></td>"
    return f'<th scope="col" class="{column.align.value}">{safe(column.title)}</th>'


def _cell(column: Column, cell: Cell) -> str:
    text = f"<strong>{safe(cell.text)}</strong>" if cell.strong and cell.text else safe(cell.text)
    return f'<td class="{column.align.value}">{text}</td>'


def _slip(slip: doc.Slip, labels: _Labels) -> str:
    labels.about = f"{slip.table_label} {slip.table}"
    stages = "\n".join(
        f"<p>{safe(label)}</p>\n{_table(table, labels.next())}" for label, table in slip_tables(slip)
    )
    lines = "<br>".join(safe(line) for line in slip.lines)
    title = f"<h2>{safe(slip.table_label)} {safe(slip.table)} · {safe(slip.code)}</h2>"
    return f'<section class="slip">{title}<p>{lines}</p>\n{stages}\n<p>{safe(slip.words.hint)}</p></section>'


def body(document: doc.Document) -> str:
    """The blocks alone, for a page that has a head and a style of its own."""
    labels = _Labels(document.title)
    return "\n".join(line for block in document.blocks for line in _parts(block, labels))


def _parts(block: doc.Block, labels: _Labels) -> Iterator[str]:
    """A block in its parts; pictures of what is handed out below its table."""
    if isinstance(block, doc.Handouts) and any(each.charts for each in block.handouts):
        for each in block.handouts:
            yield from (_block(part, labels) for part in parts_of_handout(each))
            yield f'<div class="charts">{"".join(_picture(chart, small=True) for chart in each.charts)}</div>'
    else:
        yield from (_block(part, labels) for part in parts_of(block))


def _picture(chart: Chart, *, small: bool = False) -> str:
    from tichu_turnier.sheets.formats.svg import chart_picture  # measures letters, which most pages need not

    return chart_picture(chart, small=small)
