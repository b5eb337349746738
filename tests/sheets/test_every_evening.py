"""Every sheet, page, export and screen of random evenings with hard names: nothing raises, nothing is empty.

The second opinion agrees with each.

`TICHU_EVENINGS` says of how many evenings, each of another kind; the default is one of every other preset.
"""

import json
import os
import re
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QLabel, QTableView

from tests.cases import ALL, some
from tests.gui import places
from tests.gui.driving import Director
from tests.random_evenings import made, random_evening
from tichu_turnier.check import check, facts_of
from tichu_turnier.gui.guards import collect_due
from tichu_turnier.gui.workspace import SCREENS
from tichu_turnier.sheets import SHEETS, Kind, cross_table, render
from tichu_turnier.sheets.formats import excel_entry
from tichu_turnier.sheets.formats.csv_text import KINDS, PARTS, statistics
from tichu_turnier.sheets.formats.web_pages import web_pages
from tichu_turnier.sheets.other_documents import season_document
from tichu_turnier.texts import Texts, languages
from tichu_turnier.tournament.draws.formats import planned_rounds
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.presets import PRESETS
from tichu_turnier.tournament.model.snapshot import Totals
from tichu_turnier.tournament.scoring.season import SEASON_METHODS, season
from tichu_turnier.tournament.scoring.special_lists import special_lists
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.tournament.scoring.tallies import tallies
from tichu_turnier.transfer.tournament_json import export_json
from tichu_turnier.words.listings.season import season_listing
from tichu_turnier.words.listings.special_lists import special_listing

NUMBERS = range(int(os.environ.get("TICHU_EVENINGS", len(PRESETS))))
EVENINGS = NUMBERS if "TICHU_EVENINGS" in os.environ else some(NUMBERS, 8)
MISSING = re.compile(r"<[a-z]+(-[a-z0-9]+)+>")
"""What stands where a text is missing."""
EVERY = (
    {Kind.PDF: 6, Kind.XLSX: 3, Kind.HTML: 1, Kind.CSV: 1}
    if ALL
    else {Kind.PDF: 18, Kind.XLSX: 9, Kind.HTML: 3, Kind.CSV: 3}
)
"""One sheet in so many is made one of, another one in each evening: some take long."""


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
        for kind, every in EVERY.items():
            if (index + number) % every == 0:
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


@pytest.mark.parametrize("number", EVENINGS)
def test_a_second_opinion_of_a_random_evening(number):
    assert check(facts_of(json.loads(export_json(random_evening(number))))) == ()


def shown(widget):
    """The words of what is to be seen there, lists and tables included."""
    words = [each.text() for each in widget.findChildren(QLabel) if each.isVisible()]
    for table in (each for each in widget.findChildren(QTableView) if each.isVisible()):
        model = table.model()
        at = [(row, column) for row in range(model.rowCount()) for column in range(model.columnCount())]
        words += [str(model.index(*where).data() or "") for where in at]
    return [each for each in words if each.strip()]


@pytest.mark.parametrize("share", range(2))
def test_every_screen_of_random_evenings(share, qtbot, tmp_path):
    director = Director(qtbot, tmp_path)
    window = director.window
    for number in some(EVENINGS[share::2], 2):
        path = tmp_path / f"{number}.tichu"
        made(path, number)
        window.open(path)
        director.wait(lambda path=path: window.bridge.desk is not None and window.bridge.desk.path == path)
        for kind in SCREENS:
            window.go(kind.key)
            director.wait()
            words = shown(director.screen(kind.key))
            assert len(words) > 1, (number, kind.key)
            assert not [each for each in words if MISSING.search(each)], (number, kind.key)
        for name, widget in places.pages(window, director.wait):
            assert not [each for each in shown(widget) if MISSING.search(each)], (number, name)
    director.close()
    collect_due()
    assert director.bugs == []


def halfway(number):
    """An evening with a round to come; and what the same sheets would say if a result were another one."""
    tournament = random_evening(number)
    last = max(key for key in tournament.results)
    result = tournament.results[last]
    rounds = tuple(drawn for drawn in tournament.rounds if drawn.number <= last[0])
    halfway = replace(tournament, rounds=rounds, regulations=replace(tournament.regulations, rounds=99))
    other = replace(result, report=Totals(400, -200, 2), second_pass=None)
    return halfway, replace(halfway, results=frozen({**halfway.results, last: other}.items()))


