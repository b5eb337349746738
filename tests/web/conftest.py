"""What do tests of the pages start from? A hall that is served, and browsers that stay open."""

from contextlib import ExitStack, closing
from functools import cache

import pytest

from tests.web.browser import Phone
from tests.web.hall import Hall


@pytest.fixture
def hall(tmp_path):
    with closing(Hall(tmp_path / "abend.tichu", names=["turnier.example"])) as there:
        yield there


@pytest.fixture(scope="session")
def browser():
    """Starts each kind of browser once, which takes long, and keeps it for all tests."""
    with ExitStack() as open_:

        @cache
        def started(language, width, height):
            phone = open_.enter_context(closing(Phone(language, width, height)))
            phone.hasten(20)
            return phone

        yield started


@pytest.fixture
def phones(browser):
    """Two of them: one speaks German, the other French and is as narrow as phones get."""
    both = browser("de", 390, 800), browser("fr", 320, 640)
    yield both
    for phone in both:
        phone.open("about:blank")


@pytest.fixture
def wall(browser):
    """A browser on a large screen."""
    screen = browser("de", 1920, 1080)
    yield screen
    screen.open("about:blank")
