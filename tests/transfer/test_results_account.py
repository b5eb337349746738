"""Is every column and cell of a file of results used, left out by name, or asked about?"""

import json
from dataclasses import replace

import pytest

from tests.evenings import ANIMALS, NINE, drawn, fresh, keys, listed
from tests.transfer.files_to_read import results_reader
from tichu_turnier.finding import Finding
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.tournament.changes import EnterResult, NoteResult
from tichu_turnier.tournament.model.presets import preset
from tichu_turnier.tournament.model.snapshot import Hands, Totals
from tichu_turnier.transfer.result_preview import ResultsPreview
from tichu_turnier.transfer.results.numbers import whole_amount
from tichu_turnier.transfer.results.only_round import OnlyRound

USUAL = {"result-hands-unknown", "result-pace-slow", "result-pace-fast"}


def evening():
    """Teams of two; whoever sits at the tables of the first round."""
    return drawn(listed(fresh(preset("treibhaus")), ANIMALS[:8]), 1, 1)


TEAMS = evening()
SIDES = [tuple(map(TEAMS.name_of, seating.entrants())) for seating in TEAMS.rounds[0].tables]
(A, B), (C, D), *_ = SIDES


@pytest.fixture
def read(tmp_path):
    return results_reader(tmp_path, TEAMS, "resultate.csv")


def scores(preview: ResultsPreview):
    return {line.change.table: line.change.report.totals for line in preview.lines if line.accepted}


def told(preview):
    return [key for line in preview.lines for key in keys(line.findings) if key not in USUAL]


def line_of(**more):
    return json.dumps({"round": 1, "table": 1, "score": [600, 400], **more})


FOUR = "Runde;Tisch;Spieler 1;Spieler 2;Spieler 3;Spieler 4;A;B"
COUNTS = [
    "Runde;Tisch;A;B;Spiele\n1;1;600;400;10\n",
    "Runde;Tisch;Resultat;Spiele\n1;1;600:400;10\n",
    "Runde;Tisch;Resultat;Spiel\n1;1;600:400;10\n",
    "round,table,score,hands\n1,1,600:400,10\n",
    "ronde;table;a;b;donnes\n1;1;600;400;10\n",
    "Runde;Tisch;Spiele;A;B\n1;1;10;600;400\n",
    "Round;Table no.;Final score;Hand count\n1;1;600 : 400;10\n",
    '{"round":1,"table":1,"a":600,"b":400,"hands":10}',
    '{"round":1,"table":1,"score":[600,400],"hands":10}',
]


@pytest.mark.parametrize("text", COUNTS)
def test_how_many_hands_were_played_is_no_hand(read, text):
    """Each of them was 10:90 once, saved without a question."""
    (line,) = read(text).lines
    assert line.accepted
    assert line.change.report == Totals(600, 400, 10)


def test_a_bare_number_that_can_be_a_hand_or_their_count_waits(read):
    (line,) = read("Runde;Tisch;Spiele\n1;1;10\n").lines
    assert line.waits
    (line,) = read("Runde;Tisch;A;B;Spiel\n1;1;55;45;3\n").lines
    assert line.waits


@pytest.mark.parametrize(
    ("text", "score"),
    [
        (f"Runde;Tisch;Team A;Team B;Punkte A;Punkte B\n1;1;{A};{B};600;400\n", (600, 400)),
        (f"Runde;Tisch;Team A;Team B;Punkte A;Punkte B\n1;1;{B};{A};600;400\n", (400, 600)),
        (f"Runde;Tisch;A;B;Resultat\n1;1;{B};{A};600:400\n", (400, 600)),
        (f"Runde;Tisch;Team;Punkte;Team;Punkte\n1;1;Team {B.upper()};600;{A} links;400\n", (400, 600)),
        (f"Runde;Tisch;A;B;Resultat\n1;1;{B};{A};600 pts - 400 pts\n", (400, 600)),
        (f"Runde;Tisch;Begegnung;Resultat\n1;1;{B} – {A};600 - 400\n", (400, 600)),
        (f"Runde;Tisch;Team;Gegner;A;B\n1;1;{B};{A};600;400\n", (400, 600)),
        (f"Runde;Tisch;Team;Punkte\n1;1;{B};600\n1;1;{A};400\n", (400, 600)),
        (f"{FOUR}\n1;1;{B} rechts;{B} links;{A} links;{A} rechts;600;400\n", (400, 600)),
        (line_of(names=[B, A]), (400, 600)),
        (line_of(teams=[A, B]), (600, 400)),
        (line_of(players=[f"{B} links", f"{B} rechts", f"{A} links", f"{A} rechts"]), (400, 600)),
        (line_of(seats=[1, 8, 1, 8]), (400, 600)),
    ],
)
def test_points_go_to_whoever_is_named_beside_them(read, text, score):
    preview = read(text)
    assert scores(preview) == {1: score}
    assert ("reading-exchanged" in told(preview)) == (score == (400, 600))


