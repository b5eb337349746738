"""Can a played hand be stepped through in the window, with keys alone?"""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from tests.gui.driving import dropped, viewers
from tests.replay.game_logs import a_log, spoilt
from tests.rules.logs.test_bsw_log import played
from tichu_turnier.gui.help.side import HelpPanel
from tichu_turnier.gui.viewer.opening import show_hand, show_log
from tichu_turnier.gui.viewer.table_picture import saying_words
from tichu_turnier.gui.viewer.window import ViewerWindow
from tichu_turnier.replay.viewing import viewed_steps
from tichu_turnier.rules.logs.bsw_replay import Verdict, replay
from tichu_turnier.settings import Settings
from tichu_turnier.texts import Texts, languages

KEY = Qt.Key


@pytest.fixture
def log(tmp_path):
    """Three hands; in the second one something is against the rules."""
    file = tmp_path / "abend.tch"
    file.write_bytes(a_log(4) + spoilt(a_log(8)) + a_log(10))
    return file


def opened(director, file) -> None:
    show_log(file, director.window.bridge, director.window.texts, director.window)


def checked(viewer) -> bool:
    """Whether a hand stands in it and all of them are checked."""
    return viewer.panel.hand is not None and viewer.checked


@pytest.fixture
def look_at(director):
    """Opens a log in the viewer and waits until it stands there."""

    def look(file) -> ViewerWindow:
        opened(director, file)
        return director.viewer(checked)

    return look


def press(viewer, *keys):
    """Presses keys one after the other; one in a tuple with Ctrl."""
    for key in keys:
        if isinstance(key, tuple):
            QTest.keyClick(viewer, key[0], Qt.KeyboardModifier.ControlModifier)
        else:
            QTest.keyClick(viewer, key)


def cells(viewer):
    """The list of hands as it stands there."""
    model = viewer.hands.model()
    return [
        tuple(model.data(model.index(row, column)) for column in range(3)) for row in range(model.rowCount())
    ]


def test_arrows_go_through_a_hand(log, look_at):
    viewer = look_at(log)
    panel, steps = viewer.panel, viewer.panel.hand.steps
    assert panel.at == 0
    press(viewer, KEY.Key_Right, KEY.Key_Right, KEY.Key_Left)
    assert panel.at == 1
    press(viewer, KEY.Key_Down, KEY.Key_Down)
    assert [step.trick for step in steps[panel.at - 1 : panel.at + 1]] == [1, 2]
    press(viewer, KEY.Key_PageDown, KEY.Key_PageUp, KEY.Key_Up, KEY.Key_Up)
    assert panel.at == 0
    press(viewer, KEY.Key_End)
    assert panel.at == panel.slider.value() == len(steps) - 1
    press(viewer, KEY.Key_Right)
    assert panel.at == len(steps) - 1
    press(viewer, KEY.Key_Home, KEY.Key_Left)
    assert panel.at == 0


def test_words_and_points_of_each_step(log, look_at):
    viewer = look_at(log)
    panel = viewer.panel
    for step in panel.hand.steps:
        assert panel.said.text() == saying_words(
            viewer.texts, ("Katze", "Ost", "Uhu !", "Dachs-2"), step.said
        )
        assert panel.steps.currentItem().text() == panel.said.text()
        assert [label.text() for label in panel.points] == [
            f"{points} P.".replace("-", "−") for points in step.card_points
        ]
        press(viewer, KEY.Key_Right)


def test_ctrl_and_arrows_go_from_hand_to_hand(log, look_at, director):
    viewer = look_at(log)
    for key, number in ((KEY.Key_Right, 2), (KEY.Key_Down, 3), (KEY.Key_Down, 3), (KEY.Key_Left, 2)):
        press(viewer, (key,))
        director.qtbot.waitUntil(lambda number=number: viewer.panel.hand.listed.number == number)
        assert viewer.panel.at == 0
    assert viewer.windowTitle().startswith("abend.tch, Spiel 2 ")


def test_the_list_says_what_each_hand_is_worth_and_an_illegal_step_why(log, look_at, director):
    viewer = look_at(log)
    hands = [replay(played(seed)[0]) for seed in (4, 8, 10)]
    results = [f"{hand.logged[0]}\u00a0:\u00a0{hand.logged[1]}".replace("-", "−") for hand in hands]
    verdicts = ("in Ordnung", "gegen die Regeln", "in Ordnung")
    assert cells(viewer) == list(zip("123", results, verdicts, strict=True))
    viewer.choose(1)
    director.qtbot.waitUntil(lambda: viewer.panel.hand.listed.verdict is Verdict.ILLEGAL)
    press(viewer, KEY.Key_End)
    assert viewer.panel.said.text().endswith("passt")
    for words in (viewer.panel.wrong.text(), viewer.panel.steps.currentItem().text()):
        assert words.startswith("✗")
        assert "ist nicht an der Reihe" in words


