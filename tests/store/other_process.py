"""How does another process have a tournament file? Run as `FILE`: open until somebody writes a line."""

import os
import sys
from pathlib import Path

from tichu_turnier.store.store import Store


def say(*words: object) -> None:
    """One line at once: a killed writer leaves no half lines."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


if __name__ == "__main__":
    with Store.open(Path(sys.argv[1])):
        say("open")
        sys.stdin.readline()
