"""How do tests call the command line?"""

import io
import json
import sys
from dataclasses import dataclass

import pytest

from tichu_turnier.cli import main


@dataclass(frozen=True)
class Answer:
    """What a call gave back."""

    code: int
    out: str
    err: str

    @property
    def json(self):
        return json.loads(self.out)

    @property
    def lines(self):
        return [json.loads(line) for line in self.out.splitlines()]


@pytest.fixture
def call(capfd, monkeypatch):
    """Runs the command line in this process, in German unless told otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments, stdin=None):
        if stdin is not None:
            monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin.encode()), encoding="utf-8"))
        capfd.readouterr()
        code = main([str(argument) for argument in arguments])
        out, err = capfd.readouterr()
        assert "Traceback" not in err
        assert "<" not in err.replace("<x", ""), f"words are missing: {err}"
        return Answer(code, out, err)

    return run


@pytest.fixture
def done(call):
    """Runs a command that must succeed."""

    def run(*arguments, stdin=None):
        answer = call(*arguments, stdin=stdin)
        assert answer.code == 0, answer.err
        return answer

    return run


@pytest.fixture
def file(tmp_path):
    return tmp_path / "abend.tichu"


ANIMALS = ("Adler", "Bär", "Dachs", "Eule", "Fuchs", "Gämse", "Hase", "Igel")


@pytest.fixture
def club(file, done):
    """A club evening with eight animals."""
    done("new", file, "--preset", "club-evening")
    done("register", file, "--from", "-", stdin="Name\n" + "\n".join(ANIMALS) + "\n")
    return file


@pytest.fixture
def teams(file, done):
    """A Treibhaus evening with four partnerships, round 1 drawn: 1-2 and 3-4."""
    done("new", file, "--preset", "treibhaus")
    names = "".join(f"Team {n};{n} Eins;{n} Zwei\n" for n in ANIMALS[:4])
    done("register", file, "--from", "-", stdin="Team;Spieler 1;Spieler 2\n" + names)
    done("draw", file, "--from", "-", stdin='{"rounds": [[[[1], [2]], [[3], [4]]]]}')
    return file
