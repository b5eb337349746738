"""Does the window say clearly why a file cannot be used, leave it as it was, and stay usable?"""

import sys

import pytest

from tests.damage import DAMAGES, PHRASES, as_nobody, no_file_grows, public_folder, sound
from tests.gui.driving import players
from tests.store.tampering import contents, tampered
from tichu_turnier.tournament.changes import AddEntrants

UNIX = pytest.mark.skipif(sys.platform == "win32", reason="rights and limits are set with Unix means")


def said_on_start(director) -> str:
    """What stands in the strip of the start page, where it can be read."""
    page = director.window.start_page
    assert director.window.pages.currentWidget() is page
    assert page.strip.isVisible()
    (sentence,) = page.strip.said
    return sentence


def opened(director, path) -> None:
    director.window.open(path)
    director.wait()


def makes_another(director) -> None:
    """The window still does what it is there for."""
    director.make("turnier", "Anderes", people=4)
    assert len(director.tournament.entrants) == 4
    assert director.window.workspace.strip.said == ()


def test_each_damage_is_refused_in_a_sentence_and_what_is_open_stays_open(director, tmp_path):
    place = tmp_path / "fremd"
    place.mkdir()
    path = DAMAGES[0].make(place / "abend.tichu")
    opened(director, path)
    assert "abend.tichu" in said_on_start(director)
    director.make(people=4)
    for count, damage in enumerate(DAMAGES, 5):
        path = damage.make(place / f"{damage.name}.tichu")
        before = contents(place)
        opened(director, path)
        (sentence,) = director.said
        assert PHRASES[damage.key] in sentence
        assert contents(place) == before
        assert str(path) not in director.window.keeper.settings.recent
        assert director.window.pages.currentWidget() is director.window.workspace
        director.do(AddEntrants(players(count)[-1:]))
        assert len(director.tournament.entrants) == count


@UNIX
@pytest.mark.parametrize("barred", ["file", "folder"])
def test_read_only(director, barred):
    makes_another(director)  # loads all modules, which perhaps only their owner can read
    director.leave()
    with public_folder() as folder:
        path = sound(folder / "abend.tichu")
        path.chmod(0o444)
        folder.chmod(0o555 if barred == "folder" else 0o777)
        before = path.read_bytes()
        with as_nobody():
            opened(director, path)
        folder.chmod(0o755)
        assert PHRASES["store-read-only"] in said_on_start(director)
        assert contents(folder) == {"abend.tichu": before}
    director.make("turnier", "Drittes")


@UNIX
def test_no_room_to_grow(director):
    """What was asked for is refused and can be done again once there is room."""
    path = director.make(people=4)
    with no_file_grows():
        director.do(AddEntrants(players(5)[4:]))
        (sentence,) = director.said
        assert PHRASES["store-input-output"] in sentence
        assert len(director.tournament.entrants) == 4
    director.do(AddEntrants(players(5)[4:]))
    assert len(director.tournament.entrants) == 5
    director.reopen(path)
    assert len(director.tournament.entrants) == 5
    assert director.window.bridge.desk.verify() == ()


def test_a_damaged_file_is_repaired_into_another_at_a_click(director):
    path = director.make(people=4)
    director.leave()
    tampered(path, "UPDATE journal SET desk = 'Elster' WHERE revision = 1", sealed=False)
    opened(director, path)
    box = director.window.file_damaged.box
    assert path.name in box.text()
    box.buttons()[0].click()
    director.wait()
    assert director.window.bridge.desk.path == path.with_stem(f"{path.stem}-repaired")
    assert len(director.tournament.entrants) == 4
    assert director.window.bridge.desk.verify() == ()
