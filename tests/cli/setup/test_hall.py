"""Does a tournament reach other computers by the command line alone, and do pages reach phones?"""

import json
import os
import socket
import subprocess
import sys
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import replace
from http.client import HTTPConnection

import pytest

from tests.evenings import drawn, evening
from tichu_turnier.desk.desk import Desk
from tichu_turnier.store.server.host import PORT

PROGRAM = (sys.executable, "-m", "tichu_turnier")


def another_process(home, *words):
    """A command of a person with a home of their own, as it is typed."""
    own = os.environ | {"HOME": str(home)}
    call = [*PROGRAM, *words]
    done = subprocess.run(call, check=False, cwd=home, env=own, capture_output=True, text=True, timeout=110)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def run(call, monkeypatch):
    """The same, without the time that a process takes to begin; what it says."""

    def act(home, *words, code=0):
        monkeypatch.chdir(home)
        monkeypatch.setenv("HOME", str(home))
        answer = call(*words)
        assert answer.code == code, answer.err
        return answer.out if code == 0 else answer.err

    return act


@pytest.fixture
def homes(tmp_path):
    one, other = tmp_path / "eule", tmp_path / "uhu"
    one.mkdir()
    other.mkdir()
    Desk.create(one / "abend.tichu", drawn(evening("treibhaus", 8), 7, 1), "Eule").close()
    return one, other


def begun(home, *words, **streams):
    """A command of the same person that goes on for a while."""
    own = os.environ | {"HOME": str(home)}
    return subprocess.Popen([*PROGRAM, *words], cwd=home, env=own, text=True, **streams)


@contextmanager
def serving(home):
    """What a host says, which goes on for a while: addresses and codes."""
    process = begun(home, "share", "abend.tichu", "--json", stdout=subprocess.PIPE)
    try:
        yield json.loads(process.stdout.readline()) | {"process": process}
    finally:
        if process.poll() is None:
            process.terminate()
            assert process.wait(30) == 0
        process.stdout.close()


@pytest.fixture
def hosting(homes):
    """At a port of its own: the usual one may be another test's while this host is away."""
    with ExitStack() as until_ended:
        with ExitStack() as taken:
            with suppress(OSError):
                taken.enter_context(socket.create_server(("", PORT)))
            said = until_ended.enter_context(serving(homes[0]))
        yield said


def test_another_computer_joins_and_enters_what_its_role_may(run, homes, hosting):
    one, other = homes
    where = ("--round", "1", "--table", "1")
    result = ("enter", "bei-mir.tichu", *where, "--score", "640:360", "--hands-played", "9")
    address = "127.0.0.1:" + hosting["addresses"][0].partition(":")[2]
    for code in ("", "2222-2222-2222-222", "2222-2222-2222-2222"):
        assert "ode" in run(other, "join", address, code, code=1), code
    assert not list(other.glob("*.tichu"))
    another_process(other, "join", address, hosting["codes"]["entry"], "--file", "bei-mir.tichu")
    assert run(other, "standings", "bei-mir.tichu") == run(one, "standings", "abend.tichu")
    another_process(other, *result)
    assert "Code" in run(other, "check-in", "bei-mir.tichu", "Karte 1", code=1)
    run(one, "check-in", "abend.tichu", "Karte 1")
    desks = [json.loads(line)["desk"] for line in run(one, "journal", "abend.tichu", "--json").splitlines()]
    assert desks[1] not in {"Eule", "cli"}
    assert desks[2] == "cli"
    run(other, "undo", "bei-mir.tichu")
    assert run(other, "missing", "bei-mir.tichu") == run(one, "missing", "abend.tichu")
    for home, file in ((one, "abend.tichu"), (other, "bei-mir.tichu")):
        run(home, "verify", file)


