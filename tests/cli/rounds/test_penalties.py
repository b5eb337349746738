"""Are penalties given, listed and taken back at the command line, and do they reach the standings?"""


def test_a_penalty_reaches_standings_journal_and_export_and_is_taken_back(done, call, teams):
    done("enter", teams, "--round", 1, "--table", 1, "--score", "600:400", "--hands-played", 10)
    given = done("penalty", teams, 1, "victory-points", 1, "--reason", "Handy am Tisch", "--json").json
    assert (given["number"], given["who"], given["amount"], given["round"]) == (1, [1], 1, 1)
    first = done("standings", teams, "--json").json[0]
    assert (first["id"], first["victory_points"], first["penalty_victory_points"]) == (1, 1, 1)
    assert "−1 SP" in done("standings", teams).out
    assert "−1 Siegpunkt, Grund: Handy am Tisch" in done("journal", teams).out
    verified = done("verify", teams)
    assert "1 Siegpunkte und 0 Tichu-Punkte weniger" in verified.err
    (plain,) = done.exported(teams)["penalties"]
    assert (plain["kind"], plain["who"], plain["reason"]) == ("victory-points", [1], "Handy am Tisch")
    assert done.exported(done.copied(teams))["penalties"] == [plain]
    assert "zurückgenommen" in done("penalty", teams, "--lift", 1).out
    assert done("standings", teams, "--json").json[0]["victory_points"] == 2
    done("undo", teams)
    assert [each["number"] for each in done("penalty", teams, "--list", "--json").json] == [1]
    assert call("penalty", teams, "--lift", 2).code == 1


def test_kinds_are_taken_as_people_say_them(done, teams):
    for kind, amount, said in (
        ("SP", "2", "−2 Siegpunkte"),
        ("tichu_points", "100", "−100 Tichu-Punkte"),
        ("Verwarnung", "", "Verwarnung"),
        ("dq", "0", "disqualifiziert"),
    ):
        assert said in done("penalty", teams, "Team Adler", kind, amount, "--reason", "Absprache").out


def test_points_have_no_sign(call, done, teams):
    """A penalty of -2 was taken for one of 2: it could as well be a bonus."""
    for amount in ("-2", "−2", "+2", "- 2"):
        answer = call("penalty", teams, 1, "SP", "--reason", "x", "--", amount)
        assert (answer.code, "ohne Vorzeichen" in answer.err) == (1, True), amount
    assert done("penalty", teams, "--list", "--json").json == []


def test_a_score_is_adjusted_for_both_sides(done, teams):
    done("enter", teams, "--round", 1, "--table", 1, "--score", "600:400", "--hands-played", 10)
    done("penalty", teams, 2, "adjusted-score", "500:-20", "--reason", "Zählfehler", "--by", "Gämse")
    rows = {row["id"]: row for row in done("standings", teams, "--json").json}
    assert [rows[who]["victory_points"] for who in (1, 2)] == [0, 2]
    assert [rows[who]["tichu_points"] for who in (1, 2)] == [-20, 500]


def test_what_is_wrong_is_told_with_what_was_probably_meant(call, teams):
    wrong = call("penalty", teams, 1, "victory-pionts", 2, "--reason", "x")
    assert (wrong.code, "victory-points" in wrong.err) == (2, True)
    nobody = call("penalty", teams, "Team Adlr", "warning", "--reason", "x")
    assert (nobody.code, "Gemeint ist wohl «Team Adler»" in nobody.err) == (1, True)
    for arguments, code in (
        ((1, "victory-points", 2), 2),
        ((1, "victory-points", 2, "--list"), 2),
        ((), 2),
        ((1, "victory-points", "viel", "--reason", "x"), 1),
        ((1, "victory-points", 0, "--reason", "x"), 1),
        ((1, "victory-points", 1, "--reason", " "), 1),
        ((1, "warning", "--reason", "x", "--round", 2), 1),
        ((1, "dq", "--reason", "x", "--banned-until", "bald"), 2),
        ((1, "hand-annulled", "--reason", "x", "--hand", 1), 1),
    ):
        answer = call("penalty", teams, *arguments)
        assert answer.code == code, arguments
        assert answer.err
    assert "hand-annulled" in call("penalty", "--help").out.replace("-\n", "").replace(" ", "")
