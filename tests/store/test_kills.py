"""Is every acknowledged result there after the program was killed at any moment?

`TICHU_KILLS=500` makes it 500 kills instead of 24.
"""

import os
import random
import sys
import time

import pytest

from tests.store.examples import entry, evening
from tests.store.processes import begun, ended, killed, seconds_for_ten, started
from tichu_turnier.store.store import Store

KILLS = int(os.environ.get("TICHU_KILLS", "24"))

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="writers are forked and killed with Unix means"),
    pytest.mark.timeout(60 + 2 * KILLS),
]


@pytest.fixture
def writers():
    with started("tests.store.other_process") as writers:
        yield writers
        writers.stdin.close()


def seconds_to_create(writers, path):
    """How long it takes here and now to make a file when nobody kills it."""
    pid, start = begun(writers, "create", path), time.monotonic()
    assert writers.stdout.readline() == "created\n"
    needed = time.monotonic() - start
    ended(writers, pid)
    return needed


def waits(chance, kills, longest, enough):
    """Seconds until each of so many kills; then more and longer ones until there was enough to kill.

    The machine may be slower by now than when `longest` was measured.
    """
    for _ in range(kills):
        yield chance.uniform(0, longest)
    while not enough():
        longest *= 2
        yield chance.uniform(0, longest)


def test_every_acknowledged_result_survives(writers, tmp_path):
    chance = random.Random(20261121)
    path = tmp_path / "abend.tichu"
    Store.create(path, evening(), entry("create")).close()
    last, acknowledged = 1, {}
    needed, lines = seconds_for_ten(writers, "save", path, KILLS)
    moments = waits(chance, KILLS, 2 * needed, lambda: len(acknowledged) > KILLS)
    for number, moment in enumerate(moments):
        lines += killed(writers, moment, "save", path, number)
        acknowledged |= {int(revision): words for revision, words in map(str.split, lines)}
        with Store.open(path) as store:
            _, revision = store.load()
            assert revision in (max(acknowledged, default=last), max(acknowledged, default=last) + 1), number
            assert store.verify() == (), number
            written = {line.revision: line.args.get("words") for line in store.journal()}
        assert len(written) == revision
        assert acknowledged.items() <= written.items()
        # What was saved but not told any more counts as told: the next writer goes on from it.
        acknowledged |= {revision: written[revision]} if revision > 1 else {}
        lines = []
    with Store.open(path) as store:
        store.backup("end")
    assert {file.name for file in tmp_path.iterdir()} == {"abend.tichu", "abend.backups"}
    assert not [file.name for file in (tmp_path / "abend.backups").iterdir() if file.suffix != ".tichu"]


def test_a_killed_creation_leaves_a_whole_file_or_none(writers, tmp_path):
    chance = random.Random(4)
    needed = seconds_to_create(writers, tmp_path / "whole.tichu")
    made = []
    for number, moment in enumerate(waits(chance, KILLS // 3, 1.5 * needed, lambda: bool(made))):
        path = tmp_path / f"abend-{number}.tichu"
        told = killed(writers, moment, "create", path)
        if path.exists():
            made.append(number)
            with Store.open(path) as store:
                assert store.load() == (evening(), 1)
                assert store.verify() == ()
        else:
            assert not told
            with Store.create(path, evening(), entry("create")) as store:
                assert store.verify() == ()
        assert not [file.name for file in tmp_path.iterdir() if file.name.startswith(f".abend-{number}.")]
