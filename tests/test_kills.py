"""Is every acknowledged result there after the program was killed, whichever way it was entered?

`TICHU_KILLS=200` makes it 200 kills instead of 4; half of them hit a desk, half the command line. So does
`python -m benchmarks kills`.
"""

import os
import sys

import pytest

from tests.kills import TABLES, Victims

KILLS = int(os.environ.get("TICHU_KILLS", "4"))

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="writers are forked and killed with Unix means"),
    pytest.mark.timeout(180 + 3 * KILLS),
]


def test_every_acknowledged_result_survives(tmp_path):
    victims = Victims(tmp_path)
    victims.kill(KILLS)
    assert victims.kills == {"desk": KILLS // 2, "batch": KILLS // 4, "enter": KILLS // 4}
    assert len(victims.acknowledged) >= 10 + TABLES + 1  # before the first kill of each kind
    code, said = victims.verified()
    assert code == 0, said
    left = {file.name for file in tmp_path.iterdir()} - {"abend.tichu.lock"}
    assert left <= {"abend.tichu", "abend.backups", "results.jsonl"}
