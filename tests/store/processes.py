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


def run(*command: str | Path, cwd: Path = REPOSITORY, **environment: str) -> subprocess.CompletedProcess[str]:
    """Another process from start to end; what is said of its environment counts beside that of the test."""
    return subprocess.run(
        [*map(str, command)],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": str(REPOSITORY), **environment},
        capture_output=True,
        text=True,
        timeout=110,  # a hanging one ends before its test does, a slow one may be as slow as the machine
        check=False,
    )


def begun(writers, *task):
    """The process number of a writer that has just begun."""
    print(*task, sep="\t", file=writers.stdin, flush=True)
    word, pid = writers.stdout.readline().split()
    assert word == "pid"
    return int(pid)


def seconds_for(writers, count, *task):
    """How long a writer needs here and now until it has acknowledged so many times, and all that it told."""
    pid, start = begun(writers, *task), time.monotonic()
    lines = [writers.stdout.readline().rstrip("\n") for _ in range(count)]
    needed = time.monotonic() - start
    return needed, lines + ended(writers, pid)


def ended(writers, pid):
    """What the writer acknowledged before it was killed just now."""
    os.kill(pid, signal.SIGKILL)
    print(file=writers.stdin, flush=True)
    return [line.rstrip("\n") for line in iter(writers.stdout.readline, "gone\n")]


def killed(writers, seconds, *task):
    """What a writer acknowledged before it was killed after that time."""
    pid = begun(writers, *task)
    time.sleep(seconds)
    return ended(writers, pid)
