"""Do people enter, pay, leave, stand in and come in part from the command line?"""

import json
import os

import pytest

from tichu_turnier.cli.setup.new import OPTIONS
from tichu_turnier.tournament.model.presets import PRESETS


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
def test_register_refuses(refused, club, done, arguments, said):
    assert said in refused("register", club, *arguments)
    assert len(done.exported(club)["entrants"]) == 8


def test_a_faulty_list_registers_nobody_unless_told(refused, done, club):
    faulty = "Name;Verein\nLuchs;\nBÄR;\n;Bern\nMarder;\n"
    said = refused("register", club, "--from", "-", stdin=faulty).splitlines()
    assert [line.split(":")[1].strip() for line in said] == ["Zeile 3", "Zeile 4"]
    answer = done("register", club, "--from", "-", "--partial", "--json", stdin=faulty)
    assert [each["name"] for each in answer.json["registered"]] == ["Luchs", "Marder"]
    assert [each["where"][:2] for each in answer.json["findings"]] == [["line", 3], ["line", 4]]


def test_two_people_in_one_line_and_one_who_may_be_there_already_wait(refused, done, club):
    assert "Eine Zeile kann zweierlei bedeuten" in refused(
        "register", club, "--from", "-", stdin="Luchs & Otter\n"
    )
    done("register", club, "Luchs")
    said = refused("register", club, "--from", "-", stdin="Name;Verein\nLuchs;Bern\n")
    assert "einmal mit und einmal ohne Verein: Ist das eine zweite Person?" in said


@pytest.mark.parametrize("name", ["Luchs +1", "Luchs / ?", "Luchs + Freund", "Luchs u. Otter", "N.N."])
def test_a_typed_name_that_says_more_than_a_name_waits(refused, done, club, name):
    assert f"«{name}»" in (said := refused("register", club, name))
    assert "--accept doubtful" in said
    answer = done("register", club, name, "--accept", "doubtful", "--json")
    assert [each["name"] for each in answer.json["registered"]] == [name]


def test_a_doubtful_line_waits_until_somebody_says_that_it_is_read_rightly(refused, done, club):
    doubtful = "Name;Kommst du?\nLuchs;ja\nOtter;vielleicht\n"
    said = refused("register", club, "--from", "-", stdin=doubtful)
    assert "Gelesen als: Otter" in said
    assert "--accept doubtful" in said
    assert len(done.exported(club)["entrants"]) == 8
    some = done("register", club, "--from", "-", "--partial", "--json", stdin=doubtful)
    assert [each["name"] for each in some.json["registered"]] == ["Luchs"]
    rest = done(
        "register", club, "--from", "-", "--accept", "doubtful", "--json", stdin=doubtful[:15] + "\nOtter;?"
    )
    assert [each["name"] for each in rest.json["registered"]] == ["Otter"]
    assert "«sure»" in refused("register", club, "--from", "-", "--accept", "sure", stdin=doubtful, code=2)


def test_withdraw_by_number_and_name(done, refused, club):
    assert done("withdraw", club, "gamse", "--from-round", 2, "--json").json["id"] == 6
    done("withdraw", club, 3, "--from-round", 1)
    assert [e["withdrawn_from"] for e in done.exported(club)["entrants"]][2:6] == [1, None, None, 2]
    for word, said in (("Yeti", "Yeti"), ("99", "99")):
        assert said in refused("withdraw", club, word, "--from-round", 1)


def test_names_that_two_people_have(done, refused, club):
    assert "zweimal «Bär»" in done("register", club, "Bär", "--club", "Bern").err
    said = refused("withdraw", club, "Bär", "--from-round", 1)
    assert "2 Bär" in said
    assert "9 Bär Bern" in said


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
        done("register", club, "--accept", "doubtful", "--", name)
    names = [entrant["name"] for entrant in done.exported(club)["entrants"]][8:]
    assert names == ["Ğülşen Ἀθηνᾶ", "김민준", "Nguyễn", 'O\'Hare "Hopp"', "=1+1", "-x", "a b c"]
    done("register", club, os.fsdecode(b"B\xe4r Balu"))
    assert done.exported(club)["entrants"][-1]["name"] == "Bär Balu"


