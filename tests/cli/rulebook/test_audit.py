"""Does `audit` say what is possible, what was meant and how, and which row of a ranking is wrong?"""

import json

import pytest


def hand(done, *arguments):
    return done("audit", "hand", *arguments, "--json").json


def test_a_possible_hand(done):
    found = hand(
        done, "--rules", "printed", 145, -45, "--call", "0=tichu", "--call", "3=tichu", "--first-out", 0
    )
    reading = {"card_points": [45, 55], "double": "no", "calls": {"0": "tichu", "3": "tichu"}, "first_out": 0}
    assert found == {"possible": True, "findings": [], "readings": [reading], "nearest": [], "witness": None}


def test_an_impossible_hand_names_the_rule_and_what_was_meant(call):
    answer = call("audit", "hand", "--rules", "printed", "--json", 80, 50)
    assert answer.code == 0
    assert [finding["key"] for finding in answer.json["findings"]] == ["result-total-sum"]
    assert answer.json["findings"][0]["args"] == {"a": 80, "b": 50, "sum": 130}
    assert not answer.json["possible"]
    first = answer.json["nearest"][0]
    assert (first["a"], first["b"], first["why"]) == (50, 50, "audit-slip-one-digit")
    assert "Vielfaches von 100" in answer.err


def test_the_same_for_a_person(done):
    said = done("audit", "hand", 20, 280, "--call", "0=grand", "--call", "1=grand", "--first-out", 1)
    assert said.out.splitlines() == [
        "20:280 ist nicht möglich.",
        "Vielleicht gemeint:",
        "  -180:280, Punkte der Ansage vergessen (Sitz 0: grosses Tichu verloren)",
        "  20:280, ohne die Ansage von Sitz 0",
    ]
    assert "Mit diesen Ansagen müssen es 100 sein, bei einem Doppelsieg 200." in said.err


@pytest.mark.parametrize(
    ("a", "b", "callers", "right", "wrong", "sums"),
    [
        (300, 0, (0, 2), "200:0", "-100:0", "müssen es 100 sein, wenn eine erfüllt ist, und -100"),
        (165, 35, (0, 2), "65:35", "-135:35", "müssen es 100 sein, wenn eine erfüllt ist, und -100"),
        (155, 55, (0,), "155:45", "55:155", "müssen es 200 sein, wenn sie erfüllt ist, und 0, wenn"),
        (0, 100, (0,), "100:100", "0:200", "müssen es 200 sein, wenn sie erfüllt ist, und 0, wenn"),
    ],
)
def test_who_was_first_is_tried_and_not_asked_where_no_answer_helps(done, a, b, callers, right, wrong, sums):
    """The question helped nobody, and the one proposal took for granted that all had lost."""
    calls = [word for seat in callers for word in ("--call", f"{seat}=tichu")]
    said = done("audit", "hand", a, b, "--rules", "treibhaus", *calls)
    meant = [line.strip().split(",")[0] for line in said.out.splitlines()[2:]]
    assert right in meant
    assert wrong not in meant[:1]
    assert sums in said.err
    assert "wer zuerst fertig war" not in said.err
    asked = done("audit", "hand", 155, 45, "--call", "0=tichu", "--call", "1=tichu", "--json").json
    assert not asked["possible"]
    assert "hand-who-first" not in [finding["key"] for finding in asked["findings"]]


@pytest.mark.parametrize(("key", "asks"), [("turnier", True), ("dtm", True), ("printed", False)])
def test_a_hundred_to_nothing_asks_for_the_double_victory(done, key, asks):
    found = hand(done, "--rules", key, 100, 0)
    assert found["possible"]
    assert [finding["key"] for finding in found["findings"]] == ["hand-double-or-not"] * asks
    for answer in ("no", "02"):
        assert hand(done, "--rules", key, 100, 0, "--double", answer)["findings"] == []


def test_what_can_have_happened_in_words(done):
    said = done("audit", "hand", "--rules", "turnier", "--call", "none", 100, 0).out
    assert "  100:0 Kartenpunkte, keine Ansage\n  Doppelsieg der Sitze 0 und 2, keine Ansage\n" in said


def test_who_names_the_first_player_names_the_callers_too(done):
    """Without that a slip of 55:45 could always have been 155:45."""
    assert hand(done, 155, 45)["possible"]
    assert not hand(done, 155, 45, "--first-out", 0)["possible"]
    assert not hand(done, 155, 45, "--call", "none")["possible"]


