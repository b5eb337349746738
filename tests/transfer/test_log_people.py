"""Do the hands of a log go to the people whom it names?"""

import pytest

from tests.cli.setup.test_exchange import SEEDS, a_log
from tests.evenings import ANIMALS, drawn, fresh, keys, listed, refused
from tichu_turnier.tournament.model.presets import preset
from tichu_turnier.tournament.tables.table import table_of
from tichu_turnier.transfer.result_preview import preview_results
from tichu_turnier.transfer.results.log import read_log


def evening(key, count=8):
    """By the rules of the log, in which a double victory brings 200."""
    rules = preset("treibhaus").regulations.rules
    return drawn(listed(fresh(preset(key), rules=rules), ANIMALS[:count]), 1, 1)


def names_at(tournament, index, order=(0, 1, 2, 3)):
    seats = table_of(tournament.rounds[0].tables[0], tournament.regulations).seats_of_hand(index)
    return [tournament.name_of(seats[seat]) for seat in order]


@pytest.fixture
def logged(tmp_path):
    """A log of so many hands, in each of which the names given for it sit on seats 0 to 3."""

    def work(*names):
        folder = tmp_path / "logs"
        folder.mkdir(exist_ok=True)
        texts, results = [], []
        for seed, four in zip(SEEDS, names, strict=False):
            path, (result,) = a_log(folder, (seed,), four)
            texts.append(path.read_text(encoding="utf-8"))
            results.append(result)
        path = tmp_path / "partie.tch"
        path.write_text("".join(texts), encoding="utf-8")
        return path, results

    return work


def test_partners_who_change_are_followed_by_name(logged):
    """In hand 2 the sides sit the other way round, from hand 4 on others are partners."""
    club = evening("turnier")
    path, results = logged(*(names_at(club, i, (1, 0, 3, 2) if i == 1 else (0, 1, 2, 3)) for i in range(9)))
    change, notes = read_log(path, club, 1, 1)
    expected = [result[::-1] if index == 1 else result for index, result in enumerate(results)]
    assert [(hand.a, hand.b) for hand in change.report.hands] == expected
    assert notes == ()


@pytest.mark.parametrize(
    ("order", "hand"),
    [((0, 2, 1, 3), 1), ((0, 1, 3, 2), 4)],
)
def test_others_than_the_partners_of_the_table_are_refused(logged, order, hand):
    """They were taken by their seats once, and their points went to others."""
    club = evening("turnier")
    lines = [names_at(club, index) for index in range(9)]
    one, two, three, four = lines[hand]
    lines[hand] = [one, three, two, four] if order == (0, 2, 1, 3) else [one, two, four, three]
    path, _ = logged(*lines)
    found = refused(read_log, path, club, 1, 1)
    assert found == ["reading-log-partners"]


def test_people_of_another_table_are_refused(logged):
    teams = evening("treibhaus")
    there = teams.rounds[0].tables[1]
    names = [teams.entrants[who].members[seat // 2] for seat, who in enumerate(there.seats)]
    path, _ = logged(*[names] * 9)
    assert refused(read_log, path, teams, 1, 1) == ["reading-other-table"]


def test_a_name_that_nobody_has_beside_others_is_asked_about(logged):
    teams = evening("treibhaus")
    here = teams.rounds[0].tables[0]
    names = [teams.entrants[who].members[seat // 2] for seat, who in enumerate(here.seats)]
    path, results = logged(*[[names[1], "Drache99", names[3], names[2]]] * 9)
    (line,) = preview_results(path, teams, (1, 1)).lines
    assert line.waits
    assert keys(line.told) == ["reading-log-unknown"]
    assert [(hand.b, hand.a) for hand in line.change.report.hands] == results


def test_strangers_who_change_seats_take_their_points_along(logged):
    teams = evening("treibhaus")
    path, results = logged(*[["x", "y", "z", "w"]] * 4, *[["y", "x", "w", "z"]] * 5)
    change, notes = read_log(path, teams, 1, 1)
    expected = [*results[:4], *(result[::-1] for result in results[4:])]
    assert [(hand.a, hand.b) for hand in change.report.hands] == expected
    assert keys(notes) == ["import-log-seats"]
    path, _ = logged(*[["x", "y", "z", "w"]] * 4, *[["x", "z", "y", "w"]] * 5)
    (line,) = preview_results(path, teams, (1, 1)).lines
    assert line.waits
    assert "reading-log-moved" in keys(line.told)


def test_a_hand_that_comes_twice_is_noticed(logged):
    teams = evening("treibhaus")
    path, _ = logged(*[["x", "y", "z", "w"]] * 3)
    path.write_text(path.read_text(encoding="utf-8") * 2, encoding="utf-8")
    assert refused(read_log, path, teams, 1, 1) == ["reading-log-twice"] * 3
