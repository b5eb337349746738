"""Is a file of which anything was flipped or cut ever taken for what was saved?

`TICHU_TRIALS=1000` makes it 1000 trials of each kind instead of 12.
"""

import os
import random

import pytest

from tests.store.test_crash import crashed, grown
from tichu_turnier.finding import Refusal
from tichu_turnier.store.store import Store

TRIALS = int(os.environ.get("TICHU_TRIALS", "12"))
OF_DAMAGE = {"store-damaged", "store-foreign", "store-foreign-part", "store-newer", "store-older"}

pytestmark = [
    pytest.mark.timeout(180 + TRIALS),
    pytest.mark.files_only("bytes of a file are flipped, no store is shared"),
]


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """The bytes of a closed file, and what is in it."""
    path = grown(tmp_path_factory.mktemp("whole") / "abend.tichu", 5)
    with Store.open(path) as store:
        return path.read_bytes(), store.load()


@pytest.fixture(scope="module")
def crash(tmp_path_factory):
    """File and journal as a crash left them, and what had been saved before."""
    folder = tmp_path_factory.mktemp("crash")
    left = folder / "crash.tichu"
    before = crashed(grown(folder / "abend.tichu", 20), left)
    return left.read_bytes(), left.with_name("crash.tichu-journal").read_bytes(), before


def flipped(content, chance):
    at = chance.randrange(len(content))
    return content[:at] + bytes([content[at] ^ 1 << chance.randrange(8)]) + content[at + 1 :]


def cut(content, chance):
    return content[: chance.randrange(1, len(content))]


def told(path):
    """What is in the file, or None when it is refused as damaged."""
    try:
        with Store.open(path) as store:
            assert store.verify() == ()
            return store.load()
    except Refusal as refused:
        if refused.findings[0].key not in OF_DAMAGE:
            raise
        return None


@pytest.mark.parametrize("spoilt", [flipped, cut])
def test_a_closed_file(whole, tmp_path, spoilt):
    content, saved = whole
    chance, path, refused = random.Random(TRIALS), tmp_path / "abend.tichu", 0
    for _ in range(TRIALS):
        path.write_bytes(spoilt(content, chance))
        found = told(path)
        refused += found is None
        assert found in (None, saved)
        path.with_name("abend.tichu-journal").unlink(missing_ok=True)
    assert refused > TRIALS // 8


@pytest.mark.parametrize("spoilt", [flipped, cut])
def test_the_journal_of_a_crash(crash, tmp_path, spoilt):
    """Whatever is refused stays as it is, for those who can read it by hand."""
    file, journal, before = crash
    chance, path, refused = random.Random(TRIALS), tmp_path / "abend.tichu", 0
    for _ in range(TRIALS):
        left = spoilt(journal, chance)
        path.write_bytes(file)
        path.with_name("abend.tichu-journal").write_bytes(left)
        found = told(path)
        assert found in (None, before)
        if found is None:
            refused += 1
            assert path.read_bytes() == file
            assert path.with_name("abend.tichu-journal").read_bytes() == left
    assert refused or spoilt is flipped  # of two pages much is unused


def test_the_journal_as_it_is_takes_the_half_saved_change_back(crash, tmp_path):
    """Else the trials above would prove nothing."""
    file, journal, before = crash
    path = tmp_path / "abend.tichu"
    path.write_bytes(file)
    path.with_name("abend.tichu-journal").write_bytes(journal)
    assert told(path) == before
    path.write_bytes(file)
    assert told(path) is None
