"""What tests of the store start from: a closed file with an evening, unless they make one of their own."""

import pytest

from tests.store.examples import entry, evening
from tichu_turnier.store.store import Store


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "abend.tichu"
    Store.create(path, evening(), entry("create")).close()
    return path