def words_of(document):
    return repr(document.blocks)


@pytest.mark.parametrize("number", EVENINGS)
def test_what_a_result_can_still_change_says_that_it_is_not_final(number):
    """Whatever would read otherwise after another result tells results, so it has to say so."""
    (now, then), texts = halfway(number), Texts("en")
    if not planned_rounds(now) > len(now.rounds):
        pytest.skip("a bracket ends when it ends")
    for sheet in SHEETS:
        if not sheet.suits(now) or sheet.needs_round or sheet.key in ("fairness", "penalties", "bracket"):
            continue
        told, other = words_of(sheet.document(now, texts)), words_of(sheet.document(then, texts))
        assert told == other or "ot final" in told, sheet.key
    assert "ot final" in words_of(season_document((now,), SEASON_METHODS[0], texts))
    assert not any(
        json.loads(line)["final"] for line in statistics(now, "standings", "jsonl", "en").splitlines()
    )


@pytest.mark.parametrize("number", EVENINGS)
def test_places_with_equal_totals_stand_beside_the_number_that_decides(number):
    """In every list of places no two lines with different places read the same."""
    tournament, texts = random_evening(number), Texts("en")
    lists = [
        (found.lines, special_listing(found, 99, tournament, texts)) for found in special_lists(tournament)
    ]
    for method in SEASON_METHODS:
        rows = season([standings(tournament)], method)
        lists.append((rows, season_listing(rows, (tournament,), method, texts)))
    for lines, listing in lists:
        told = [tuple(cell.text for cell in row[2:]) for row in listing.rows]
        place_of = {}
        assert all(
            place_of.setdefault(each, at.place) == at.place for each, at in zip(told, lines, strict=False)
        )
    if cross_table.SHEET.suits(tournament) and "bracket" not in tournament.regulations.tie_breaks:
        table, *_ = cross_table.blocks(tournament, texts)
        titles = [column.title for column in table.columns]
        first, at = titles.index("Victory points"), titles.index("Place")
        rows = [row for row in table.rows if row[at].text != "–"]
        totals = {tuple(cell.text for cell in row[first:]): row[at].text for row in rows}
        assert all(totals[tuple(cell.text for cell in row[first:])] == row[at].text for row in rows)


def test_pages_for_the_web_tell_everybodys_own_points_where_partners_change():
    tournament = random_evening(0)
    page = web_pages(tournament, Texts("en"))["round-1.html"].decode()
    lines = re.findall(r"<tr>.*?</tr>", page, re.DOTALL)
    people = [who for seating in tournament.rounds[0].tables for who in seating.entrants()]
    shares = {tallies(tournament, 1)[who].rounds[1].tichu_points for who in people}
    assert len(lines) == 1 + len(people)
    assert len(shares) > 2 * len(tournament.rounds[0].tables)
    assert all(f">{share}<".replace("-", "−") in page for share in shares)


def test_pages_for_the_web_hold_the_standings_back_with_the_hall():
    held = replace(random_evening(0), standings_held=True)
    page = web_pages(held, Texts("en"))["standings.html"].decode()
    assert "held back" in page
    assert "<table" not in page


@pytest.mark.parametrize(
    ("key", "says"),
    [
        *(("standings", True), ("ranking", True), ("press", True), ("prizes", True)),
        *(("certificates", False), ("round-results", False), ("participants", False)),
    ],
)
def test_paper_says_that_standings_are_held_back(key, says):
    """Whatever is for the wall or the newspaper, in each format; what is handed out is made ready."""
    made_by = {each.key: each for each in SHEETS}[key]
    for held in (True, False):
        evening = replace(random_evening(0), standings_held=held)
        document = made_by.document(evening, Texts("en"))
        for kind in (Kind.CSV, Kind.HTML):
            assert ("held back" in render(document, kind).decode()) is (held and says)
        assert json.loads(statistics(evening, "standings", "jsonl", "en").splitlines()[0])["held"] is held
