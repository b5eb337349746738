"""Can everybody use the pages that sheets become: with a screen reader, with keys only, on paper?"""

import re
from contextlib import closing, nullcontext
from html.parser import HTMLParser

import pytest

from tests.cases import some
from tests.sheets.evenings import evening
from tests.sheets.layout.test_tables import NAUGHTY, naughty
from tests.sheets.occasions import EVERYTHING, occasion
from tests.web.browser import Phone, needs_browser
from tests.web.test_phones import faults
from tichu_turnier.sheets import render
from tichu_turnier.sheets.formats.web_pages import web_pages
from tichu_turnier.texts import Texts

EVERY_BLOCK = ["participants", "score-slips", "pictures", "entrant-reports", "rules", "rulings", "boards"]
VOID = frozenset({"meta", "link", "img", "br"})
TEAMS = evening("treibhaus", 12)
TORN = """const torn = [], WORD = /[^\\s\\-\\u2010\\u2013\\/:+]+/g;
  for (const cell of document.querySelectorAll("td, th")) {
    const words = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) for (const found of words.currentNode.data.matchAll(WORD)) {
      const range = document.createRange();
      range.setStart(words.currentNode, found.index);
      range.setEnd(words.currentNode, found.index + found[0].length);
      const tops = new Set([...range.getClientRects()].map(each => Math.round(each.top)));
      if (tops.size > 1 && found[0].length < 30) torn.push(found[0]);
    }
  }
  return torn;"""
"""Words that go on on another line, but for the endless one."""
READ = """const lines = element => { const range = document.createRange(); range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(each => Math.round(each.top))).size; };
  return { wide: innerWidth, needs: document.documentElement.scrollWidth, styles: document.styleSheets.length,
    broken: [...document.querySelectorAll("td.right, td.center")]
      .filter(each => lines(each) > 1).map(each => each.textContent),
    names: [...document.querySelectorAll("td:not(.right):not(.center)")].map(each => each.clientWidth) };"""
"""How wide a page is, which numbers do not stand on one line, and how wide the columns of names are."""


class Outline(HTMLParser):
    """What is on a page, and what is closed that is not open."""

    def __init__(self, page):
        super().__init__()
        self.open, self.faults, self.seen, self.text, self.words = [], [], [], [], {}
        self.feed(page)
        self.faults += self.open

    def handle_starttag(self, tag, attributes):
        self.seen.append((tag, dict(attributes)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if self.open[-1:] == [tag]:
            self.open.pop()
        else:
            self.faults.append(f"/{tag}")

    def handle_data(self, data):
        self.text.append(data)
        for tag in self.open:
            self.words[tag] = self.words.get(tag, "") + data.strip()

    @property
    def links(self):
        return [about[name] for _, about in self.seen for name in ("src", "href") if name in about]

    def all(self, tag):
        return [about for found, about in self.seen if found == tag]


def pages(keys=tuple(EVERYTHING)):
    for key in keys:
        made = EVERYTHING[key]
        yield key, render(made.document(occasion(key, 6), Texts("fr")), "html").decode()
    for name, content in web_pages(TEAMS, Texts("de")).items():
        if name.endswith(".html"):
            yield name, content.decode()


def places(page, words):
    return [found.start() for found in re.finditer(words, page)]


def test_every_page_has_one_title_one_main_part_and_no_two_parts_of_the_same_name():
    for key, page in pages():
        found = Outline(page)
        assert found.faults == [], key
        if not key.endswith(".html"):
            assert not found.links, key
            assert not re.search(r"url\(|@import", page), "it needs nothing else"
        assert (len(found.all("h1")), len(found.all("main"))) == (1, 1), key
        assert found.words["h1"], key
        assert "<strong></strong>" not in page, key
        assert found.words["main"] or key == "seat-lots", key
        assert all(found.words.get(tag, "") for tag in ("title",)), key
        regions = [about for about in found.all("div") if about.get("class") == "wide"]
        small = sum(
            page[at:].partition("</div>")[0].count("<svg") for at in places(page, '<div class="charts">')
        )
        assert len(regions) == len(found.all("table")) + len(found.all("svg")) - small, key
        assert all(about["tabindex"] == "0" and about["role"] == "region" for about in regions), key
        labels = [about["aria-label"] for about in regions]
        assert len(set(labels)) == len(labels), key
        assert all(labels), key


def test_naughty_texts_are_only_words():
    found = Outline(render(naughty(), "html").decode())
    assert not {"script", "b"} & {tag for tag, _ in found.seen}
    assert not [name for name in NAUGHTY[:7] if name not in found.words["body"]]


@pytest.fixture(scope="module")
def phone():
    found = Phone("de")
    yield found
    found.close()


@needs_browser
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(phone, tmp_path, scheme):
    phone.colours(scheme)
    for name, content in web_pages(TEAMS, Texts("de")).items():
        (tmp_path / name).write_bytes(content)
    for key, page in pages(EVERY_BLOCK) if scheme == "light" else ():
        if key in EVERY_BLOCK:
            (tmp_path / f"{key}.html").write_text(page, encoding="utf-8")
    for file in sorted(tmp_path.glob("*.html")):
        phone.open(file.as_uri())
        assert faults(phone) == [], file.name


@needs_browser
def test_no_word_is_torn_on_paper(phone, tmp_path):
    """What holds for print is applied to a window as wide as a page between its margins."""
    for key in ("ranking", "seats-by-table", "round-results", "entrant-reports", "participants"):
        page = render(EVERYTHING[key].document(occasion(key, 37), Texts("de")), "html").decode()
        file = tmp_path / f"{key}.html"
        as_printed = page.replace("@media print {", "@media all {").replace(
            "<body>", '<body style="width: 186mm">'
        )
        file.write_text(as_printed, encoding="utf-8")
        phone.open(file.as_uri())
        assert phone.run(TORN) == [], key


@needs_browser
@pytest.mark.parametrize("width", [390, 1280])
def test_on_a_phone_and_at_a_desk_nothing_goes_sideways_and_names_have_room(phone, tmp_path, width):
    tournament = evening("treibhaus", 37)
    files = dict(web_pages(tournament, Texts("de")))
    for key in ("ranking", "seats-by-table", "score-slips", "cross-table"):
        files[f"{key}.html"] = render(EVERYTHING[key].document(tournament, Texts("de")), "html")
    for name, content in files.items():
        (tmp_path / name).write_bytes(content)
    with nullcontext(phone) if width == 390 else closing(Phone("de", width)) as screen:
        for name in some([name for name in files if name.endswith(".html")], 9):
            screen.open((tmp_path / name).as_uri())
            found = screen.run(READ)
            assert (found["wide"], found["styles"], found["broken"]) == (width, 1, []), name
            assert found["needs"] <= width, name
            assert min(found["names"], default=99) >= 80, name
