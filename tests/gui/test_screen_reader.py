"""Can an evening be run by what a screen reader hears and does: roles, names, actions and keys, no widget?"""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QApplication

from tests.gui.driving import Director
from tests.gui.looks import Role, met
from tests.gui.results.typing_results import press
from tichu_turnier.tournament.changes import PublishDraw
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.scoring.standings import standings

PEOPLE = ("eva", "max", "ida", "leo", "ute", "kai", "pia", "jan")
HANDS = {
    "60⏎": "60 zu 40",
    "155s⏎": "155 zu 45; Tichu",
    "u⏎": "100 zu 0; Doppelsieg",
    "-20⏎": "−20 zu 120",
    "75⏎": "75 zu 25",
    "10c⏎": "10 zu −10; Tichu",
    "100n⏎": "100 zu 0; kein Doppelsieg",
    "45⏎": "45 zu 55",
    "30⏎": "30 zu 70",
}
"""The slip of each table: a made and a lost Tichu, a double victory, points below nothing."""
PRESS = QAccessibleActionInterface.pressAction()


class Reader:
    """Knows the window by its accessibility tree alone, and hears what is announced."""

    def __init__(self, director: Director, heard: list[str]) -> None:
        self._director, self.heard = director, heard

    def walk(self) -> Iterator[QAccessibleInterface]:
        """All that can be met in the window in front."""
        front = QApplication.activeModalWidget() or self._director.window
        return met(QAccessible.queryAccessibleInterface(front))

    def names(self, role: Role) -> list[str]:
        return [name(each) for each in self.walk() if each.role() is role]

    def find(self, role: Role, begins: str) -> QAccessibleInterface:
        """The first of that role whose name begins so, once it is there and can be used."""
        found: list[QAccessibleInterface] = []

        def there() -> bool:
            roles = ((each, each.role()) for each in self.walk() if not each.state().disabled)
            found[:] = [each for each, is_a in roles if is_a is role and name(each).startswith(begins)]
            return bool(found)

        self._director.wait(there)
        return found[0]

    def do(self, begins: str, role: Role = Role.Button) -> None:
        """Presses a button; it is first seen to go down (QAbstractButton.animateClick)."""
        self.find(role, begins).actionInterface().doAction(PRESS)
        self._director.wait(lambda: not any(each.state().pressed for each in self.walk()))

    def focus(self, begins: str, role: Role) -> None:
        """Gives something the keyboard, as a reader's cursor does."""
        self.find(role, begins).actionInterface().doAction(QAccessibleActionInterface.setFocusAction())

    def type(self, keys: str, hears: str = "") -> str:
        """Types into what has the keyboard, until something is heard; all that was heard meanwhile."""
        self.heard.clear()
        press(QApplication.focusWidget(), keys)
        self._director.wait(lambda: any(hears in words for words in self.heard or [""]))
        return " | ".join(self.heard)


def name(part: QAccessibleInterface) -> str:
    return part.text(QAccessible.Text.Name)


@pytest.fixture
def reader(director, monkeypatch):
    """A screen reader runs, and what is announced to it is kept."""
    heard: list[str] = []

    def announced(widget, words):
        heard.append(words)
        return QAccessibleAnnouncementEvent(widget, words)

    monkeypatch.setattr("tichu_turnier.gui.common.speech.QAccessibleAnnouncementEvent", announced)
    QAccessible.setActive(True)
    yield Reader(director, heard)
    QAccessible.setActive(False)


def people_at_tables(reader: Reader) -> list[str]:
    tables = (words for words in reader.names(Role.StaticText) if words.startswith("Tisch "))
    return sorted(who for words in tables for who in words.partition(": ")[2].split(", "))


def test_a_whole_evening(director, reader):
    reader.do("Klubabend", Role.CheckBox)
    reader.do("Weiter")
    reader.do("Turnier anlegen")
    director.wait(lambda: QApplication.activeModalWidget() is None)
    director.activate()
    reader.do("Anmeldungen", Role.CheckBox)
    reader.focus("Neu", Role.EditableText)
    for who in PEOPLE:
        reader.type(f"{who}⏎", f"«{who}» angemeldet")
    assert set(PEOPLE) <= set(reader.names(Role.Cell))
    reader.focus("Name oder Code", Role.EditableText)
    reader.type("ida", "1: ida")
    reader.type("⏎", "«ida» ist da")
    reader.do("Alle sind da")
    reader.do("Zur Auslosung")
    reader.do("Auslosen")
    director.wait(lambda: people_at_tables(reader) == sorted(PEOPLE))
    reader.focus("Sitzplan", Role.Client)
    first = reader.type("↓")
    assert re.fullmatch(r"Tisch 1, Platz [A-D]: \w+", first)
    reader.type(" ", f"{first.split()[-1]} tauscht mit")
    reader.type("↓", "kostet nichts")
    reader.type(" ", "getauscht")
    reader.do("Veröffentlichen")
    reader.do("Resultate", Role.CheckBox)
    here = QAccessible.queryAccessibleInterface(QApplication.focusWidget())
    assert name(here) == "Laufzettel"
    assert here.text(QAccessible.Text.Description).startswith("Tisch 1? Enter nimmt diesen Tisch")
    for table in (1, 2):
        reader.type("⏎", f"Tisch {table}; Spiel 1")
        panel = director.screen("results").panel
        assert all(part.accessibleName() == part.spoken() != "" for part in (panel.people, panel.legend))
        for number, (keys, line) in enumerate(HANDS.items(), 1):
            heard = reader.type(keys, line)
            if number < len(HANDS):
                assert f"Spiel {number + 1}, " in heard
                rows = reader.names(Role.StaticText)
                assert any(row.startswith(f"Spiel {number}: {line}") for row in rows)
        assert "Speichern (Enter)" in heard
    assert "Alle Resultate von Runde 1 sind da" in heard
    reader.do("Rangliste", Role.CheckBox)
    reader.find(Role.Cell, PEOPLE[0])
    cells, count = reader.names(Role.Cell), len(reader.names(Role.ColumnHeader))
    read = [tuple(cells[at : at + 4]) for at in range(0, len(cells), count)]
    rows = standings(director.tournament)
    assert read == [
        (str(row.place), row.entrant.name, *(str(value) for _, value in row.values[:2])) for row in rows
    ]
    winner = rows[0].entrant.name
    reader.focus("Nach Namen", Role.EditableText)
    reader.type(winner, f"1: 1 {winner}")
    reader.type("↓", "Vor ")


def test_totals_and_a_correction_that_waits_are_heard(director, reader):
    director.make("knock-out", people=4, here=True)
    director.activate()
    director.do(PublishDraw(next_round(director.tournament, 1)))
    director.screen("results")
    reader.type("⏎④", " Eins, ")
    reader.type("1000⏎")
    reader.type("400⏎", "Tisch 2?")
    reader.type("1000⏎200⏎", "Alle Resultate von Halbfinal sind da")
    reader.type("1⏎", "So war es eingegeben")
    reader.type("⌫⌫⌫⌫300⏎⏎", "Die Korrektur ändert auch")
    reader.type("⑧", "Halbfinal, Tisch 1: 1000:400 → 300:400")
    director.control(QApplication.focusWidget(), Qt.Key.Key_K)
    reader.type("rangl", "Rangliste, Gehe zu")
    reader.type("⏎")
    assert director.window.workspace.where == "standings"
