"""Does a damaged file give back all that is sound in it, in a new file, and say what is missing?"""

from itertools import pairwise

import pytest

from tests.store.examples import entry, evening, reported
from tests.store.tampering import tampered
from tichu_turnier.desk.repairing import repair
from tichu_turnier.finding import Refusal
from tichu_turnier.store.store import Store

STATES = [evening(), *(reported(evening(), 1, *[50] * count) for count in range(1, 6))]
"""What is saved at revision 1, 2, ..., 6; a copy is made at 3."""
HAND = "UPDATE result_report_hands SET a = 70, b = 30 WHERE position = 1"


def line(revision):
    return f"UPDATE journal SET desk = 'Elster' WHERE revision = {revision}"  # noqa: S608 -- our own words


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "abend.tichu"
    with Store.create(path, STATES[0], entry("create")) as store:
        for revision, (before, after) in enumerate(pairwise(STATES), start=1):
            if revision == 3:
                store.backup("draw")
            store.save(before, after, revision, entry())
    return path


def without_copies(path):
    (copy,) = path.with_name("abend.backups").iterdir()
    copy.unlink()


@pytest.mark.parametrize(
    ("statements", "key", "revision"),
    [
        ([line(5)], "repair-whole", 6),  # the tables are as they were
        (["UPDATE file_info SET chain = 'x'"], "repair-whole", 6),
        ([HAND], "repair-part", 6),  # the journal tells everything
        ([HAND, line(5)], "repair-part", 4),  # up to the break
        ([HAND, line(2)], "repair-part", 6),  # from the copy on
        ([HAND, line(4)], "repair-part", 3),  # the copy alone
        (["DROP TABLE journal", HAND], "repair-part", 3),
        (["DROP TABLE entrant"], "repair-part", 6),
    ],
)
def test_all_that_is_sound_is_in_the_new_file(path, tmp_path, statements, key, revision):
    tampered(path, *statements, sealed=False)
    damaged, new = path.read_bytes(), tmp_path / "neu.tichu"
    done = repair(path, new, "Eule")
    assert (done.key, done.args["line"]) == (key, revision)
    assert path.read_bytes() == damaged
    with Store.open(new) as store:
        assert store.load()[0] == STATES[revision - 1]
        assert store.verify() == ()
        assert store.journal()[-1].kind == "repair"
    with pytest.raises(Refusal, match="store-exists"):
        repair(path, new, "Eule")


def test_what_cannot_be_read_at_all_comes_from_the_copy(path, tmp_path):
    path.write_bytes(path.read_bytes()[:100] + bytes(5000))
    assert repair(path, tmp_path / "neu.tichu", "Eule").args["line"] == 3


@pytest.mark.parametrize(("statement", "reached"), [(HAND, 6), (f"{line(3)}; {HAND}", 2)])
def test_without_copies_the_journal_is_replayed(path, tmp_path, statement, reached):
    without_copies(path)
    tampered(path, *statement.split("; "), sealed=False)
    assert repair(path, tmp_path / "neu.tichu", "Eule").args == {
        "file": str(tmp_path / "neu.tichu"),
        "line": reached,
        "of": 6,
        "copy": "none",
    }


def test_nothing_is_made_of_nothing_or_of_what_is_sound(path, tmp_path):
    with pytest.raises(Refusal, match="repair-needless"):
        repair(path, tmp_path / "neu.tichu", "Eule")
    without_copies(path)
    path.write_bytes(path.read_bytes()[:100] + bytes(5000))
    with pytest.raises(Refusal, match="store-beyond-repair"):
        repair(path, tmp_path / "neu.tichu", "Eule")
    assert not (tmp_path / "neu.tichu").exists()