def test_a_number_without_end_is_nobody(refused, club):
    assert "steht nicht auf der Liste" in refused("withdraw", club, "9" * 5000, "--from-round", 2)


def test_arriving_and_leaving_after_a_draw_tell_what_it_costs(done, club):
    assert "Wiederbegegnung" not in done("register", club, "Luchs").out
    assert "Wiederbegegnung" not in done("withdraw", club, "Igel", "--from-round", 1).out
    done("draw", club, "--seed", 3)
    assert "Wiederbegegnung" in done("withdraw", club, "Hase", "--from-round", 2).out
    assert "Wiederbegegnung" in done("register", club, "Marder").out
    assert done("withdraw", club, "Adler", "--from-round", 3, "--json").json["new_repeats"] >= 0


def test_erase_says_what_it_would_do_and_does_it_when_told_so(
    done, call, refused, club, monkeypatch, tmp_path
):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    name = done.exported(club)["entrants"][2]["name"]
    said = refused("erase", club, name)
    assert f"«{name}»" in said
    assert "--yes" in said
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
    wrong += ("fee=1.000", "room-for=1e2", "room-for=-5", "room-for=1_0", "here-by=7:5")
    for setting in wrong:
        assert call("set", file, setting).code == 2, setting
    assert "ohne Vorzeichen" in call("set", file, "fee=-1").err
    done("register", file, "Adler")
    assert call("pay", file, "Adler").code == 1


def test_fee_room_and_deadline_as_people_write_them(done, file):
    done("new", file, "--preset", "club-evening", "--date", "31.12.26", "--set", "start=19h15")
    for fee in ("7,50", "7.5", "7.50"):
        done("set", file, f"fee={fee}", "room-for=50", "here-by=7pm")
        entry = done.exported(file)["regulations"]["entry"]
        assert (entry["fee"], entry["room_for"], entry["here_by"]) == (750, 50, "19:00:00")
    assert done.exported(file)["day"] == "2026-12-31"


def test_a_part_time_player_and_a_reserve(done, call, file):
    done("new", file, "--preset", "dtm")
    done.people(file, "ABCDEFGH")
    done("register", file, "Springer", "--reserve")
    assert "A ist da in Runde 2–4" in done("present", file, "A", "--rounds", "2-4").out
    assert done("present", file, "B", "--rounds", "1,3-6", "--json").json["rounds"] == [1, 3, 4, 5, 6]
    plain = done.exported(file)["entrants"]
    assert (plain[0]["away"], plain[0]["withdrawn_from"]) == ([1], 5)
    assert (plain[1]["away"], plain[1]["withdrawn_from"]) == ([2], None)
    assert (plain[8]["reserve"], plain[8]["ranks"]) == (True, False)
    for drawn in done("draw", file, "--all", "--seed", 4, "--json").lines:
        people = {who for table in drawn["tables"] for who in table["seats"]}
        assert (1 in people) == (drawn["round"] in (2, 3, 4))
        assert (2 in people) == (drawn["round"] != 2)
        assert (9 in people) == (drawn["round"] not in (3, 4))
        assert drawn["sitting_out"] == []
    assert "wie alle" in done("reserve", file, "Springer", "--no-longer").out
    assert "Springer ist Springer" in done("journal", file).out
    assert done("verify", file).code == 0
    assert call("present", file, "A", "--rounds", "zwei").code == 2
    assert call("present", file, "A", "--rounds", "9").code == 1


def typed_again(done, file, drawn, odd_numbers, names):
    """The tables of another tournament whose draw is typed in as it was shown."""
    copy = file.with_name("b.tichu")
    done("new", copy, "--preset", "dtm", "--set", f"odd-numbers={odd_numbers}")
    done.people(copy, names)
    (again,) = done("draw", copy, "--from", "-", "--json", stdin=json.dumps(drawn)).lines
    return sorted(map(str, again["tables"]))


