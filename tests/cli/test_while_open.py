"""Do the commands that only read work while another process has the file open, and leave it as it is?"""

from tests.store.processes import started
from tichu_turnier.cli import terminal

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
