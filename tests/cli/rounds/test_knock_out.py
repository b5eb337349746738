"""Can a knock-out and an evening with prepared hands be run from the command line to the winner?"""

import pytest


def test_settings(done, file):
    wishes = "seeded=yes third-place=no best-of-three-from=4 groups=3 advancing=1"
    words = (word for wish in wishes.split() for word in ("--set", wish))
    done("new", file, "--preset", "groups-knock-out", *words)
    assert done.exported(file)["regulations"]["knock_out"] == {
        "seeded": True,
        "third_place": False,
        "best_of_three_from": 4,
        "groups": 3,
        "advancing": 1,
    }


def test_a_level_match_stops_the_draw_until_one_more_hand_is_played(done, refused, file):
    done("new", file, "--preset", "knock-out", "--set", "seeded=yes")
    done.teams(file, ("Adler", "Biber", "Dachs", "Elster"))
    assert [table["seats"][:2] for table in done("draw", file, "--json").json["tables"]] == [[1, 4], [2, 3]]
    done("enter", file, "--round", 1, "--table", 1, "--score", "1000:400")
    done("enter", file, "--round", 1, "--table", 2, "--score", "1000:1000")
    said = refused("draw", file)
    assert "Tisch 2" in said
    assert "unentschieden" in said
    done("enter", file, "--round", 1, "--table", 2, "--score", "1000:1100")
    final = done("draw", file, "--json").json
    assert [table["seats"][:2] for table in final["tables"]] == [[1, 3], [4, 2]]
    assert final["sitting_out"] == []


def test_rounds_without_a_row_are_told_at_the_draw_and_the_timetable_is_fitted(done, file):
    """Eighteen teams play five rounds, the timetable has four: the final stood nowhere."""
    done("new", file, "--preset", "knock-out")
    done.teams(file, [f"Karte {number}" for number in range(18)])
    words = "5 Runden sind nötig, der Zeitplan hat 4. Angepasst ist um 19:15 Schluss statt um 18:00."
    drawn = done("draw", file, "--seed", 3)
    assert words in drawn.err
    shown = done("timetable", file)
    assert "–            Final: ohne Zeit im Zeitplan" in shown.out.splitlines()
    assert words in shown.err
    fitted = done("timetable", file, "--fit")
    assert "18:00–19:00  Final  60 min" in fitted.out.splitlines()
    assert fitted.err == ""


def test_the_list_of_seeds_is_put_in_order(done, call, file):
    done("new", file, "--preset", "knock-out", "--set", "seeded=yes")
    done.teams(file, ("Adler", "Dachs", "Fuchs"))
    assert done("seeding", file, 3, 1, "--json").json["place"] == 1
    assert "auf Platz 2" in done("seeding", file, 1, 2).out
    assert [each["seeding"] for each in done.exported(file)["entrants"]] == [2, 3, 1]
    assert "auf Platz 1" in done("journal", file).out
    assert call("seeding", file, 1, 4).code == 1
    done("draw", file, "--seed", 1)
    assert call("seeding", file, 1, 1).code == 1


@pytest.fixture
def evening(done, file):
    """Four partnerships, three rounds of two boards, nothing drawn yet."""
    wishes = ("--set", "rounds=3", "--set", "hands-per-stage=2", "--set", "board-seed=77")
    done("new", file, "--preset", "duplicate", *wishes)
    done.teams(file, ("Adler", "Biber", "Dachs", "Elster"))
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
    assert done.exported(evening)["regulations"]["board_seed"] == 77
    seeds = set()
    for name in ("a", "b"):
        done("new", tmp_path / f"{name}.tichu", "--preset", "duplicate")
        seeds.add(done.exported(tmp_path / f"{name}.tichu")["regulations"]["board_seed"])
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
    done("print", evening, "boards", "-o", evening.with_name("boards.csv"))
    assert evening.with_name("boards.csv").read_text(encoding="utf-8-sig").count("Nord") == 6
