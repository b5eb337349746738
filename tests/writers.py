"""Who enters results into a file until killed? A process for every line read, with everything imported.

In: `desk FILE SEED`, and an empty line when it was killed. Out: `pid N`, then a line of JSON for every result
that the desk has acknowledged, at last `gone`.
In: `enter FILE ...`. Out: what the command line says to that.
"""

import json
import os
import random
import sys

from tests.store.other_process import say
from tichu_turnier.cli import main
from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.generator import possible_match
from tichu_turnier.tournament.changes import EnterResult


def desk(path, seed):
    """Results of random tables, one after the other, each told as soon as the desk is done with it."""
    chance = random.Random(int(seed))
    while True:
        with Desk.open(path, "Eule") as desk:
            regulations = desk.tournament.regulations
            tables = [seating.table for seating in desk.tournament.rounds[0].tables]
            for _ in range(chance.randrange(1, 60)):
                hands = possible_match(chance, regulations)
                change = EnterResult(1, chance.choice(tables), hands)
                desk.do(change)
                told = {"round": 1, "table": change.table, "score": hands.totals}
                say(json.dumps({"revision": desk.revision, **told}))


def enter(path, *arguments):
    """The command of that name, as `python -m tichu_turnier` runs it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)  # what it remarks
    main(["enter", path, "--json", *arguments])
    sys.stdout.flush()


if __name__ == "__main__":
    for line in sys.stdin:
        task, *words = line.rstrip("\n").split("\t")
        writer = os.fork()
        if not writer:
            {"desk": desk, "enter": enter}[task](*words)
            os._exit(0)
        say("pid", writer)
        sys.stdin.readline()  # until then nobody else can get this process number
        os.waitpid(writer, 0)
        say("gone")
