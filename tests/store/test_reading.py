"""Can a tournament be read while another process writes it, and does its file stay as it is?"""

import json
from itertools import pairwise

import pytest

from tests.store.processes import begun, ended, started
from tests.store.tampering import contents
from tichu_turnier.store.store import Store

pytestmark = pytest.mark.files_only("the other process opens the file alone")

LOOKS = 12


@pytest.fixture(scope="module")
def writers():
    with started("tests.writers") as writers:
        yield writers
        writers.stdin.close()


def revision(line):
    return json.loads(line)["revision"]


def looked(path):
    """The revision that a reader sees; all it sees is sound."""
    with Store.reading(path) as store:
        assert store.verify() == ()
        return store.load()[1]


def test_beside_a_process_that_writes_and_opens_and_closes(path, writers):
    pid = begun(writers, "desk", path, 1)
    lines = [writers.stdout.readline()]
    seen = [looked(path) for _ in range(LOOKS)]
    told = [*lines, *ended(writers, pid)]
    assert all(before <= after for before, after in pairwise(seen))
    assert revision(lines[0]) <= seen[0]
    assert seen[-1] <= revision(told[-1]) + 1  # it may be killed between saving and telling


def test_what_a_killed_process_left_is_read_and_stays(path, writers):
    pid = begun(writers, "desk", path, 2)
    lines = [writers.stdout.readline() for _ in range(5)]
    told = [*lines, *ended(writers, pid)]
    before = contents(path.parent)
    seen = looked(path)
    assert seen >= revision(told[-1])
    assert contents(path.parent) == before
    with Store.open(path) as store:
        assert store.load()[1] == seen


def test_beside_a_process_that_holds_it(path):
    with started("tests.store.other_process", path) as other:
        assert other.stdout.readline() == "open\n"
        before = contents(path.parent)
        assert looked(path) == 1
        assert contents(path.parent) == before
        other.stdin.close()
