"""Which parts of the operating system are missing, and which Debian package brings each?

Runs before anything is installed, hence on the standard library alone and with the syntax of Python 3.8: an
old Python is to be told so in a sentence. `check_system.py` asks for what setting up and the tests need,
`check_system.py window` for what a window on X11 needs as well. As root on Debian and its kin it installs
what is missing; else it says what to type. Exits 0 when all that is needed is there, 1 when not.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

OLDEST = (3, 11)
LIST = Path(__file__).with_name("debian-packages.txt")


class Part(NamedTuple):
    """One line of debian-packages.txt."""

    need: str
    package: str
    sign: str


def parts() -> list[Part]:
    """All parts of the system the program can use."""
    lines = LIST.read_text(encoding="utf-8").splitlines()
    return [Part(*line.split()) for line in lines if line and not line.startswith("#")]


def is_there(part: Part) -> bool:
    """Whether the system has a part, found out by trying it."""
    kind, _, name = part.sign.rpartition(":")
    if kind == "exe":
        return shutil.which(name, path=os.environ.get("PATH", "") + ":/usr/sbin:/sbin") is not None
    if kind == "module":
        return importlib.util.find_spec(name) is not None
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def missing() -> list[Part]:
    """The parts this system does not have."""
    return [part for part in parts() if not is_there(part)]


def names(lacking: list[Part]) -> str:
    """Their packages, once each, as typed after `apt-get install`."""
    return " ".join(dict.fromkeys(part.package for part in lacking))


def install(lacking: list[Part]) -> None:
    """Install packages with apt-get, as root; failures are told, what they mean is seen by looking again."""
    print(f"Installing system packages: {names(lacking)}", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    fetch = ["apt-get", "install", "-y", "-q", "--no-install-recommends", *names(lacking).split()]
    for command in (["apt-get", "update", "-q"], fetch):
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            print(f"{' '.join(command)} failed:\n{(done.stderr or done.stdout).strip()}", file=sys.stderr)


def tell(lacking: list[Part], needed: bool) -> None:
    """Say what is missing and what to type."""
    what = "Missing in this system" if needed else "Not in this system (most things work without)"
    if shutil.which("apt-get"):
        print(f"{what}. To add it, type:\n\n    sudo apt-get install {names(lacking)}\n", file=sys.stderr)
    else:
        signs = ", ".join(part.sign.rpartition(":")[2] for part in lacking)
        print(f"{what}: {signs}. (Debian calls the packages: {names(lacking)})", file=sys.stderr)


def check(needs: set[str]) -> int:
    """Install or name what is missing; the exit code."""
    lacking = missing()
    if lacking and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        install(lacking)
        importlib.invalidate_caches()
        lacking = missing()
    needed = [part for part in lacking if part.need in needs]
    rest = [part for part in lacking if part.need not in needs]
    if needed:
        tell(needed, needed=True)
    if rest and "window" not in needs:
        tell(rest, needed=False)
    # Elsewhere the libraries may have other names: then Qt has the last word.
    return 1 if needed and shutil.which("apt-get") else 0


def main() -> int:
    """Look at Python first, then at the libraries."""
    if sys.version_info < OLDEST:
        found = platform.python_version()
        print(f"Python {OLDEST[0]}.{OLDEST[1]} or newer is needed, this is {found}.", file=sys.stderr)
        print("Name another one like this: make setup PYTHON=python3.12", file=sys.stderr)
        return 1
    if not sys.platform.startswith("linux"):
        return 0
    elsewhere = os.environ.get("WAYLAND_DISPLAY") or os.environ.get("QT_QPA_PLATFORM")
    return check({"base", "window"} if "window" in sys.argv[1:] and not elsewhere else {"base"})


if __name__ == "__main__":
    sys.exit(main())
