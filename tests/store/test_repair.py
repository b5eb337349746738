"""Does a damaged file give back all that is sound in it, in a new file, and say what is missing?"""

import os
import random
from itertools import pairwise

import pytest

from tests.store.examples import entry, evening, reported, saved
from tests.store.tampering import tampered
from tichu_turnier.desk.tournament_file import repair
from tichu_turnier.finding import Refusal
from tichu_turnier.store.store import Store

STATES = [evening(), *(reported(evening(), 1, *[50] * count) for count in range(1, 6))]
"""What is saved at revision 1, 2, ..., 6; a copy is made at 3."""
TRIALS = int(os.environ.get("TICHU_TRIALS", "10"))
NOT_MADE = {"repair-needless", "store-foreign", "store-newer", "store-older"}
HAND = "UPDATE result_report_hands SET a = 70, b = 30 WHERE position = 1"


def line(revision):
    return f"UPDATE journal SET desk = 'Elster' WHERE revision = {revision}"  # noqa: S608 -- our own words


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "abend.tichu"
    with saved(path, *STATES[:3]) as store:
        store.backup("draw")
        for revision, (before, after) in enumerate(pairwise(STATES[2:]), start=3):
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
        (["ALTER TABLE result RENAME accepted_because TO accepted_becausf"], "repair-part", 6),
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
    new = tmp_path / "neu.tichu"
    told = {"file": str(new), "line": reached, "of": 6, "copy": "none"}
    assert repair(path, new, "Eule").args == told


def test_nothing_is_made_of_nothing_or_of_what_is_sound(path, tmp_path):
    with pytest.raises(Refusal, match="repair-needless"):
        repair(path, tmp_path / "neu.tichu", "Eule")
    without_copies(path)
    path.write_bytes(path.read_bytes()[:100] + bytes(5000))
    with pytest.raises(Refusal, match="store-beyond-repair"):
        repair(path, tmp_path / "neu.tichu", "Eule")
    assert not (tmp_path / "neu.tichu").exists()


def test_whatever_was_flipped_no_state_is_made_that_never_was(path, tmp_path):
    """`TICHU_TRIALS=1000` makes it 1000 files with flipped bits or an empty sector instead of 10."""
    chance, whole, new, made = random.Random(TRIALS), path.read_bytes(), tmp_path / "neu.tichu", 0
    for _ in range(TRIALS):
        spoilt, sector = bytearray(whole), 512 * chance.randrange(len(whole) // 512)
        if chance.random() < 0.5:
            spoilt[sector : sector + 512] = bytes(512)
        for _ in range(chance.randrange(4)):
            spoilt[chance.randrange(len(whole))] ^= 1 << chance.randrange(8)
        path.write_bytes(spoilt)
        new.unlink(missing_ok=True)
        try:
            done = repair(path, new, "Eule")
        except Refusal as refused:
            if refused.findings[0].key not in NOT_MADE:
                raise
            continue
        made += 1
        with Store.open(new) as store:
            assert store.load()[0] == STATES[done.args["line"] - 1]
            assert store.verify() == ()
    assert made > TRIALS // 8
