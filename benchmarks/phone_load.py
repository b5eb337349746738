"""How long do phones wait where many of them look and report at once?

`python -m benchmarks.phone_load [PHONES] [REPORTS A MINUTE] [SECONDS] [PORT FILE]` serves a tournament from
another process, unless that port serves the given one; each phone listens for news, loads its own page
when some concern it, and pairs report their tables.
"""

import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from urllib.parse import urlencode

from tests.evenings import drawn, evening
from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.phone_links import keys_of
from tichu_turnier.tournament.model.snapshot import EntrantId, ResultKey, Seating, Tournament
from tichu_turnier.tournament.tables.link_keys import LinkKeys

PATIENCE = 3.0
"""Seconds over which phones spread what concerns them all, as their script does."""


class Load:
    """Phones of a tournament of teams, one phone a team."""

    def __init__(self, port: int, tournament: Tournament, keys: LinkKeys) -> None:
        self.port, self.tournament, self.keys = port, tournament, keys
        self.waited: list[float] = []
        self.statuses: dict[int, int] = {}

    def page(self, who: EntrantId) -> str:
        """Somebody's own page."""
        return f"/p/{who}/{self.keys.person(who)}"

    async def ask(self, path: str, fields: Mapping[str, str | int] | None = None) -> None:
        """A page, as a phone asks for it; how long it took is noted."""
        began = time.perf_counter()
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        body = "" if fields is None else urlencode(fields)
        way = "GET" if fields is None else "POST"
        head = f"{way} {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\naccept-language: de\r\n"
        writer.write(f"{head}content-length: {len(body)}\r\n\r\n{body}".encode())
        try:
            answer = await reader.read()
        finally:  # also where the evening is over before it is answered
            writer.close()
        self.waited.append(time.perf_counter() - began)
        status = int(answer.split(b" ", 2)[1])
        self.statuses[status] = self.statuses.get(status, 0) + 1

    async def listen(self, who: EntrantId, table: int) -> None:
        """A phone: loads its page, then again whenever something concerns it."""
        own = self.page(who)
        await self.ask(own)
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(b"GET /events HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
        try:
            while line := await reader.readline():
                if not line.startswith(b"data:"):
                    continue
                news = line[5:].decode().split()
                if f"1-{table}" in news:
                    await self.ask(own)
                elif {"rounds", "clocks", "over"} & set(news):
                    await asyncio.sleep(random.uniform(0, PATIENCE))
                    await self.ask(own)
        finally:
            writer.close()

    async def report(self, tables: Sequence[Seating], every: float) -> None:
        """One side of each table reports, then the other counts."""
        for seating in tables:
            one, other = seating.seats[:2]
            await self.ask(self.page(one), {"what": "report", "a": 480, "b": 320})
            await self.ask(self.page(other), {"what": "check", "points": 320})
            await asyncio.sleep(every)

    async def run(self, phones: int, a_minute: int, seconds: float) -> list[ResultKey]:
        tables = self.tournament.rounds[0].tables
        seats = [(who, seating.table) for seating in tables for who in seating.seats[:2]]
        listening = []
        for index in range(phones):
            listening.append(asyncio.create_task(self.listen(*seats[index % len(seats)])))
            await asyncio.sleep(0.004)
        await asyncio.sleep(phones / 250)  # until all of them listen
        self.waited.clear()
        wanted = tables[: round(a_minute * seconds / 60)]
        await self.report(wanted, 60 / a_minute)
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
        return [(1, seating.table) for seating in wanted]


def main(phones: int = 500, a_minute: int = 100, seconds: float = 30) -> bool:
    """The same of a tournament that is served meanwhile."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "abend.tichu")
        Desk.create(path, drawn(evening("treibhaus", 250), 7, 1), "Eule").close()
        call = [sys.executable, "-m", "tichu_turnier", "serve", str(path), "--host", "127.0.0.1", "--json"]
        server = subprocess.Popen(call, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        try:
            return ask(phones, a_minute, seconds, json.loads(server.stdout.readline())["port"], path)
        finally:
            server.terminate()
            server.wait(10)
            server.stdout.close()


def ask(phones: int, a_minute: int, seconds: float, port: int, path: Path) -> bool:
    """Whether all was answered and entered that phones ask of the pages of that file, and how soon."""
    with Desk.reading(path, "Eule") as desk:
        tournament = desk.tournament
    load = Load(port, tournament, keys_of(path))
    reported = asyncio.run(load.run(phones, a_minute, seconds))
    with Desk.reading(path, "Eule") as desk:
        entered = sum(key in desk.tournament.results for key in reported)
    waited = sorted(load.waited)
    at = {share: 1000 * waited[int(share * (len(waited) - 1))] for share in (0.5, 0.99, 1.0)}
    sys.stdout.write(
        f"{phones} phones, {a_minute} reports a minute: {len(waited)} pages, median {at[0.5]:.1f} ms, "
        f"p99 {at[0.99]:.1f} ms, longest {at[1.0]:.1f} ms; "
        f"{entered} of {len(reported)} entered; {load.statuses}\n"
    )
    return entered == len(reported) and set(load.statuses) <= {200, 303}


if __name__ == "__main__":
    numbers, file = [int(each) for each in sys.argv[1:5]], sys.argv[5:]
    done = ask(numbers[0], numbers[1], numbers[2], numbers[3], Path(file[0])) if file else main(*numbers)
    sys.exit(0 if done else 1)
