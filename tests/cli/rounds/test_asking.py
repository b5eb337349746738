"""Is somebody at a terminal asked before a command changes the places of others, and a script only told?"""

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from tichu_turnier.desk.desk import Desk


@pytest.fixture
def played(teams: Path, done) -> Path:
    """The Treibhaus evening after its first round, in which 1 and 3 have won."""
    for table, score in ((1, "700:300"), (2, "600:400")):
        done("enter", teams, "--round", 1, "--table", table, "--score", score)
    return teams


def at_a_terminal(answer: str, *arguments: object) -> tuple[int, str]:
    """Runs a command as a person does who answers once; the exit code, and all that was said."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "tichu_turnier", *map(str, arguments)]
    environment = {**os.environ, "LC_ALL": "de_CH.UTF-8"}
    with subprocess.Popen(
        command, stdin=theirs, stdout=subprocess.PIPE, stderr=theirs, env=environment
    ) as running:
        os.close(theirs)
        os.write(ours, f"{answer}\n".encode())
        said = b""
        while True:
            try:
                piece = os.read(ours, 4096)
            except OSError:  # the other end is gone
                break
            if not piece:
                break
            said += piece
    os.close(ours)
    return running.returncode, said.decode()


CHANGES = {
    "correction": ("enter", "--round", 1, "--table", 1, "--score", "300:700"),
    "penalty": ("penalty", "1", "victory-points", 2, "--reason", "zu laut", "--round", 1),
}


def revision(file: Path) -> int:
    with Desk.reading(file, "Test") as desk:
        return desk.revision


@pytest.mark.parametrize("which", ["correction", "penalty"])
@pytest.mark.parametrize(("answer", "is_done"), [("j", True), ("", False), ("nein", False)])
def test_a_person_is_asked(played: Path, which: str, answer: str, *, is_done: bool) -> None:
    command, *rest = CHANGES[which]
    before = revision(played)
    code, said = at_a_terminal(answer, command, played, *rest)
    assert "Soll das so gelten? [j/N]" in said
    assert ("Nichts ist geändert." in said) is not is_done
    assert (code == 0) is is_done
    assert (revision(played) > before) is is_done


@pytest.mark.parametrize("which", ["correction", "penalty"])
def test_a_script_is_told(played: Path, call, which: str) -> None:
    command, *rest = CHANGES[which]
    told = call(command, played, *rest)
    assert told.code == 0
    assert "Platz" in told.err
    assert "Soll das" not in told.err
