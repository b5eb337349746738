"""Two computers far from each other: two network stacks of this kernel, with this program as the bad line.

`python -m tests.desk.far_network [RESULTS] [DELAY MS] [LOSS %] [PAUSE] [CUTS]`: one shares a tournament, the
other joins, both enter results, the line is cut and mended, and phones far away report. Each way takes the
delay, and the line loses so many packets; the rest is the kernel's TCP. Needs root and /dev/net/tun; all
of it ends with the processes.
"""

import ctypes
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from fcntl import ioctl
from heapq import heappop, heappush
from http.client import HTTPConnection
from pathlib import Path
from select import select
from socket import AF_INET, SOCK_DGRAM, inet_aton, socket
from statistics import median
from struct import pack
from threading import Thread
from urllib.parse import urlencode

from tests.evenings import drawn, evening
from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.phone_links import keys_of
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.model.snapshot import Totals
from tichu_turnier.web.serving import Serving

_NEW_NETWORK, _TUN, _NO_HEADER, _UP = 0x40000000, 1, 0x1000, 1
_MAKE, _SET_FLAGS, _SET_ADDRESS, _SET_MASK = 0x400454CA, 0x8914, 0x8916, 0x891C
"""Of the kernel: <linux/sched.h>, <linux/if_tun.h>, <linux/sockios.h>."""
_NETWORK = "192.0.2.{}"
"""Addresses that no computer has."""
_SEED, _SECONDS, _PORT, _TRIES = 20, 60.0, 8080, 3


class Computer:
    """A network stack of its own; what leaves it is read from `line`, and what is written there arrives."""

    def __init__(self, number: int, home: Path) -> None:
        self.home, self.address = home, _NETWORK.format(number)
        home.mkdir()
        self._inside = ThreadPoolExecutor(1)
        """Its thread has left the network of all others; what it begins is there too."""
        self.line: int = self._inside.submit(self._leave).result()

    def _leave(self) -> int:
        if ctypes.CDLL(None, use_errno=True).unshare(_NEW_NETWORK):
            raise OSError(ctypes.get_errno(), "unshare")
        line = os.open("/dev/net/tun", os.O_RDWR)
        ioctl(line, _MAKE, pack("16sH22x", b"tun", _TUN | _NO_HEADER))
        with socket(AF_INET, SOCK_DGRAM) as any_:
            for what, where in ((_SET_ADDRESS, self.address), (_SET_MASK, "255.255.255.0")):
                ioctl(any_, what, pack("16sHH4s16x", b"tun", AF_INET, 0, inet_aton(where)))
            for name in (b"lo", b"tun"):
                ioctl(any_, _SET_FLAGS, pack("16sH22x", name, _UP))
        return line

    def begin(self, *words: str) -> subprocess.Popen[str]:
        """A Python module as a process there."""
        own = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
        own |= {"HOME": str(self.home), "PYTHONPATH": str(Path.cwd())}
        call = [sys.executable, "-m", *words]

        def begin() -> subprocess.Popen[str]:
            return subprocess.Popen(call, stdin=-1, stdout=-1, text=True, env=own, cwd=self.home)

        return self._inside.submit(begin).result()

    def close(self) -> None:
        self._inside.shutdown()
        os.close(self.line)


class Line:
    """Takes packets from one computer to the other."""

    def __init__(self, one: Computer, other: Computer, delay: float, loss: float) -> None:
        self._ends, self._delay, self._loss = {one.line: other.line, other.line: one.line}, delay, loss
        self.whole, self._ended = True, False
        self._thread = Thread(target=self._carry)
        self._thread.start()

    def _carry(self) -> None:
        chance, on_the_way = random.Random(_SEED), []
        while not self._ended:
            due = on_the_way[0][0] - time.monotonic() if on_the_way else 1.0
            for each in select([*self._ends], [], [], min(1.0, max(0.0, due)))[0]:
                packet = os.read(each, 1 << 16)
                if self.whole and chance.random() >= self._loss:
                    heappush(on_the_way, (time.monotonic() + self._delay, self._ends[each], packet))
            while on_the_way and on_the_way[0][0] <= time.monotonic():
                _, to, packet = heappop(on_the_way)
                os.write(to, packet)

    def close(self) -> None:
        self._ended = True
        self._thread.join()


