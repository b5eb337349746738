"""What do tests of the pages start from? A hall that is served, and browsers that stay open."""

from contextlib import ExitStack, closing

import pytest

from tests.web.browser import Phone
from tests.web.hall import Hall


@pytest.fixture
def hall(tmp_path):
    with closing(Hall(tmp_path / "abend.tichu", names=["turnier.example"])) as there:
        yield there


@pytest.fixture(scope="session")
def browsers():
    """They start slowly, so they serve all tests: two phones, one as narrow as they get, and a screen."""
    with ExitStack() as open_:
        kinds = (("de", 390, 800), ("fr", 320, 640), ("de", 1920, 1080))
        phones = [open_.enter_context(closing(Phone(*kind))) for kind in kinds]
        for phone in phones[:2]:
            phone.hasten(20)
        yield phones


@pytest.fixture
def phones(browsers):
    """Two of them, that of somebody who speaks German and the narrow one, which speaks French."""
    yield browsers[:2]
    for phone in browsers[:2]:
        phone.open("about:blank")


@pytest.fixture
def wall(browsers):
    yield browsers[2]
    browsers[2].open("about:blank")
