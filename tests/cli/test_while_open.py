"""What do commands do while somebody else has the file open, or takes it away?"""

import io
import os
import sys

import pytest

from tests.store.processes import started
from tichu_turnier.cli import terminal
from tichu_turnier.desk.desk import Desk

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
    """The file, its lock and its journal."""
    return {each.name: each.read_bytes() for each in file.parent.glob(f"{file.name}*")}


def test_whoever_only_reads_need_not_wait(done, call, club, monkeypatch):
    monkeypatch.setattr(terminal, "WAIT_SECONDS", 0.0)
    done("draw", club, "--seed", 1)
    out = club.with_name("out")
    with started("tests.cli.holder", club) as window:
        assert window.stdout.readline() == "open\n"
        before = contents(club)
        assert f"{club.name}.lock" in before
        for line in READING:
            done(*(word.replace("FILE", str(club)).replace("OUT", str(out)) for word in line.split()))
            assert contents(club) == before, line
        assert "Luchs" in out.with_suffix(".json").read_text(encoding="utf-8")
        assert call("undo", club).code == 1
        window.stdin.close()
    assert done("verify", club).err == ""


class TakenAway(io.BytesIO):
    """A list whose reader has the tournament open; by then somebody renames it."""

    def __init__(self, path, content):
        super().__init__(content)
        self.path = path

    def read(self, *size):
        if self.path.exists():
            self.path.rename(self.path.with_name("umbenannt.tichu"))
        return super().read(*size)


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps the names of open files as they are")
def test_a_file_that_is_taken_away_is_not_saved_to(done, refused, teams, monkeypatch):
    results = TakenAway(teams, b'{"round": 1, "table": 1, "score": [300, 200], "hands_played": 5}\n')
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(results))
    said = refused("enter", teams, "--from", "-")
    assert "nicht mehr die Datei, die hier offen ist" in said
    (copy,) = teams.with_name("abend.backups").glob("*-rescued.tichu")
    assert str(copy) in said
    for path, missing in ((teams.with_name("umbenannt.tichu"), [1, 2]), (copy, [2])):
        assert done("missing", path, "--json").json["missing"] == missing
        assert done("verify", path).err == ""
    assert not teams.exists()


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps the names of open files as they are")
def test_a_file_that_goes_after_the_save_is_told_with_where_it_is_now(refused, done, teams, monkeypatch):
    do = Desk.do
    monkeypatch.setattr(Desk, "do", lambda *args: (do(*args), teams.unlink())[0])
    said = refused("enter", teams, "--round", 1, "--table", 1, "--score", "300:200", "--hands-played", 5)
    (copy,) = teams.with_name("abend.backups").glob("*-rescued.tichu")
    assert str(copy) in said
    assert done("missing", copy, "--json").json["missing"] == [2]
