"""Are rounds drawn from the command line, by lot and by hand, and whole events planned?"""

import json
from collections import Counter

import pytest

from tichu_turnier.tournament.draws.formats import FORMATS
from tichu_turnier.tournament.model.snapshot import Unit


def test_draw(done, call, club):
    answer = done("draw", club, "--seed", 42, "--json").json
    assert {"round", "seed", "tables", "sitting_out", "quality", "bound"} <= set(answer)
    assert (answer["round"], answer["seed"], answer["sitting_out"]) == (1, 42, [])
    assert [table["table"] for table in answer["tables"]] == [1, 2]
    assert sorted(seat for table in answer["tables"] for seat in table["seats"]) == list(range(1, 9))
    keys = {"partner_repeats", "opponent_repeats", "meeting_repeats", "sit_out_spread"}
    assert keys <= set(answer["quality"])
    assert keys <= set(answer["bound"])
    assert call("draw", club, "--round", 1).code == 1
    assert "Warnung" in done("draw", club, "--round", 2).err


@pytest.mark.parametrize("seed", [("--seed", 5), ()])
def test_a_dry_run_publishes_nothing_and_the_seed_that_it_tells_brings_the_same(done, club, seed):
    trial = done("draw", club, *seed, "--dry-run", "--json").json
    assert done.exported(club)["rounds"] == []
    assert trial.pop("published") is False
    real = done("draw", club, "--seed", trial["seed"], "--json").json
    assert real.pop("published") is True
    assert real == trial


def tables_of(drawn):
    return {frozenset(table["seats"]) for table in drawn["tables"]}


def test_the_last_round_is_drawn_anew_by_another_seed_until_something_is_entered(done, call, refused, club):
    assert "noch keine Runde ausgelost" in refused("draw", club, "--again")
    first = done("draw", club, "--seed", 42, "--json").json
    trial = done("draw", club, "--again", "--dry-run", "--json").json
    assert tables_of(trial) != tables_of(first)
    assert [each["seed"] for each in done.exported(club)["rounds"]] == [42]
    other = done("draw", club, "--again", "--json").json
    assert (other["round"], len(done.exported(club)["rounds"])) == (1, 1)
    assert tables_of(other) != tables_of(first)
    assert "Auch 1 andere" in refused("draw", club, "--again", "--seed", other["seed"]).replace("\u2068", "")
    for more in (("--all",), ("--round", 1), ("--check",), ("--from", "plan.json")):
        assert call("draw", club, "--again", *more).code == 2
    done("enter", club, "--round", 1, "--table", 1, "--hand", "55:45")
    assert call("draw", club, "--again").code == 1
    assert done("draw", club, "--check").code == 0


def test_all_rounds_at_once(done, refused, club):
    trial = done("draw", club, "--all", "--seed", 3, "--json", "--dry-run").lines
    drawn = done("draw", club, "--all", "--seed", 3, "--json").lines
    assert [each["round"] for each in drawn] == [1, 2, 3]
    assert [each["tables"] for each in trial] == [each["tables"] for each in drawn]
    said = refused("draw", club)
    assert "drei" in said or "3" in said


def test_people_who_sit_out(done, club):
    done("register", club, "Luchs")
    drawn = done("draw", club, "--all", "--seed", 3, "--json").lines
    resting = [each["sitting_out"] for each in drawn]
    assert [len(each) for each in resting] == [1, 1, 1]
    assert len({each[0] for each in resting}) == 3
    other = club.with_name("zweites.tichu")
    done("new", other)
    done.people(other, [f"Karte {letter * 9}" for letter in "ABCDE"])
    assert "Freilos" in done("draw", other, "--seed", 3).out


def test_too_few_people(refused, done, file):
    done("new", file)
    done.people(file, ("Adler", "Bär", "Dachs"))
    assert "zu wenige" in refused("draw", file)


def at_tables(*numbers):
    """A plan of one round as `draw --json` says it, at two tables with these numbers."""
    seated = zip(numbers, ([1, 3, 2, 4], [5, 7, 6, 8]), strict=True)
    return json.dumps({"tables": [{"table": number, "seats": seats} for number, seats in seated]})


