"""Can the pages for a club's site be read in a real browser, on a phone and on a desk?"""

import html
import json
import re
import shutil
import subprocess

import pytest

from tests.sheets.evenings import evening
from tichu_turnier.sheets import render, sheet
from tichu_turnier.sheets.formats.web_pages import web_pages
from tichu_turnier.texts import Texts

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
WIDTHS = (390, 1280)
"""Of the window, in pixels: a phone, a desk."""
SHEETS = ("ranking", "seats-by-table", "score-slips", "cross-table")
MEASURE = """<script>addEventListener("load", () => {
  const words = element => { const range = document.createRange(); range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(each => Math.round(each.top))).size; };
  parent.postMessage({
    name: document.title, wide: innerWidth, needs: document.documentElement.scrollWidth,
    columns: document.styleSheets.length, broken: [...document.querySelectorAll("td.right, td.center")]
      .filter(each => words(each) > 1).map(each => each.textContent),
    names: [...document.querySelectorAll("td:not(.right):not(.center)")].map(each => each.clientWidth)
  }, "*"); });</script></body>"""
"""Says how wide a page is, which numbers do not stand on one line, and how wide the columns of names are."""
FRAMES = """<!DOCTYPE html><body><script>const found = [];
  addEventListener("message", event => { found.push(event.data);
    document.title = found.length; document.body.dataset.found = JSON.stringify(found); });</script>%s"""

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed")


@pytest.fixture(scope="module")
def measured(tmp_path_factory):
    """What the browser says of each page at each width."""
    folder = tmp_path_factory.mktemp("browser")
    pages = dict(web_pages(evening("treibhaus", 37), Texts("de")))
    pages |= {f"{key}.html": _sheet(key) for key in SHEETS}
    for name, content in pages.items():
        measuring = content.replace(b"</body>", MEASURE.encode()) if name.endswith(".html") else content
        (folder / name).write_bytes(measuring)
    frames = [
        f'<iframe src="{name}" style="width: {width}px; height: 900px; border: 0"></iframe>'
        for width in WIDTHS
        for name in pages
        if name.endswith(".html")
    ]
    (folder / "frames.html").write_text(FRAMES % "\n".join(frames))
    (found,) = re.findall(r'data-found="([^"]*)"', _dom(folder))
    messages = json.loads(html.unescape(found))
    assert len(messages) == len(frames)
    return messages


def _sheet(key):
    return render(sheet(key).document(evening("treibhaus", 37), Texts("de")), "html")


def _dom(folder):
    """The page of frames as it is once all of them have spoken."""
    options = ["--headless=new", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}/profile"]
    waiting = ["--virtual-time-budget=20000", "--dump-dom"]
    command = [CHROMIUM, *options, *waiting, (folder / "frames.html").as_uri()]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=100).stdout


def test_pages_have_their_style_and_none_goes_sideways(measured):
    assert all(page["columns"] == 1 for page in measured)
    assert {page["wide"] for page in measured} == set(WIDTHS)
    assert not [page for page in measured if page["needs"] > page["wide"]]


def test_numbers_stand_on_one_line(measured):
    assert not [(page["name"], page["wide"], page["broken"]) for page in measured if page["broken"]]


def test_names_have_room(measured):
    narrow = [(page["name"], page["wide"]) for page in measured if min(page["names"], default=99) < 80]
    assert not narrow