def work(file: str, host: str = "") -> None:
    """What the process of a desk does: says what it sees and how it is, enters and asks what it is told."""
    known: set[int] = set()
    states = []
    with Desk.open(Path(file), "") as desk, ExitStack() as until_ended:

        def look(now) -> None:
            for _, table in now.results.keys() - {(1, table) for table in known}:
                known.add(table)
                say("seen", table)
            state = desk.reach.value, desk.waiting
            if states[-1:] != [state]:
                states.append(state)
                say(*state)

        look(desk.tournament)
        desk.on_change(look)
        desk.follow()
        if host:
            until_ended.enter_context(closing(Serving(desk, host, _PORT)))
        say("open")
        for line in sys.stdin:
            what, *about = json.loads(line)
            began = time.monotonic()
            if what == "enter":
                desk.do(EnterResult(1, about[0], Totals(500, 500)))
                say("saved", about[0], time.monotonic() - began)
            else:
                say("answered", _asked(*about), time.monotonic() - began)


def _asked(host: str, path: str, fields: dict[str, str | int]) -> int:
    """How a page answers, with what was sent there."""
    with closing(HTTPConnection(host, _PORT, timeout=_SECONDS)) as phone:
        phone.request("POST" if fields else "GET", path, urlencode(fields) or None)
        answer = phone.getresponse()
        answer.read()
        return answer.status


def say(*words: object) -> None:
    sys.stdout.write(f"{json.dumps([time.monotonic(), *words])}\n")
    sys.stdout.flush()


class Told:
    """A desk as a process, and all that it has said."""

    def __init__(self, computer: Computer, *words: str) -> None:
        self.said: list[list] = []
        self._process = computer.begin("tests.desk.far_network", "work", *words)
        self._thread = Thread(target=lambda: self.said.extend(map(json.loads, self._process.stdout)))
        self._thread.start()

    def tell(self, *words: object) -> None:
        self._process.stdin.write(f"{json.dumps(words)}\n")
        self._process.stdin.flush()

    def wait(self, *words: object, since: int = 0) -> list:
        """Until it has said that, after so many other things; what it said."""
        until = time.monotonic() + _SECONDS
        while True:
            for each in self.said[since:]:
                if each[1 : len(words) + 1] == [*words]:
                    return each
            assert time.monotonic() < until, (words, self.said[-5:])
            time.sleep(0.01)

    def heard(self, *words: str) -> list[list]:
        return [each for each in self.said if each[1] in words]

    def close(self) -> None:
        self._process.stdin.close()
        self._process.wait(_SECONDS)
        self._thread.join()
        self._process.stdout.close()


