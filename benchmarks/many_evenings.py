"""How many evenings at once does one server carry, and what is exhausted first?

`python -m benchmarks.many_evenings [TOURNAMENTS] [SECONDS] [PAUSE] [tls]`: so many tournaments with two desks
each lie on one server. Each desk enters a result every PAUSE seconds on average, whatever the others do, and
follows what the other one enters. Told are the times from when a result was due until it was saved, and until
the other desk showed it, and what server and desks cost. By hand; needs /proc.
"""

import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack, closing, suppress
from functools import partial
from itertools import cycle
from pathlib import Path
from queue import PriorityQueue
from threading import Thread

from tests.evenings import drawn, evening
from tichu_turnier.desk.desk import Desk
from tichu_turnier.store.server import tls as encryption
from tichu_turnier.store.server.host import Host
from tichu_turnier.store.server.joining import join, share
from tichu_turnier.store.server.journal_server import JournalServer
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.model.snapshot import Totals, Tournament

_WORKERS = 4
_THREADS = 8
_TABLES = 8
_PORTIONS = {"50": 0.5, "99": 0.99, "most": 1.0}


class Evening:
    """A tournament at two desks, and when each result was due, saved and seen."""

    def __init__(self, folder: Path, number: int, address: str) -> None:
        files = [folder / f"{number}-{name}.tichu" for name in ("eule", "uhu")]
        Desk.create(files[0], drawn(evening("treibhaus", 4 * _TABLES), number, 1), "Eule").close()
        with closing(JournalServer(address)) as server:
            join(files[1], server, share(files[0], server))
        self.desks = [Desk.open(file, "") for file in files]
        self.due: dict[tuple[int, int], float] = {}
        self.saved: list[float] = []
        self.seen: list[float] = []
        for mine, desk in enumerate(self.desks):
            desk.on_change(partial(self._look, 1 - mine))
            desk.follow()
        self._next = [cycle(range(1 + mine, _TABLES + 1, 2)) for mine in range(2)]
        self._points = [0, 0]

    def enter(self, mine: int, due: float) -> None:
        """One of the two enters the next of its tables, or corrects it."""
        self._points[mine] += 5
        table = next(self._next[mine])
        self.due[table, self._points[mine]] = due
        points = self._points[mine] % 1000
        self.desks[mine].do(EnterResult(1, table, Totals(points, 1000 - points)))
        self.saved.append(time.monotonic() - due)

    def close(self) -> None:
        for desk in self.desks:
            desk.close()

    def _look(self, other: int, now: Tournament) -> None:
        for table in range(1 + other, _TABLES + 1, 2):
            result = now.results.get((1, table))
            due = None if result is None else self.due.pop((table, result.report.totals[0]), None)
            if due is not None:
                self.seen.append(time.monotonic() - due)


