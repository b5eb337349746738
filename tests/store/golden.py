"""Golden files: tournaments as a version of the program saved them, which every later one has to open.

`python -m tests.store.golden` writes those of today's file version, in a folder named after it. It does so
once: the files of a version that was released never change. Beside each packed file lies what is in it as
JSON.
"""

import gzip
import json
import sys
import tempfile
from dataclasses import replace
from datetime import UTC, date, datetime
from itertools import count
from pathlib import Path

from tests.desk.test_every_change import before_the_draw, in_the_round
from tichu_turnier.desk.demo import play_evening
from tichu_turnier.desk.desk import Desk
from tichu_turnier.store.journal import NewEntry
from tichu_turnier.store.migrations import newest
from tichu_turnier.store.store import Store
from tichu_turnier.tournament.changes import ClearResult, LiftPenalty, RestoreState, WithdrawDraw
from tichu_turnier.tournament.model.presets import CLUB_EVENING, PRESETS, TREIBHAUS
from tichu_turnier.tournament.model.snapshot import OddNumbers
from tichu_turnier.transfer.tournament_json import facts

FOLDER = Path(__file__).parent / "golden"
OF_TODAY = FOLDER / f"version-{newest()}"
DAY = date(2026, 11, 21)
PLAYED = {
    "club-evening": 9,
    "swiss": 6,
    "groups-knock-out": 8,
    "league-evening": 4,
    "two-knock-out": 4,
    "duplicate": 8,
}
"""Presets whose evenings play themselves, with so many entrants."""
TAKING_AWAY = (ClearResult, LiftPenalty, WithdrawDraw, RestoreState)


def play(desk, entrants):
    """A whole evening, with its last two steps undone and one brought back."""
    play_evening(desk, entrants, 1)
    desk.undo()
    desk.undo()
    desk.redo()


def do_everything(desk, _):
    """Every kind of change, but for what would leave less to read."""
    for scene in (before_the_draw, in_the_round):
        for change in scene(desk):
            if not isinstance(change, TAKING_AWAY):
                desk.do(change)


def evenings():
    """Name, tournament before anything is done, what is done, with how many entrants."""
    for preset in PRESETS:
        if preset.key in PLAYED:
            yield preset.key, preset, {}, play, PLAYED[preset.key]
    yield "table-of-six", CLUB_EVENING, {"odd_numbers": OddNumbers.SIX}, play, 10
    yield "tables-of-five", CLUB_EVENING, {"odd_numbers": OddNumbers.FIVE}, play, 9
    yield "tables-of-three", CLUB_EVENING, {"odd_numbers": OddNumbers.THREE}, play, 7
    yield "every-change", TREIBHAUS, {}, do_everything, 0


def expected(desk):
    """What has to be read from a file, as JSON that a person can read too."""
    lines = [
        [line.revision, line.kind, dict(line.args), line.desk, line.at.isoformat(), line.reverses]
        for line in desk.journal()
    ]
    return {"tournament": facts(desk.tournament), "journal": lines}


def clock():
    """A clock of its own for each evening: the same times whenever this is written."""
    seconds = count()
    return lambda: datetime.fromtimestamp(1.8e9 + next(seconds), UTC)


def write_all(folder):
    """The golden files of today, with what is in them."""
    folder.mkdir(parents=True)
    for name, preset, regulations, done, entrants in evenings():
        fresh = preset.tournament("Katzentreffen", DAY, "Treibhaus", "Europe/Zurich")
        fresh = replace(fresh, regulations=replace(fresh.regulations, **regulations))
        with tempfile.TemporaryDirectory() as place:
            path = Path(place, f"{name}.tichu")
            entry = NewEntry("create", {"name": fresh.name}, "Eule", datetime(2026, 11, 21, 18, tzinfo=UTC))
            store = Store.create(path, fresh, entry)
            with Desk(store, "Uhu", clock()) as desk:
                done(desk, entrants)
                said = expected(desk)
            (folder / f"{name}.tichu.gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))
        text = json.dumps(said, ensure_ascii=False, separators=(",", ":"))
        (folder / f"{name}.json").write_text(text.replace('},{"', '},\n{"') + "\n", encoding="utf-8")


if __name__ == "__main__":
    if OF_TODAY.exists():
        sys.exit(f"{OF_TODAY} is there: what was released stays. Until then, remove the folder first.")
    write_all(OF_TODAY)
