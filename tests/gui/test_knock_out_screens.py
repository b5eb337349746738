"""Does the window say who goes on in a knock-out, and what must be decided before?"""

import pytest

from tichu_turnier.gui.dialogs.regulations import RegulationsDialog
from tichu_turnier.tournament.changes import AddEntrants, CheckIn, EnterResult
from tichu_turnier.tournament.entrants import NewEntrant
from tichu_turnier.tournament.model import KnockOut, Totals

NAMES = ("Adler", "Biber", "Chamäleon", "Dachs", "Eule", "Fuchs")


@pytest.fixture
def cup(director):
    """Six teams at the draw screen, the list is the seeding."""
    director.make("knock-out", "Pokal")
    teams = tuple(NewEntrant(name, (f"{name}in", f"{name}chen")) for name in NAMES)
    director.do(AddEntrants(teams), CheckIn((1, 2, 3, 4, 5, 6)))
    director.window.menu._settings()
    dialog = director.window.findChildren(RegulationsDialog)[-1]
    director.qtbot.waitUntil(dialog.isVisible)
    assert not dialog.rounds.isVisible()
    dialog.knock_out.seeded.setCurrentIndex(1)
    dialog.apply()
    director.wait(lambda: director.tournament.regulations.knock_out == KnockOut(seeded=True))
    return director.screen("draw")


def publish(director, screen):
    screen.panel.primary.click()
    director.wait(lambda: screen.proposal is not None)
    screen.panel.primary.click()
    director.wait(lambda: screen.proposal is None)


def shown(screen):
    return [row.people for row in screen.model.rows]


def test_byes_are_told_and_losers_are_not_drawn(director, cup):
    assert "2 Tische" in cup.panel.who.text()
    publish(director, cup)
    assert shown(cup) == [("Dachs", "Eule"), ("Chamäleon", "Fuchs")]
    assert "Adler" in cup.panel.resting.text()
    director.do(EnterResult(1, 1, Totals(1000, 400)), EnterResult(1, 2, Totals(400, 1000)))
    assert not cup.panel.absent.isVisible()
    publish(director, cup)
    assert shown(cup) == [("Adler", "Dachs"), ("Biber", "Fuchs")]
    assert not cup.panel.resting.isVisible()


def test_a_level_match_is_named_and_nothing_can_be_drawn(director, cup):
    publish(director, cup)
    director.do(EnterResult(1, 1, Totals(1000, 1000)), EnterResult(1, 2, Totals(400, 1000)))
    assert not cup.panel.primary.isEnabled()
    assert "Tisch 1 endete unentschieden" in cup.findings.text()
    director.do(EnterResult(1, 1, Totals(1000, 1100)))
    assert cup.panel.primary.isEnabled()
    assert not cup.findings.isVisible()


def test_groups_and_best_of_three_are_asked_for(director):
    director.make("groups-knock-out", "Pokal")
    director.window.menu._settings()
    dialog = director.window.findChildren(RegulationsDialog)[-1]
    director.qtbot.waitUntil(dialog.isVisible)
    dialog.knock_out.groups.setValue(4)
    dialog.knock_out.advancing.setValue(1)
    dialog.knock_out.best_of_three.setCurrentIndex(2)
    dialog.knock_out.third_place.setChecked(False)
    dialog.apply()
    wanted = KnockOut(third_place=False, best_of_three_from=4, groups=4, advancing=1)
    director.wait(lambda: director.tournament.regulations.knock_out == wanted)
