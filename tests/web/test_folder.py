"""Does a folder for a site follow the tournament, file by file and whole?"""

import shutil
from contextlib import closing
from time import sleep

import pytest

from tests.evenings import drawn, evening
from tichu_turnier.desk.desk import Desk
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import EnterResult, HoldStandings, WithdrawDraw
from tichu_turnier.tournament.model.snapshot import Totals
from tichu_turnier.web import folder as web_folder
from tichu_turnier.web.folder import KeptFolder


@pytest.fixture(autouse=True)
def _quickly(monkeypatch):
    monkeypatch.setattr(web_folder, "_REST_SECONDS", 0.02)
    monkeypatch.setattr(web_folder, "_AGAIN_SECONDS", 0.05)


@pytest.fixture
def desk(tmp_path):
    with Desk.create(tmp_path / "abend.tichu", drawn(evening("treibhaus", 8), 7, 1), "Eule") as there:
        yield there


@pytest.fixture
def told():
    return []


@pytest.fixture
def site(tmp_path, desk, told):
    with closing(KeptFolder(desk, tmp_path / "site", Texts("de"), told.append)) as kept:
        yield kept.folder


def until(done):
    for _ in range(500):
        if done():
            return
        sleep(0.02)
    raise AssertionError


def test_it_follows_what_is_entered_held_back_and_withdrawn(desk, site):
    names = {each.name: each.stat().st_mtime_ns for each in site.iterdir()}
    assert {"index.html", "round-1.html", "standings.html", "style.css"} <= names.keys()
    desk.do(EnterResult(1, 1, Totals(480, 320)))
    until(lambda: "480 : 320" in (site / "round-1.html").read_text())
    until(lambda: "480" in (site / "standings.html").read_text())
    assert (site / "style.css").stat().st_mtime_ns == names["style.css"]
    desk.do(HoldStandings(held=True))
    until(lambda: "480" not in (site / "standings.html").read_text())
    desk.undo()
    desk.undo()
    desk.do(WithdrawDraw(1))
    until(lambda: not (site / "round-1.html").exists())
    until(lambda: [each for each in site.iterdir() if each.suffix not in (".html", ".css")] == [])


def test_what_is_entered_last_is_there_when_it_ends(tmp_path, desk, told):
    with closing(KeptFolder(desk, tmp_path / "site", Texts("en"), told.append)):
        desk.do(EnterResult(1, 1, Totals(480, 320)))
    assert "480 : 320" in (tmp_path / "site" / "round-1.html").read_text()


def test_a_folder_that_is_gone_for_a_while_is_told_of_once_and_written_again(desk, site, told):
    shutil.rmtree(site)
    site.write_text("a file stands in the way")
    for points in (480, 490):
        desk.do(EnterResult(1, 1, Totals(points, 800 - points)))
        until(lambda: told)
    assert [[each.key for each in found] for found in told] == [["file-not-written"]]
    site.unlink()
    until((site / "style.css").exists)
    until(lambda: (site / "round-1.html").exists() and "490" in (site / "round-1.html").read_text())
