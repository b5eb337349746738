"""Is everybody one person in a season, and every evening one, from the command line?"""

import json
import shutil

import pytest

from tichu_turnier.settings import season_path


def evening(done, folder, number, people, preset="swiss"):
    """An evening of teams, or of two players, with one round played."""
    file = folder / f"{number}.tichu"
    done("new", file, "--preset", preset, "--date", f"2026-{number:02}-07", "--set", "rounds=1")
    for name in people:
        one, _, other = name.partition(" & ")
        name_and_club, club = one.split("/") if "/" in one else (one, "")
        done("register", file, name_and_club, *(("--partner", other) if other else ()), "--club", club)
    done("draw", file, "--seed", number)
    for table in done.exported(file)["rounds"][0]["tables"]:
        done("enter", file, "--round", 1, "--table", table["table"], "--score", "600:400")
    return file


def rows(done, *arguments):
    return {(row["name"], row["club"]): row for row in done("season", *arguments, "--json").json}


@pytest.fixture
def doubles(done, tmp_path):
    """Two evenings on which two Wolfs of two clubs play, and a friend who is written in two ways."""
    both = ("Wolf/Bern", "Wolf/Basel")
    first = evening(done, tmp_path, 1, (*both, "Jürg Müller", "Uhu"), "two-swiss")
    return [first, evening(done, tmp_path, 2, (*reversed(both), "Juerg Mueller", "UHU"), "two-swiss")]


def test_two_of_one_name_stay_two_in_every_list(done, doubles):
    for words in (
        *(["--method", key] for key in ("victory-points", "place-points", "ranking-list")),
        ["--rating"],
    ):
        found = rows(done, *doubles, *words)
        assert {("Wolf", "Bern"), ("Wolf", "Basel")} <= set(found)
        assert len(found) == 5
        out = done("season", *doubles, *words).out
        assert "Wolf (Bern)" in out
        assert "Wolf (Basel)" in out
    assert done("check", *doubles).out


def test_what_is_similar_is_asked_once_and_the_answer_kept(done, refused, doubles):
    asked = "Jürg Müller"
    assert asked in done("season", *doubles).err
    assert len(rows(done, *doubles, "--same", "Jürg Müller=Juerg Mueller")) == 4
    assert asked + "»" not in done("season", *doubles).err.replace("gezählt", "")
    assert len(rows(done, *doubles)) == 4  # as was said the last time
    assert len(rows(done, *doubles, "--rating")) == 4
    assert done("check", *doubles).out
    assert len(rows(done, *doubles, "--different", "Juerg Mueller=Jürg Müller")) == 5
    assert asked not in done("season", *doubles).err
    said = refused("season", *doubles, "--same", "Wolf=Uhu")
    assert "Wolf (Bern)" in said
    assert "Wolf (Basel)" in said
    assert "sind zwei" in refused("season", *doubles, "--same", "Wolf (Bern)=Uhu")
    assert "Yeti" in refused("season", *doubles, "--same", "Yeti=Uhu")
    assert refused("season", *doubles, "--same", "Yeti")


def test_a_name_that_is_erased_is_in_no_answer_either(done, doubles):
    done("season", *doubles, "--same", "Jürg Müller=Juerg Mueller")
    done("erase", doubles[0], "Jürg Müller", "--yes")
    done("erase", doubles[1], "Juerg Mueller", "--yes")
    names = [row["name"] for row in done("season", *doubles, "--json").json]
    assert sorted(names)[:2] == ["N. N. 3", "N. N. 3"]  # two people whom nobody knows are not one
    assert len(names) == 5
    assert "Müller" not in season_path().read_text(encoding="utf-8")


def test_teams_are_their_members(done, tmp_path):
    first = evening(done, tmp_path, 1, ("Adler & Biber", "Dachs & Elster"))
    second = evening(done, tmp_path, 2, ("Elster & Dachs", "BIBER & adler"))
    assert len(rows(done, first, second)) == 2
    assert all(
        len([each for each in row["evenings"] if each]) == 2 for row in rows(done, first, second).values()
    )
    third = evening(done, tmp_path, 3, ("Adler", "Dachs"), "two-swiss")
    assert "verschiedene Zeilen" in done("season", first, third).err
    assert "verschiedene Zeilen" not in done("season", first, second).err
    assert done("check", first, second, third).out


@pytest.mark.parametrize("how", ["copied", "exported", "renamed", "earlier"])
def test_the_same_evening_twice_is_refused(done, call, refused, tmp_path, how):
    file = evening(done, tmp_path, 1, ("Adler & Biber", "Dachs & Elster"))
    again = tmp_path / "again.tichu"
    if how == "exported":
        done("import", "-", again, stdin=done("export", file, "-o", "-").out)
    else:
        shutil.copy(file, again)
    if how == "earlier":
        done("enter", file, "--round", 1, "--table", 1, "--score", "400:600")
    assert "derselbe Abend" in refused("season", file, again)
    assert "derselbe Abend" in refused("season", file, again, "--rating")
    answer = call("check", file, again, "--json")
    assert answer.code == 1
    assert [each["kind"] for each in answer.json["differences"]] == ["season-twice"]


def test_an_export_that_does_not_say_which_evening_it_is_is_known_by_what_was_played(done, refused, tmp_path):
    """An earlier version wrote no identity: imported, it was counted beside the evening's own file."""
    teams = [f"{name} & {name} zwei" for name in ("Adler", "Biber", "Dachs", "Elster", "Fuchs", "Gans")]
    file, again = evening(done, tmp_path, 1, teams), tmp_path / "again.tichu"
    told = {key: value for key, value in done.exported(file).items() if key != "identity"}
    done("import", "-", again, stdin=json.dumps(told))
    done("enter", file, "--round", 1, "--table", 1, "--score", "400:600")
    done("erase", file, "Gans zwei", "--yes")
    assert "derselbe Abend" in refused("season", file, again)
    other = evening(done, tmp_path, 2, teams)
    assert done("season", again, other).out


def test_two_evenings_of_one_name_and_day_are_two(done, tmp_path):
    files = []
    for number in (1, 2):
        (tmp_path / f"{number}").mkdir()
        files.append(evening(done, tmp_path / f"{number}", 1, ("Adler & Biber", "Dachs & Elster")))
    assert len(rows(done, *files)) == 2
    assert done("check", *files).out
    like = tmp_path / "like.tichu"
    done("new", like, "--like", files[0], "--people")
    assert done.exported(like)["identity"] not in ("", done.exported(files[0])["identity"])


def test_who_is_taken_over_stays_the_same_under_a_better_name(done, tmp_path):
    first = evening(done, tmp_path, 1, ("Jurg Mueler", "Uhu"), "two-swiss")
    second = tmp_path / "2.tichu"
    done("new", second, "--like", first, "--people", "--date", "2026-02-07")
    persons = [each["persons"] for each in done.exported(second)["entrants"]]
    assert persons == [[f"{done.exported(first)['identity']}:{number}"] for number in (1, 2)]
    done("draw", second, "--seed", 1)
    done("enter", second, "--round", 1, "--table", 1, "--score", "600:400")
    assert len(rows(done, first, second)) == 2
    assert done("check", first, second).out