BATCH = [
    ({"a": 155, "b": 45}, True),
    ({"a": 155, "b": 45, "calls": None, "first_out": None, "double": None}, True),
    ({"a": 155, "b": 45, "calls": {}}, False),
    ({"a": 155, "b": 45, "calls": {"0": "tichu"}, "first_out": 0, "double": "no"}, True),
    ({"a": 155, "b": 45, "calls": ["tichu", "none", None, ""], "first_out": 0}, True),
    ({"a": 155, "b": 45, "calls": {"0": "tichu"}, "first_out": 1}, False),
    ({"a": 155, "b": 45, "first_out": 2}, False),
    ({"a": 155, "b": 45, "calls": None, "first_out": 2}, True),
    ({"a": 200, "b": 0, "calls": {}, "first_out": 2, "double": "02"}, True),
    ({"a": 200, "b": 0, "calls": {}, "first_out": 1, "double": "02"}, False),
    ({"a": 53, "b": 47}, False),
]


def test_a_file_of_hands(done, tmp_path):
    file = tmp_path / "hands.jsonl"
    file.write_text("\n".join(json.dumps(line) for line, _ in BATCH), encoding="utf-8")
    found = done("audit", "hand", "--rules", "printed", "--json", "--from", file)
    assert [line["possible"] for line in found.lines] == [possible for _, possible in BATCH]
    assert found.err == ""
    assert done("audit", "hand", "--from", file).out.count("möglich") == len(BATCH)


def test_what_nobody_looked_at_in_a_line_is_named(done):
    """`first` was passed over, and a Tichu that was lost said to be possible as one that was made."""
    line = {"id": 7, "hand": 3, "a": 155, "b": 45, "calls": {"0": "tichu"}, "first": 1, "table": None}
    (found,) = done("audit", "hand", "--from", "-", "--json", stdin=json.dumps(line)).lines
    assert [(each["key"], each["args"]) for each in found["findings"]] == [
        ("audit-left-out", {"names": "first"})
    ]
    said = done("audit", "hand", "--from", "-", stdin=json.dumps(line))
    assert "Nicht angeschaut: first" in said.err + said.out


def test_lines_that_are_no_hands_are_told_and_the_others_answered(call):
    lines = ["[]", "7", '{"a": 1}', '{"a": true, "b": 1}', '{"a": 55, "b": "45"}', '{"a": 1e99, "b": 0}', "{"]
    lines += ['{"a": 55, "b": 45, "calls": {"4": "tichu"}}', '{"a": 55, "b": 45, "calls": {"0": "maybe"}}']
    lines += [
        '{"a": 55, "b": 45, "first_out": 7}',
        '{"a": 55, "b": 45, "double": "20"}',
        '{"a": 55, "b": 45, "calls": {"0": 0}}',
        '{"a": 55, "b": 45, "calls": [[]]}',
        '{"a": 55, "b": 45}',
    ]
    answer = call("audit", "hand", "--json", "--from", "-", stdin="\n".join(lines))
    assert answer.code == 1
    assert [line["possible"] for line in answer.lines] == [True]
    assert answer.err.count("Zeile") == 2 * (len(lines) - 1)


def test_of_a_line_that_never_ends_no_piece_is_taken_for_a_line(call):
    good, endless = '{"a": 55, "b": 45}', " " * 40_000
    answer = call("audit", "hand", "--json", "--from", "-", stdin=f"{endless}{good}\n{good}\nno hand\n")
    assert len(answer.lines) == 1
    assert ["Zeile 1" in answer.err, "Zeile 2" in answer.err, "Zeile 3" in answer.err] == [True, False, True]


def test_a_possible_match_comes_with_an_example(done):
    found = done("audit", "match", "--rules", "printed", "--hands", 10, "--json", 640, 360).json
    assert (found["possible"], found["findings"]) == (True, [])
    assert [sum(side) for side in zip(*found["example"], strict=True)] == [640, 360]
    assert len(found["example"]) == 10
    assert done("audit", "match", "--rules", "two", "--hands", 9, "--json", 1005, 645).json["possible"]


def test_an_impossible_match(done):
    answer = done("audit", "match", "--rules", "turnier", "--hands", 3, "--json", 1000, -400)
    assert answer.json["findings"][0]["key"] == "audit-match-hands"
    assert (answer.json["possible"], answer.json["example"]) == (False, [])
    said = done("audit", "match", "--hands", 10, 640, 350)
    assert said.out.splitlines()[:3] == [
        "640:350 ist nicht möglich.",
        "Vielleicht gemeint:",
        "  640:360, eine Ziffer falsch",
    ]


@pytest.mark.parametrize(
    ("rules", "points", "said"),
    [
        ("two", (200, 0), "Doppelsieg von Sitz 0, keine Ansage"),
        ("six", (300, 0), "Dreifachsieg der Sitze 0, 2 und 4, keine Ansage"),
        ("six", (60, 40), "60:40 Kartenpunkte, keine Ansage"),
    ],
)
def test_where_not_four_play_the_likeliest_is_told_in_the_words_of_that_table(call, rules, points, said):
    told = call("audit", "hand", "--rules", rules, *points).out
    assert [line.strip() for line in told.splitlines()[2:]] == [said]


