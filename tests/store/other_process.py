"""What does another process do with a file? `neighbour.py hold FILE` or `neighbour.py guest FILE ...`."""

import os
import sys
from pathlib import Path

from tests.store.examples import entry, evening
from tests.store.full_disk import keys_of
from tichu_turnier.store.store import Store

NOBODY = 65534


def hold(path):
    """Keeps the file open until somebody writes a line."""
    with Store.open(path):
        print("open", flush=True)  # noqa: T201 -- the test waits for it
        sys.stdin.readline()


def guest(*paths):
    """Tries to open or to make files as somebody without any rights on them."""
    if os.geteuid() == 0:  # nothing is read-only for root
        os.setgid(NOBODY)
        os.setuid(NOBODY)
    for path in paths:
        if path.exists():
            print(*keys_of(Store.open, path))  # noqa: T201 -- the test reads it
        else:
            print(*keys_of(Store.create, path, evening(), entry("create")))  # noqa: T201 -- same


if __name__ == "__main__":
    {"hold": hold, "guest": guest}[sys.argv[1]](*map(Path, sys.argv[2:]))
