"""What tests of the store start from: a closed file with an evening, once alone and once shared.

Shared means that whatever `Store` creates lies in a real PostgreSQL too, and is opened as several desks do.
"""

from contextlib import closing

import pytest

from tests.store.examples import entry, evening
from tichu_turnier.store.server import journal_server
from tichu_turnier.store.server.joining import share
from tichu_turnier.store.server.journal_server import JournalServer
from tichu_turnier.store.server.shared_store import SharedStore
from tichu_turnier.store.server.sharing import sharing_of
from tichu_turnier.store.store import Store, end_of_links


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "abend.tichu"
    Store.create(path, evening(), entry("create")).close()
    return path


def pytest_generate_tests(metafunc):
    """What has to do with files only is marked `files_only`, with the reason."""
    alone = metafunc.definition.get_closest_marker("files_only") is not None
    metafunc.parametrize("_place", ["alone"] if alone else ["alone", "shared"], indirect=True)


@pytest.fixture(autouse=True)
def _place(request, monkeypatch):
    if request.param == "alone":
        return
    address = request.getfixturevalue("postgres").address
    monkeypatch.setattr(journal_server, "_SECONDS", 60)  # a busy machine is not away
    create, open_ = (vars(Store)[name].__func__ for name in ("create", "open"))

    def create_shared(cls, path, tournament, entry):
        create(cls, path, tournament, entry).close()
        with closing(JournalServer(address)) as server:
            share(path, server)
        return Store.open(path)

    def open_shared(cls, path, **how):
        if cls is Store and not how and sharing_of(end_of_links(path)) is not None:
            return SharedStore.joined(path)
        return open_(cls, path, **how)

    monkeypatch.setattr(Store, "create", classmethod(create_shared))
    monkeypatch.setattr(Store, "open", classmethod(open_shared))
