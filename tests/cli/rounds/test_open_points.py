"""Can everything that is open be answered from the command line, so that an evening becomes final?"""

import pytest


def keys(done, file):
    return [point["key"] for point in done("open", file, "--json").json]


def test_what_is_open_is_listed_with_what_answers_it(done, refused, club):
    assert done("open", club).out == "Nichts ist offen.\n"
    done("draw", club, "--seed", 1)
    done("enter", club, "--round", 1, "--table", 1, *["--hand", "60:40"] * 8)
    words = "1. Runde 1, Tisch 1: 8 von 9 Spielen (enter, oder open --leave)\n"
    assert done("open", club).out == words
    assert refused("open", club, "--leave", 2, "--reason", "egal").startswith("Fehler: Den offenen Punkt 2")
    assert done("open", club, "--leave", 1, "--reason", "Licht aus").out == "Nichts ist offen.\n"
    assert "Licht aus" in done("journal", club).out


@pytest.mark.parametrize("words", [("--leave", 1), ("--reason", "x"), ("--take-back", "--leave", 1)])
def test_half_a_wish_is_refused(call, club, words):
    assert call("open", club, *words).code == 2


def test_what_a_bye_counts_is_asked_at_the_first_odd_draw(done, file):
    """Four tables of the club evening and one who rests: nothing is said of 0 points."""
    done("new", file)
    done.people(file, [f"Karte {number}" for number in range(17)])
    words = "Wer aussetzt, bekommt dafür nichts und verliert eine Runde. Soll das so sein?"
    assert words in done("draw", file, "--seed", 1).err
    assert keys(done, file) == ["open-rests"]
    other = file.with_name("other.tichu")
    other.write_bytes(file.read_bytes())
    done("set", file, "bye-credit=average")
    done("open", other, "--leave", 1, "--reason", "so ausgeschrieben")
    assert keys(done, file) == keys(done, other) == []
    assert words not in done("draw", file).err


@pytest.mark.parametrize("preset", ["swiss", "knock-out", "round-robin", "duplicate"])
def test_where_a_bye_is_worth_something_or_leads_on_nothing_is_asked(done, file, preset):
    done("new", file, "--preset", preset)
    done.teams(file, [f"Karte {number}" for number in range(5)])
    done("draw", file)
    assert "open-rests" not in keys(done, file)


def test_a_void_draw_blocks_and_is_taken_back(done, refused, file):
    done("new", file, "--preset", "knock-out", "--set", "seeded=yes", "--set", "third-place=no")
    done.teams(file, ("Adler", "Biber", "Dachs", "Elster"))
    done("draw", file)
    done("timetable", file, "--fit")
    for table in (1, 2):
        done("enter", file, "--round", 1, "--table", table, "--score", "1000:400")
    done("draw", file)
    done("enter", file, "--round", 1, "--table", 1, "--score", "400:1000")
    assert keys(done, file) == ["open-void"]
    assert (
        "Final ist nach einer Änderung ungültig: Team Adler gehört dort nicht hin." in done("open", file).out
    )
    assert "Das kann nicht so bleiben" in refused("open", file, "--leave", 1, "--reason", "egal")
    done("open", file, "--take-back")
    assert keys(done, file) == []
    assert [table["seats"][:2] for table in done("draw", file, "--json").json["tables"]] == [[4, 2]]


def test_a_demo_leaves_nothing_open_and_its_papers_are_final(done, tmp_path):
    """Other evenings and seeds: `tests/desk/test_demo.py`."""
    done("demo", "--out", tmp_path, "--preset", "groups-knock-out", "--entrants", 5)
    (file,) = tmp_path.glob("*.tichu")
    assert keys(done, file) == []
    done("print", file, "ranking", "-o", tmp_path / "ranking.csv")
    assert "nicht endgültig" not in (tmp_path / "ranking.csv").read_text(encoding="utf-8")


def test_who_is_here_without_a_partner_is_named_at_the_draw(done, file):
    done("new", file, "--preset", "treibhaus")
    done.teams(file, ("Adler", "Biber", "Dachs", "Elster"))
    for name in ("Fuchs", "Gans"):
        done("register", file, name, "--single")
    words = "2 ohne Partner da und nicht ausgelost: Fuchs, Gans (open --leave)"
    assert words in done("draw", file, "--seed", 1).err
    assert "open-singles" in keys(done, file)
    number = 1 + keys(done, file).index("open-singles")
    done("open", file, "--leave", number, "--reason", "schauen zu")
    assert "open-singles" not in keys(done, file)
