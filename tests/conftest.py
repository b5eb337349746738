"""What do all tests start from? Bundled fonts, no screen, nobody's own settings."""

import faulthandler
import gc
import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from time import monotonic
from typing import TextIO

import pytest
from hypothesis import settings

from tests.cases import ALL

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# A busy machine is slow; what is slow by itself is measured in benchmarks, not here.
# Checks of one state of the source always say the same; whoever works on it looks for new cases each time.
EXAMPLES = 100 if ALL else 40
settings.register_profile("club", deadline=None, max_examples=EXAMPLES)
settings.register_profile("checks", deadline=None, max_examples=EXAMPLES, derandomize=True)
settings.load_profile("checks" if os.environ.get("CI") else "club")

pytest_plugins = ["tests.store.servers"]
REPOSITORY = Path(__file__).parents[1]
HOMES = count()
LONGEST_TEST_SECONDS = 120.0
STARTED = monotonic()
WHOLE_RUN_SECONDS = float(os.environ.get("TICHU_WHOLE_RUN", "3600"))
"""Longer ones, such as a monkey of half an hour, say so; `.ci/run` has 90 minutes for all that it does."""
TERMINAL = pytest.StashKey[TextIO]()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One process more than there are cores: many tests wait for a disk, a server or a window."""
    return (os.cpu_count() or 1) + 1


def pytest_configure(config: pytest.Config) -> None:
    """Keeps the terminal, past what pytest catches of a test's output: nobody reads that of a hanging one."""
    config.stash[TERMINAL] = os.fdopen(os.dup(2), "w")
    _bound(config, WHOLE_RUN_SECONDS)


def pytest_unconfigure(config: pytest.Config) -> None:
    """Lets the process end in its own time."""
    faulthandler.cancel_dump_traceback_later()
    config.stash[TERMINAL].close()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Ends a test that hangs, wherever it does: in Qt, in a lock, in C that lets no thread on."""
    mark = item.get_closest_marker("timeout")
    _bound(item.config, mark.args[0] if mark else LONGEST_TEST_SECONDS)
    try:
        return (yield)
    finally:
        _bound(item.config, WHOLE_RUN_SECONDS)


def _bound(config: pytest.Config, seconds: float) -> None:
    """From now on so long, and never beyond the whole run: then the traces of all threads, and the end."""
    left = max(1.0, WHOLE_RUN_SECONDS - (monotonic() - STARTED))
    faulthandler.dump_traceback_later(min(seconds, left), exit=True, file=config.stash[TERMINAL])


def pytest_collection_finish() -> None:
    """What is loaded by now stays: no search for garbage goes through all of it again."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def qapp(qapp):
    """The application as the program makes it: pictures are the same on each machine and in each order."""
    from tichu_turnier.gui.application import make_application, set_look

    assert make_application() is qapp
    set_look("light")
    return qapp


@pytest.fixture(autouse=True)
def _own_folders(tmp_path_factory, monkeypatch):
    """Each test has a home of its own: it sees neither the settings of who runs it nor of another test."""
    home = tmp_path_factory.getbasetemp() / "homes" / f"{next(HOMES)}"
    for name, folder in (
        ("XDG_CONFIG_HOME", "config"),
        ("XDG_DATA_HOME", "data"),
        ("XDG_STATE_HOME", "state"),
    ):
        monkeypatch.setenv(name, str(home / folder))


@pytest.fixture(scope="session")
def shared_data() -> Path:
    """Real inputs with known answers, which stand beside the repository on some machines."""
    folder = REPOSITORY.parent / "shared" / "data"
    if not folder.is_dir():
        pytest.skip(f"no real inputs beside the repository ({folder.name}/ is missing)")
    return folder
