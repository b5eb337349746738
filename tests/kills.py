"""Who kills programs that enter results, and is every acknowledged result there afterwards?

Three ways to enter: `desk` (a desk in a process of its own), `batch` (`tichu-turnier enter FILE --from LIST`)
and `enter` (`tichu-turnier enter FILE ...`, one table). For the tests and for `python -m benchmarks kills`.
"""

import json
import random
import sys
from collections import Counter
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

from tests.store.processes import killed, run, seconds_for, started
from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.generator import possible_match
from tichu_turnier.tournament.changes import AddEntrants, PublishDraw
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.model.presets import TREIBHAUS
from tichu_turnier.tournament.registration.entrants import NewEntrant

TABLES = 40
PROGRAM = (sys.executable, "-m", "tichu_turnier")


@dataclass
class Victims:
    """Programs on one tournament file, killed one after the other; remembers what each acknowledged."""

    folder: Path
    seed: int = 20261121
    kills: Counter[str] = field(default_factory=Counter)
    acknowledged: dict[int, tuple[int, int, str]] = field(default_factory=dict)
    """Revision to round, table and score; after a kill also what was saved but not told any more."""
    untold: int = 0
    """How often the kill fell between saving and telling."""

    def __post_init__(self):
        self.chance = random.Random(self.seed)
        self.path = self.folder / "abend.tichu"
        new = TREIBHAUS.tournament("Katzentreffen", date(2026, 11, 21), "Treibhaus", "Europe/Zurich")
        teams = (NewEntrant(f"Katze {n} / Hund {n}", (f"Katze {n}", f"Hund {n}")) for n in range(2 * TABLES))
        with Desk.create(self.path, new, "Eule") as desk:
            desk.do(AddEntrants(tuple(teams)))
            desk.do(PublishDraw(next_round(desk.tournament, 7)))
            self.revision = self.before = desk.revision
        self.rules = new.regulations

    def kill(self, count: int) -> None:
        """Kills so many programs that enter results.

        Half of them are desks, which are busy; a quarter command lines in a list of results, which is saved
        at its end and told after that; a quarter command lines that enter one, at any moment of their lives.
        """
        by_list = count // 4
        with started("tests.writers") as writers:
            self._kill(writers, "desk", count // 2, (0, 2), lambda: ("desk", self.path, self.revision), 10, 1)
            self._kill(writers, "batch", by_list, (0.7, 1.1), self._list, TABLES, TABLES)
            self._kill(writers, "enter", count - count // 2 - by_list, (0.5, 1.1), self._one, 1, 1)
            writers.stdin.close()

    def _kill(self, writers, way, count, span, task, tells, saved) -> None:
        """After one that has told so often comes the killing, within a span of the time that it needed."""
        needed, lines = seconds_for(writers, tells, *task())
        self._check("", _told(lines))
        for _ in range(count):
            lines = killed(writers, self.chance.uniform(*span) * needed, *task())
            self._check(way, _told(lines), saved)

    def verified(self) -> tuple[int, str]:
        """What `tichu-turnier verify` says in the end: exit code and words."""
        answer = run(*PROGRAM, "verify", self.path)
        return answer.returncode, answer.stdout + answer.stderr

    def _list(self):
        list_ = self.folder / "results.jsonl"
        tables = self.chance.sample(range(1, TABLES + 1), TABLES)
        rows = ({"round": 1, "table": table, **self._report()} for table in tables)
        list_.write_text("\n".join(map(json.dumps, rows)) + "\n")
        return "enter", self.path, "--from", list_

    def _one(self):
        report = self._report()
        score = "{}:{}".format(*report["score"])
        where = ("--round", 1, "--table", self.chance.randrange(1, TABLES + 1))
        return "enter", self.path, *where, f"--score={score}", "--hands-played", report["hands_played"]

    def _report(self):
        hands = possible_match(self.chance, self.rules)
        return {"score": hands.totals, "hands_played": hands.hands_played}

    def _check(self, kind, told, saved=1):
        """After a kill: all that was ever acknowledged stands in the journal and in the tables.

        What was killed may have saved so many more than it told.
        """
        if kind:
            self.kills[kind] += 1
        with Desk.open(self.path, "Eule", wait=5.0) as desk:
            assert desk.verify() == ()
            last = max(told, default=self.revision)
            assert last <= desk.revision <= last + saved
            self.untold += desk.revision > last
            self.revision = desk.revision
            written = {entry.revision: entry.args for entry in desk.journal() if entry.revision > self.before}
            results = desk.tournament.results
        self.acknowledged |= told
        for revision, (number, table, score) in self.acknowledged.items():
            args = written[revision]
            assert (args["round"], args["table"], args["after"]) == (number, table, score), revision
        for revision in written.keys() - self.acknowledged.keys():
            args = written[revision]
            self.acknowledged[revision] = args["round"], args["table"], args["after"]
        latest = {(n, table): score for _, (n, table, score) in sorted(self.acknowledged.items())}
        assert latest == {key: "{}:{}".format(*result.report.totals) for key, result in results.items()}


def _told(output):
    """The acknowledgements among lines of JSON; a killed program may have left half a line."""
    lines = [json.loads(line) for line in output if line.endswith("}")]
    return {
        line["revision"]: (line["round"], line["table"], "{}:{}".format(*line["score"])) for line in lines
    }
