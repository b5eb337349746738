"""What does the command line do when writing fails? Run by itself: `ROOT TRIALS SEED`.

Each trial lets one deed of one command fail (a write, a flush, a new, moved, linked, cut or removed file), or
all from there on. Says at last, as JSON, how many trials there were of each command and all that went wrong.
"""

import contextlib
import errno
import io
import json
import random
import shutil
import sys
from collections import Counter
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

from tests.store.disk import deeds, fail
from tests.store.power_cuts import OLD, digest, unpacked
from tichu_turnier.cli import main
from tichu_turnier.desk.desk import Desk
from tichu_turnier.store.store import Store
from tichu_turnier.tournament.changes import AddEntrants, EnterResult, PublishDraw
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.model.presets import TREIBHAUS
from tichu_turnier.tournament.model.snapshot import Totals
from tichu_turnier.tournament.registration.entrants import NewEntrant

ERRORS = (errno.ENOSPC, errno.EIO)
COMMANDS = {
    "new": ("neu.tichu", "new", "neu.tichu", "--preset", "treibhaus"),
    "import": ("neu.tichu", "import", "abend.json", "neu.tichu"),
    "enter": (
        "abend.tichu",
        "enter",
        "abend.tichu",
        "--round=1",
        "--table=2",
        "--score=640:360",
        "--hands-played=10",
    ),
    "undo": ("abend.tichu", "undo", "abend.tichu"),
    "draw": ("liste.tichu", "draw", "liste.tichu", "--seed=3"),
    "register": ("liste.tichu", "register", "liste.tichu", "Igel", "--partner", "Luchs"),
    "migrate": ("alt.tichu", "undo", "alt.tichu"),
    "erase": ("abend.tichu", "erase", "abend.tichu", "Katze 1 / Hund 1", "--yes"),
    "export": ("abend.tichu", "export", "abend.tichu", "--output", "aus.json"),
}
"""By name the file that is to be as before or as wanted, and the words."""


def start(folder: Path) -> None:
    """What the commands start from: people, an evening with a result, the same as JSON, an old file."""
    folder.mkdir()
    new = TREIBHAUS.tournament("Katzentreffen", date(2026, 11, 21), "Treibhaus", "Europe/Zurich")
    teams = (NewEntrant(f"Katze {n} / Hund {n}", (f"Katze {n}", f"Hund {n}")) for n in range(1, 9))
    with Desk.create(folder / "abend.tichu", new, "Eule") as desk:
        desk.do(AddEntrants(tuple(teams)))
        desk.save_elsewhere(folder / "liste.tichu")
        desk.do(PublishDraw(next_round(desk.tournament, 7)))
        desk.do(EnterResult(1, 1, Totals(550, 450, 10)))
    unpacked(OLD, folder / "alt.tichu")
    shutil.rmtree(folder / "abend.backups")
    words = ("export", "abend.tichu", "--output", "abend.json")
    assert command(folder, words)[0] == 0


def command(folder: Path, words: tuple[str, ...]) -> tuple[int, str]:
    """What a command answers, and says beside that; a bug is raised."""
    said, beside = io.StringIO(), io.StringIO()
    with contextlib.chdir(folder), contextlib.redirect_stdout(said), contextlib.redirect_stderr(beside):
        code = main(["--language=en", *words])
    return code, beside.getvalue()


def state(path: Path) -> tuple[int, str] | None:
    """Revision and content of a sound file, which stays as it is; None where there is none."""
    if not path.exists():
        return None
    with Store.reading(path) as store:
        assert store.verify() == (), store.verify()
        tournament, revision = store.load()
    return revision, digest(tournament)


@dataclass
class Trials:
    root: Path
    seed: int
    counts: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def __post_init__(self):
        self.chance = random.Random(self.seed)
        self.start, self.here = self.root / "start", self.root / "here"
        start(self.start)

    def run(self, trials: int) -> None:
        for number, name in zip(range(trials), self._names(), strict=False):
            most, error = self.deeds[name], self.chance.choice(ERRORS)
            nth = most - self.chance.randrange(self.chance.choice((most, min(most, 12))))  # often at the end
            forever = self.chance.random() < 0.5
            what = f"{number} {name} {errno.errorcode[error]} {nth} {forever}"
            try:
                self._trial(name, nth, error, forever=forever)
            except Exception as fault:  # noqa: BLE001 -- whatever it is, it is told
                fail(0)
                self.faults.append(f"{what}: {type(fault).__name__} {fault}")

    def _names(self):
        """Commands in turns; each is first done without a fault."""
        self.deeds: dict[str, int] = {}
        self.wanted: dict[str, tuple[tuple[int, str] | None, set[str]]] = {}
        while True:
            for name, (file, *_) in COMMANDS.items():
                if name not in self.deeds:
                    self._fresh()
                    fail(0)
                    assert self._command(name)[0] == 0, name
                    self.deeds[name] = deeds()
                    self.wanted[name] = state(self.here / file), self._left()
                yield name

    def _trial(self, name: str, nth: int, error: int, *, forever: bool) -> None:
        self._fresh()
        file = self.here / COMMANDS[name][0]
        before, (wanted, left) = state(file), self.wanted[name]
        fail(nth, error, forever=forever)
        try:
            code, said = self._command(name)
        finally:
            fail(0)
        now = state(file)
        if name == "new" and now is not None:
            assert now[0] == 1
            now = wanted
        self.counts[f"{name} {'done' if code == 0 else 'refused'}"] += 1
        if code == 0:
            assert now == wanted, "acknowledged and lost"
        else:
            assert said.startswith("Error:"), said
            if now == wanted != before:
                self.counts[f"{name} saved on a dead disk"] += 1
                assert "not certain" in said, f"done and told as refused: {said}"
            else:
                assert now == before, "changed and told as refused"
            if now is None and not forever:
                assert not [each for each in self._left() if "neu" in each and not each.endswith(".lock")]
        for copy in self.here.glob("*.backups/*.tichu"):
            assert state(copy), copy
        if now != wanted or before == wanted:
            answer = self._command(name)
            assert answer[0] == 0, answer
            assert name == "new" or state(file) == wanted, "not as wanted when done again"
        Store.open(file).close()
        more = {each for each in self._left() - left if ".backups" not in each and not each.endswith(".part")}
        assert not more, more

    def _command(self, name: str) -> tuple[int, str]:
        return command(self.here, COMMANDS[name][1:])

    def _fresh(self) -> None:
        if self.here.exists():
            shutil.rmtree(self.here)
        shutil.copytree(self.start, self.here)

    def _left(self) -> set[str]:
        return {str(each.relative_to(self.here)) for each in self.here.rglob("*")}


def bug(error, _):
    raise error


if __name__ == "__main__":
    main.__globals__["_apologise"] = bug
    trials = Trials(Path(sys.argv[1]), int(sys.argv[3]))
    trials.run(int(sys.argv[2]))
    print(json.dumps({"counts": trials.counts, "faults": trials.faults}))  # noqa: T201 -- the test reads it
