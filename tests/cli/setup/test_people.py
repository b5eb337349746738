"""Do people enter, pay, leave and stand in from the command line?"""

import os

import pytest


def test_register_one(done, club):
    assert "Nummer 9" in done("register", club, "Luchs", "--club", "Bern", "--check-in").out
    answer = done("register", club, "Marder", "--json")
    assert answer.json["registered"] == [{"id": 10, "name": "Marder", "club": ""}]
    done("register", club, "Wirtin", "--unranked")
    people = done.exported(club)["entrants"]
    assert [each["name"] for each in people if each["checked_in"]] == ["Luchs"]
    assert [each["name"] for each in people if not each["ranks"]] == ["Wirtin"]


def test_register_a_partnership(done, teams):
    answer = done("register", teams, "Luchs", "--partner", "Marder", "--json")
    assert answer.json["registered"][0]["name"] == "Luchs & Marder"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["bär"], "steht schon"),
        (["Luchs", "--partner", "Marder"], "einzeln"),
        (["  "], "Name"),
        (["--from", "nichts.xlsx"], "nichts.xlsx"),
    ],
)
def test_register_refuses(call, club, done, arguments, said):
    answer = call("register", club, *arguments)
    assert (answer.code, answer.out) == (1, "")
    assert said in answer.err
    assert len(done.exported(club)["entrants"]) == 8


def test_a_faulty_list_registers_nobody_unless_told(call, done, club):
    faulty = "Name;Verein\nLuchs;\nBÄR;\n;Bern\nMarder;\n"
    answer = call("register", club, "--from", "-", stdin=faulty)
    assert (answer.code, answer.out) == (1, "")
    assert [line.split(":")[1].strip() for line in answer.err.splitlines()] == ["Zeile 3", "Zeile 4"]
    answer = done("register", club, "--from", "-", "--partial", "--json", stdin=faulty)
    assert [each["name"] for each in answer.json["registered"]] == ["Luchs", "Marder"]
    assert [each["where"][:2] for each in answer.json["findings"]] == [["line", 3], ["line", 4]]


def test_withdraw_by_number_and_name(done, call, club):
    assert done("withdraw", club, "gamse", "--from-round", 2, "--json").json["id"] == 6
    done("withdraw", club, 3, "--from-round", 1)
    assert [e["withdrawn_from"] for e in done.exported(club)["entrants"]][2:6] == [1, None, None, 2]
    for word, said in (("Yeti", "Yeti"), ("99", "99")):
        answer = call("withdraw", club, word, "--from-round", 1)
        assert answer.code == 1
        assert said in answer.err


def test_names_that_two_people_have(done, call, club):
    assert "zweimal «Bär»" in done("register", club, "Bär", "--club", "Bern").err
    answer = call("withdraw", club, "Bär", "--from-round", 1)
    assert answer.code == 1
    assert "2 Bär" in answer.err
    assert "9 Bär Bern" in answer.err


def test_substitute(done, call, club):
    done("draw", club, "--seed", 1)
    assert done("substitute", club, 2, "Luchs", "--json").json["before"] == "Bär"
    assert done.exported(club)["entrants"][1]["formerly"] == ["Bär"]
    assert call("substitute", club, 3, "Luchs").code == 1


def test_a_substitute_starts_at_zero(done, club):
    done("draw", club, "--seed", 1)
    before = done.exported(club)
    answer = done("substitute", club, 2, "Luchs", "--from-zero", "--json").json
    tournament = done.exported(club)
    assert (answer["name"], answer["before"], answer["id"]) == ("Luchs", "Bär", len(tournament["entrants"]))
    assert tournament["entrants"][1]["withdrawn_from"] == 1
    seats = [seat for table in tournament["rounds"][0]["tables"] for seat in table["seats"]]
    assert answer["id"] in seats + tournament["rounds"][0]["sitting_out"]
    assert 2 not in seats
    done("verify", club)
    done("undo", club)
    assert done.exported(club) == before


def test_substitute_in_a_team(done, call, teams):
    done("substitute", teams, 1, "Luchs", "--instead-of", "Adler Zwei")
    first = done.exported(teams)["entrants"][0]
    assert (first["name"], first["members"]) == ("Team Adler", ["Adler Eins", "Luchs"])
    assert first["formerly"] == ["Adler Zwei"]
    done("substitute", teams, 2, "Marder", "--partner", "Nerz")
    assert done.exported(teams)["entrants"][1]["members"] == ["Marder", "Nerz"]
    assert call("substitute", teams, 1, "Otter", "--instead-of", "Nobody").code == 1


