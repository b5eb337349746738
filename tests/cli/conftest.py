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
def refused(call):
    """What a command that must be refused says; nothing stands on standard output."""

    def run(*arguments, stdin=None, code=1):
        answer = call(*arguments, stdin=stdin)
        assert (answer.code, answer.out) == (code, ""), answer.err
        return answer.err

    return run


class Done:
    """Runs commands that must succeed."""

    def __init__(self, call):
        self._call = call

    def __call__(self, *arguments, stdin=None):
        answer = self._call(*arguments, stdin=stdin)
        assert answer.code == 0, answer.err
        return answer

    def exported(self, file):
        """What a tournament file holds, as a program reads it."""
        return self("export", file, "-o", "-").json

    def copied(self, file):
        """The same tournament in another file, through JSON, of which nothing is lost."""
        copy, whole = file.with_name("copy.tichu"), self("export", file, "-o", "-").out
        self("import", "-", copy, stdin=whole)
        assert self("export", copy, "-o", "-").out == whole
        return copy

    def people(self, file, names):
        self("register", file, "--from", "-", stdin="\n".join(("Name", *names)))

    def teams(self, file, names):
        """Team Adler are Adler Eins and Adler Zwei."""
        lines = (f"Team {name};{name} Eins;{name} Zwei" for name in names)
        self("register", file, "--from", "-", stdin="\n".join(("Team;Spieler 1;Spieler 2", *lines)))


@pytest.fixture
def done(call):
    return Done(call)


@pytest.fixture
def file(tmp_path):
    return tmp_path / "abend.tichu"


ANIMALS = ("Adler", "Bär", "Dachs", "Eule", "Fuchs", "Gämse", "Hase", "Igel")


@pytest.fixture
def club(file, done):
    """A club evening with eight animals."""
    done("new", file, "--preset", "club-evening")
    done.people(file, ANIMALS)
    return file


@pytest.fixture
def teams(file, done):
    """A Treibhaus evening with four partnerships, round 1 drawn: 1-2 and 3-4."""
    done("new", file, "--preset", "treibhaus")
    done.teams(file, ANIMALS[:4])
    done("draw", file, "--from", "-", stdin='{"rounds": [[[[1], [2]], [[3], [4]]]]}')
    return file