def test_hands_go_with_the_names_too(read):
    (line,) = read(f"Runde;Tisch;Team A;Team B;Spiel 1;Spiel 2\n1;1;{B};{A};155:45 T0+;0:200 D13\n").lines
    assert line.change.report.totals == (245, 155)
    first, second = line.change.report.hands
    assert (first.first_out, second.double) == (1, "02")
    rows = f"Runde;Tisch;Team A;Team B;Spiel\n1;1;{B};{A};155:45 T0+\n1;1;{B};{A};0:200 D13\n"
    assert read(rows).lines[0].change == line.change


def test_initials_say_who_it_is_where_only_one_can_be_meant(read):
    one, other = (f"{name[0]}. links / {name[0]}. rechts" for name in (A, B))
    assert scores(read(f"Runde;Tisch;Team A;Team B;A;B\n1;1;{other};{one};640;360\n")) == {1: (360, 640)}
    namesake = f"{A[0]}. links"
    assert [name for name in ANIMALS[:8] if name[0] == A[0]] == [A]
    assert scores(read(f"Runde;Tisch;Name;Name;A;B\n1;1;{namesake};{B};640;360\n")) == {1: (640, 360)}


@pytest.mark.parametrize(
    "headings",
    ["Tisch;Paar;A;Paar;B", "Table;Team 1;A;Team 2;B", "Table;Pair 1;Pair 2;Score"],
)
def test_numbers_of_pairs_are_those_of_the_list(read, headings):
    """They were read as points, or as names that nobody has."""
    here, there = (seating for seating in TEAMS.rounds[0].tables if min(seating.entrants()) > 2)
    first, second = here.entrants()
    points = ["600", "400"] if headings.count(";") == 4 else ["600:400"]

    def row(*numbers):
        both = [str(number) for number in numbers]
        cells = [*both, *points] if len(points) == 1 else [both[0], points[0], both[1], points[1]]
        return read(f"{headings}\n{here.table};{';'.join(cells)}\n")

    assert scores(row(first, second)) == {here.table: (600, 400)}
    assert scores(row(second, first)) == {here.table: (400, 600)}
    refused = row(first, there.entrants()[1])
    assert told(refused) == ["reading-other-table"]
    assert refused.lines[0].findings[0].args["found"] == there.table


def test_partners_of_a_side_are_not_said_to_have_others(read):
    """`Name 1` and `Name 2` are the two of the first side, and the file is read otherwise."""
    tournament = drawn(listed(fresh(), ANIMALS[:8]), 1, 1)
    one, _, partner, _ = map(tournament.name_of, tournament.rounds[0].tables[0].entrants())
    rows = "".join(f"1;1;{one};{partner};{hand};55;45\n" for hand in (1, 2, 3))
    preview = read(f"Runde;Tisch;Name 1;Name 2;Spiel;A;B\n{rows}", tournament)
    assert told(preview) == ["reading-together"]
    assert preview.taken(doubtful=True) == ()


@pytest.mark.parametrize(
    ("names", "key"),
    [
        (f"{C};{D}", "reading-other-table"),
        (f"{A};{C}", "reading-other-table"),
        ("Zebra;Yak", "reading-nobody"),
        (f"{A};Zebra", "reading-unknown-name"),
        (f"{A} links;{A} rechts", "reading-together"),
    ],
)
def test_results_of_others_are_not_taken(read, names, key):
    preview = read(f"Runde;Tisch;Team A;Team B;Punkte A;Punkte B\n1;1;{names};600;400\n")
    assert preview.accepted() == ()
    assert key in told(preview)
    assert preview.lines[0].waits == (key == "reading-unknown-name")
    one, other = names.split(";")
    assert key in told(read(line_of(names=[one, other]), name="r.jsonl"))


