"""Is a file of results read as the tables reported them?"""

import json

import pytest
from openpyxl import Workbook

from tests.entry.typing_keys import pairs
from tests.evenings import keys, refused
from tichu_turnier.finding import Refusal
from tichu_turnier.rules.calls import Call
from tichu_turnier.rules.hand import Double
from tichu_turnier.rules.hand_line import hand_text
from tichu_turnier.rules.ruleset import PRINTED_RULES, TOURNAMENT_RULES
from tichu_turnier.tournament.model.snapshot import Totals
from tichu_turnier.transfer.result_preview import preview_results
from tichu_turnier.transfer.results_file import content, results_of

HAND = {"a": 145, "b": -45, "calls": {"2": "tichu", "3": "tichu"}, "first_out": 2, "double": "no"}


def hand(**changed):
    return {name: value for name, value in {**HAND, **changed}.items() if value is not ...}


def read(*hands, rules=TOURNAMENT_RULES):
    (line,) = results_of(json.dumps({"round": 1, "table": 2, "hands": hands}), lambda *_: rules)[0]
    assert line.findings == ()
    return line.change.report.hands


def wrong(*lines):
    read_lines = results_of("\n".join(lines), lambda *_: PRINTED_RULES)[0]
    return [(line.number, keys(line.findings)) for line in read_lines]


def test_a_hand_with_everything():
    (report,) = read(HAND)
    assert (report.a, report.b, report.first_out, report.double) == (145, -45, 2, Double.NO)
    assert report.calls == (Call.NONE, Call.NONE, Call.TICHU, Call.TICHU)


@pytest.mark.parametrize(
    ("given", "line"),
    [
        ({"a": 55, "b": 45}, "55:45"),
        ({"a": 55, "b": 45, "calls": None, "first_out": None, "double": None}, "55:45"),
        ({"a": 55, "b": 45, "calls": []}, "55:45"),
        ({"a": 155, "b": 45, "calls": ["tichu", None, None, None]}, "155:45 T0+"),
        (hand(first_out=...), "145:-45 T2+ T3- Dno"),
        (hand(double=...), "145:-45 T2+ T3-"),
        ({"a": 0, "b": 100, "calls": {"1": "grand"}, "double": "13"}, "0:100 G1- D13"),
        ("155:45 T0+", "155:45 T0+"),
    ],
)
def test_what_is_missing_is_concluded_or_left_open(given, line):
    (report,) = read(given, rules=PRINTED_RULES)
    assert hand_text(report) == line


def test_two_callers_of_one_side_stay_open():
    (report,) = read({"a": 55, "b": 45, "calls": {"0": "tichu", "2": "tichu"}})
    assert report.first_out is None


@pytest.mark.parametrize(
    ("text", "report"),
    [
        ('{"round":1,"table":3,"score":[640,360],"hands_played":10}', Totals(640, 360, 10)),
        ('{"round":1,"table":3,"score":[640,360]}', Totals(640, 360)),
        ("Runde;Tisch;Resultat;gespielt\n1;3;640:360;10\n", Totals(640, 360, 10)),
        ("round,table,a,b\n1,3,640,360\n", Totals(640, 360)),
        ("round,table,a,b\n1,3,−60,160\n", Totals(-60, 160)),
        ("Runde;Tisch;Resultat\n1;3;–60 : 160\n", Totals(-60, 160)),
        ("Tisch\tB\tA\tRonde\n3\t360\t640\t1\n", Totals(640, 360)),
    ],
)
def test_totals(text, report):
    (line,) = results_of(text, lambda *_: PRINTED_RULES)[0]
    assert (line.change.round, line.change.table, line.change.report) == (1, 3, report)


@pytest.mark.parametrize(
    "text",
    [
        "Runde;Tisch;Spiel 1;Spiel 2\n1;3;155:45 T0+;0:200 D13\n",
        "Runde;Tisch;Spiel\n1;3;155:45 T0+\n1;3;0:200 D13\n",
        "round,table,hands\n1,3,155:45 T0+ | 0:200 D13\n",
        '{"round":1,"table":3,"hands":["155:45 T0+","0:200 D13"]}',
        '[{"round":1,"table":3,"hands":["155:45 T0+","0:200 D13"]}]',
        '{"round":1,"table":3,\n"hands":["155:45 T0+",\n"0:200 D13"]}',
    ],
)
def test_hands_in_notation(text):
    (line,) = results_of(text, lambda *_: PRINTED_RULES)[0]
    assert (line.change.round, line.change.table) == (1, 3)
    assert [hand_text(report) for report in line.change.report.hands] == ["155:45 T0+", "0:200 D13"]


def test_every_line_tells_what_is_wrong_with_it():
    good = json.dumps({"round": 1, "table": 1, "hands": [HAND]})
    assert wrong(good, "", "kein JSON", '{"round":1}', '{"round":1,"table":2,"hands":["x"]}', good) == [
        (1, []),
        (3, ["import-result-malformed"]),
        (4, ["import-result-malformed"]),
        (5, ["entry-notation-word", "entry-notation-points"]),
        (6, []),
    ]


