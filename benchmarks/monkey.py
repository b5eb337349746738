"""Does the window survive a monkey for so many minutes, one seed after the other?"""

import gc
import os
import sys
import tempfile
from pathlib import Path
from time import monotonic

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
_MINUTES_A_SEED = 5.0


def measure(minutes: float = 2.0, seed: int = 1) -> dict[str, object]:
    """Plays with a fresh window for each seed from `seed` on; ends with what was done before a bug."""
    from tests.gui.monkey import Diary, Monkey
    from tichu_turnier.gui.application import make_application, set_look

    make_application()
    set_look("light")
    end = monotonic() + 60 * minutes
    diaries: list[Diary] = []
    while (start := monotonic()) < end:
        seconds = min(end - start, 60 * _MINUTES_A_SEED)
        with tempfile.TemporaryDirectory() as folder:
            diaries.append(Monkey(Path(folder), seed + len(diaries)).run(0, seconds))
        if diaries[-1].bugs:
            sys.exit(diaries[-1].told())
        gc.unfreeze()  # each window keeps what it is made of from being searched: it is gone now
    return {
        "seeds": [diary.seed for diary in diaries],
        "moves": [diary.moves.total() for diary in diaries],
        "files_verified": sum(diary.verified for diary in diaries),
        "growth_mb": [round(diary.growth, 1) for diary in diaries],
    }
