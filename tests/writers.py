"""Who enters results through a desk until killed? As `tests.store.other_process`, one layer higher.

In: `desk FILE SEED`. Out: `revision round table a:b` for every result the desk has acknowledged.
In: `enter FILE ...`. Out: what the command line says to that.
"""

import os
import random
import sys

from tests.store.other_process import say, serve
from tichu_turnier.cli import main
from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.generator import possible_match
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.model.snapshot import Totals


def desk(path, seed):
    """Results of random tables, one after the other, each told as soon as the desk is done with it."""
    chance = random.Random(int(seed))
    while True:
        with Desk.open(path, "Eule") as desk:
            regulations = desk.tournament.regulations
            tables = [seating.table for seating in desk.tournament.rounds[0].tables]
            for _ in range(chance.randrange(1, 60)):
                hands = possible_match(chance, regulations)
                report = Totals(*hands.totals, hands.hands_played)
                change = EnterResult(1, chance.choice(tables), report)
                desk.do(change)
                say(desk.revision, 1, change.table, f"{report.a}:{report.b}")


def enter(path, *arguments):
    """The command of that name, as `python -m tichu_turnier` runs it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)  # what it remarks
    main(["enter", str(path), "--json", *arguments])
    sys.stdout.flush()


if __name__ == "__main__":
    serve({"desk": desk, "enter": enter})