@pytest.mark.parametrize(
    "given",
    [
        {"a": "145"},
        {"a": 1.5},
        {"a": True},
        {"a": 10**30},
        {"calls": {"4": "tichu"}},
        {"calls": {"1": "jass"}},
        {"calls": "T0"},
        {"calls": {"1": 5}},
        {"first_out": 4},
        {"first_out": "2"},
        {"double": "03"},
        {"double": True},
        {"b": ...},
    ],
)
def test_values_that_are_none(given):
    line = json.dumps({"round": 1, "table": 1, "hands": [hand(**given)]})
    assert wrong(line) == [(1, ["import-result-malformed"])]


@pytest.mark.parametrize(
    "line",
    [
        '{"round":1,"table":1}',
        '{"round":1,"table":1,"score":[1]}',
        '{"table":1,"score":[1,2]}',
        '{"round":1,"table":1,"score":[1,2],"hands_played":"x"}',
        "[[1,2]]",
        "[3]",
        "[" * 5000,
        '{"round": 1, "table": 1, "score": [1000000000, 0]}',
    ],
)
def test_lines_that_are_no_result(line):
    assert wrong(line) == [(1, ["import-result-malformed"])]


@pytest.mark.parametrize("lines", ["1;1;640:360;\n1;1;600:400;\n", "1;1;640:360;\n1;1;;155:45 T0+\n"])
def test_a_table_that_stands_there_twice_with_totals_is_told_twice(lines):
    found = results_of(f"Runde;Tisch;Resultat;Spiel\n{lines}", lambda *_: PRINTED_RULES)[0]
    assert [(line.number, line.change.table) for line in found] == [(2, 1), (3, 1)]


def test_a_file_that_was_taken_in_replaces_nothing(tmp_path):
    """Its double victory is concluded once it is entered, and the file does not say it."""
    tournament, file = pairs(), tmp_path / "results.csv"
    file.write_text("Runde;Tisch;Spiel\n" + 9 * "1;1;300:0 T0+\n", encoding="utf-8")
    (change,) = preview_results(file, tournament, None).accepted()
    after = change.apply(tournament)
    assert after.results[1, 1].report != change.report
    (line,) = preview_results(file, after, None).lines
    assert "files-in-replaces" not in keys(line.findings)


def test_csv_lines_tell_too():
    text = "Runde;Tisch;A;B\n1;1;640;360\n1;x;640;360\n1;2;viel;360\n1;3;;\n"
    assert wrong(text) == [
        (2, []),
        (3, ["import-no-number"]),
        (4, ["import-no-number"]),
        (5, ["reading-nothing-yet"]),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Runde;Tisch;Spiel 1;Spiel 2;Spiel 3;Spiel 4\n1;1;65:35;;50:50;\n",
        "Runde;Tisch;Spiele\n1;1;65:35||50:50\n",
    ],
)
def test_a_hand_may_be_left_out_at_the_end_only(text):
    """What follows would move up, to other partners where they change."""
    assert wrong(text) == [(2, ["import-hand-left-out"])]


@pytest.mark.parametrize(
    ("text", "key"),
    [("", "import-no-results"), ("Runde;Tisch\n1;1\n", "import-results-header"), ("[]", "import-no-results")],
)
def test_files_without_results(text, key):
    assert refused(results_of, text, PRINTED_RULES) == [key]


def test_missing_files(tmp_path):
    assert refused(content, tmp_path / "nichts") == ["import-no-such-file"]
    assert refused(content, tmp_path) == ["import-cannot-read"]


@pytest.mark.parametrize(
    ("text", "column", "cell"),
    [
        ("Round;Table;A;B\n1;1;Balu;Ida\n1;2;Uwe;Yves\n", "A", "Balu"),
        ("Runde;Tisch;Team A;Team B\n1;1;sechshundert;400\n", "Team A", "sechshundert"),
        ("Ronde;Table;A;B\n1;1;600:400;\n", "A", "600:400"),
        ("Round;Table;Home;Away\n1;1;won;lost\n", "Home", "won"),
        ("Round;Table;A;B\n1;1;?;?\n", "A", "?"),
    ],
)
def test_below_good_headings_the_cell_that_is_no_number_is_named(text, column, cell):
    """It once said that the headings were missing."""
    with pytest.raises(Refusal) as refusal:
        results_of(text, lambda *_: PRINTED_RULES)
    (finding,) = refusal.value.findings
    assert (finding.key, finding.args, finding.where) == (
        "import-no-number",
        {"column": column, "text": cell},
        ("line", 2),
    )


def test_without_headings_these_are_asked_for():
    assert refused(results_of, "1;1;600;400\n", lambda *_: PRINTED_RULES) == ["import-results-header"]


def test_a_round_that_is_merged_over_its_tables_counts_for_each(tmp_path):
    rows = (["Runde", "Tisch", "A", "B"], [1, 1, 600, 400], [None, 2, 300, 700], [2, 1, 500, 500])
    book = Workbook()
    for row in rows:
        book.active.append(row)
    book.active.merge_cells("A2:A3")
    book.save(tmp_path / "a.xlsx")
    lines, _ = results_of(content(tmp_path / "a.xlsx"), lambda *_: PRINTED_RULES)
    assert [(line.change.round, line.change.table) for line in lines] == [(1, 1), (1, 2), (2, 1)]
