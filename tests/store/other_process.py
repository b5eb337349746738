"""What do other processes do with a tournament file? Run as `hold FILE`, `guest FILE ...` or `serve`.

`serve` imports everything once and forks a writer for every line it reads, which enters results until killed.
In: `save FILE SEED`, and an empty line when the writer was killed. Out: `pid N`, then one line for every
acknowledged save, at last `gone`. A writer opens the file, saves, copies, closes and opens again for as long
as it lives.
"""

import os
import random
import sys
from pathlib import Path

from tests.store.examples import entry, evening, reported
from tichu_turnier.finding import Refusal
from tichu_turnier.store.store import Store

NOBODY = 65534


def say(*words):
    """One line at once: a killed writer leaves no half lines."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def save(path, seed):
    """Random results, one after the other, each told as soon as it is saved."""
    chance = random.Random(int(seed))
    while True:
        with Store.open(path) as store:
            state, revision = store.load()
            for _ in range(chance.randrange(1, 60)):
                table, points = chance.choice((1, 2)), [5 * chance.randrange(21) for _ in range(3)]
                after = reported(state, table, *points)
                words = f"{table}:{points[0]}:{points[1]}:{points[2]}"
                revision = store.save(state, after, revision, entry("enter-result", words=words))
                say(revision, words)
                state = after
            store.backup("draw")


def serve(tasks):
    """Forks a writer for every line until there are none."""
    for line in sys.stdin:
        task, path, *seed = line.rstrip("\n").split("\t")
        writer = os.fork()
        if not writer:
            tasks[task](Path(path), *seed)
            os._exit(0)
        say("pid", writer)
        sys.stdin.readline()  # until then nobody else can get this process number
        os.waitpid(writer, 0)
        say("gone")


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
        try:
            Store.open(path) if path.exists() else Store.create(path, evening(), entry("create"))
        except Refusal as refused:
            say(*(finding.key for finding in refused.findings))


if __name__ == "__main__":
    errand, *arguments = sys.argv[1:] or ["serve"]
    paths = map(Path, arguments)
    {"hold": hold, "guest": guest, "serve": lambda: serve({"save": save})}[errand](*paths)
