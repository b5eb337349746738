"""Does the window propose what fits, and make what was chosen?"""

from PySide6.QtWidgets import QPushButton

from tests.gui.driving import Director, set_up
from tichu_turnier.gui.start import advisor
from tichu_turnier.gui.start.advisor import AdvisorDialog
from tichu_turnier.tournament.insight import advisor as core


def asked(director: Director) -> AdvisorDialog:
    director.click(director.find("advise", QPushButton))
    dialog = director.window.findChild(AdvisorDialog)
    assert dialog is not None
    return dialog


def shown(director: Director, dialog: AdvisorDialog) -> None:
    """Waits until all that fits is there to be chosen."""
    director.qtbot.waitUntil(
        lambda: bool(dialog.cards) and len(dialog.cards) == len(dialog.proposals), timeout=20_000
    )


def test_what_is_chosen_becomes_a_tournament(director, monkeypatch):
    monkeypatch.setattr(core, "MOST_EVENINGS", 4)
    dialog = asked(director)
    shown(director, dialog)
    dialog.people.setValue(12)
    dialog.come.setCurrentIndex(1)
    dialog.ticks["knock_out"].setChecked(True)
    director.qtbot.waitUntil(lambda: not dialog.cards, timeout=5000)  # a change begins anew
    shown(director, dialog)
    best = dialog.proposals[0]
    assert best.figures.knock_out
    director.click(dialog.cards[0].findChild(QPushButton, "make"))
    page = set_up(director)
    assert (page.people.value(), page.programme.text().rpartition(" ")[2]) == (12, f"{best.end:%H:%M}")
    page.apply()
    director.wait(lambda: director.tournament is not None)
    assert director.tournament.regulations == best.option.regulations
    assert director.tournament.timetable.slots[-1].end == best.end
    assert list(director.folder.glob("*.tichu"))


def test_what_cannot_be_is_said_and_enough_is_enough(director, monkeypatch):
    monkeypatch.setattr(advisor, "_AFTER_TYPING_MS", 0)
    dialog = asked(director)
    director.qtbot.waitUntil(lambda: dialog.bar.value() > 0, timeout=20_000)
    director.click(dialog.findChild(QPushButton, "enough"))
    shown(director, dialog)
    played = dialog.proposals[0].figures.finds.evenings
    assert 0 <= played < core.evenings_for(16)
    dialog.people.setValue(9)
    dialog.come.setCurrentIndex(1)
    director.qtbot.waitUntil(dialog.trouble.isVisible, timeout=20_000)
    assert "ungerade" in dialog.trouble.text()
    assert not dialog.cards
    dialog.reject()


def test_what_was_said_on_the_page_is_not_asked_again(director, monkeypatch):
    monkeypatch.setattr(core, "MOST_EVENINGS", 2)
    director.window.start_page.go_on()
    page = set_up(director)
    page.name.setText("Mein Abend")
    page.people.setValue(12)
    page.pause.setValue(10)
    for _ in range(2):
        director.click(page.findChild(QPushButton, "advise"))
        dialog = page.findChildren(AdvisorDialog)[-1]
        shown(director, dialog)
        assert (dialog.people.value(), dialog.until.time().toString("HH:mm")) == (12, "22:15")
        if _ == 0:
            dialog.reject()
            assert page.isVisible()
    director.click(dialog.cards[0].findChild(QPushButton, "make"))
    best = dialog.proposals[0]
    director.qtbot.waitUntil(lambda: set_up(director) is not page)
    assert (set_up(director).name.text(), set_up(director).people.value()) == ("Mein Abend", 12)
    assert set_up(director).tournament.regulations == best.option.regulations
    set_up(director).reject()
