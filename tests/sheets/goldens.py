"""Which papers are looked at, and what do they say: as a document, and to a reader program?"""

from dataclasses import fields, is_dataclass
from functools import cache

import pypdfium2

from tests.sheets.evenings import evening
from tests.sheets.occasions import EVERYTHING, SPECIAL, occasion
from tichu_turnier.sheets import render
from tichu_turnier.sheets.charts import Bars, Lanes, PlaceCurves
from tichu_turnier.sheets.document import Heading, Paragraph, Table
from tichu_turnier.texts import Texts
from tichu_turnier.words.listings.listing import Cell

SIZES = (4, 37, 400)
TEAMS = "teams"


def sizes(key):
    """So many entrants, and 37 teams where a sheet has something else to say about teams."""
    return SIZES if key in SPECIAL else (*SIZES, TEAMS)


@cache
def document(key, size, language):
    tournament = evening("treibhaus", 37) if size == TEAMS else occasion(key, size)
    return EVERYTHING[key].document(tournament, Texts(language))


@cache
def paper(key, size, language):
    """A sheet as PDF."""
    return render(document(key, size, language), "pdf")


def told(value, indent=""):  # noqa: C901 - a case for each block
    """Everything that a document says, line by line: tables as rows, else whatever a part has by its name."""
    match value:
        case Heading(text):
            yield f"{indent}# {text}"
        case Paragraph(text, size, lead):
            yield f"{indent}{lead and f'**{lead}** '}{text} ({size})"
        case Table(columns, rows):
            about = f"zebra={value.zebra} {value.size} lanes={value.lanes}"
            yield f"{indent}Table {about}: {' | '.join(f'{each.title} {each.align}' for each in columns)}"
            yield from (f"{indent}  {' | '.join(map(_cell, row))}" for row in rows)
        case PlaceCurves() | Lanes() | Bars():
            yield f"{indent}{type(value).__name__} {value.share} {value.title}: {value.said}"
        case tuple() if not any(isinstance(each, tuple) or is_dataclass(each) for each in value):
            yield indent + " | ".join(map(str, value))
        case tuple():
            yield from (line for each in value for line in told(each, indent))
        case _ if is_dataclass(value):
            yield f"{indent}{type(value).__name__}"
            for field in (each for each in fields(value) if each.name != "zone"):
                part = getattr(value, field.name)
                first, *others = told(part, f"{indent}    ") if part else ("",)
                if others:
                    yield from (f"{indent}  {field.name}", first, *others)
                elif first:
                    yield f"{indent}  {field.name}: {first.strip()}"
                if field.name == "orientation" and not value.cut_out:
                    yield f"{indent}  head: True"
        case _:
            yield f"{indent}{value}"


def _cell(cell: Cell):
    text = f"*{cell.text}*" if cell.strong else cell.text
    return text if cell.number is None or cell.text == str(cell.number) else f"{text} ={cell.number}"


def spoken(pdf):
    """The text of each page, as a reader program extracts it."""
    document = pypdfium2.PdfDocument(pdf)
    pages = [page.get_textpage().get_text_range() for page in document]
    document.close()
    return [page.replace("\r\n", "\n").replace("\ufffe", "").strip() for page in pages]