def test_names_of_all_kinds_and_bytes_that_are_no_text(done, club):
    for name in ("Ğülşen Ἀθηνᾶ", "김민준", "Nguyễn", 'O\'Hare "Hopp"', "=1+1", "-x", "a\tb\x07c"):
        done("register", club, "--", name)
    names = [entrant["name"] for entrant in done.exported(club)["entrants"]][8:]
    assert names == ["Ğülşen Ἀθηνᾶ", "김민준", "Nguyễn", 'O\'Hare "Hopp"', "=1+1", "-x", "a b c"]
    done("register", club, os.fsdecode(b"B\xe4r Balu"))
    assert done.exported(club)["entrants"][-1]["name"] == "Bär Balu"


def test_a_number_without_end_is_nobody(call, club):
    answer = call("withdraw", club, "9" * 5000, "--from-round", 2)
    assert answer.code == 1
    assert "steht nicht auf der Liste" in answer.err


def test_arriving_and_leaving_after_a_draw_tell_what_it_costs(done, club):
    assert "Wiederbegegnung" not in done("register", club, "Luchs").out
    assert "Wiederbegegnung" not in done("withdraw", club, "Igel", "--from-round", 1).out
    done("draw", club, "--seed", 3)
    assert "Wiederbegegnung" in done("withdraw", club, "Hase", "--from-round", 2).out
    assert "Wiederbegegnung" in done("register", club, "Marder").out
    assert done("withdraw", club, "Adler", "--from-round", 3, "--json").json["new_repeats"] >= 0


def test_erase_says_what_it_would_do_and_does_it_when_told_so(done, call, club, monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    name = done.exported(club)["entrants"][2]["name"]
    answer = call("erase", club, name)
    assert (answer.code, answer.out) == (1, "")
    assert f"«{name}»" in answer.err
    assert "--yes" in answer.err
    assert done.exported(club)["entrants"][2]["name"] == name
    answer = done("erase", club, name, "--yes", "--json")
    assert (answer.json["id"], answer.json["missed"]) == (3, [])
    assert "Papier" in answer.err
    assert done.exported(club)["entrants"][2]["name"] == "N. N. 3"
    assert name not in done("journal", club, "--json").out
    assert call("erase", club, name, "--yes").code == 1
    done("verify", club)


def test_codes_fees_and_receipts(done, call, file):
    done("new", file, "--preset", "club-evening", "--set", "fee=5.50", "--set", "currency=EUR")
    done("set", file, "room-for=4", "here-by=19:00")
    done("register", file, "--from", "-", "--paid", stdin="Name\nAdler\nBiber\nDachs\n")
    plain = done.exported(file)
    entry = plain["regulations"]["entry"]
    wanted = {"fee": 550, "currency": "EUR", "room_for": 4, "here_by": "19:00:00"}
    assert entry.items() >= wanted.items()
    assert [paid["receipt"] for entrant in plain["entrants"] for paid in entrant["payments"]] == [1, 2, 3]

    done("register", file, "Fuchs")
    done("print", file, "participants", "-o", file.with_suffix(".csv"))
    lines = file.with_suffix(".csv").read_text(encoding="utf-8-sig").splitlines()
    code = next(line.split(";")[5] for line in lines if ";Fuchs;" in line)
    assert "ist da" in done("check-in", file, code).out
    wrong = call("check-in", file, "4" + ("K" if code != "4K" else "L"))
    assert (wrong.code, "Gemeint ist wohl" in wrong.err) == (1, True)
    assert done("check-in", file, "Adler", "--json").json["present"] is True
    assert done("check-in", file, "Adler", "--not-here", "--json").json["present"] is False

    assert "Quittung 4" in done("pay", file, code).out
    assert done("pay", file, "Biber", "--back", "--json").json["taken"] == 1650
    assert "Warteliste" in done("register", file, "Igel").err
    assert done("verify", file).code == 0


def test_somebody_comes_alone_to_a_tournament_of_teams(done, call, file):
    done("new", file, "--preset", "treibhaus")
    assert call("register", file, "Adler").code == 1
    done("register", file, "Adler", "--single")
    (entrant,) = done.exported(file)["entrants"]
    assert entrant["members"] == ["Adler"]


def test_what_no_fee_can_be(done, call, file):
    done("new", file, "--preset", "club-evening")
    wrong = ("fee=viel", "fee=-1", "fee=1.234", "fee-per=kopf", "currency=Muschelgeld", "here-by=spät")
    for setting in wrong:
        assert call("set", file, setting).code == 2, setting
    done("register", file, "Adler")
    assert call("pay", file, "Adler").code == 1