@pytest.mark.parametrize(
    ("plan", "said"),
    [
        ("", "JSON"),
        ("[", "JSON"),
        ("5", "Auslosung"),
        ('{"rounds": 5}', "Auslosung"),
        ('{"rounds": []}', "0"),
        ('{"rounds": [[[1, 2, 3]]]}', "Tisch 1"),
        ('{"rounds": [[[1, 2, 3, 99]]]}', "99"),
        ('{"rounds": [[[1, 2, 3, 4]], [[1, 2, 3, 3]]]}', "zwei Plätze"),
        ('{"rounds": [[], [[1, 2, 3, 4]]]}', "Tisch"),
        ('{"tables": [{"table": 1, "seats": [1, 2, 3]}]}', "Auslosung"),
        ('{"tables": 5}', "Auslosung"),
        ('{"round": 1, "tables": []}\n{"round": 1, "tables": []}', "Runde 1 steht zweimal"),
        ('{"rounds": [5]}', "Auslosung"),
        (at_tables(3, 3), "Tisch 3 kommt zweimal vor. Frei wäre 2."),
        (at_tables(0, 1), "Einen Tisch «0» gibt es nicht: Es gehen 1 bis 999. Frei wäre 2."),
        (at_tables(1000, 1), "Frei wäre 999."),
        (at_tables("drei", 1), "«drei»"),
        (at_tables(1.5, 1), "«1.5»"),
        (at_tables(True, 1), "«True»"),
    ],
)
def test_plans_that_are_none(refused, done, club, plan, said):
    assert said in refused("draw", club, "--from", "-", stdin=plan)
    assert done.exported(club)["rounds"] == []


def test_plans_go_on_where_the_draw_is(done, refused, club):
    plan = json.dumps({"rounds": [[[1, 2, 3, 4], [5, 6, 7, 8]], [[1, 5, 2, 6], [3, 7, 4, 8]]]})
    done("draw", club, "--from", "-", "--round", 1, stdin=plan)
    (second,) = done("draw", club, "--from", "-", "--json", stdin=plan).lines
    assert second["round"] == 2
    assert "keine mehr" in refused("draw", club, "--from", "-", stdin=plan)


def test_rounds_whose_numbers_are_none_count_by_their_places(done, club):
    seats = {"zwei": ([1, 3, 2, 4], [5, 7, 6, 8]), True: ([1, 2, 5, 6], [3, 4, 7, 8])}
    tables = {
        name: [{"table": n, "seats": four} for n, four in enumerate(each, 1)] for name, each in seats.items()
    }
    plan = {"rounds": [{"round": name, "tables": each} for name, each in tables.items()]}
    drawn = done("draw", club, "--from", "-", "--json", stdin=json.dumps(plan)).lines
    assert [each["round"] for each in drawn] == [1, 2]


def test_a_draw_can_be_typed_in_as_it_was_shown(done, teams):
    shown = done("draw", teams, "--seed", 2, "--dry-run", "--json")
    typed = done("draw", teams, "--from", "-", "--json", stdin=shown.out)
    assert typed.json["tables"] == shown.json["tables"]


def test_tables_keep_the_numbers_that_a_plan_gives_them(done, club):
    drawn = done("draw", club, "--from", "-", "--json", stdin=at_tables(12, 7)).json
    assert drawn["tables"] == [{"table": 7, "seats": [5, 7, 6, 8]}, {"table": 12, "seats": [1, 3, 2, 4]}]
    assert done("missing", club, "--json").json["missing"] == [7, 12]


def test_what_was_drawn_at_once_is_taken_over_line_by_line(done, club):
    drawn = done("draw", club, "--all", "--seed", 3, "--dry-run", "--json")
    done("draw", club, "--from", "-", "--round", 1, stdin=drawn.out)
    rest = done("draw", club, "--from", "-", "--json", stdin="\n".join(drawn.out.splitlines()[1:])).lines
    assert [(each["round"], each["tables"]) for each in rest] == [
        (each["round"], each["tables"]) for each in drawn.lines[1:]
    ]


def test_a_plan_is_read_alike_from_a_pipe_and_from_a_file(done, club, tmp_path):
    plan = "\ufeff" + json.dumps({"rounds": [[[1, 2, 3, 4], [5, 6, 7, 8]]]})
    (tmp_path / "plan.json").write_text(plan, encoding="utf-8")
    piped = done("draw", club, "--from", "-", "--dry-run", "--json", stdin=plan).json
    assert piped == done("draw", club, "--from", tmp_path / "plan.json", "--dry-run", "--json").json


def test_every_round_can_be_drawn_again_from_its_seed(done, call, club):
    assert "noch keine Runde" in done("draw", club, "--check").out
    code = done("draw", club, "--seed", 7, "--json").json["code"]
    done("register", club, "Luchs")
    done("withdraw", club, "Dachs", "--from-round", 2)
    done("draw", club, "--seed", 8)
    done("draw", club, "--from", "-", stdin=json.dumps([[[1, 2, 4, 5], [6, 7, 8, 9]]]))
    checked = done("draw", club, "--check", "--json").lines
    assert [each["agrees"] for each in checked] == [True, True, None]
    assert checked[0]["code"] == checked[0]["again"] == code
    said = done("draw", club, "--check").out
    assert f"Runde 1: Startzahl 7, Prüfwort {code}: nachgerechnet, stimmt." in said
    assert "von Hand" in said
    assert call("draw", club, "--check", "--seed", 3).code == 2


