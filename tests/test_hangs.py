"""Does a test that hangs end, and the whole run, each with the traces of all threads?"""

import subprocess
import sys

import pytest

from tests.conftest import REPOSITORY

IN_A_MENU = """
import threading
import time

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu


def waits_beside_it():
    time.sleep(600)


@pytest.mark.timeout(2)
def test_waits_in_a_menu_for_ever(qapp):
    threading.Thread(target=waits_beside_it, daemon=True).start()
    menu = QMenu()
    menu.addAction("Uhu")
    menu.exec(QPoint(0, 0))
"""
LETS_NOBODY_ON = """
import re

import pytest


@pytest.mark.timeout(1)
def test_never_comes_back():
    re.fullmatch("(a*)*b", "a" * 100)
"""


def ended(folder, test, *more):
    """What a run says of this test, which would go on for ever; as all tests are run."""
    (folder / "test_hanging.py").write_text(test)
    command = [sys.executable, "-m", "pytest", f"-c{REPOSITORY / 'pyproject.toml'}", "-p", "tests.conftest"]
    done = subprocess.run(
        [*command, "-p", "no:cacheprovider", *more, str(folder)],
        check=False,
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        timeout=100,
    )
    assert done.returncode, done.stdout
    return done.stdout + done.stderr


@pytest.mark.parametrize("processes", [(), ("-n1",)])
def test_a_test_that_waits_in_qt_ends_with_the_traces_of_all_threads(tmp_path, processes):
    said = ended(tmp_path, IN_A_MENU, *processes)
    assert "in test_waits_in_a_menu_for_ever" in said
    assert "in waits_beside_it" in said


def test_a_test_that_lets_no_thread_on_ends_too(tmp_path):
    assert "in test_never_comes_back" in ended(tmp_path, LETS_NOBODY_ON)


def test_the_whole_run_ends_before_a_test_may(tmp_path, monkeypatch):
    monkeypatch.setenv("TICHU_WHOLE_RUN", "4")
    said = ended(tmp_path, IN_A_MENU.replace("timeout(2)", "timeout(600)"))
    assert "Timeout (0:00:0" in said
