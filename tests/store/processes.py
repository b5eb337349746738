"""How do tests start another Python that can import them?"""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.conftest import REPOSITORY

ENVIRONMENT = {**os.environ, "PYTHONPATH": str(REPOSITORY)}


def started(module: str, *args: str | Path) -> subprocess.Popen[str]:
    """Another process with pipes to and from it."""
    return subprocess.Popen(
        [sys.executable, "-m", module, *map(str, args)],
        cwd=REPOSITORY,
        env=ENVIRONMENT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    """Another process from start to end."""
    return subprocess.run(
        [*map(str, command)],
        cwd=REPOSITORY,
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def begun(scribe, *task):
    """The process number of a writer that has just begun."""
    print(*task, sep="\t", file=scribe.stdin, flush=True)
    word, pid = scribe.stdout.readline().split()
    assert word == "pid"
    return int(pid)


def seconds_for_ten(scribe, *task):
    """How long a writer needs here and now until it has acknowledged ten times."""
    pid, start = begun(scribe, *task), time.monotonic()
    lines = [scribe.stdout.readline().rstrip("\n") for _ in range(10)]
    needed = time.monotonic() - start
    return needed, lines + ended(scribe, pid)


def ended(scribe, pid):
    """What the writer acknowledged before it was killed just now."""
    os.kill(pid, signal.SIGKILL)
    print(file=scribe.stdin, flush=True)
    return [line.rstrip("\n") for line in iter(scribe.stdout.readline, "gone\n")]


def killed(scribe, seconds, *task):
    """What a writer acknowledged before it was killed after that time."""
    pid = begun(scribe, *task)
    time.sleep(seconds)
    return ended(scribe, pid)
