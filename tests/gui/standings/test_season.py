"""Does the window add up several evenings, rate their players and save the table?"""

from dataclasses import replace
from datetime import date

import pytest

from tests.sheets.evenings import evening
from tichu_turnier.desk.desk import Desk
from tichu_turnier.gui.standings.season import SeasonDialog
from tichu_turnier.sheets import Kind


@pytest.fixture
def files(tmp_path):
    """Three evenings with a file each."""
    found = []
    for month in (1, 2, 3):
        played = replace(evening("club-evening", 12, 2), name=f"Abend {month}", day=date(2026, month, 7))
        file = tmp_path / f"{month}.tichu"
        Desk.create(file, played, "1").close()
        found.append(file)
    return found


def drawn(director, dialog):
    """Waits for pages other than those there are."""
    before = dialog.paper.preview
    return lambda: director.qtbot.waitUntil(lambda: dialog.paper.preview is not before)


def test_evenings_are_added_up_rated_and_saved(director, files, tmp_path):
    director.window.menu.findChild(object, "action-season").trigger()
    dialog = director.window.findChild(SeasonDialog)
    assert dialog.empty.isVisible()
    assert not dialog.paper.print_button.isEnabled()
    wait = drawn(director, dialog)
    with Desk.open(files[0], "2"):  # open elsewhere
        dialog.add([files[2], files[0], files[1]])
        wait()
    assert dialog.state.isHidden()
    dialog.add([tmp_path / "fehlt.tichu"])
    director.qtbot.waitUntil(lambda: "fehlt" in dialog.state.text())
    days = [dialog.list.item(row).text()[:10] for row in range(3)]
    assert days == ["07.01.2026", "07.02.2026", "07.03.2026"]
    wait = drawn(director, dialog)
    dialog.choose("rating")
    wait()
    assert not dialog.best.isEnabled()
    dialog.paper.save_as(tmp_path / "saison", Kind.CSV)
    director.qtbot.waitUntil((tmp_path / "saison.csv").exists)
    assert "Unsicherheit" in (tmp_path / "saison.csv").read_text(encoding="utf-8-sig")
    dialog.reject()


def test_the_evening_that_is_open_is_there_from_the_beginning(director):
    director.make()
    director.window.menu.findChild(object, "action-season").trigger()
    dialog = director.window.findChild(SeasonDialog)
    drawn(director, dialog)()
    assert dialog.list.count() == 1
    dialog.reject()
