"""Does a desk far away, over a bad line with real packets, have the same in the end, and say how it is?"""

from contextlib import closing

import pytest

from tests.desk.far_network import Computer, main


@pytest.fixture
def _networks(tmp_path):
    try:
        with closing(Computer(1, tmp_path / "home")):
            pass
    except OSError as error:
        pytest.skip(f"no network stack of its own is to be had here: {error}")


@pytest.mark.usefixtures("_networks")
def test_far_away_over_a_bad_line_all_is_there_once():
    told = main(results=4, delay=20, pause=0.2, cuts=1)
    assert told["results"] == 9
    states = told["states far away"]
    # A busy machine may be out of reach for a moment more, before and after.
    assert ["here", 2] in states
    assert states[-1] == ["live", 0]