def test_the_table_of_the_others_is_named(read):
    preview = read(f"Runde;Tisch;A;B;Resultat\n1;1;{C};{D};600:400\n")
    found = next(each for each in preview.lines[0].findings if each.key == "reading-other-table")
    assert (found.args["text"], found.args["found"], found.args["table"]) == (C, 2, 1)


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("640", 640),
        ("1'100", 1100),
        ("1\N{RIGHT SINGLE QUOTATION MARK}100", 1100),
        ("1 100", 1100),
        ("1\N{NARROW NO-BREAK SPACE}100", 1100),
        ("1\N{NO-BREAK SPACE}100", 1100),
        ("1.100", 1100),
        ("1,100", 1100),
        ("1.000", 1000),
        ("640,00", 640),
        ("600.0", 600),
        ("1'000.00", 1000),
        ("640.000", 640),
        ("\N{MINUS SIGN}60", -60),
        ("- 60", -60),
        ("300 P.", 300),
        ("5.000", None),
        ("10.000", 10),
        ("640,5", None),
        ("6 40", None),
        ("1'00", None),
        ("1.1", None),
        ("12:30", None),
        ("", None),
    ],
)
def test_amounts_as_people_and_spreadsheets_write_them(text, amount):
    assert whole_amount(text) == amount


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("Runde;Tisch;A;B;Strafe\n1;1;600;400;-50\n", "reading-unknown-cell"),
        ("Runde;Tisch;A;B;Zustand\n1;1;600;400;storniert\n", "reading-unknown-cell"),
        ("Runde;Tisch;A;B;Gilt\n1;1;600;400;nein\n1;2;600;400;ja\n", "reading-unknown-cell"),
        ("Runde;Tisch;A;B\n1;1;600;400;protestiert\n", "reading-beyond"),
        ("Runde;Tisch;A;B\n1;1;1,000;0\n", None),
        (f"Runde;Tisch;Schreiber;A;B\n1;1;{C};600;400\n", "reading-loose-name"),
        (f"Runde;Tisch;A;B;Sieger\n1;1;600;400;{A}\n", None),
        (f"Runde;Tisch;A;B;Sieger\n1;1;600;400;{B}\n", "reading-winner"),
        (f"Runde;Tisch;A;B;Sieger\n1;1;600;400;{C}\n", "reading-loose-name"),
        ('{"round":1,"table":1,"score":[600,400],"walkover":true}', "reading-unknown-cell"),
    ],
)
def test_what_nobody_knows_the_meaning_of_waits(read, text, key):
    preview = read(text)
    waiting = [line for line in preview.lines if line.waits or not line.accepted]
    assert bool(waiting) == (key is not None)
    assert key is None or key in told(preview)


def test_a_comma_of_thousands_moves_no_cell(read):
    """`1,000` in a file with commas is two cells."""
    assert read("round,table,a,b\n1,1,1,000,0\n").accepted() == ()


def test_columns_that_follow_from_the_rest_are_named(read):
    preview = read("Runde;Tisch;A;B;Siegpunkte A;Siegpunkte B;Summe;Datum\n1;1;600;400;2;0;1000;heute\n")
    assert scores(preview) == {1: (600, 400)}
    assert preview.findings == (Finding("import-column-ignored", "note", {"names": "Summe, Datum"}),)


@pytest.mark.parametrize(
    "text",
    [
        "Runde;Tisch;A;B;Resultat\n1;1;600;400;640:360\n",
        "Runde;Tisch;A;B;Spiel 1;Spiel 2\n1;1;200;100;55:45;60:40\n",
        "Runde;Tisch;Spiele;gespielt\n1;1;55:45|60:40;3\n",
        '{"round":1,"table":1,"score":[200,0],"hands":["55:45","60:40"]}',
        '{"round":1,"table":1,"hands":["55:45","60:40"],"hands_played":3}',
        '{"round":1,"table":1,"hands":[{"a":155,"b":45,"tichu":[0]}]}',
    ],
)
def test_what_contradicts_itself_is_refused(read, text):
    preview = read(text)
    assert preview.accepted() == ()
    assert not preview.lines[0].waits


def test_two_results_of_one_table_that_differ_are_none(read):
    preview = read("Runde;Tisch;A;B\n1;1;600;400\n1;2;500;500\n1;1;400;600\n")
    assert scores(preview) == {2: (500, 500)}
    same = read("Runde;Tisch;A;B\n1;1;600;400\n1;1;600;400\n")
    assert len(same.accepted()) == 1


def entered(report, note=""):
    tournament = EnterResult(1, 1, report).apply(TEAMS)
    return NoteResult(1, 1, note).apply(tournament) if note else tournament


def test_what_stands_already_is_not_entered_again(read):
    preview = read("Runde;Tisch;A;B;Spiele\n1;1;600;400;10\n", entered(Totals(600, 400, 10)))
    assert preview.taken() == ()
    assert "reading-stands" in told(preview)
    hands = Hands((HandReport(55, 45),) * 10)
    known = read("Runde;Tisch;A;B;Spiele\n1;1;550;450;10\n", entered(hands))
    assert known.taken() == ()


def test_what_a_file_would_replace_is_said(read):
    preview = read("Runde;Tisch;A;B;Notiz\n1;1;600;400;neu\n", entered(NINE, "alt"))
    assert {"files-in-replaces", "reading-loses-hands", "reading-replaces-note"} <= set(told(preview))


