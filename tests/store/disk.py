"""How does a test come between the program and the disk, to note down what is written or to let it fail?"""

import ctypes
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.store.processes import run

SOURCE = Path(__file__).with_name("disk.c")


def library(folder: Path) -> Path:
    """What is preloaded, built here and now; skips the test where that cannot be."""
    compiler = shutil.which("cc")
    if sys.platform != "linux" or compiler is None:
        pytest.skip("coming between a program and its disk takes Linux and a C compiler")
    built = folder / "disk.so"
    command = (compiler, "-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o", built, SOURCE, "-ldl")
    subprocess.run(command, check=True)
    return built


def between(built: Path, root: Path, module: str, *arguments: object) -> str:
    """What a module says that runs with the library between it and everything below `root`."""
    temporary = root / "tmp"
    temporary.mkdir(parents=True)
    own = {"LD_PRELOAD": str(built), "DISK_ROOT": str(root), "TMPDIR": str(temporary), "HOME": str(root)}
    done = run(sys.executable, "-m", module, *arguments, **own)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def note(log: Path) -> None:
    """Notes down from now on what is done below the root; called by the module that runs."""
    ctypes.CDLL(None).disk_note(os.open(log, os.O_WRONLY | os.O_CREAT))


def fail(nth: int, error: int = 0, *, forever: bool = False) -> None:
    """Lets the nth deed from now on fail, or all from there on; 0: none."""
    ctypes.CDLL(None).disk_fail(ctypes.c_long(nth), error, int(forever))


def deeds() -> int:
    """How many there were since the last `fail`."""
    return int(ctypes.CDLL(None).disk_done())