SAID_AS_STORED = [
    ("fee=7,5", "7.50"),
    ("fee=1'000", "1000.00"),
    ("here-by=19h", "19:00"),
    ("here-by=7.30", "07:30"),
    ("rounds=04", "4"),
    ("booster-tables=3, 1,3", "1,3"),
    ("tie-breaks=victory-points, tichu-points", "victory-points,tichu-points"),
    ("by-standings=yes", "yes"),
    ("fee-per=person", "person"),
    ("double-value=100", "100"),
]


@pytest.mark.parametrize(("typed", "stored"), SAID_AS_STORED)
def test_set_says_what_was_understood_and_not_what_was_typed(done, club, typed, stored):
    key = typed.partition("=")[0]
    assert done("set", club, typed, "--json").json["settings"] == {key: stored}
    assert f"{key} ist jetzt {stored}." in done("set", club, typed).out


def test_every_setting_is_said_as_it_can_be_typed_again():
    for preset in PRESETS:
        for key, option in OPTIONS.items():
            if (said := option.shown(preset.regulations)) != "0":  # what only a preset can say
                again = option.change(preset.regulations, option.kind.read(said))
                assert again == preset.regulations, (key, said)


def test_odd_numbers_and_rounds_are_set_while_it_is_on(done, call, file):
    done("new", file, "--preset", "dtm", "--set", "by-standings=yes")
    done.people(file, "ABCDEFGHI")
    assert "odd-numbers ist jetzt five." in done("set", file, "odd-numbers=five").out
    (drawn,) = done("draw", file, "--seed", 1, "--json").lines
    assert (len(drawn["tables"]), drawn["sitting_out"]) == (2, [])
    assert sum("fifth" in table for table in drawn["tables"]) == 1
    assert typed_again(done, file, drawn, "five", "ABCDEFGHI") == sorted(map(str, drawn["tables"]))
    assert done("present", file, "A", "--rounds", "3-6", "--json").json["new_repeats"] == 0
    assert done("set", file, "rounds=2", "--json").json["settings"] == {"rounds": "2"}
    regulations = done.exported(file)["regulations"]
    assert (regulations["rounds"], regulations["odd_numbers"]) == (2, "five")
    assert regulations["by_standings"] is True
    assert call("set", file, "odd-numbers=rest").code == 1
    assert call("set", file, "rounds=0").code == 2
    assert call("set", file, "start=19:15").code == 2
    assert done("verify", file).code == 0


def test_a_correction_after_the_draw_says_what_it_changes(done, file):
    done("new", file, "--preset", "swiss")
    done.teams(file, "ABCD")
    done("draw", file, "--from", "-", stdin='{"rounds": [[[[1], [2]], [[3], [4]]]]}')
    where = ("--round", 1, "--hands-played", 9)
    done("enter", file, *where, "--table", 1, "--score", "500:400")
    done("enter", file, *where, "--table", 2, "--score", "600:300")
    done("draw", file, "--seed", 1)
    tried = done("enter", file, *where, "--table", 1, "--score", "400:500", "--dry-run")
    assert "Team A: Platz 2 wird 3." in tried.err
    assert "Runde 2 wäre anders ausgelost worden: 4" in tried.err
    assert done.exported(file)["results"][0]["report"]["a"] == 500
    assert "Platz 2 wird 3" in done("enter", file, *where, "--table", 1, "--score", "400:500").err
    assert done.exported(file)["results"][0]["report"]["a"] == 400


def test_a_table_of_six_at_the_command_line(done, refused, file):
    """Drawn, typed as a draw again, entered (in a workbook or a line), refused, counted and given out."""
    done("new", file, "--preset", "dtm", "--set", "rounds=2")
    done.people(file, "ABCDEFGHIJ")
    done("set", file, "odd-numbers=six")
    (drawn,) = done("draw", file, "--seed", 1, "--json").lines
    (six,) = [table for table in drawn["tables"] if "sixth" in table]
    where = ("--round", 1, "--table", six["table"])
    assert "Dreifachsieg" in refused("enter", file, *where, "--hand", "200:0 D02", "--json")
    hands = [word for text in ("65:35", "160:40 T4+", "D02", "-160:60 T0- T2-") for word in ("--hand", text)]
    done("enter", file, *where, *hands)
    rows = {row["id"]: row for row in done("standings", file, "--json").json}
    assert [rows[who]["victory_points"] for who in (six["seats"][0], six["fifth"])] == [7, 7]
    assert [rows[who]["victory_points"] for who in (six["seats"][1], six["sixth"])] == [2, 2]
    (report,) = done.exported(file)["results"]
    assert report["report"]["hands"][1]["calls"][4] == "tichu"
    assert typed_again(done, file, drawn, "six", "ABCDEFGHIJ") == sorted(map(str, drawn["tables"]))
    assert done("verify", file).code == 0


