"""Who waits goes first, and whoever comes too late for a bracket hears it before, from the command line?"""

import pytest

TEN = "Adler\nBiber\nDachs\nElster\nFuchs\nGans\nHase\nIgel\nLuchs\nMarder\n"


@pytest.fixture
def full(done, tmp_path):
    """Eight places, and ten who want one: Luchs and Marder wait."""
    file = tmp_path / "voll.tichu"
    done("new", file, "--preset", "club-evening", "--set", "room-for=8")
    assert "Warteliste" in done("register", file, "--from", "-", stdin=TEN).err
    return file


def waits(done, file):
    return [each["name"] for each in done.exported(file)["entrants"] if each["waiting"]]


def test_a_place_that_becomes_free_is_for_whoever_waits(done, full):
    assert "«Luchs» an der Reihe" in done("withdraw", full, "Adler", "--from-round", 1).err
    said = done("register", full, "Nandu").err
    assert "Luchs wartet darauf" in said
    assert waits(done, full) == ["Luchs", "Marder", "Nandu"]
    assert "«Luchs» an der Reihe" in done("draw", full, "--seed", 1).err
    assert done("move-up", full, "--json").json["name"] == "Luchs"
    assert waits(done, full) == ["Marder", "Nandu"]


def test_more_room_is_offered_and_only_what_is_left_is_for_newcomers(done, full):
    assert "3 Plätze sind frei" in done("set", full, "room-for=11").err
    done("register", full, "Nandu")
    assert waits(done, full) == ["Luchs", "Marder"]
    done("register", full, "Otter")
    assert waits(done, full) == ["Luchs", "Marder", "Otter"]


def test_nobody_moves_up_in_vain(done, refused, full):
    assert "Alle 8 Plätze" in refused("move-up", full)
    said = done("move-up", full, "Marder").err  # the director decides
    assert "einer mehr" in said or "8 Plätze waren" in said
    assert "«Luchs» wartet schon länger" in said
    assert waits(done, full) == ["Luchs"]
    assert "nicht auf der Warteliste" in refused("move-up", full, "Marder")
    done("move-up", full, "Marder", "--back")
    assert waits(done, full) == ["Luchs", "Marder"]
    assert "schon auf der Warteliste" in refused("move-up", full, "Marder", "--back")
    assert "--back" in refused("move-up", full, "--back", code=2)
    for name in ("Luchs", "Marder"):
        done("withdraw", full, name, "--from-round", 1)
    assert "niemand" in refused("move-up", full)


def test_who_waits_may_say_when_he_is_here(done, full):
    answer = done("present", full, "Luchs", "--rounds", "1-2")
    assert "in Runde 1–2" in answer.out
    assert "Warteliste" in answer.err
    assert done("present", full, "Luchs", "--rounds", "2", "--json").json["rounds"] == [2]


def test_a_list_taken_over_into_fewer_places_makes_the_rest_wait(done, full, tmp_path):
    done("withdraw", full, "Adler", "--from-round", 1)
    done("move-up", full)
    for room, last, count in ((6, "Marder", 4), (8, "Marder", 2), (10, "", 0)):
        new = tmp_path / f"{room}.tichu"
        said = done("new", new, "--like", full, "--people", "--set", f"room-for={room}").err
        assert (f"«{last}»" in said) == bool(last)
        assert len(waits(done, new)) == count
        assert waits(done, new)[-1:] == [last] * bool(last)


@pytest.mark.parametrize("preset", ["knock-out", "double-elimination", "groups-knock-out", "two-knock-out"])
def test_whoever_comes_too_late_for_a_bracket_is_asked_before(done, refused, tmp_path, preset):
    file = tmp_path / "baum.tichu"
    done("new", file, "--preset", preset)
    alone = preset.startswith("two")
    for name in ("Adler", "Biber", "Dachs", "Elster"):
        done("register", file, name, *(() if alone else ("--partner", f"{name} II")))
    late = ("register", file, "Zander", *(() if alone else ("--partner", "Zander II")))
    assert "ausgelost" not in done(*late).err
    done("draw", file, "--seed", 1)
    late = ("register", file, "Yak", *(() if alone else ("--partner", "Yak II")))
    assert "kann nicht mehr mitspielen" in refused(*late)
    assert len(done.exported(file)["entrants"]) == 5
    answer = done(*late, "--force")
    assert "begegnung" not in answer.out
    assert len(done.exported(file)["entrants"]) == 6
    assert "begegnung" not in done("withdraw", file, 6, "--from-round", 2).out


def test_a_cost_is_said_only_where_the_draw_is_free_to_have_one(done, club):
    done("draw", club, "--seed", 1)
    assert "begegnung" in done("register", club, "Luchs").out
    done("set", club, "room-for=9")
    assert "begegnung" not in done("register", club, "Marder").out  # waits
    done("draw", club, "--all", "--seed", 2)
    assert "begegnung" not in done("register", club, "Nandu").out  # nothing is left to draw


def test_a_changed_rule_says_what_it_does_to_the_places(done, club):
    done("draw", club, "--seed", 1)
    answer = done("set", club, "win=3", "tie=2", "fee=7.50")
    assert "win" in answer.out
    journal = done("journal", club).out
    for words in ("Siegpunkte für einen Sieg: 2 → 3", "für ein Unentschieden: 1 → 2", "7.50"):
        assert words in journal
