"""Is a person forgotten everywhere in a file and its copies, while all that was played stays?"""

import os
import shutil
import tempfile
from dataclasses import replace
from datetime import date, datetime

import pytest

from tests.store.examples import reported
from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.known_people import KnownPerson, erase, learn, load
from tichu_turnier.files import leftovers
from tichu_turnier.finding import Refusal
from tichu_turnier.store import store
from tichu_turnier.store.backup import copies_of
from tichu_turnier.store.file_lock import FileLock
from tichu_turnier.tournament.changes import (
    AddEntrants,
    EditEntrant,
    EnterResult,
    GivePenalty,
    PublishDraw,
    RemoveEntrant,
    Substitute,
)
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.model.decisions import Penalty, PenaltyKind
from tichu_turnier.tournament.model.presets import preset
from tichu_turnier.tournament.model.snapshot import EntrantId
from tichu_turnier.tournament.registration.entrants import NewEntrant
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.transfer.tournament_json import export_json

AT = datetime.fromisoformat("2026-11-21T19:00")
NAME = "Vielfrass Öztürk"
TYPO = "Vielfras Öztürk"
NAMES = (TYPO, "Vielfrass", "Dachs", "Igel", "Luchs", "Biber", "Marder", "Wiesel")


@pytest.fixture
def path(tmp_path):
    """A closed file of a tournament in which one person is named wherever somebody can be named."""
    path = tmp_path / "abend.tichu"
    new = preset("club-evening").tournament("Katzentreffen", date(2026, 11, 21), "Treibhaus", "Europe/Zurich")
    with Desk.create(path, new, "Eule") as desk:
        desk.do(AddEntrants(tuple(map(NewEntrant, (*NAMES, "Elch")))))
        desk.do(RemoveEntrant(9))
        desk.do(EditEntrant(replace(desk.tournament.entrants[1], name=NAME)))
        desk.do(PublishDraw(next_round(desk.tournament, 7)))
        desk.do(Substitute(3, "Gämse"))
        desk.do(Substitute(1, "Zobel"))
        desk.undo()
        why = f"Weil {NAME} den Biber geschubst hat"
        desk.do(GivePenalty(Penalty(0, PenaltyKind.WARNING, (EntrantId(1),), why, AT)))
        desk.do(EnterResult(1, 1, reported(desk.tournament, 1, 50, 50).results[1, 1].report, "so"))
    return path


def held(path, *names):
    """Which of the names are anywhere in the bytes of the file and its copies."""
    files = [path, *copies_of(path)]
    assert len(files) > 1
    return {name for name in names for file in files if name.encode() in file.read_bytes()}


def test_an_entrant_is_forgotten_under_all_names(path, tmp_path):
    known = tmp_path / "names.json"
    with Desk.open(path, "Eule") as desk:
        learn(known, [desk.tournament])
        before = desk.tournament
        lines = len(desk.journal())
        done, told = erase(desk, NAME, 1, known)
        assert (done.key, told.key) == ("erase-done", "erase-out-of-reach")
        after = desk.tournament
        assert after.entrants[1].name == "N. N. 1"
        assert {key: one for key, one in after.entrants.items() if key != 1} == {
            key: one for key, one in before.entrants.items() if key != 1
        }
        assert (after.rounds, after.results) == (before.rounds, before.results)
        assert [one.place for one in standings(after)] == [one.place for one in standings(before)]
        (penalty,) = after.penalties.values()
        assert penalty.reason == "Weil N. N. 1 den Biber geschubst hat"
        assert desk.verify() == ()
        assert len(desk.journal()) == lines + 1
        assert desk.history.undoable[-1].kind == "enter-result"
        assert "Öztürk" not in str(desk.journal()) + export_json(after) + str(desk.at_revision(3))
        desk.undo()
        desk.redo()
    assert held(path, NAME, TYPO, "Öztürk") == set()
    assert held(path, "Vielfrass", "Biber", "Zobel") == {"Vielfrass", "Biber"}, "others, one shorter"
    assert KnownPerson(NAME) not in load(known).everybody
    with Desk.open(path, "Eule") as desk:
        assert desk.verify() == ()
    for copy in copies_of(path):
        with Desk.open(copy, "Eule") as old:
            assert old.verify() == ()


