"""Does the desk check, save, undo and tell, on a real file?"""

import os

import pytest

from tests.evenings import fresh, keys
from tests.store.tampering import tampered
from tichu_turnier.desk.desk import Desk
from tichu_turnier.finding import Refusal
from tichu_turnier.rules.scoring import counted
from tichu_turnier.tournament.changes import AddEntrants, CheckIn, EnterResult, PublishDraw
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.model.snapshot import Hands
from tichu_turnier.tournament.registration.entrants import NewEntrant

NINE_HANDS = Hands(tuple(counted(points, first_out=0) for points in (55, 60, 40, 70, 30, 65, 45, 80, 20)))
IMPOSSIBLE = Hands((counted(130), *NINE_HANDS.hands[1:]))


@pytest.fixture
def path(tmp_path):
    return tmp_path / "club.tichu"


@pytest.fixture
def desk(path):
    with Desk.create(path, fresh(), "1") as opened:
        opened.do(AddEntrants(tuple(NewEntrant(f"Karte {number}") for number in range(1, 17))))
        yield opened


def drawn(desk, seed=7):
    desk.do(PublishDraw(next_round(desk.tournament, seed)))
    return desk.tournament.rounds[-1]


def test_a_new_change_ends_redo(desk):
    drawn(desk)
    desk.undo()
    desk.do(CheckIn((1,)))
    with pytest.raises(Refusal, match="redo-nothing"):
        desk.redo()


def test_what_is_being_corrected_is_told_until_it_is_over_and_never_saved(desk, path):
    """Of a table without a result nothing that was told is in doubt."""
    drawn(desk)
    desk.do(EnterResult(1, 1, NINE_HANDS))
    told = []
    desk.on_change(lambda after: told.append(after.half_typed))
    for typed in ({(1, 1), (1, 2)}, {(1, 1)}, set()):
        desk.correct(frozenset(typed))
    assert told == [{(1, 1)}, set()]
    desk.correct(frozenset({(1, 1)}))
    desk.do(EnterResult(1, 2, NINE_HANDS))
    desk.undo()
    assert desk.tournament.half_typed == {(1, 1)}
    assert desk.verify() == ()
    desk.close()
    with Desk.open(path, "2") as again:
        assert not again.tournament.half_typed


def test_a_refusal_changes_nothing(desk):
    drawn(desk)
    before, revision = desk.tournament, desk.revision
    with pytest.raises(Refusal) as refusal:
        desk.do(EnterResult(1, 1, IMPOSSIBLE))
    assert keys(refusal.value.findings) == ["hand-card-points"]
    assert refusal.value.findings[0].where[:2] == ("hand", 1)
    assert (desk.tournament, desk.revision) == (before, revision)


def test_the_journal_has_the_reason_and_both_scores(desk):
    drawn(desk)
    desk.do(EnterResult(1, 1, IMPOSSIBLE, "Zettel unterschrieben"))
    assert desk.journal()[-1].args["reason"] == "Zettel unterschrieben"
    desk.do(EnterResult(1, 1, NINE_HANDS))
    args = desk.journal()[-1].args
    assert (args["before"], args["after"]) == ("540:360", "465:435")


def test_the_draw_is_copied_before_it_is_published(desk, path):
    drawn(desk)
    copies = list(path.parent.glob("*.backups/*before-round-1*"))
    assert len(copies) == 1
    with Desk.open(copies[0], "copy") as copy:
        assert copy.tournament.rounds == ()
        assert len(copy.tournament.entrants) == 16


def test_listeners_hear_every_change_until_they_stop(desk):
    heard = []
    stop = desk.on_change(heard.append)
    desk.do(CheckIn((1, 2)))
    desk.undo()
    stop()
    desk.redo()
    assert [tournament.entrants[1].checked_in for tournament in heard] == [True, False]


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE tournament SET day = 'heute'",
        "UPDATE regulations SET format = 'parcours'",
        "UPDATE regulations_tie_breaks SET value = 'whiskers' WHERE position = 2",
    ],
)
def test_a_file_that_cannot_be_read_is_not_held(desk, path, statement):
    desk.close()
    sound = path.read_bytes()
    tampered(path, statement)
    for _ in range(2):
        with pytest.raises(Refusal, match="store-damaged"):
            Desk.open(path, "Eule")
    path.write_bytes(sound)
    with Desk.open(path, "Eule") as again:
        assert again.tournament == desk.tournament


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps the names of open files as they are")
def test_nothing_changes_where_the_file_is_gone_and_all_goes_on_where_it_is_back(desk, path):
    before, heard = (desk.tournament, desk.revision), []
    desk.on_change(heard.append)
    path.rename(path.with_name("umbenannt.tichu"))
    for change in (CheckIn((1,)), PublishDraw(next_round(desk.tournament, 7))):
        with pytest.raises(Refusal, match="store-file-gone"):
            desk.do(change)
    with pytest.raises(Refusal, match="store-file-gone"):
        desk.undo()
    assert (desk.tournament, desk.revision) == before
    assert not heard
    path.with_name("umbenannt.tichu").rename(path)
    desk.do(CheckIn((1,)))
    assert desk.tournament.entrants[1].checked_in
    assert desk.verify() == ()
