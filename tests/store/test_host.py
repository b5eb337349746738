"""Is what goes over the network encrypted, does a code open what it should, and may a role do no more?"""

import os
import shutil
import socket
import subprocess
from contextlib import ExitStack, closing
from dataclasses import replace
from itertools import product

import pytest

from tests.cases import some
from tests.desk.cut_off import Way
from tests.evenings import refused
from tests.store.examples import NAMES, entry, reported, with_entrants
from tichu_turnier.store.server import postgres, tls
from tichu_turnier.store.server.codes import Code, Role, code_of
from tichu_turnier.store.server.host import Host, joining_address
from tichu_turnier.store.server.joining import join, share
from tichu_turnier.store.server.journal_server import AwayError, JournalServer, NotAllowedError
from tichu_turnier.store.server.postgres import Postgres
from tichu_turnier.store.server.shared_store import SharedStore
from tichu_turnier.tournament.model.hall_screen import HallScreen, RoomMode

pytestmark = pytest.mark.files_only("shares by itself")

HERE = "127.0.0.1"


@pytest.fixture(scope="module")
def host(tmp_path_factory):
    with closing(Host(tmp_path_factory.mktemp("host"))) as host:
        yield host


@pytest.fixture
def shared(host, path):
    return shared_by(host, path)


def shared_by(host, path):
    with closing(JournalServer(host.address)) as server:
        shared = share(path, server, host=True)
    host.allow()
    return shared


def joined(host, shared, tmp_path, role):
    """The store of a desk that has typed the code of a role."""
    code = code_of(str(host.codes()[role]).lower().replace("-", " "))
    path = tmp_path / f"{role}.tichu"
    with closing(JournalServer(joining_address(HERE, host.port, code, tmp_path))) as server:
        join(path, server, shared)
    return SharedStore.joined(path)


def with_result(tournament):
    return reported(tournament, 1, 60, 40, 55)


def with_another(tournament):
    return with_entrants(tournament, (*NAMES[:-1], "Otter"))


def with_screen(tournament):
    return replace(tournament, screens=(HallScreen("Bar", RoomMode.CLOCK),))


MAY = {
    Role.DIRECTOR: {with_result, with_another, with_screen},
    Role.ENTRY: {with_result, with_screen},
    Role.REGISTRATION: {with_another, with_screen},
    Role.READER: set(),
}


@pytest.mark.parametrize(
    ("role", "change"), some(list(product(Role, [with_result, with_another, with_screen])), 6)
)
def test_a_role_may_do_what_is_its_own(host, shared, tmp_path, role, change):
    with joined(host, shared, tmp_path, role) as desk:
        before, revision = desk.load()
        if change in MAY[role]:
            assert desk.save(before, change(before), revision, entry()) == 2
        else:
            words = refused(desk.save, before, change(before), revision, entry())
            assert words == ["server-not-allowed"]
            assert desk.load() == (before, 1)
            assert desk.waiting == 0


def test_nobody_changes_or_takes_away_what_stands_there(host, shared, tmp_path):
    code = host.codes()[Role.DIRECTOR]
    with closing(JournalServer(joining_address(HERE, host.port, code, tmp_path))) as server:
        for deed in ("DELETE FROM tichu_line", "UPDATE tichu_line SET at = ''", "DROP TABLE tichu_line"):
            with pytest.raises(NotAllowedError):
                server._run(deed)
        assert server.last(shared.id) == 1


def test_a_code_opens_only_the_computer_that_made_it(host, tmp_path):
    code = host.codes()[Role.ENTRY]
    other = Code(code.role, code.secret, code.computer[::-1])
    assert refused(joining_address, HERE, host.port, other, tmp_path) == ["server-certificate-other"]
    guessed = Code(code.role, code.secret[::-1], code.computer)
    guess = JournalServer(joining_address(HERE, host.port, guessed, tmp_path))
    with closing(guess) as server, pytest.raises(AwayError, match="password"):
        server.tournaments()


def test_a_database_elsewhere_that_encrypts_needs_no_word_about_it(host, shared):
    """Its certificate is looked at where the address says so."""
    elsewhere = host.address.replace(f"127.0.0.1:{host._postgres.port}", f"127.1:{host.port}")
    with closing(JournalServer(f"{elsewhere}?sslnegotiation=direct")) as server:
        assert shared in server.tournaments()
        assert server._open.pgconn.ssl_in_use
    strict = JournalServer(f"{elsewhere}?sslnegotiation=direct&sslmode=verify-full&sslrootcert=system")
    with closing(strict) as server, pytest.raises(AwayError, match="certificate"):
        server.tournaments()


