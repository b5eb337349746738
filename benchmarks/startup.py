"""How long until the window can be used, compared with a bare PySide6 window? The goal is at most twice."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from benchmarks import in_turns

RUNS = 9
ROOT = Path(__file__).parents[1]
COSTLIEST = 10


def measure() -> dict[str, object]:
    """Both as processes of their own, started in turns, from start to `ready`."""
    with tempfile.TemporaryDirectory() as home:
        for kind in ("bare", "program"):
            _until_ready(kind, home)()  # compiles what is not yet compiled
        taken = in_turns({kind: _until_ready(kind, home) for kind in ("bare", "program")}, RUNS)
        costly = _costliest(home)
    return {
        "milliseconds": {kind: round(time * 1000) for kind, time in taken.items()},
        "program_to_bare": round(taken["program"] / taken["bare"], 2),
        "goal": 2.0,
        "costliest_imports_ms": costly,
    }


def _environment(home: str) -> dict[str, str]:
    own = {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT), "XDG_CONFIG_HOME": home}
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, **own}


def _until_ready(kind: str, home: str) -> Callable[[], None]:
    """Starts one of them and waits until it says that it can be used."""

    def start() -> None:
        command = [sys.executable, str(ROOT / "benchmarks" / "window_child.py"), kind]
        with subprocess.Popen(
            command, env=_environment(home), text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        ) as process:
            if process.stdout is None or process.stdout.readline() != "ready\n":
                sys.exit(f"the {kind} window did not show")
            process.kill()

    return start


def _costliest(home: str) -> dict[str, float]:
    """The modules whose own code takes longest to import, by Python's own clock (`-X importtime`)."""
    command = [sys.executable, "-X", "importtime", str(ROOT / "benchmarks" / "window_child.py"), "program"]
    done = subprocess.run(
        command, env=_environment(home), capture_output=True, text=True, check=True, timeout=60
    )
    found = {}
    for line in done.stderr.splitlines():
        if line.startswith("import time:") and line[12:].split("|")[0].strip().isdigit():
            own, _, name = line[12:].split("|")
            found[name.strip()] = int(own) / 1000
    return dict(sorted(found.items(), key=lambda pair: -pair[1])[:COSTLIEST])