def test_a_host_that_was_killed_begins_again_with_the_same_codes(homes, hosting):
    """Its database goes on without it, and is ended by the next one."""
    one, _ = homes
    again = begun(one, "share", "abend.tichu", stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    assert "anderes Fenster" in again.communicate(timeout=110)[1]
    hosting["process"].kill()
    hosting["process"].wait()
    with serving(one) as said:
        assert (said["codes"], said["addresses"]) == (hosting["codes"], hosting["addresses"])


def test_nobody_answering_is_said(run, homes):
    assert "antwortet nicht" in run(homes[1], "join", "127.0.0.1:1", "2222-2222-2222-2222", code=1)


def test_a_database_of_ones_own_is_used_and_left_again(run, homes, postgres):
    one, other = homes
    elsewhere = postgres.address.replace("127.0.0.1", "127.1")  # as if it were another computer
    assert "sslmode=disable" in run(one, "share", "abend.tichu", "--to", elsewhere, code=1)
    assert not list(one.glob("*.shared"))
    assert json.loads(run(one, "share", "abend.tichu", "--to", postgres.address, "--json"))["shared"] is True
    assert "sslmode=disable" in run(other, "join", elsewhere, "--file", "a.tichu", code=1)
    run(other, "join", postgres.address, "--file", "a.tichu", "--tournament", "gibt es nicht", code=2)
    run(one, "share", "abend.tichu", "--end")
    assert run(one, "verify", "abend.tichu")
    assert not list(one.glob("*.shared"))


def test_a_federation_keeps_many_tournaments_and_says_who_may_do_what_in_one(run, homes, postgres):
    one, other = homes
    Desk.create(
        one / "liga.tichu", replace(drawn(evening("treibhaus", 8), 9, 1), name="Liga"), "Eule"
    ).close()
    run(one, "share", "abend.tichu", "--to", postgres.address)
    run(one, "share", "liga.tichu", "--to", postgres.address)
    here = ("tournaments", postgres.address, "--tournament", "Liga", "--json")
    listed = run(one, *here[:2]).splitlines()
    assert len([line for line in listed if line.endswith("Liga")]) == 1
    assert "director" in run(one, *here, "--invite", "boss", code=2)
    first = json.loads(run(one, *here, "--invite", "entry"))["address"]
    address = json.loads(run(one, *here, "--invite", "entry"))["address"]
    assert "antwortet nicht" in run(other, "join", first, code=1)
    (only,) = map(json.loads, run(other, "tournaments", address, "--json").splitlines())
    assert only["name"] == "Liga"
    run(other, "join", address, "--file", "bei-mir.tichu")
    result = ("--round", "1", "--table", "1", "--score", "640:360", "--hands-played", "9")
    run(other, "enter", "bei-mir.tichu", *result)
    assert "Code" in run(other, "check-in", "bei-mir.tichu", "Karte 1", code=1)
    assert "Code" in run(other, "tournaments", address, "--archive", code=1)
    run(one, *here, "--archive")
    assert "kein Turnier" in run(other, "join", address, "--file", "anders.tichu", code=1)
    run(one, *here, "--restore")
    run(one, *here, "--shut-out", "entry")
    assert "antwortet nicht" in run(other, "join", address, "--file", "anders.tichu", code=1)


def test_pages_and_a_folder_until_it_ends(tmp_path):
    Desk.create(tmp_path / "abend.tichu", drawn(evening("treibhaus", 8), 7, 1), "Eule").close()
    words = ("serve", "abend.tichu", "--host", "127.0.0.1", "--folder", "site", "--json")
    with begun(tmp_path, *words, stdout=subprocess.PIPE) as process:
        try:
            port = json.loads(process.stdout.readline())["port"]
            with closing(HTTPConnection("127.0.0.1", port, timeout=60)) as line:
                line.request("GET", "/")
                assert line.getresponse().status == 200
            assert "Karte 1" in (tmp_path / "site" / "round-1.html").read_text(encoding="utf-8")
        finally:
            process.terminate()
        assert process.wait(30) == 0
