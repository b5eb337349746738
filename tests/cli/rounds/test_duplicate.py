"""Can an evening with prepared hands be run from the command line, from the boards to the ranking?"""

import pytest

from tests.cli.reading import exported

NAMES = "Team;Spieler 1;Spieler 2\n" + "".join(
    f"{name};{name}in;{name}chen\n" for name in ("Adler", "Biber", "Dachs", "Elster")
)


@pytest.fixture
def evening(done, file):
    """Four partnerships, three rounds of two boards, nothing drawn yet."""
    wishes = ("--set", "rounds=3", "--set", "hands-per-stage=2", "--set", "board-seed=77")
    done("new", file, "--preset", "duplicate", *wishes)
    done("register", file, "--from", "-", stdin=NAMES)
    return file


def test_a_plan_says_which_boards(done):
    answer = done("plan", "--format", "duplicate", "--entrants", 8, "--rounds", 7, "--seed", 1, "--json").json
    assert len(answer["rounds"]) == 7
    assert [sorted(boards) for boards in zip(*answer["boards"], strict=True)]
    times = [boards for turn in answer["boards"] for boards in turn]
    assert all(times.count(boards) == 4 for boards in range(1, 8))
    assert all(len(set(turn)) == 4 for turn in answer["boards"])
    assert answer["quality"]["opponent_repeats"] == 0
    words = done("plan", "--format", "duplicate", "--entrants", 5, "--rounds", 2, "--seed", 1).out
    assert words.count("[") == 4


def test_the_seed_of_the_boards_is_kept_and_else_a_secret(done, evening, tmp_path):
    assert exported(done, evening)["regulations"]["board_seed"] == 77
    seeds = set()
    for name in ("a", "b"):
        done("new", tmp_path / f"{name}.tichu", "--preset", "duplicate")
        seeds.add(exported(done, tmp_path / f"{name}.tichu")["regulations"]["board_seed"])
    assert len(seeds) == 2
    assert 0 not in seeds


def test_boards_are_drawn_entered_adjusted_and_ranked(done, call, evening):
    drawn = done("draw", evening, "--seed", 5, "--json").json
    assert [table["first_board"] for table in drawn["tables"]] == [1, 1]
    place = ("enter", evening, "--round", 1, "--table")
    done(*place, 1, "--hand", "70:30", "--hand", "AVG+:AVG-")
    done(*place, 2, "--hand", "60:40", "--hand", "50:50")
    one, other = (table["seats"] for table in drawn["tables"])
    rows = {row["id"]: row for row in done("standings", evening, "--json").json}
    assert rows[one[0]]["victory_points"] == pytest.approx(2 + 1.2)
    assert rows[one[1]]["victory_points"] == pytest.approx(0.8)
    assert rows[other[0]]["victory_points"] == 1
    assert rows[other[1]]["tie_breaks"]["matchpoint-percentage"] == 75
    assert "80.00" in done("standings", evening).out
    assert call(*place, 1, "--hand", "AVG+++").code == 1
    assert done("verify", evening, "--json").json["ok"] is True


def test_a_whole_evening_plays_itself(done, tmp_path):
    out = tmp_path / "boards"
    answer = done("demo", "--preset", "duplicate", "--entrants", 7, "--seed", 2, "--out", out, "--json").json
    assert "boards.pdf" in {path.rpartition("/")[2] for path in answer["sheets"]}
    rows = done("standings", out / "demo.tichu", "--json").json
    assert sorted(row["byes"] for row in rows) == [0, 0, 1, 1, 1, 1, 1]
    assert done("verify", out / "demo.tichu", "--json").json["ok"] is True
    assert all(line["agrees"] for line in done("draw", out / "demo.tichu", "--check", "--json").lines)
    done("print", out / "demo.tichu", "boards", "-o", tmp_path / "boards.csv")
    assert (tmp_path / "boards.csv").read_text(encoding="utf-8-sig").count("Nord") == 15
