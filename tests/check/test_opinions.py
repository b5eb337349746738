"""Are evenings on which both opinions once differed, the program being right, judged alike now?"""

import pytest

from benchmarks.opinions import differences

SEEDS = {
    5000104: "one who came back had left in the middle, and somebody else took over",
    5001063: "one who came back sits in rounds that were drawn for somebody who left",
    5001436: "a newcomer took over from one who came back after the draw",
}


@pytest.mark.parametrize("seed", SEEDS, ids=SEEDS.get)
def test_both_opinions_agree(seed: int) -> None:
    assert differences(seed) == []
