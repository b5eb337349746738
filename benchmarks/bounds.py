"""How soon is what is far too much refused, by every command that reads it?"""

import re
import tempfile
from collections.abc import Mapping
from pathlib import Path
from statistics import median

from tichu_turnier.cli.bench import LOOPS, RUNS, calibration, seconds


def measure() -> Mapping[str, Mapping[str, float]]:
    """Of each file that is larger or stranger than any list, the longest road: CPU seconds and loops."""
    from tests.transfer.test_bounds import ROADS, loaded, roads_of, told_by

    found: dict[str, Mapping[str, float]] = {}
    with loaded() as father:
        for name in ROADS:
            loop = median(seconds(calibration) for _ in range(RUNS)) / LOOPS
            with tempfile.TemporaryDirectory() as folder:
                told = told_by(father, roads_of(Path(folder), name))
            longest = max(float(each) for each in re.findall(r"ROAD \d ([\d.]+)", told))
            found[name] = {"cpu_seconds": round(longest, 2), "loops_per_op": round(longest / loop)}
    return found