def test_who_leaves_a_drawn_round_makes_it_one_that_was_changed_by_hand(done, club, tmp_path):
    drawn = done("draw", club, "--seed", 7, "--json").json
    table = next(each for each in drawn["tables"] if 3 in each["seats"])
    left = done("withdraw", club, 3, "--from-round", 1)
    assert "setzen jetzt aus" in left.err
    assert "keine Wiederbegegnung" in left.out
    after = done.exported(club)["rounds"][0]
    assert sorted(after["sitting_out"]) == sorted(set(table["seats"]) - {3})
    assert after["exchanged"]
    assert "Runde 1: Startzahl 7, dann von Hand geändert" in done("draw", club, "--check").out
    done("print", club, "fairness", "-o", tmp_path / "fair.csv")
    assert "7, dann von Hand geändert" in (tmp_path / "fair.csv").read_text("utf-8-sig")


def test_a_draw_that_its_seed_does_not_give_is_found(done, refused, club, tmp_path):
    done("draw", club, "--seed", 7)
    plain = done.exported(club)
    plain["rounds"][0]["seed"] = 8
    other = tmp_path / "anderes.tichu"
    done("import", "-", other, stdin=json.dumps(plain))
    assert "Startzahl 8 ergibt" in refused("draw", other, "--check")


def test_several_rounds_at_once_swallow_no_warning(done, file):
    """Six teams who all meet: those who should not are named with the round in which they do."""
    done("new", file, "--preset", "round-robin")
    names = ("Adler;Hase", "Biber;Igel", "Dachs;Kranich", "Elster;Luchs", "Fuchs;Marder", "Gans;Otter")
    done("register", file, "--from", "-", stdin="\n".join(names))
    done("set", file, "rounds=5")
    done("keep-apart", file, 1, 2)
    said = done("draw", file, "--all", "--seed", 3, "--dry-run").err
    (met,) = [line for line in said.splitlines() if "sollen sich nicht begegnen" in line]
    assert met.startswith("Warnung: Runde 5: ")


@pytest.mark.parametrize("known", FORMATS, ids=lambda known: known.key)
@pytest.mark.parametrize("entrants", [0, 1, 5, 18])
def test_every_format_plans_for_any_number(done, known, entrants):
    plan = done(
        "plan", "--format", known.key, "--entrants", entrants, "--rounds", 4, "--seed", 1, "--json"
    ).json
    size = 2 if known.unit is Unit.PARTNERSHIP or known.key.startswith("two-") else 4
    assert len(plan["rounds"]) == 4
    for tables, resting in zip(plan["rounds"], plan["sitting_out"], strict=True):
        seated = [entrant for table in tables for side in table for entrant in side]
        if known.bracket is None:
            assert sorted([*seated, *resting]) == list(range(entrants))
            assert len(resting) == entrants % size
        assert len({*seated, *resting}) == len(seated) + len(resting)
        assert all(len(side) == size // 2 for table in tables for side in table)
    assert plan["quality"].keys() == plan["bound"].keys()
    assert all(plan["quality"][key] >= plan["bound"][key] for key in plan["quality"])


def test_the_figures_are_those_of_the_best_rounds_known(done):
    plan = done("plan", "--format", "individual", "--entrants", 16, "--rounds", 8, "--seed", 5, "--json").json
    figures = {"partner_repeats": 0, "opponent_repeats": 9, "meeting_repeats": 72, "sit_out_spread": 0}
    assert plan["quality"].items() >= figures.items()
    assert plan["bound"]["opponent_repeats"] <= 8


def test_the_tables_of_a_plan_stand_in_the_order_of_their_numbers(done):
    plan = done("plan", "--format", "individual", "--entrants", 64, "--rounds", 6, "--seed", 3, "--json").json
    visits = Counter(
        (who, number)
        for tables in plan["rounds"]
        for number, table in enumerate(tables)
        for side in table
        for who in side
    )
    assert max(visits.values()) == 1
    assert plan["quality"]["table_repeats"] == 0


def test_the_same_seed_gives_the_same_plan_and_none_another_one(done):
    words = ("plan", "--format", "whist", "--entrants", 13, "--rounds", 13)
    assert done(*words, "--seed", 4).out == done(*words, "--seed", 4).out
    assert done(*words).out != done(*words).out
    assert "Runde 13" in done(*words).out
    assert "Startzahl: 4" in done(*words, "--seed", 4).out
