"""What happens when there is no room left? Run by itself as well: `full_disk.py tmpfs|limit FOLDER`."""

import contextlib
import resource
import signal
import sys
from pathlib import Path

from tests.store.examples import entry, evening, reported
from tichu_turnier.finding import Refusal
from tichu_turnier.store.store import Store

LIMIT = 400_000


def keys_of(work, *values):
    """The keys of the refusal that this ends in, none if it works."""
    try:
        work(*values)
    except Refusal as refused:
        return [finding.key for finding in refused.findings]
    return []


def scene(folder, fill, make_room, expected):
    """An evening goes on until the disk is full, is refused, and goes on when there is room again."""
    path = folder / "abend.tichu"
    store = Store.create(path, evening(), entry("create"))
    state, revision = store.load()
    fill(store)
    for number in range(2000):
        after = reported(state, 1 + number % 2, *[5 * (number % 20)] * 9)
        if refused := keys_of(store.save, state, after, revision, entry(why="x" * 200)):
            break
        state, revision = after, revision + 1
    assert refused == [expected]
    assert store.load() == (state, revision)
    assert keys_of(store.save, state, after, revision, entry(why="x" * 20_000)) == [expected]
    assert store.load() == (state, revision)
    assert len(store.journal()) == revision
    if expected == "store-disk-full":
        assert keys_of(store.backup, "draw") == [expected]
        assert not list(folder.glob("*.backups/*"))
        assert keys_of(Store.create, folder / "neu.tichu", evening(), entry("create")) == [expected]
        assert not [file.name for file in folder.iterdir() if "neu" in file.name]
    make_room(store)
    assert store.save(state, after, revision, entry()) == revision + 1
    assert store.verify() == ()
    store.close()
    with Store.open(path) as store:
        assert store.load() == (after, revision + 1)
        assert store.verify() == ()


def tmpfs_scene(folder):
    """A disk of 2 MB, really full."""
    filler = folder / "filler"

    def fill(_):
        with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
            while True:
                file.write(bytes(4096))

    scene(folder, fill, lambda _: filler.unlink(), "store-disk-full")


def limit_scene(folder):
    """The system lets no file grow beyond a size, as with quotas; SQLite reports it as a failed write."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    most = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    scene(
        folder,
        lambda _: resource.setrlimit(resource.RLIMIT_FSIZE, (LIMIT, most)),
        lambda _: resource.setrlimit(resource.RLIMIT_FSIZE, (most, most)),
        "store-input-output",
    )


if __name__ == "__main__":
    {"tmpfs": tmpfs_scene, "limit": limit_scene}[sys.argv[1]](Path(sys.argv[2]))
    print("done")  # noqa: T201 -- the test waits for it
