"""Is it noticed when another program overwrites the open file where it is, and is all that was saved kept?"""

import os
import random
import shutil
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.cases import some
from tests.store.examples import entry, evening, reported
from tests.store.tampering import told
from tichu_turnier.finding import Refusal
from tichu_turnier.store.store import Store

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps others from writing into it"),
    pytest.mark.files_only(reason="what is shared has a file that is the same"),
]
BLOCK = 4096


def copied_over(path: Path, older: bytes) -> None:
    """As by `cp`: the file is emptied and written anew."""
    path.write_bytes(older)


def copied_block_by_block(path: Path, older: bytes) -> None:
    """As by `rsync --inplace`: only what differs is written."""
    now = path.read_bytes()
    with path.open("rb+") as file:
        for at in range(0, len(older), BLOCK):
            if now[at : at + BLOCK] != older[at : at + BLOCK]:
                file.seek(at)
                file.write(older[at : at + BLOCK])
        file.truncate(len(older))


def copied_with_its_time(path: Path, older: bytes) -> None:
    """As by a client that gives the file the time that it had before."""
    before = path.stat()
    copied_block_by_block(path, older)
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


def emptied(path: Path, _older: bytes) -> None:
    os.truncate(path, 0)


def cut_off(path: Path, _older: bytes) -> None:
    before = path.stat()
    os.truncate(path, before.st_size // 2)
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


def begun_to_copy(path: Path, older: bytes) -> None:
    """A copy that broke off behind the first blocks."""
    with path.open("rb+") as file:
        file.write(older[: 3 * BLOCK])


def one_byte(path: Path, _older: bytes) -> None:
    """In the last page that holds a name."""
    before, content = path.stat(), path.read_bytes()
    at = content.rindex(b"Fuchs")
    with path.open("rb+") as file:
        file.seek(at)
        file.write(b"L")
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


def by_another_database(path: Path, _older: bytes) -> None:
    other = path.with_name("other.db")
    with closing(sqlite3.connect(other)) as raw:
        raw.execute("CREATE TABLE friend (name)")
    path.write_bytes(other.read_bytes())
    other.unlink()


def by_rubbish(path: Path, _older: bytes) -> None:
    path.write_bytes(b"<html>Please log in to see your files</html>")


def longer(path: Path, _older: bytes) -> None:
    with path.open("ab") as file:
        file.write(bytes(BLOCK))


WAYS: tuple[Callable[[Path, bytes], None], ...] = (
    *(copied_over, copied_block_by_block, copied_with_its_time, emptied, cut_off, begun_to_copy),
    *(one_byte, by_another_database, by_rubbish, longer),
)


def written_again(path: Path) -> None:
    path.write_bytes(path.read_bytes())


def linked(path: Path) -> None:
    os.link(path, path.with_name("second-name"))


HARMLESS = (
    os.utime,
    written_again,
    linked,
    lambda path: path.chmod(0o640),
    lambda path: shutil.copy(path, path.with_name("copy.tichu")),
    lambda path: path.rename(path.with_name("away")).rename(path),
)


class Evening:
    """A file in which a few results were saved, each of them acknowledged."""

    def __init__(self, path: Path, chance: random.Random) -> None:
        self.path, self.chance = path, chance
        self.state, self.older = evening(), b""
        self.store = Store.create(path, self.state, entry("create"))
        self.revision = 1
        steps = chance.randrange(2, 9)
        kept = chance.randrange(steps)
        for step in range(steps):
            if step == kept:
                self.older = path.read_bytes() if path.exists() else b""
            self.save()

    def next(self):
        hands = [self.chance.randrange(5, 95) for _ in range(self.chance.randrange(1, 9))]
        return reported(self.state, self.chance.choice((1, 2)), *hands)

    def save(self) -> None:
        after = self.next()
        self.revision = self.store.save(self.state, after, self.revision, entry())
        self.state = after


def rescued(path: Path):
    (copy,) = path.with_name("abend.backups").glob("*-rescued*.tichu")
    with Store.open(copy) as store:
        assert store.verify() == ()
        return copy, store.load()


@pytest.mark.parametrize("seed", some(range(6), 2))
@pytest.mark.parametrize("way", WAYS)
def test_what_was_saved_is_kept_whatever_is_written_over_the_file(tmp_path, way, seed):
    """60 evenings: the next save, a look or closing notices it, whatever was written at whatever moment."""
    played = Evening(tmp_path / "abend.tichu", random.Random(f"{way.__name__} {seed}"))
    store, wanted = played.store, (played.state, played.revision)
    way(played.path, played.older)
    spoilt = played.path.read_bytes()
    match played.chance.choice(("save", "look", "close", "copy")):
        case "look":
            with pytest.raises(Refusal) as refused:
                store.check_place()
            found = refused.value.findings
        case "copy":
            with pytest.raises(Refusal) as refused:
                store.backup("before-round-2")
            found = refused.value.findings
        case "close":
            found = store.close()
        case "save":
            after = played.next()
            with pytest.raises(Refusal) as refused:
                store.save(played.state, after, played.revision, entry())
            found, wanted = refused.value.findings, (after, played.revision + 1)
    copy, held = rescued(played.path)
    assert held == wanted
    finding = told(found[0])
    assert (finding.key, finding.args["copy"]) == ("store-file-gone", str(copy))
    elsewhere = tmp_path / "elsewhere.tichu"
    if not store._closed:
        store.save_elsewhere(elsewhere)
        with Store.open(elsewhere) as other:
            assert (other.load(), other.verify()) == ((played.state, played.revision), ())
    store.close()
    assert played.path.read_bytes() == spoilt, "nothing more is written into what is another's"


@pytest.mark.parametrize("done", HARMLESS)
def test_what_leaves_the_content_as_it_is_does_not_matter(tmp_path, done):
    played = Evening(tmp_path / "abend.tichu", random.Random(7))
    for _ in range(3):
        if not played.path.with_name("second-name").exists():
            done(played.path)
        played.save()
        played.store.check_place()
    assert played.store.close() == ()
    assert not played.path.with_name("abend.backups").exists()
    with Store.open(played.path) as store:
        assert (store.load(), store.verify()) == ((played.state, played.revision), ())


def test_pages_that_became_free_are_not_taken_for_another_content(tmp_path):
    """What was deleted stands in no page any more, and SQLite need not write that down."""
    many = reported(reported(evening(), 1, *[50] * 40), 2, *[35] * 40)
    path = tmp_path / "abend.tichu"
    with Store.create(path, evening(), entry("create")) as store:
        for revision in range(1, 9, 2):
            store.save(evening(), many, revision, entry())
            store.save(many, evening(), revision + 1, entry())
            store.check_place()
        (free,) = store._raw.execute("PRAGMA freelist_count").fetchone()
        assert free or store.close() == ()
    assert not path.with_name("abend.backups").exists()


def test_who_only_reads_is_told_that_it_was_overwritten(tmp_path):
    """What stands in the file is older than what a window has saved there."""
    played = Evening(tmp_path / "abend.tichu", random.Random(7))
    played.save()
    with Store.reading(played.path) as read:
        assert read.load() == (played.state, played.revision)
    copied_over(played.path, played.older)
    with pytest.raises(Refusal, match="store-overwritten") as refused, Store.reading(played.path):
        pass
    finding = told(refused.value.findings[0])
    assert finding.args["open_at"] == played.revision > int(finding.args["revision"])
    played.store.close()
    with Store.reading(played.path) as read:
        assert read.load()[1] == finding.args["revision"], "nobody has it open any more"
