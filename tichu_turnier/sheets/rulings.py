"""Sheet: answers to questions about the rules, as a booklet for the tables."""

from itertools import groupby

from tichu_turnier.sheets.document import Document, Heading, Paragraph
from tichu_turnier.sheets.parts import sheet_document
from tichu_turnier.sheets.sheet import Sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Regulations, Tournament
from tichu_turnier.tournament.rulings import Ruling, Topic, rulings_tonight
from tichu_turnier.words.ruling_words import ruling_words


def document(tournament: Tournament, texts: Texts, _round_number: int | None = None) -> Document:
    """Topic by topic every question that matters tonight, with its answer and where it is published."""
    regulations = tournament.regulations
    first = Topic.BOOSTER if regulations.rules.with_booster else Topic.PLAY
    topics = sorted(Topic, key=lambda topic: topic is not first)
    ordered = sorted(rulings_tonight(regulations), key=lambda each: topics.index(each.topic))
    blocks: list[Heading | Paragraph] = [Paragraph(texts("sheets-rulings-about"))]
    for topic, group in groupby(ordered, key=lambda each: each.topic):
        blocks.append(Heading(texts(f"rulings-topic-{topic.value}")))
        blocks += [_entry(each, texts, regulations) for each in group]
    return sheet_document(texts("sheets-rulings"), tournament, texts, blocks)


def _entry(each: Ruling, texts: Texts, regulations: Regulations) -> Paragraph:
    words = ruling_words(texts, each, regulations)
    answer = texts("sheets-rulings-answer", answer=words.answer, source=words.source)
    return Paragraph(answer, lead=words.question)


SHEET = Sheet("rulings", needs_round=False, make=document)
