"""Sheet: answers to questions about the rules, as a booklet for the tables."""

from collections.abc import Iterator
from itertools import groupby

from tichu_turnier.sheets.document import Block, Heading, Paragraph
from tichu_turnier.sheets.parts import evening_sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Regulations, Tournament
from tichu_turnier.tournament.rulings import Ruling, Topic, rulings_tonight
from tichu_turnier.words.ruling_words import ruling_words


def blocks(tournament: Tournament, texts: Texts) -> Iterator[Block]:
    """Topic by topic every question that matters tonight, with its answer and where it is published."""
    regulations = tournament.regulations
    found = rulings_tonight(regulations)
    booster_first = found[0].topic is Topic.BOOSTER
    topics = sorted(Topic, key=lambda topic: booster_first and topic is not Topic.BOOSTER)
    ordered = sorted(found, key=lambda each: topics.index(each.topic))
    yield Paragraph(texts("sheets-rulings-about"))
    for topic, group in groupby(ordered, key=lambda each: each.topic):
        yield Heading(texts(f"rulings-topic-{topic.value}"))
        yield from (_entry(each, texts, regulations) for each in group)


def _entry(each: Ruling, texts: Texts, regulations: Regulations) -> Paragraph:
    words = ruling_words(texts, each, regulations)
    answer = texts("sheets-rulings-answer", answer=words.answer, source=words.source)
    return Paragraph(answer, lead=words.question)


SHEET = evening_sheet("rulings", blocks)