@pytest.mark.parametrize("name", ["Dachs", "Elch", "dachs"])
def test_somebody_who_is_not_on_the_list_any_more_is_forgotten_by_name(path, tmp_path, name):
    with Desk.open(path, "Eule") as desk:
        erase(desk, name, None, tmp_path / "names.json")
        assert desk.verify() == ()
        assert "Gämse" in {one.name for one in desk.tournament.entrants.values()}
    assert held(path, name.capitalize()) == set()


def test_a_member_is_forgotten_and_the_other_stays(tmp_path):
    path = tmp_path / "abend.tichu"
    new = preset("groups-knock-out").tournament("Katzentreffen", date(2026, 11, 21), "", "Europe/Zurich")
    teams = tuple(NewEntrant(" & ".join(pair), pair) for pair in (("Biber", "Luchs"), ("Dachs", "Marder")))
    with Desk.create(path, new, "Eule") as desk:
        desk.do(AddEntrants(teams))
        erase(desk, "Dachs", None, tmp_path / "names.json")
        assert desk.tournament.entrants[2].members == ("N. N.", "Marder")
        assert desk.tournament.entrants[2].name == "N. N. & Marder"
        assert desk.tournament.entrants[1].name == "Biber & Luchs"
        assert desk.verify() == ()


def test_whoever_is_called_the_same_keeps_the_name(path, tmp_path):
    """For a moment the first was called Zobel, too."""
    with Desk.open(path, "Eule") as desk:
        desk.do(AddEntrants((NewEntrant("Zobel"),)))
        erase(desk, NAME, 1, tmp_path / "names.json")
        assert [desk.tournament.name_of(number) for number in (1, 9)] == ["N. N. 1", "Zobel"]
        assert desk.verify() == ()


def test_nobody_of_that_name_changes_nothing(path, tmp_path):
    with Desk.open(path, "Eule") as desk:
        before = desk.tournament, desk.revision
        with pytest.raises(Refusal, match="entrant-name-unknown"):
            erase(desk, "Yeti", None, tmp_path / "names.json")
        assert (desk.tournament, desk.revision) == before


def test_a_copy_that_cannot_be_opened_is_named(path, tmp_path):
    (copy,) = copies_of(path)
    copy.write_bytes(b"Vielfrass")
    with Desk.open(path, "Eule") as desk:
        _, missed, _ = erase(desk, NAME, 1, tmp_path / "names.json")
    assert (missed.key, missed.args["file"]) == ("erase-copy-missed", str(copy))


def test_who_stands_only_in_a_copy_or_among_known_people_is_forgotten_there(path, tmp_path):
    """An attempt that was cut off could not be finished, and a copy that was put back kept the name."""
    known = tmp_path / "names.json"
    back = tmp_path / "abend (Kopie).tichu"
    shutil.copy(path, back)
    with Desk.open(path, "Eule") as desk:
        learn(known, [desk.tournament])
        kept, names = back.read_bytes(), known.read_bytes()
        erase(desk, NAME, 1, known)
        back.write_bytes(kept)
        done, _ = erase(desk, NAME, None, known)
        assert (done.args["places"], done.args["copies"]) == (0, 2)
        assert NAME.encode() not in back.read_bytes()
        known.write_bytes(names)
        lines = len(desk.journal())
        erase(desk, NAME, None, known)
        assert KnownPerson(NAME) not in load(known).everybody
        assert len(desk.journal()) == lines
        assert desk.verify() == ()
        with pytest.raises(Refusal, match="entrant-name-unknown"):
            erase(desk, NAME, None, known)


