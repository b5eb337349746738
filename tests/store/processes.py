"""How do tests start another Python that can import them?"""

import os
import subprocess
import sys
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