class Evening:
    """A tournament that one computer shares; a desk and the pages for phones there, and a desk far away."""

    def __init__(self, folder: Path, ends: ExitStack, delay: float, loss: float, tables: int) -> None:
        near, far = (ends.enter_context(closing(Computer(n, folder / f"{n}"))) for n in (1, 2))
        self.files = near.home / "abend.tichu", far.home / "weit.tichu"
        self.tournament, self.address = drawn(evening("treibhaus", 2 * tables), 7, 1), near.address
        Desk.create(self.files[0], self.tournament, "Eule").close()
        self.line = ends.enter_context(closing(Line(near, far, delay, loss)))
        host = near.begin("tichu_turnier", "share", str(self.files[0]), "--json")
        ends.callback(host.communicate)
        ends.callback(host.terminate)
        said = json.loads(host.stdout.readline())
        where = said["addresses"][0], said["codes"]["entry"]
        began = time.monotonic()
        assert any(self._joins(far, *where) for _ in range(_TRIES))
        self.joining = time.monotonic() - began
        about = (near, str(self.files[0]), near.address), (far, str(self.files[1]))
        self.near, self.far = self.desks = [ends.enter_context(closing(Told(*each))) for each in about]
        for desk in self.desks:
            desk.wait("open")

    def _joins(self, far: Computer, *where: str) -> bool:
        """Whether the far desk came in; over a line that loses packets a person tries again too."""
        joining = far.begin("tichu_turnier", "join", *where, "--file", str(self.files[1]))
        joining.communicate(timeout=_SECONDS)
        return joining.returncode == 0

    def enter(self, tables: Sequence[int], pause: float) -> None:
        """The two desks in turns, without waiting for each other."""
        for table in tables:
            self.desks[table % 2].tell("enter", table)
            time.sleep(pause)
        for table in tables:
            self.desks[table % 2].wait("saved", table)
            self.desks[1 - table % 2].wait("seen", table)

    def out_of_reach(self, tables: Sequence[int]) -> tuple[float, float]:
        """Both enter while the line is cut; seconds until the far one said so, and that it is over.

        All of the far desk are saved while it is cut still: saving waits for nobody.
        """
        since, mine = len(self.far.said), [table for table in tables if table % 2]
        self.line.whole = False
        began = time.monotonic()
        for table in tables:
            self.desks[table % 2].tell("enter", table)
        here = self.far.wait("here", len(mine), since=since)[0] - began
        for table in mine:
            self.far.wait("saved", table)
        self.line.whole = True
        began = time.monotonic()
        over = self.far.wait("live", 0, since=since)[0] - began
        for table in tables:
            self.desks[1 - table % 2].wait("seen", table)
        return here, over

    def by_phone(self, table: int) -> list[float]:
        """Two phones far away report a table; seconds for the page and both reports."""
        keys, took = keys_of(self.files[0]), []
        one, other = self.tournament.rounds[0].tables[table - 1].seats[:2]
        report, check = {"what": "report", "a": 480, "b": 320}, {"what": "check", "points": 320}
        for who, fields, status in ((one, {}, 200), (one, report, 303), (other, check, 303)):
            since = len(self.far.said)
            self.far.tell("ask", self.address, f"/p/{who}/{keys.person(who)}", fields)
            took.append(self.far.wait("answered", status, since=since)[3])
        for desk in self.desks:
            desk.wait("seen", table)
        return took

    def told(self, results: int) -> dict[str, object]:
        """How long it took until a result was saved, and seen by the other desk."""
        told: dict[str, object] = {"joined s": round(self.joining, 1)}
        for name, desk, other in (("near", self.near, self.far), ("far", self.far, self.near)):
            saved = {
                table: (at - took, took) for at, _, table, took in desk.heard("saved") if table <= results
            }
            seen = {table: at for at, _, table in other.heard("seen")}
            told[f"saved {name} s"] = _in_short([took for _, took in saved.values()])
            told[f"{name} seen s"] = _in_short([seen[table] - began for table, (began, _) in saved.items()])
        return told


def _in_short(took: Sequence[float]) -> str:
    return f"median {median(took):.2f}, longest {max(took):.2f}"


def _compared(files: Sequence[Path], tables: int) -> int:
    """How many results both desks have, each once and nothing else; AssertionError where that is not so."""
    journals = []
    for file in files:
        with Desk.open(file, "") as desk:
            assert (desk.verify(), desk.disputed, desk.waiting) == ((), False, 0)
            journals.append(desk.journal())
    assert journals[0] == journals[1]
    times = Counter(each.args["table"] for each in journals[0] if each.kind == "enter-result")
    assert times == Counter(range(1, tables + 1))
    return len(times)


def main(
    results: int = 40, delay: float = 200, loss: float = 5, pause: float = 2.5, cuts: int = 3
) -> dict[str, object]:
    tables = results + 4 * cuts + 1
    with tempfile.TemporaryDirectory() as folder:
        with ExitStack() as ends:
            there = Evening(Path(folder), ends, delay / 1000, loss / 100, tables)
            there.enter(range(1, results + 1), pause)
            cut = [there.out_of_reach(range(first, first + 4)) for first in range(results + 1, tables, 4)]
            phone = there.by_phone(tables)
        return {
            **there.told(results),
            "cut off: HIER, then LIVE s": [[round(each, 1) for each in both] for both in cut],
            "by phone: page, report, check s": [round(each, 1) for each in phone],
            "states far away": [each[1:] for each in there.far.heard("here", "live", "sending")],
            "results": _compared(there.files, tables),
        }


if __name__ == "__main__":
    what, *about = sys.argv[1:] or [""]
    if what == "work":
        work(*about)
    else:
        numbers = [float(each) for each in sys.argv[1:]]
        told = main(*map(int, numbers[:1]), *numbers[1:4], *map(int, numbers[4:]))
        sys.stdout.write("".join(f"{name}: {value}\n" for name, value in told.items()))
