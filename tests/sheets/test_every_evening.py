"""Every sheet, page and export of random evenings with hard names: nothing raises, and nothing is empty.

`TICHU_EVENINGS` says of how many evenings, each of another kind; the default is one of each preset.
"""

import os
import re

import pytest

from tests.random_evenings import random_evening
from tichu_turnier.sheets import SHEETS, Kind, render
from tichu_turnier.sheets.formats import excel_entry
from tichu_turnier.sheets.formats.csv_text import KINDS, PARTS, statistics
from tichu_turnier.sheets.formats.web_pages import web_pages
from tichu_turnier.texts import Texts, languages
from tichu_turnier.tournament.model.presets import PRESETS
from tichu_turnier.tournament.scoring.tallies import tallies

EVENINGS = range(int(os.environ.get("TICHU_EVENINGS", len(PRESETS))))
PDF_EVERY = 6
"""One sheet in so many is made a PDF of, another one in each evening: that takes longest."""


def beside_others(page):
    """Names from right to left that turn what is beside them: not in an element, or a title, of their own."""
    outside = re.sub("<bdi>[^<]*</bdi>|\u2068[^\u2069]*\u2069", "", page.decode())
    together = re.findall("<bdi>[^<]*(?: [&+/] |, )[^<]*</bdi>", page.decode())
    return re.findall("[\u0590-\u06ff]+", outside + "".join(together))


@pytest.mark.parametrize("number", EVENINGS)
def test_every_sheet_of_a_random_evening(number):
    tournament, texts = random_evening(number), Texts(languages()[number % len(languages())])
    suited = [sheet for sheet in SHEETS if sheet.suits(tournament)]
    assert suited
    for index, sheet in enumerate(suited):
        drawn = tournament.rounds[number % len(tournament.rounds)].number if sheet.needs_round else None
        document = sheet.document(tournament, texts, drawn)
        assert document.blocks, sheet.key
        assert f"<{sheet.text_key}" not in repr(document)
        for kind in Kind:
            if kind is not Kind.PDF or (index + number) % PDF_EVERY == 0:
                made = render(document, kind)
                assert len(made) > 1, (sheet.key, kind)
                assert kind is not Kind.HTML or not beside_others(made), sheet.key


@pytest.mark.parametrize("number", EVENINGS)
def test_every_export_of_a_random_evening(number):
    tournament, language = random_evening(number), languages()[number % len(languages())]
    pages = web_pages(tournament, Texts(language))
    assert all(pages.values())
    assert not beside_others(b"".join(pages.values()))
    assert len(pages) >= 3 + len(tournament.rounds)
    for part in PARTS:
        for kind in KINDS:
            told = statistics(tournament, part, kind, language)
            assert told or not tournament.results, (part, kind)
    assert excel_entry.render(tournament, Texts(language), None)


def test_pages_for_the_web_tell_everybodys_own_points_where_partners_change():
    tournament = random_evening(0)
    page = web_pages(tournament, Texts("en"))["round-1.html"].decode()
    lines = re.findall(r"<tr>.*?</tr>", page, re.DOTALL)
    people = [who for seating in tournament.rounds[0].tables for who in seating.entrants()]
    shares = {turn.share.tichu_points for who in people for turn in tallies(tournament, 1)[who].rounds}
    assert len(lines) == 1 + len(people)
    assert len(shares) > 2 * len(tournament.rounds[0].tables)
    assert all(f">{share}<".replace("-", "−") in page for share in shares)
