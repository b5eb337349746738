"""A real PostgreSQL that tests start themselves, and connections to it."""

import tempfile
from pathlib import Path

import pytest

from tichu_turnier.store.server.journal_server import JournalServer
from tichu_turnier.store.server.postgres import Postgres


@pytest.fixture(scope="session")
def postgres():
    """A server of its own, in a folder that also the user can reach as whom it runs."""
    with tempfile.TemporaryDirectory() as folder:
        server = Postgres(Path(folder))
        server.start()
        yield server
        server.stop()


@pytest.fixture
def server(postgres):
    server = JournalServer(postgres.address)
    yield server
    server.close()


@pytest.fixture
def second_server(postgres, server):
    """Another one, as it were: another database."""
    server._run("DROP DATABASE IF EXISTS other WITH (FORCE)")
    server._run("CREATE DATABASE other")
    other = JournalServer(postgres.address.replace("/postgres", "/other"))
    yield other
    other.close()