def test_a_click_on_a_step_or_a_hand_goes_there(log, look_at, director):
    viewer = look_at(log)
    item = viewer.panel.steps.item(4)
    place = viewer.panel.steps.visualItemRect(item).center()
    QTest.mouseClick(viewer.panel.steps.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert viewer.panel.said.text() == item.text()
    place = viewer.hands.visualRect(viewer.hands.model().index(2, 0)).center()
    QTest.mouseClick(viewer.hands.viewport(), Qt.MouseButton.LeftButton, pos=place)
    director.qtbot.waitUntil(lambda: viewer.panel.hand.listed.number == 3)
    press(viewer, KEY.Key_Right)
    assert viewer.panel.at == 1


def test_buttons_do_what_keys_do(log, look_at, director):
    viewer = look_at(log)
    keys = {"first": "Home", "back": "Left", "forward": "Right", "last": "End"}
    keys |= {"trick-back": "Up", "trick-forward": "Down"}
    for name, key in keys.items():
        viewer.panel.go(9)
        press(viewer, KEY[f"Key_{key}"])
        reached = viewer.panel.at
        viewer.panel.go(9)
        director.click(viewer.panel.findChild(object, name))
        assert viewer.panel.at == reached, name


def test_the_menu_opens_a_log_and_another_one_is_dropped(log, director, tmp_path, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(log), ""))
    action = director.window.menu.findChild(QAction, "action-hand")
    assert action.shortcut().toString() == "Ctrl+L"
    action.trigger()
    viewer = director.viewer(checked)
    assert viewer.panel.hand.listed.number == 1
    other = tmp_path / "anderer.TCH"
    other.write_bytes(a_log(5))
    assert dropped(viewer, other)
    director.qtbot.waitUntil(lambda: viewer.windowTitle().startswith("anderer.TCH, Spiel 1 "))
    director.qtbot.waitUntil(lambda: len(cells(viewer)) == 1 and cells(viewer)[0][2] == "in Ordnung")
    viewer.close()
    director.qtbot.waitUntil(lambda: not viewers())
    assert not dropped(director.window, tmp_path / "liste.png")
    assert dropped(director.window, log)
    assert director.viewer(checked).windowTitle().startswith("abend.tch, Spiel 1 ")


def test_a_file_that_is_not_there_takes_the_place_of_a_log(log, look_at, director, tmp_path):
    viewer = look_at(log)
    viewer.choose(2)
    viewer.show_log(tmp_path / "weg.tch")
    director.qtbot.waitUntil(lambda: bool(viewer.strip.said))
    assert (cells(viewer), viewer.panel.hand) == ([], None)
    assert viewer.windowTitle().startswith("weg.tch ")
    viewer.show_log(log)
    director.qtbot.waitUntil(lambda: checked(viewer))
    assert (len(cells(viewer)), viewer.strip.said) == (3, ())


def test_the_window_closes_while_a_long_log_is_checked(director, tmp_path, caplog):
    file = tmp_path / "lang.tch"
    file.write_bytes(a_log(*range(8)) * 40)
    opened(director, file)
    viewer = director.viewer(lambda viewer: len(cells(viewer)) == 320)
    viewer.choose(100)
    QTest.qWait(12)
    assert not viewer.checked
    director.close()
    assert caplog.records == []
    director.window = director._window(Settings())


def test_a_damaged_log_says_what_is_wrong(look_at, director, tmp_path):
    file = tmp_path / "kaputt.tch"
    file.write_bytes(b"Guten Abend\n" + a_log(4)[:900] + b"\n\0\0\n" + a_log(8))
    viewer = look_at(file)
    assert viewer.strip.said == ("1 Zeilen gehören zu keinem Spiel.",)
    assert [row[2] for row in cells(viewer)] == ["bricht ab", "in Ordnung"]
    assert "bricht ab" in viewer.findings.text()
    press(viewer, KEY.Key_End, KEY.Key_Down, KEY.Key_Left, (KEY.Key_Right,), KEY.Key_End)
    director.qtbot.waitUntil(lambda: viewer.panel.hand.listed.number == 2)


def test_no_log_at_all(director, tmp_path):
    file = tmp_path / "nichts.tch"
    file.write_bytes(b"\0" * 5_000)
    opened(director, file)
    viewer = director.viewer(lambda viewer: viewer.strip.said)
    assert "nichts.tch" in viewer.strip.said[0]
    press(viewer, KEY.Key_Right, KEY.Key_End, KEY.Key_Down, (KEY.Key_Right,))
    assert viewer.panel.hand is None


def test_a_hand_from_elsewhere(director):
    positions = replay(played(4)[0]).positions
    show_hand(positions, "Beispiel", director.window.bridge, director.window.texts, director.window)
    viewer = director.viewer()
    assert viewer.panel.hand.steps == viewed_steps(positions)
    assert not viewer.hands.isVisible()
    assert viewer.windowTitle().startswith("Beispiel ")
    assert any(side in viewer.panel.said.text() for side in ("Süd", "Ost", "Nord", "West"))


def test_another_language_and_other_colours_while_it_is_open(log, look_at, director):
    viewer = look_at(log)
    viewer.panel.go(5)
    before = viewer.grab().toImage().pixelColor(30, 30).lightness()
    director.speak("fr")
    director.qtbot.waitUntil(lambda: viewer.texts.language == "fr" and viewer.panel.hand is not None)
    assert viewer.panel.at == 5
    assert [row[2] for row in cells(viewer)] == ["en ordre", "contre les règles", "en ordre"]
    director.wait(viewer.isActiveWindow)
    QTest.keyClick(viewer, Qt.Key.Key_F1)
    director.qtbot.waitUntil(lambda: viewer.findChild(HelpPanel) is not None)
    assert viewer.findChild(HelpPanel).texts.language == "fr"
    french = viewer.panel
    director.window.keeper.set_theme("dark")
    director.wait()
    director.qtbot.waitUntil(lambda: viewer.panel is not french)
    assert viewer.grab().toImage().pixelColor(30, 30).lightness() < before
    press(viewer, KEY.Key_Left)
    assert viewer.panel.at == 4


@pytest.mark.parametrize("language", languages())
def test_every_sentence_can_be_said(language):
    texts, names = Texts(language), ("Adler", "Biber", "Dachs", "Fuchs")
    said = {
        saying_words(texts, names, step.said)
        for seed in range(12)
        for step in viewed_steps(replay(played(seed)[0]).positions)
    }
    assert not [words for words in said if "{" in words or "<" in words or "viewer" in words]
    assert len(said) > 100
