"""Do the commands that only read work while another process has the file open, and leave it as it is?"""

import sqlite3
from contextlib import closing

import pytest

from tests.conftest import REPOSITORY
from tests.store.processes import started
from tichu_turnier.cli import terminal
from tichu_turnier.store.migrations import MIGRATIONS
from tichu_turnier.store.migrations.runner import migrate
from tichu_turnier.store.sqlite_file import APPLICATION_ID

READING = (
    "standings FILE --json",
    "missing FILE",
    "timetable FILE --ics OUT.ics",
    "journal FILE --json",
    "verify FILE",
    "print FILE participants -o OUT.csv",
    "export FILE -o OUT.json --standings OUT.csv --web OUT",
    "compare FILE 1",
    "season FILE",
    "prizes FILE",
    "penalty FILE --list",
    "second FILE --compare",
    "ruling Hund --for FILE",
    "draw FILE --check",
    "draw FILE --dry-run --seed 1",
    "enter FILE --round 1 --table 1 --hand 55:45 --dry-run",
)


def contents(file):
    """The file, its lock and its log."""
    return {each.name: each.read_bytes() for each in file.parent.glob(f"{file.name}*")}


def test_whoever_only_reads_need_not_wait(done, call, club, monkeypatch):
    monkeypatch.setattr(terminal, "WAIT_SECONDS", 0.0)
    done("draw", club, "--seed", 1)
    out = club.with_name("out")
    with started("tests.cli.holder", club) as window:
        assert window.stdout.readline() == "open\n"
        before = contents(club)
        assert f"{club.name}-wal" in before
        for line in READING:
            done(*(word.replace("FILE", str(club)).replace("OUT", str(out)) for word in line.split()))
            assert contents(club) == before, line
        assert "Luchs" in out.with_suffix(".json").read_text(encoding="utf-8")
        assert call("undo", club).code == 1
        window.stdin.close()
    assert done("verify", club).err == ""


@pytest.mark.parametrize("command", ["standings", "verify", "journal", "timetable"])
def test_a_file_of_the_first_version_is_read_and_stays_one(done, file, command):
    with closing(sqlite3.connect(file, isolation_level=None)) as raw:
        migrate(raw, MIGRATIONS[:1])
        raw.executescript((REPOSITORY / "tests" / "store" / "version_1.sql").read_text(encoding="utf-8"))
        raw.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    before = file.read_bytes()
    assert done(command, file).out
    assert file.read_bytes() == before
    assert list(file.parent.iterdir()) == [file]
