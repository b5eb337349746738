"""Is every acknowledged result there after a power cut at any moment, whatever the disk had not flushed?

`TICHU_TRIALS=1000` makes it 1000 cuts instead of 8; a quarter of them lose
nothing, as when the program is killed.
"""

import os
import random
import shutil
from itertools import islice

import pytest

from tests.store.disk import between, library
from tests.store.power_cuts import KEPT, READY, Disk, digest, noted
from tests.store.tampering import contents
from tichu_turnier.finding import Refusal
from tichu_turnier.store.store import Store

TRIALS = int(os.environ.get("TICHU_TRIALS", "8"))
A_SESSION = 250
"""Trials of one session; then another one."""

pytestmark = [
    pytest.mark.timeout(120 + 2 * TRIALS),
    pytest.mark.files_only("what is cut is the writing of one file"),
]


def said_of(deeds):
    """What the session acknowledged of each file: revisions and digests, in that order.

    Of one revision there are two where a person was forgotten in a copy: its journal says nothing of that.
    """
    told = {}
    for name, revision, said in (
        line.split() for line in (each[4].decode() for each in deeds) if line.count(" ")
    ):
        told.setdefault(name, []).append((int(revision), said))
    return told


def beside(path):
    """The files of the folder without the copies, which may be made."""
    return {name: content for name, content in contents(path.parent).items() if ".backups" not in name}


def opened(path):
    """Revision and digest of a file in which all is sound; None where it is refused, and stays as it was."""
    before = beside(path)
    try:
        with Store.open(path) as store:
            assert store.verify() == ()
            state, revision = store.load()
    except Refusal as refused:
        assert beside(path) == before
        return None, refused.findings
    assert beside(path).keys() - before.keys() <= {f"{path.name}.lock"}
    return revision, digest(state)


@pytest.mark.parametrize("seed", range(1, 1 + max(1, TRIALS // A_SESSION)))
def test_all_that_was_acknowledged_is_there(tmp_path, seed):
    root, log, chance = tmp_path / "disk", tmp_path / "log", random.Random(seed)
    between(library(tmp_path), root, "tests.store.power_cuts", root, log, seed)
    deeds = list(noted(log))
    told = said_of([each for each in deeds if each[0] == "a"])
    first = next(place for place, each in enumerate(deeds) if each[4] == f"{READY}\n".encode())
    cuts = sorted(chance.randrange(first, len(deeds)) for _ in range(min(TRIALS, A_SESSION)))
    disk, done, counted = Disk(), iter(deeds), 0
    for cut in cuts:
        for deed in islice(done, cut - counted):
            disk.do(*deed)
        counted = cut
        here = tmp_path / "here"
        for name, content in disk.after(chance, chance.choice(KEPT)).items():
            file = here / name.removeprefix(f"{root}/")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
        copies = sorted(here.glob("*.backups/*.tichu"))
        for copy in chance.sample(copies, min(2, len(copies))):
            assert opened(copy)[0], (cut, copy.name)
        found = {file.name: opened(file) for file in here.glob("*.tichu")}
        assert found.keys() >= disk.told.keys(), cut
        for name, (revision, said) in found.items():
            assert revision is not None, (cut, name, said)
            assert (revision, said) in told[name][max(0, disk.told.get(name, 0) - 1) :], (cut, name)
        shutil.rmtree(here)
