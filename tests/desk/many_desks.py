"""Is every acknowledged result there exactly once, whatever is killed and cut off?

`python -m tests.desk.many_desks [DESKS] [RESULTS A DESK] [KILLS]`: so many processes share a tournament and
enter the results of a round each, while desks and the database are killed and the way between them is cut. At
the end all have the same journal without a gap, with every acknowledged result once.
"""

import json
import multiprocessing
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

from tests.desk.cut_off import Way
from tests.evenings import drawn, evening
from tichu_turnier.check import check, facts_of, line
from tichu_turnier.desk.desk import Desk
from tichu_turnier.store.server.joining import join, share
from tichu_turnier.store.server.journal_server import JournalServer
from tichu_turnier.store.server.postgres import Postgres
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.model.snapshot import Totals
from tichu_turnier.transfer.tournament_json import export_json

_SEED = 20
_CONVERGE_SECONDS = 60
_SECONDS_A_KILL = 0.4
_PROCESSES = multiprocessing.get_context("forkserver")
"""Desks begin as children of one process that has the program loaded: most of their time is to be work."""
_PROCESSES.set_forkserver_preload(["tichu_turnier.desk.desk", "tichu_turnier.store.server.shared_store"])


def enter(file: Path, number: int, tables: int, typing: float, said: Path) -> None:
    """A desk: enters what is missing of a round, and says each table once it is saved.

    It types so many seconds at each, so that the kills fall into the entering.
    """
    with Desk.open(file, "") as desk, said.open("ab", buffering=0) as told:
        desk.follow()
        for table in range(1, tables + 1):
            if (number, table) in desk.tournament.results:
                continue
            time.sleep(typing)
            desk.do(EnterResult(number, table, Totals(5 * table % 1000, 1000 - 5 * table % 1000)))
            told.write(f"{number} {table}\n".encode())
        while desk.waiting:
            time.sleep(0.05)


@dataclass
class Entering:
    """A desk that enters a round; begun again when it was killed."""

    file: Path
    round: int
    tables: int
    typing: float
    said: Path
    process: multiprocessing.Process | None = None
    kills: int = 0

    def start(self) -> None:
        self.said.touch()
        about = (self.file, self.round, self.tables, self.typing, self.said)
        self.process = _PROCESSES.Process(target=enter, args=about)
        self.process.start()

    def kill(self) -> None:
        self.process.kill()
        self.process.join()
        self.kills += 1
        self.start()

    @property
    def acknowledged(self) -> set[tuple[int, int]]:
        """What was said as a whole line: the last one may be cut."""
        lines = self.said.read_text().split("\n")[:-1]
        return {(int(number), int(table)) for number, table in map(str.split, lines)}


@dataclass
class Hall:
    """The desks, the database and the ways between them."""

    folder: Path
    desks: int
    tables: int
    kills: int
    chance: random.Random = field(default_factory=lambda: random.Random(_SEED))
    server_kills: int = 0
    cuts: int = 0

    def run(self) -> dict[str, object]:
        with ExitStack() as stack:
            self.postgres = Postgres(self.folder / "database")
            self.postgres.start()
            stack.callback(self.postgres.stop)
            self._join(stack)
            began = time.monotonic()
            for each in self.entering:
                each.start()
            stack.callback(self._end)
            for _ in range(self.kills):
                self._disturb()
                if not any(each.process.is_alive() for each in self.entering):
                    break
            for each in self.entering:
                each.process.join(600)
                assert each.process.exitcode == 0
            seconds = time.monotonic() - began
            return {**self._compared(), "seconds": round(seconds, 1)}

    def _join(self, stack: ExitStack) -> None:
        first = self.folder / "desk1.tichu"
        Desk.create(first, drawn(evening("treibhaus", 2 * self.tables), 7, self.desks), "desk 1").close()
        self.files = [first, *(self.folder / f"desk{n}.tichu" for n in range(2, self.desks + 1))]
        self.ways = [stack.enter_context(closing(Way(self.postgres.port))) for _ in self.files]
        shared = None
        for file, way, name in zip(self.files, self.ways, range(1, self.desks + 1), strict=True):
            address = self.postgres.address.replace(f":{self.postgres.port}/", f":{way.port}/")
            with closing(JournalServer(address)) as server:
                if shared is None:
                    shared = share(file, server)
                else:
                    join(file, server, shared, f"desk {name}")
        self.entering = [
            Entering(
                file,
                number,
                self.tables,
                _SECONDS_A_KILL * self.kills / self.tables,
                self.folder / f"said{number}",
            )
            for number, file in enumerate(self.files, 1)
        ]

    def _disturb(self) -> None:
        """Kills a desk or the database, or cuts a desk off for a while."""
        time.sleep(self.chance.uniform(0.05, 0.4))
        what = self.chance.random()
        if what < 0.6:
            at_work = [each for each in self.entering if each.process.is_alive()]
            if at_work:
                self.chance.choice(at_work).kill()
        elif what < 0.75:
            os.kill(self.postgres.process, signal.SIGKILL)
            self.postgres.start()
            self.server_kills += 1
        else:
            way = self.chance.choice(self.ways)
            way.cut()
            time.sleep(self.chance.uniform(0.05, 1.0))
            way.mend()
            self.cuts += 1

    def _end(self) -> None:
        for each in self.entering:
            if each.process.is_alive():
                each.process.kill()
                each.process.join()

    def _compared(self) -> dict[str, object]:
        """What all desks have in the end; AssertionError where they differ or something is missing."""
        acknowledged = set().union(*(each.acknowledged for each in self.entering))
        wanted = set(product(range(1, self.desks + 1), range(1, self.tables + 1)))
        journals = []
        for file in self.files:
            with Desk.open(file, "") as desk:
                deadline = time.monotonic() + _CONVERGE_SECONDS
                while (desk.waiting or set(desk.tournament.results) < wanted) and time.monotonic() < deadline:
                    desk.refresh()
                assert not desk.disputed
                assert desk.verify() == ()
                journals.append(desk.journal())
                last = desk.tournament
        facts = facts_of(json.loads(export_json(last)))
        assert [line(facts, each) for each in check(facts)] == []
        assert all(journal == journals[0] for journal in journals[1:])
        entries = journals[0]
        assert [entry.revision for entry in entries] == list(range(1, len(entries) + 1))
        times = Counter((e.args["round"], e.args["table"]) for e in entries if e.kind == "enter-result")
        assert acknowledged <= set(times) == set(last.results) == wanted, acknowledged ^ wanted
        assert set(times.values()) == {1}, [key for key, many in times.items() if many > 1]
        return {
            "desks": self.desks,
            "results": len(times),
            "acknowledged": len(acknowledged),
            "desks killed": sum(each.kills for each in self.entering),
            "database killed": self.server_kills,
            "desks cut off": self.cuts,
        }


def main(desks: int = 8, tables: int = 250, kills: int = 200) -> dict[str, object]:
    with tempfile.TemporaryDirectory() as folder:
        return Hall(Path(folder), desks, tables, kills).run()


if __name__ == "__main__":
    sys.stdout.write(f"{main(*map(int, sys.argv[1:]))}\n")