def test_who_is_cut_off_between_copies_and_file_finishes_by_asking_once_more(path, tmp_path, monkeypatch):
    """The file is the last to forget: in it are all former names."""

    def cut_off(*_):
        raise KeyboardInterrupt

    (copy,) = copies_of(path)
    with Desk.open(path, "Eule") as desk:
        monkeypatch.setattr(store, "save", cut_off)
        with pytest.raises(KeyboardInterrupt):
            erase(desk, NAME, 1, tmp_path / "names.json")
        monkeypatch.undo()
        assert "Öztürk".encode() not in copy.read_bytes()
        assert desk.tournament.name_of(EntrantId(1)) == NAME
        done, _ = erase(desk, NAME, 1, tmp_path / "names.json")
        assert done.args["places"] > 1
        assert desk.verify() == ()
    assert held(path, NAME, TYPO, "Öztürk") == set()


def test_copies_of_any_name_forget_too_and_other_evenings_do_not(path, tmp_path):
    """A copy by hand, a repaired one, one of a file that was renamed; what they are called is said."""
    for name in ("abend (Kopie).tichu", "abend-repaired.tichu", "anders.backups/anders-r0003-draw.tichu"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(path, tmp_path / name)
    other = tmp_path / "dezember.tichu"
    new = preset("club-evening").tournament("Katzentreffen", date(2026, 12, 21), "", "Europe/Zurich")
    with Desk.create(other, new, "Eule") as desk:
        desk.do(AddEntrants((NewEntrant(NAME),)))
    with Desk.open(path, "Eule") as desk:
        done, told = erase(desk, NAME, 1, tmp_path / "names.json")
    assert told.key == "erase-out-of-reach"
    assert (done.args["copies"], done.args["leftovers"]) == (4, 0)
    assert set(str(done.args["where"]).split(", ")) == {
        "abend.backups",
        "abend (Kopie).tichu",
        "abend-repaired.tichu",
        "anders.backups",
    }
    holding = [file.name for file in tmp_path.rglob("*.tichu") if "Öztürk".encode() in file.read_bytes()]
    assert holding == ["dezember.tichu"]
    for copy in tmp_path.rglob("*.tichu"):
        with Desk.open(copy, "Eule") as desk:
            assert desk.verify() == ()


def test_what_killed_runs_left_forgets_too(path, tmp_path, monkeypatch):
    """Half a copy, half an import, half an export, and copies that a killed reader read."""
    temporary = tmp_path / "tmp"
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    read = temporary / f"tichu-turnier-copy-{os.getuid()}-1-abcdefgh"
    read.mkdir(parents=True)
    (read / ".made-by-tichu-turnier").write_bytes(leftovers._SAYS)
    left = (
        tmp_path / "abend.backups" / ".abend.part",
        tmp_path / ".n.tichu.new",
        tmp_path / ".o.json.abcdefgh.part",
        tmp_path / ".names.json.abcdefgh.part",
        read / "abend.tichu",
    )
    for file in left:
        shutil.copy(path, file)
    busy = tmp_path / ".busy.tichu.new"
    lock = FileLock(tmp_path / "busy.tichu")
    busy.write_text("being made")
    damaged = tmp_path / "damaged.tichu"
    damaged.write_bytes(NAME.encode())
    strange = tmp_path / "strange.tichu"
    strange.write_bytes(b"Fuchs")
    with Desk.open(path, "Eule") as desk:
        done, missed, _ = erase(desk, NAME, 1, tmp_path / "names.json")
    assert not [file for file in left if file.exists()]
    assert done.args["leftovers"] == 5
    assert (missed.key, missed.args["file"]) == ("erase-copy-missed", str(damaged))
    assert busy.exists()
    assert strange.exists()
    lock.release()


def test_a_name_with_the_end_of_a_genitive_goes_too(path, tmp_path):
    with Desk.open(path, "Eule") as desk:
        notes = ("Wiesels Partner", "wiesels Partner", "das Wiesel's", "Wieselhaft")
        for note in notes:
            desk.do(GivePenalty(Penalty(0, PenaltyKind.WARNING, (EntrantId(2),), note, AT)))
        erase(desk, "Wiesel", 8, tmp_path / "names.json")
        said = [penalty.reason for penalty in desk.tournament.penalties.values()][1:]
    assert said == ["N. N. 8s Partner", "wiesels Partner", "das N. N. 8's", "Wieselhaft"]
