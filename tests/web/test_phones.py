"""Do phones with a real browser report, disagree, lose the network, and find it again?"""

import json
from contextlib import closing
from dataclasses import replace
from importlib.resources import files

import pytest

from tests.web.browser import needs_browser
from tests.web.hall import Hall
from tichu_turnier.tournament.changes import EditEntrant, EnterResult, SteerScreen
from tichu_turnier.tournament.model.hall_screen import RoomMode
from tichu_turnier.tournament.model.snapshot import Totals
from tichu_turnier.web import news

pytestmark = needs_browser


@pytest.fixture
def pages(hall, phones):
    """Both at table 1, on opposite sides, each at the own page."""
    for phone, who in zip(phones, hall.sides, strict=True):
        phone.open(hall.address + hall.page(who))
    return phones


def report(phone, own, other):
    phone.run("document.querySelectorAll('.report input').forEach(each => each.value = '')")
    phone.type("[name=a]", own)
    phone.type("[name=b]", other)
    phone.press("form button")


def confirm(phone, points):
    phone.run("document.querySelector('[name=points]').value = ''")
    phone.type("[name=points]", points)
    phone.press(".check button")


def test_one_reports_and_the_other_counts_without_seeing_it(hall, pages):
    german, french = pages
    report(german, "480", "320")
    german.wait("Nun zählt die andere Seite")
    french.wait("Compte tes propres points")  # by itself: nobody has loaded that page again
    assert "480" not in french.text()
    confirm(french, "320")
    french.wait("320 : 480")
    german.wait("480 : 320")
    assert hall.desk.tournament.results[1, 1].report.totals == (480, 320)


def test_two_that_disagree_see_both_until_one_types_again(pages):
    german, french = pages
    report(german, "480", "320")
    french.wait("Compte tes propres points")
    confirm(french, "330")
    for phone, words in ((german, "gezählt wurden 330"), (french, "330 ont été comptés")):
        phone.wait(words)
    report(german, "470", "330")
    french.wait("330 : 470")


def test_what_is_typed_without_a_network_goes_when_it_is_back(hall, pages):
    german, _ = pages
    german.offline(off=True)
    report(german, "480", "320")
    german.wait("Noch nicht gesendet")
    assert hall.serving.reports.all() == ()
    german.offline(off=False)
    german.wait("Nun zählt die andere Seite", seconds=20)
    (told,) = hall.serving.reports.all()
    assert told.report.totals == (480, 320)


def test_a_page_that_may_not_listen_asks_now_and_then(hall, pages, monkeypatch):
    monkeypatch.setattr(news, "_MOST", 0)
    phone, _ = pages
    phone.open(hall.address + hall.page(hall.sides[0]))
    phone.wait("Resultat melden")
    hall.desk.do(EnterResult(1, 1, Totals(480, 320)))
    phone.wait("480 : 320")
    assert "Keine Verbindung" not in phone.text()
    hall.serving.close()
    phone.wait("Keine Verbindung")


def test_pages_are_readable_without_a_script(hall):
    for path in ("/", "/seats", "/standings", hall.page(1)):
        status, page = hall.ask(path)
        assert (status, page.count("<script"), page.count("onclick")) == (200, 1, 0)
        assert path == "/standings" or "Karte" in page


def test_everything_fits_a_narrow_phone_and_a_thumb(hall, phones):
    narrow = phones[1]
    for path in ("/", "/seats", "/standings", hall.page(1)):
        narrow.open(hall.address + path)
        assert narrow.run("return document.documentElement.scrollWidth") <= 320, path
        assert narrow.run(SMALL) == [], path
        assert narrow.run("return document.documentElement.lang") == "fr"


def test_no_name_is_torn_on_a_screen_where_smaller_letters_will_do(tmp_path, wall):
    with closing(Hall(tmp_path / "abend.tichu", "club-evening", 20)) as hall:
        for entrant in tuple(hall.desk.tournament.entrants.values())[::5]:
            name = f"Siebenschläferin {entrant.id} von Hohenstaufen-Murmeltier"
            hall.desk.do(EditEntrant(replace(entrant, name=name)))
        hall.desk.do(SteerScreen("Saal", RoomMode.SEATS))
        wall.open(hall.address + "/screen/Saal")
        wall.wait("Murmeltier")
        assert wall.run(TORN) == []


RIGHT_EDGES = """
return [...document.querySelectorAll(".room tr")].map(
  (row) => [...row.querySelectorAll(".right")].slice(1).map(
    (cell) => Math.round(row.getBoundingClientRect().right - cell.getBoundingClientRect().right)))
"""
"""Of the numbers behind each name, from the edge of their row."""


def test_numbers_of_a_screen_stand_below_each_other(tmp_path, wall):
    with closing(Hall(tmp_path / "abend.tichu", people=18)) as hall:
        hall.desk.do(EnterResult(1, 2, Totals(700, 100)))
        hall.desk.do(SteerScreen("Saal", RoomMode.STANDINGS))
        wall.open(hall.address + "/screen/Saal")
        wall.wait("700")
        head, *rows = wall.run(RIGHT_EDGES)
        assert len(head) == 2
        assert rows == [head] * 18


@pytest.mark.parametrize(("scheme", "rules"), [("light", None), ("dark", ["color-contrast"])])
def test_everybody_can_use_every_page(hall, phones, scheme, rules):
    """By the rules of axe-core, which follow WCAG 2; in the dark only colours are others."""
    phone = phones[0]
    one, other = hall.sides
    hall.ask(hall.page(one), {"what": "report", "a": 480, "b": 320})
    own, slip = hall.page(one), hall.slip(2)
    phone.colours(scheme)
    everybodys = ("/", "/seats", "/standings", "/t/1", "/nowhere", "/screen", "/screen/Saal")
    for path in (*everybodys, own, hall.page(other), slip):
        phone.open(hall.address + path)
        assert faults(phone, rules) == [], path
    phone.run("document.querySelector('main').append(document.createElement('input'))")
    assert [rule for rule, _ in faults(phone)] == ["label"]  # it does look


def faults(phone, rules=None):
    phone.run(AXE)
    only = json.dumps({"resultTypes": ["violations"]} | ({"runOnly": rules} if rules else {}))
    found = phone.run_later(f"axe.run({only}).then(found => arguments[0](found.violations))")
    return [(each["id"], [node["html"][:100] for node in each["nodes"]]) for each in found]


AXE = files("axe_core_python").joinpath("axe.min.js").read_text(encoding="utf-8")
SMALL = """return [...document.querySelectorAll("a, button, input, select, summary")]
    .filter(each => each.offsetParent && each.getBoundingClientRect().height < 44)
    .map(each => each.outerHTML)"""
"""Everything to press that is lower than a thumb needs."""
TORN = """document.querySelector(".room").classList.add("whole");
    return [...document.querySelectorAll("td.left")]
    .filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.innerText)"""
"""Names that would need more room if no word went over two lines."""