def test_remarks_become_the_note_of_the_result(read):
    (line,) = read("Runde;Tisch;A;B;Bemerkung\n1;1;600;400;Tee verschüttet\n").taken()
    noted = line.changes(TEAMS)
    assert noted[1:] == (NoteResult(1, 1, "Tee verschüttet"),)


def test_a_table_without_a_result_is_left_out_by_name(read):
    preview = read("Runde;Tisch;A;B\n1;1;600;400\n1;2;;\n")
    assert scores(preview) == {1: (600, 400)}
    assert "reading-nothing-yet" in told(preview)


def test_a_row_that_adds_up_is_left_out_by_name(read):
    preview = read("Runde;Tisch;A;B;Spiele\n1;1;600;400;10\nTotal;;600;400;10\n")
    assert scores(preview) == {1: (600, 400)}
    assert keys(preview.findings) == ["import-total-row"]


def test_partners_who_change_are_found_hand_by_hand(read):
    """The names of one line for all hands do not say who played which hand together."""
    tournament = drawn(listed(fresh(preset("turnier")), ANIMALS[:4]), 1, 1)
    a, c, b, d = (tournament.name_of(who) for who in tournament.rounds[0].tables[0].seats)
    exchanged = f"Runde;Tisch;Team A;Team B;Spiel 1;Spiel 2\n1;1;{c} + {d};{a} & {b};60:40;70:30\n"
    assert "reading-exchanged-partners" in told(read(exchanged, tournament))
    rows = "".join(
        f"1;1;{n};{one} + {two};{x} + {y};60;40\n"
        for n, (one, two, x, y) in enumerate([(c, d, a, b), (c, d, a, b), (a, b, c, d), (a, c, b, d)], 1)
    )
    (line,) = read(f"Runde;Tisch;Spiel;Team A;Team B;A;B\n{rows}", tournament).lines
    assert [hand.a for hand in line.change.report.hands] == [40, 40, 60, 60]
    wrong = rows.replace(f"4;{a} + {c};{b} + {d}", f"4;{a} + {b};{c} + {d}")
    assert "reading-partners" in told(read(f"Runde;Tisch;Spiel;Team A;Team B;A;B\n{wrong}", tournament))


def test_reasons_come_with_own_exports(read):
    text = "round,table,a,b,hands,accepted_because\n1,1,640,350,10,So unterschrieben\n"
    (line,) = read(text).lines
    assert line.accepted
    assert line.change.accepted_because == "So unterschrieben"
    assert "reading-accepted" in keys(line.findings)
    bare = replace(line.change, accepted_because="")
    assert any(each.blocks for each in bare.findings(TEAMS))


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (f"Tisch;Paar A;Paar B;Resultat\n1;{A};{B};600:400\n", "resultate.csv"),
        (f"Tisch;Paar A;Paar B;A;B\n1;{A};{B};600;400\n", "resultate.csv"),
        ('{"table": 1, "score": [600, 400]}', "resultate.jsonl"),
        ('{"table": 1, "a": 600, "b": 400}', "resultate.jsonl"),
    ],
)
def test_where_one_round_is_drawn_a_file_need_not_name_it(read, text, name):
    """Where another was played before, somebody must say that the one being played is meant."""
    found = read(text, name=name)
    assert scores(found) == {1: (600, 400)}
    assert "reading-round-taken" in keys(found.findings)
    later = TEAMS
    for table in range(1, len(SIDES) + 1):
        later = EnterResult(1, table, Totals(500, 500, 10)).apply(later)
    later = drawn(later, 2, 1)
    waiting = read(text.replace(A, "").replace(B, ""), later, name)
    assert scores(waiting) == {}
    (line,) = waiting.taken(doubtful=True)
    assert (line.change.at, told(waiting)) == ((2, 1), ["reading-round-taken"])
    both_open = replace(later, results={})
    assert not read(text, both_open, name).taken(doubtful=True)


def test_a_round_that_is_named_is_not_asked_about(read):
    assert "reading-round-taken" not in keys(read("Runde;Tisch;A;B\n1;1;600;400\n").findings)
    two = line_of() + "\n" + '{"table": 2, "score": [300, 700]}'
    found = read(two, name="resultate.jsonl")
    assert scores(found) == {1: (600, 400), 2: (300, 700)}
    assert keys(found.findings).count("reading-round-taken") == 1


def test_what_stands_above_a_table_may_name_another_round(read):
    found = read("Resultate Runde 2\n\nTisch;Resultat\n1;600:400\n")
    assert keys(found.findings) == ["import-results-header"]
    for title, can_be in {"Tabelle1": True, "Runde 2": True, "Round 1": False, "3. Runde": False}.items():
        assert OnlyRound(2, sure=True).can_be_meant(title) == can_be
