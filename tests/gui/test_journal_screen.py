"""Does the journal tell in words what happened?"""

import pytest

from tests.gui.driving import players
from tichu_turnier.desk.practice import play_practice
from tichu_turnier.gui.wording import journal_words
from tichu_turnier.texts import Texts
from tichu_turnier.tournament import changes
from tichu_turnier.tournament.changes import AddEntrants, CheckIn, EditEntrant
from tichu_turnier.tournament.model import EntrantId

KINDS = [getattr(changes, name).key for name in changes.__all__ if name != "Change"]


@pytest.mark.parametrize("language", ["de", "en", "fr"])
@pytest.mark.parametrize("kind", [*KINDS, "create", "undo", "redo"])
def test_every_change_has_words(kind, language):
    assert Texts(language).has(f"journal-{kind}")


def lines(screen):
    return [screen._words(row) for row in screen.model.rows]


def test_the_latest_stands_on_top_and_undo_says_what_it_took_back(director):
    director.make()
    director.do(AddEntrants(players(2)), CheckIn((EntrantId(2),)))
    director.window.bridge.undo()
    director.wait()
    screen = director.screen("journal")
    assert lines(screen) == [
        "Rückgängig gemacht: «Adler» ist da",
        "«Adler» ist da",
        "2 angemeldet, als Erstes «Ğülşen Ἀθηνᾶ 김민준 Nguyễn»",
        "Turnier «Klubabend» angelegt",
    ]
    director.window.bridge.redo()
    director.wait(lambda: len(screen.model.rows) == 5)
    assert lines(screen)[0] == "Wiederholt: «Adler» ist da"


def test_draws_and_results_are_told(director):
    director.make()
    director.window.bridge.ask(play_practice, lambda _: None)
    director.wait()
    told = lines(director.screen("journal"))
    assert told[0].startswith("Runde 1, Tisch 2: ")
    assert "Startzahl 1" in told[2]
    assert not [line for line in told if "<" in line or "{" in line or "none" in line]


def test_the_journal_is_searched(director):
    director.make()
    director.do(AddEntrants(players(4)), CheckIn((EntrantId(2),)), CheckIn((EntrantId(3),)))
    screen = director.screen("journal")
    screen.search.setText("bib da")
    assert lines(screen) == ["«Biber» ist da"]


def test_a_new_name_is_told_with_the_old_one():
    say = Texts("de")
    assert (
        journal_words(say, "edit-entrant", {"before": "Adler", "name": "Uhu"}) == "«Adler» geändert zu «Uhu»"
    )
    assert journal_words(say, "edit-entrant", {"before": "Adler", "name": "Adler"}) == "«Adler» geändert"
    assert EditEntrant.key == "edit-entrant"


def test_results_are_told_with_what_they_were_before_and_why():
    say = Texts("de")
    first = {"round": 2, "table": 7, "before": "", "after": "640:360", "reason": ""}
    assert journal_words(say, "enter-result", first) == "Runde 2, Tisch 7: 640:360"
    again = {**first, "before": "640:360", "after": "460:540", "reason": "verschrieben"}
    assert (
        journal_words(say, "enter-result", again)
        == "Runde 2, Tisch 7: 640:360 → 460:540, Grund: verschrieben"
    )