def work(folder: Path, numbers: Sequence[int], seconds: float, pause: float, address: str) -> None:
    """Some of the evenings, in a process of their own; says what it took."""
    chance = random.Random(numbers[0])
    evenings = [Evening(folder, number, address) for number in numbers]
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    begin, at_first = float(sys.stdin.readline()), time.process_time()
    waiting: PriorityQueue[tuple[float, int, int]] = PriorityQueue()
    for index in range(len(evenings)):
        for mine in range(2):
            waiting.put((begin + chance.uniform(0, pause), index, mine))

    def enter() -> None:
        while True:
            due, index, mine = waiting.get()
            if due > begin + seconds:
                waiting.put((due, index, mine))  # for the others, that they end too
                return
            time.sleep(max(0.0, due - time.monotonic()))
            evenings[index].enter(mine, due)
            waiting.put((due + chance.uniform(0.5, 1.5) * pause, index, mine))

    threads = [Thread(target=enter) for _ in range(_THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    time.sleep(2)
    cpu = time.process_time() - at_first
    lost = sum(len(each.due) for each in evenings)
    saved = [took for each in evenings for took in each.saved]
    seen = [took for each in evenings for took in each.seen]
    sys.stdout.write(f"{[cpu, lost, saved, seen]}\n")
    sys.stdout.flush()
    sys.stdin.readline()  # the server is measured while all are still there


def main(
    tournaments: int = 200, seconds: float = 60, pause: float = 20, *, tls: bool = False
) -> dict[str, object]:
    with tempfile.TemporaryDirectory() as folder, closing(Host(Path(folder) / "host")) as host:
        address = host.address
        if tls:
            encryption._MOST = encryption._MOST_OF_ONE = 1000  # all of them come from here
            address = address.replace(f":{host._postgres.port}/", f":{host.port}/")
            address += "?sslmode=require&sslnegotiation=direct"
        with ExitStack() as ends:
            workers = []
            for first in range(min(_WORKERS, tournaments)):
                numbers = ",".join(map(str, range(first, tournaments, _WORKERS)))
                call = [sys.executable, "-m", "benchmarks.many_evenings", "work", folder, numbers]
                worker = subprocess.Popen(
                    [*call, str(seconds), str(pause), address], stdin=-1, stdout=-1, text=True
                )
                ends.callback(worker.wait)
                ends.callback(worker.kill)
                workers.append(worker)
            return _measured(workers, host._postgres.process, tournaments, seconds)


def _measured(
    workers: Sequence[subprocess.Popen[str]], server: int, tournaments: int, seconds: float
) -> dict[str, object]:
    pipes = [(each.stdin, each.stdout) for each in workers if each.stdin and each.stdout]
    for _, heard in pipes:
        assert heard.readline() == "ready\n"
    busy, passing = _cpu_of(server), time.process_time()
    for told, _ in pipes:
        told.write(f"{time.monotonic() + 1}\n")
        told.flush()
    time.sleep(seconds / 2)
    memory, connections = round(sum(map(_own_memory, _family(server))) / 1024), len(_family(server))
    said = [eval(heard.readline()) for _, heard in pipes]  # noqa: S307 - our own words
    busy, passing = _cpu_of(server) - busy, time.process_time() - passing
    saved, seen = (sorted(took for each in said for took in each[what]) for what in (2, 3))
    return {
        "tournaments": tournaments,
        "results a second": round(len(saved) / seconds, 1),
        "not seen": sum(each[1] for each in said),
        "saved ms": _spread(saved),
        "seen ms": _spread(seen),
        "cores of the server": round(busy / (seconds + 2), 3),
        "cores of encryption": round(passing / (seconds + 2), 3),
        "cores of the desks": round(sum(each[0] for each in said) / (seconds + 2), 3),
        "server ms a result": round(1000 * busy / max(1, len(saved)), 2),
        "server MB": memory,
        "processes of the server": connections,
    }


def _spread(took: Sequence[float]) -> dict[str, int]:
    last = len(took) - 1
    return (
        {name: round(1000 * took[int(last * portion)]) for name, portion in _PORTIONS.items()} if took else {}
    )


def _family(process: int) -> list[int]:
    """A process and its children."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii").split()
    return [process, *map(int, children)]


def _cpu_of(server: int) -> float:
    """The seconds that a process and its children have computed."""
    nanoseconds = 0
    for each in _family(server):
        with suppress(OSError):  # it has ended just now
            nanoseconds += int(Path(f"/proc/{each}/schedstat").read_text(encoding="ascii").split()[0])
    return nanoseconds / 1e9


def _own_memory(process: int) -> int:
    """In kB, what is shared counted in parts."""
    rollup = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="utf-8").split()
    return int(rollup[rollup.index("Pss:") + 1])


if __name__ == "__main__":
    if sys.argv[1:2] == ["work"]:
        _, _, where, which, length, pace, server = sys.argv
        work(Path(where), [*map(int, which.split(","))], float(length), float(pace), server)
    else:
        numbers = [float(each) for each in sys.argv[1:] if each != "tls"]
        many, long, apart = (*numbers, *(200.0, 60.0, 20.0)[len(numbers) :])
        carried = main(int(many), long, apart, tls="tls" in sys.argv)
        sys.stdout.write("".join(f"{name}: {value}\n" for name, value in carried.items()))
