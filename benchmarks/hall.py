"""How soon do other desks see what one has entered, beside a bare NOTIFY; how soon goes another host on?"""

import statistics
import tempfile
import threading
import time
from contextlib import closing, suppress
from pathlib import Path

_ROUNDS = 300
_WARM = 20


def measure(takeovers: int = 5) -> dict[str, object]:
    """Milliseconds from one desk to another (median, p99), of a bare NOTIFY, and seconds of a takeover."""
    from tichu_turnier.store.server.postgres import Postgres

    with tempfile.TemporaryDirectory() as folder:
        server = Postgres(Path(folder, "database"))
        server.start()
        try:
            desk = _told(_from_desk_to_desk(Path(folder), server.address))
            bare = _told(_bare(server.address))
        finally:
            server.stop()
        taken = [_takeover(Path(folder, f"host{number}")) for number in range(takeovers)]
    return {
        "desk_to_desk_ms": desk,
        "bare_notify_ms": bare,
        "times_bare": round(desk["median"] / bare["median"], 1),
        "takeover_s": {"longest": round(max(taken), 2), "count": len(taken)},
    }


def _told(waited: list[float]) -> dict[str, float]:
    kept = sorted(1000 * each for each in waited[_WARM:])
    return {"median": round(statistics.median(kept), 1), "p99": round(kept[int(0.99 * (len(kept) - 1))], 1)}


def _from_desk_to_desk(folder: Path, address: str) -> list[float]:
    """From the call of one desk to the news at the other, an evening of 32 teams."""
    from tests.evenings import drawn, evening
    from tichu_turnier.desk.desk import Desk
    from tichu_turnier.store.server.joining import join, share
    from tichu_turnier.store.server.journal_server import JournalServer
    from tichu_turnier.tournament.changes import EnterResult
    from tichu_turnier.tournament.model.snapshot import Totals

    one, other = folder / "one.tichu", folder / "other.tichu"
    Desk.create(one, drawn(evening("treibhaus", 32), 7, 1), "one").close()
    with closing(JournalServer(address)) as server:
        join(other, server, share(one, server), "other")
    waited = []
    with Desk.open(one, "") as first, Desk.open(other, "") as second:
        seen = threading.Event()
        second.on_change(lambda _: seen.set())
        second.follow()
        for number in range(_ROUNDS):
            change = EnterResult(1, 1 + number % 16, Totals(5 * number % 1000, 1000 - 5 * number % 1000))
            seen.clear()
            began = time.perf_counter()
            first.do(change)
            seen.wait(10)
            waited.append(time.perf_counter() - began)
            time.sleep(0.01)
    return waited


def _bare(address: str) -> list[float]:
    """From a statement that saves and notifies to its news at another connection."""
    import psycopg

    heard, waited, ended = threading.Event(), [], threading.Event()

    def listen() -> None:
        with psycopg.connect(address, autocommit=True) as line:
            line.execute("LISTEN bare")
            heard.set()
            while not ended.is_set():
                for _ in line.notifies(timeout=0.5, stop_after=1):
                    heard.set()

    listener = threading.Thread(target=listen)
    listener.start()
    heard.wait(10)
    with psycopg.connect(address, autocommit=True) as line:
        line.execute("CREATE TABLE bare (number int PRIMARY KEY)")
        for number in range(_ROUNDS):
            heard.clear()
            began = time.perf_counter()
            with line.transaction():
                line.execute("INSERT INTO bare VALUES (%s)", (number,))
                line.execute("NOTIFY bare")
            heard.wait(10)
            waited.append(time.perf_counter() - began)
            time.sleep(0.01)
    ended.set()
    listener.join()
    return waited


def _takeover(folder: Path) -> float:
    """Seconds from the death of the host to the first result that another desk has entered as the host."""
    import os
    import signal

    from tests.evenings import drawn, evening
    from tichu_turnier.desk.desk import Desk
    from tichu_turnier.desk.hall import OpenHall
    from tichu_turnier.store.server.joining import join
    from tichu_turnier.store.server.journal_server import JournalServer
    from tichu_turnier.store.server.sharing import sharing_of
    from tichu_turnier.tournament.changes import EnterResult
    from tichu_turnier.tournament.model.snapshot import Totals

    folder.mkdir()
    one, other = folder / "one.tichu", folder / "other.tichu"
    Desk.create(one, drawn(evening("treibhaus", 32), 7, 1), "one").close()
    hall = OpenHall(one, folder / "first")
    try:
        sharing = sharing_of(one)
        assert sharing is not None  # it was shared just now
        with closing(JournalServer(sharing.address)) as server:
            join(other, server, server.tournaments()[0], "other")
        os.kill(hall._host._postgres.process, signal.SIGKILL)  # nobody else may end it so
        began = time.perf_counter()
        with closing(OpenHall(other, folder / "second")), Desk.open(other, "") as desk:
            desk.do(EnterResult(1, 1, Totals(600, 400)))
            return time.perf_counter() - began
    finally:
        with suppress(OSError):
            hall.close()
