"""Does the command line measure what it says, as the contract wants it told?"""

import pytest

from tichu_turnier.cli import bench as benches

OPERATIONS = {
    "engine": {"lead", "follow", "playout", "read", "replay"},
    "draw": {"fours_16", "partnerships_100"},
    "desk": {"enter"},
    "sheets": {"slips_100", "ranking_1000"},
}


@pytest.fixture(autouse=True)
def _little_of_it(monkeypatch):
    """So much as is needed to see that it works."""
    for module, name, value in (
        (benches, "_HOLDINGS", 20),
        (benches, "_HANDS", 2),
        (benches, "_ENGINE_RUNS", 1),
        (benches, "_DRAWS", 1),
        (benches, "_PARTNERSHIPS", 20),
        (benches, "LOOPS", 10_000),
        (benches, "RUNS", 1),
        (benches, "DESK_TABLES", 3),
        (benches, "ENTRANTS", 40),
        (benches, "SLIP_TABLES", 2),
    ):
        monkeypatch.setattr(module, name, value)


@pytest.mark.parametrize("topic", OPERATIONS)
def test_figures_of_each_topic(done, topic):
    figures = done("bench", topic, "--json").json
    assert set(figures) == OPERATIONS[topic]
    for values in figures.values():
        assert set(values) == {"per_second", "loops_per_op"}
        assert all(value > 0 for value in values.values())


def test_in_words(done):
    assert len(done("bench").out.splitlines()) == len(OPERATIONS["engine"])
    assert "enter" in done("bench", "desk").out


def test_nothing_else_is_measured(refused):
    assert "engine" in refused("bench", "engin", code=2)
