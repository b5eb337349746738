"""Can a knock-out be run from the command line, from the first name to the winner?"""

import pytest

from tests.cli.reading import exported


def test_settings(done, file):
    wishes = "seeded=yes third-place=no best-of-three-from=4 groups=3 advancing=1"
    words = (word for wish in wishes.split() for word in ("--set", wish))
    done("new", file, "--preset", "groups-knock-out", *words)
    assert exported(done, file)["regulations"]["knock_out"] == {
        "seeded": True,
        "third_place": False,
        "best_of_three_from": 4,
        "groups": 3,
        "advancing": 1,
    }


@pytest.mark.parametrize("wish", ["seeded=perhaps", "groups=0", "best-of-three-from=-1"])
def test_what_makes_no_sense_is_refused(call, file, wish):
    answer = call("new", file, "--preset", "knock-out", "--set", wish)
    assert answer.code == 2
    assert wish.partition("=")[0] in answer.err


def test_a_whole_one_plays_itself(done, tmp_path):
    out = tmp_path / "pokal"
    words = ("--preset", "knock-out", "--entrants", 6, "--seed", 2, "--out", out)
    answer = done("demo", *words, "--json").json
    table = done("standings", out / "demo.tichu", "--json").json
    assert [row["place"] for row in table][:2] == [1, 2]
    assert table[0]["tie_breaks"]["bracket"] == -1
    assert done("verify", out / "demo.tichu", "--json").json["ok"] is True
    assert "score-slips-3.pdf" in {path.rpartition("/")[2] for path in answer["sheets"]}


def test_a_level_match_stops_the_draw_until_one_more_hand_is_played(done, call, file):
    done("new", file, "--preset", "knock-out", "--set", "seeded=yes")
    names = "".join(f"{name};{name}in;{name}chen\n" for name in ("Adler", "Biber", "Dachs", "Elster"))
    done("register", file, "--from", "-", stdin="Team;Spieler 1;Spieler 2\n" + names)
    assert [table["seats"][:2] for table in done("draw", file, "--json").json["tables"]] == [[1, 4], [2, 3]]
    done("enter", file, "--round", 1, "--table", 1, "--score", "1000:400")
    done("enter", file, "--round", 1, "--table", 2, "--score", "1000:1000")
    answer = call("draw", file)
    assert (answer.code, answer.out) == (1, "")
    assert "Tisch 2" in answer.err
    assert "unentschieden" in answer.err
    done("enter", file, "--round", 1, "--table", 2, "--score", "1000:1100")
    final = done("draw", file, "--json").json
    assert [table["seats"][:2] for table in final["tables"]] == [[1, 3], [4, 2]]
    assert final["sitting_out"] == []


def test_the_list_of_seeds_is_put_in_order(done, call, file):
    done("new", file, "--preset", "knock-out", "--set", "seeded=yes")
    for one, other in (("Adler", "Biber"), ("Dachs", "Eule"), ("Fuchs", "Gans")):
        done("register", file, one, "--partner", other)
    assert done("seeding", file, 3, 1, "--json").json["place"] == 1
    assert "auf Platz 2" in done("seeding", file, 1, 2).out
    assert [each["seeding"] for each in exported(done, file)["entrants"]] == [2, 3, 1]
    assert "auf Platz 1" in done("journal", file).out
    assert call("seeding", file, 1, 4).code == 1
    done("draw", file, "--seed", 1)
    assert call("seeding", file, 1, 1).code == 1
