"""Is every acknowledged result there after so many kills? Half hit a desk, half the command line."""

import sys
import tempfile
from pathlib import Path
from time import monotonic


def measure(count: int = 200) -> dict[str, object]:
    """Kills so many programs that enter results; ends with an AssertionError if a result is missing."""
    from tests.kills import Victims

    start = monotonic()
    with tempfile.TemporaryDirectory() as folder:
        victims = Victims(Path(folder))
        victims.kill(count)
        code, said = victims.verified()
    if code:
        sys.exit(said)
    return {
        "kills": dict(victims.kills),
        "acknowledged_results": len(victims.acknowledged),
        "saved_but_killed_before_telling": victims.untold,
        "missing": 0,
        "verify": "clean",
        "seconds": round(monotonic() - start),
    }
