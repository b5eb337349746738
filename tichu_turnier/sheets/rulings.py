"""Which answers to questions about the rules hold tonight, as a booklet for the tables?"""

from itertools import groupby

from tichu_turnier.sheets.document import Cell, Column, Document, Heading, Paragraph, Table
from tichu_turnier.sheets.parts import margin
from tichu_turnier.sheets.ruling_words import ruling_words
from tichu_turnier.sheets.sheet import Sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model import Regulations, Tournament
from tichu_turnier.tournament.rulings import Ruling, Topic, rulings_for

_ORDER = {topic: place for place, topic in enumerate(Topic)}


def document(tournament: Tournament, texts: Texts, _round_number: int | None = None) -> Document:
    """Topic by topic every question that matters tonight, with its answer and where it is published."""
    regulations = tournament.regulations
    ordered = sorted(rulings_for(regulations.rules), key=lambda each: _ORDER[each.topic])
    blocks: list[Heading | Table | Paragraph] = [Paragraph(texts("sheets-rulings-about"))]
    for topic, group in groupby(ordered, key=lambda each: each.topic):
        rows = tuple(_row(each, texts, regulations) for each in group)
        blocks += [Heading(texts(f"rulings-topic-{topic.value}")), Table(_columns(texts), rows)]
    return Document(texts("sheets-rulings"), texts.language, margin(tournament, texts), tuple(blocks))


def _columns(texts: Texts) -> tuple[Column, ...]:
    return (
        Column(texts("sheets-rules-question"), weight=2),
        Column(texts("sheets-rules-answer"), weight=4),
        Column(texts("sheets-rulings-source"), weight=1),
    )


def _row(each: Ruling, texts: Texts, regulations: Regulations) -> tuple[Cell, ...]:
    words = ruling_words(texts, each, regulations)
    return Cell(words.question, strong=True), Cell(words.answer), Cell(words.source)


SHEET = Sheet("rulings", needs_round=False, make=document)
