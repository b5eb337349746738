"""How does a test keep a file open as a window does? `holder.py FILE` registers somebody and waits."""

import sys
from pathlib import Path

from tichu_turnier.desk.desk import Desk
from tichu_turnier.tournament.changes import AddEntrants
from tichu_turnier.tournament.registration.entrants import NewEntrant

if __name__ == "__main__":
    with Desk.open(Path(sys.argv[1]), "Fenster") as desk:
        desk.do(AddEntrants((NewEntrant("Luchs"),)))
        print("open", flush=True)  # noqa: T201 -- the test waits for it
        sys.stdin.readline()
