"""Does a command of which any write fails leave everything as it was, or done and told so?

`TICHU_TRIALS=1000` makes it 1000 failures instead of 18, spread over nine commands.
"""

import json
import os

import pytest

from tests.store.disk import between, library

TRIALS = int(os.environ.get("TICHU_TRIALS", "18"))
COMMANDS = 9

pytestmark = [
    pytest.mark.timeout(120 + 2 * TRIALS),
    pytest.mark.files_only("the disk fails under another process, which opens a file alone"),
]


def test_nothing_is_lost_or_half_done_and_all_is_told(tmp_path):
    root = tmp_path / "disk"
    said = json.loads(between(library(tmp_path), root, "tests.store.failed_writes", root, TRIALS, TRIALS))
    assert said["faults"] == []
    refused = {name for name, count in said["counts"].items() if count and name.endswith(" refused")}
    assert len(refused) == COMMANDS