def test_what_is_no_code_is_none():
    for typed in ("", "K7QM", "K7QM-2XPD-9FHT-4RW", "0000-0000-0000-0000", "K7QM-2XPD-9FHT-4RWC"):
        assert code_of(typed) is None, typed


def test_nothing_goes_over_the_network_that_can_be_read(host, shared, tmp_path):
    """Whoever listens in between sees no name, and no statement."""
    with closing(Way(host.port)) as between:
        code = host.codes()[Role.READER]
        with closing(JournalServer(joining_address(HERE, between.port, code, tmp_path))) as server:
            assert "Fuchs" in server.lines(shared.id, 0)[0].line["texts"]
    assert len(between.seen) > 1000
    for word in (b"Fuchs", b"SELECT", b"tichu_line", code.secret.encode()):
        assert word not in between.seen


def test_who_takes_connections_and_says_nothing_keeps_no_desk_out(host, shared, tmp_path, monkeypatch):
    monkeypatch.setattr(tls, "_MOST_OF_ONE", 3)
    monkeypatch.setattr(tls, "_SECONDS", 2)
    where = HERE, host.port
    with ExitStack() as stack:
        silent = [
            stack.enter_context(socket.create_connection(where, 10, source_address=("127.0.0.2", 0)))
            for _ in range(6)
        ]
        assert [each.recv(1) for each in silent[3:]] == [b""] * 3
        assert host._terminator._of["127.0.0.2"] == 3
        address = joining_address(HERE, host.port, host.codes()[Role.READER], tmp_path)
        with closing(JournalServer(address)) as desk:
            assert shared in desk.tournaments()
        assert [each.recv(1) for each in silent[:3]] == [b""] * 3  # which have had their time


def is_taken(port):
    """Whether somebody listens there."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def test_a_host_that_begins_again_has_the_same_codes_and_all_lines(path, tmp_path):
    with closing(Host(tmp_path / "own")) as first:
        shared = shared_by(first, path)
        codes, port = first.codes(), first.port
        desk = joined(first, shared, tmp_path, Role.ENTRY)
    with desk:
        before, revision = desk.load()
        desk.save(before, with_result(before), revision, entry())
        with closing(Host(tmp_path / "own")) as second, closing(JournalServer(second.address)) as server:
            assert second.codes() == codes
            assert second.port == port or is_taken(port)  # by the host of another test meanwhile
            assert share(path, server, host=True) == shared
            desk.catch_up()
            assert (desk.waiting, server.last(shared.id)) == (0, 2)


def test_a_database_that_does_not_start_is_tried_again_for_a_while(monkeypatch, tmp_path):
    """After a crash what it left may still be in the way."""
    starts = []

    def refuses(_, program, *arguments):
        if program == "pg_ctl":
            starts.append(arguments)
            raise subprocess.CalledProcessError(1, program)

    monkeypatch.setattr(Postgres, "_run", refuses)
    monkeypatch.setattr(postgres, "_SECONDS", 0.1)
    monkeypatch.setattr(postgres, "_PAUSE", 0.02)
    server = Postgres(tmp_path)
    with pytest.raises(subprocess.CalledProcessError):
        server.start()
    assert 1 < len(starts) < 9
    shutil.rmtree(server._folder)


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only there databases lie elsewhere"
)
def test_what_a_host_that_is_gone_left_behind_is_ended_and_taken_away(tmp_path):
    """Killed, and its folder deleted; that of one who was killed only waits for it to come back."""
    gone, killed = Postgres(tmp_path / "gone"), Postgres(tmp_path / "killed")
    gone.start()
    killed.start()
    killed.stop()
    address = gone.address
    shutil.rmtree(tmp_path / "gone")
    killed.start()
    try:
        with closing(JournalServer(killed.address)) as server:
            assert server.tournaments() == ()
        with closing(JournalServer(address)) as server, pytest.raises(AwayError):
            server.tournaments()
        assert not gone._folder.exists()
    finally:
        killed.stop()
        shutil.rmtree(killed._folder)