def test_two_are_kept_apart_and_somebody_gets_a_table(done, call, club):
    assert "begegnen sich in keiner Auslosung" in done("keep-apart", club, "Adler", 5).out
    assert done("need-table", club, "Hase", 2, "--json").json["table"] == 2
    plain = done.exported(club)["entrants"]
    assert (plain[4]["apart_from"], plain[6]["needs_table"]) == ([1], 2)
    for drawn in done("draw", club, "--all", "--seed", 4, "--json").lines:
        first, second = (set(table["seats"]) for table in drawn["tables"])
        assert 7 in second
        assert not any({1, 5} <= table for table in (first, second))
    said = done("journal", club).out
    assert "Adler und Fuchs begegnen sich nicht" in said
    assert "Hase braucht Tisch 2" in said
    assert "dürfen sich wieder begegnen" in done("keep-apart", club, 5, 1, "--no-longer").out
    assert "an jedem Tisch" in done("need-table", club, 7, 0).out
    assert done.exported(club)["entrants"][4]["apart_from"] == []
    assert done("label", club, "Hase", "Junior", "--json").json["labels"] == ["Junior"]
    assert done.exported(club)["entrants"][6]["labels"] == ["Junior"]
    assert "Ohne Etikett «junior»: Hase" in done("label", club, 7, "junior", "--off").out
    assert "20 Zeichen" in call("label", club, 7, "x" * 21).err
    assert call("keep-apart", club, "Adler", "Adler").code == 1


def test_clubs_are_kept_apart_by_a_setting(done, call, file):
    done("new", file, "--preset", "dtm", "--set", "clubs-apart-rounds=2")
    assert done.exported(file)["regulations"]["clubs_apart_rounds"] == 2
    assert call("new", file.with_name("b.tichu"), "--set", "clubs-apart-rounds=-1").code == 2


TWO = pytest.mark.parametrize("name", ["Igel / Hase", "Igel & Hase", "Igel und Hase", "Igel + Hase"])


@TWO
def test_a_team_in_one_name_is_told_of_partner(refused, done, teams, name):
    """With --single the two were one person who looked for a partner."""
    for more in ((), ("--single",), ("--partner", "Reh")):
        said = refused("register", teams, name, *more)
        assert "Dann bitte «Igel», und «Hase» mit --partner." in said
    assert f"«{name}»" in refused("register", teams, "Reh", "--partner", name)
    assert "--partner" in refused("substitute", teams, "1", name)
    assert len(done.exported(teams)["entrants"]) == 4


@TWO
def test_a_name_of_two_where_people_play_alone_is_taken_only_as_said(refused, done, club, name):
    assert "bitte je für sich" in refused("register", club, name)
    done("register", club, name, "--accept", "doubtful")
    assert done.exported(club)["entrants"][8]["name"] == name
    assert "bitte je für sich" in refused("substitute", club, "1", "Luchs & Marder")
    done("substitute", club, "1", "Luchs & Marder", "--accept", "doubtful")
    assert done.exported(club)["entrants"][0]["name"] == "Luchs & Marder"


def test_what_is_paid_in_a_tournament_without_a_fee_is_not_lost_without_a_word(done, file):
    done("new", file, "--preset", "turnier")
    told = done("register", file, "--from", "-", stdin="Name;Bezahlt\nAdler;ja\nBiber;nein\n").err
    assert "Eine Zeile sagt, dass bezahlt ist, aber das Turnier kostet nichts" in told