@pytest.mark.parametrize(
    ("rules", "points", "called"),
    [
        ("two", (105, 45), ("0", "small")),
        ("six", (160, 40), ("4", "tichu")),
        ("dtm-six", (160, 40), ("4", "tichu")),
    ],
)
def test_calls_of_tables_where_not_four_play(done, rules, points, called):
    said = ("--call", "=".join(called), "--first-out", called[0])
    assert hand(done, "--rules", rules, *points, *said)["readings"][0]["calls"] == dict([called])


RIGHT = (1204, 1187, 1150, 1122, 1101, 1068, 1040, 1033, 1009, 987, 940, 899)
TOTAL = sum(RIGHT)
NAMES = (
    *("Adler", "Biber", "Chamäleon", "Dachs", "Eule", "Fuchs"),
    *("Gämse", "Hermelin", "Igel", "Jaguar", "Kranich", "Luchs"),
)


@pytest.fixture
def printed(tmp_path):
    """Twelve players, and the seventh with 294 points too many."""
    lines = ["Rang;Name;Punkte"]
    for place, (name, points) in enumerate(zip(NAMES, RIGHT, strict=True), 1):
        shown = f"{points + 294 if place == 7 else points:,}".replace(",", "'")
        lines.append(f"{place};{name};{shown}")
    path = tmp_path / "rangliste.csv"
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def test_the_only_row_that_restores_sum_and_order_is_named(done, printed):
    answer = done("audit", "ranking", printed, "--sum", TOTAL)
    assert "294 zu viel" in answer.err
    assert "Zeile 7, «Gämse», 1040 statt 1334" in answer.err
    plain = done("audit", "ranking", printed, "--sum", TOTAL, "--json").json
    assert plain["rows"] == [{"row": 7, "name": "Gämse", "printed": 1334, "right": 1040}]
    assert (plain["off"], plain["misplaced"]) == (294, [7])


def test_a_right_sum_is_said_to_be_right(done, printed):
    assert "stimmt" in done("audit", "ranking", printed, "--sum", TOTAL + 294, "--column", "Punkte").out


def test_two_wrong_rows_and_several_possible_ones(done, tmp_path):
    path = tmp_path / "liste.txt"
    path.write_text("A,900\nB,600\nC,300\n", encoding="utf-8")
    assert "3 Zeilen kommen in Frage: A, B, C" in done("audit", "ranking", path, "--sum", 1700).err
    assert "1800 statt 2000: 200 zu wenig." in done("audit", "ranking", path, "--sum", 2000).err
    path.write_text("A,100\nB,600\nC,700\n", encoding="utf-8")
    assert "nicht in der Reihenfolge" in done("audit", "ranking", path, "--sum", 1700).err
    path.write_text("A,x,900\nB,2,600\n", encoding="utf-8")
    assert "stimmt" in done("audit", "ranking", path, "--sum", 1500).out


def test_lists_without_points_and_columns_that_are_not_there(call, printed, tmp_path):
    path = tmp_path / "namen.txt"
    path.write_text("Adler\nBiber\n", encoding="utf-8")
    assert call("audit", "ranking", path, "--sum", 10).code == 1
    assert call("audit", "ranking", printed, "--sum", 10, "--column", "Bonus").code == 1


def test_rows_of_a_ranking_that_are_not_added_up_are_named(done, tmp_path):
    path = tmp_path / "rang.csv"
    path.write_text("Name;Punkte\nAdler;640\nBiber;-\nDachs;disq.\n", "utf-8")
    said = done("audit", "ranking", path, "--sum", 640)
    assert "Biber -" in said.err
    assert "Dachs disq." in said.err
    named = done("audit", "ranking", path, "--sum", 640, "--json").json["findings"]
    assert [each["key"] for each in named] == ["ranking-row-left-out"] * 2


def test_a_printed_ranking_is_checked_against_the_file(done, refused, club, tmp_path):
    done("draw", club, "--seed", 1)
    for table in (1, 2):
        done("enter", club, "--round", 1, "--table", table, *["--hand", "55:45"] * 8, "--hand", "155:45 T0+")
    path = tmp_path / "aushang.csv"
    rows = done("standings", club, "--json").json
    lines = [f"{row['place']};{row['name']};{row['victory_points']};{row['tichu_points']}" for row in rows]
    path.write_text("\n".join(["Platz;Name;SP;TP", *lines]), encoding="utf-8")
    done("verify", club, "--ranking", path)
    wrong = lines[0].replace(str(rows[0]["tichu_points"]), str(rows[0]["tichu_points"] + 90))
    path.write_text("\n".join(["Platz;Name;SP;TP", wrong, *lines[1:]]), encoding="utf-8")
    said = refused("verify", club, "--ranking", path)
    points = rows[0]["tichu_points"]
    assert f"«{rows[0]['name']}», TP: {points + 90} statt {points}." in said
    assert "90 zu viel" in said
