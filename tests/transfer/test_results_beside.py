"""Is whatever stands beside the points of a result compared with them, asked about, or named as not read?"""

import json

import pytest
from openpyxl import Workbook
from openpyxl.comments import Comment

from tests.evenings import drawn, fresh, keys
from tichu_turnier.finding import Severity
from tichu_turnier.tournament.changes import AddEntrants, EnterResult
from tichu_turnier.tournament.model.presets import preset
from tichu_turnier.tournament.model.snapshot import Totals
from tichu_turnier.tournament.registration.entrants import NewEntrant
from tichu_turnier.transfer.result_preview import preview_results

PAIRS = (
    ("Anna Adler", "Beat Biber"),
    ("Carla Dachs", "Fritz Fuchs"),
    ("Gina Gans", "Hans Hase"),
    ("Ida Igel", "Kuno Kater"),
)
NEW = tuple(NewEntrant(" & ".join(both), both) for both in PAIRS)
TEAMS = drawn(AddEntrants(NEW).apply(fresh(preset("treibhaus"))), 1, 1)
ONE, TWO = (TEAMS.entrants[who] for who in TEAMS.rounds[0].tables[0].entrants())
SHORT = ["/".join(member.split()[1] for member in each.members) for each in (ONE, TWO)]
ELSEWHERE = [TEAMS.entrants[who] for who in TEAMS.rounds[0].tables[1].entrants()]


@pytest.fixture
def read(tmp_path):
    def work(heading, cell, points="640;360", name="resultate.csv"):
        file = tmp_path / name
        file.write_text(f"Runde;Tisch;A;B;{heading}\n1;1;{points};{cell}\n", "utf-8")
        return preview_results(file, TEAMS, None)

    return work


def questions(preview):
    (line,) = preview.lines
    return [each.key for each in line.findings if each.severity is Severity.QUESTION]


SECOND = [TWO.name, TWO.members[0], SHORT[1], SHORT[1].split("/")[0], "B", "Team 2", "2", "Gast", "360"]
FIRST = [ONE.name, ONE.members[1], SHORT[0], SHORT[0].split("/")[1], "A", "Paar A", "Heim", "640"]


@pytest.mark.parametrize("heading", ["Sieger", "Winner", "Vainqueur", "Won by", "Siegerteam", "Gewonnen"])
@pytest.mark.parametrize("cell", [*SECOND, str(int(TWO.id)), "unentschieden", "Wer weiss"])
def test_a_winner_who_has_fewer_points_is_asked(read, heading, cell):
    assert len(questions(read(heading, cell))) == 1


@pytest.mark.parametrize("cell", FIRST)
def test_a_winner_with_more_points_is_taken(read, cell):
    assert read("Sieger", cell).lines[0].accepted


@pytest.mark.parametrize("heading", ["Verlierer", "Loser", "Perdant", "Lost by"])
@pytest.mark.parametrize("cell", FIRST)
def test_a_loser_with_more_points_is_asked(read, heading, cell):
    assert questions(read(heading, cell)) == ["reading-loser"]
    assert read(heading, SHORT[1]).lines[0].accepted


def test_a_tie_is_compared_too(read):
    assert read("Sieger", "unentschieden", "500;500").lines[0].accepted
    assert questions(read("Sieger", "A", "500;500")) == ["reading-winner"]


@pytest.mark.parametrize(
    ("heading", "cell"),
    [("Differenz", "-280"), ("Diff", "200"), ("Siegpunkte A;Siegpunkte B", "0;2"), ("VP A;VP B", "1;1")],
)
def test_what_follows_from_the_points_is_compared(read, heading, cell):
    assert questions(read(heading, cell)) == ["reading-says-other"]


@pytest.mark.parametrize(("heading", "cell"), [("Differenz", "280"), ("Siegpunkte A;Siegpunkte B", "2;0")])
def test_what_agrees_is_taken(read, heading, cell):
    preview = read(heading, cell)
    assert preview.lines[0].accepted
    assert preview.findings == ()


AGAINST = (
    "Forfait,w.o.,Walkover,No show,Not played,Nicht angetreten,Nicht gespielt,Umgekehrt,Vertauscht,"
    "Sides swapped,Échangé,Inversé,Annulliert,Protest,Wiederholen,Provisorisch,Unconfirmed,Fehler"
)
FOR = "Confirmed,Bestätigt,Check,Kontrolle,Kontrolliert,Match gespielt,Gültig,Status,Vérifié,OK"


@pytest.mark.parametrize("heading", AGAINST.split(","))
@pytest.mark.parametrize("cell", ["x", "ja", "A", "?", "Anna"])
def test_what_speaks_against_a_result_is_asked(read, heading, cell):
    assert questions(read(heading, cell)) == ["reading-unknown-cell"]
    for clear in ("nein", "0", "-"):
        assert read(heading, clear).lines[0].accepted


@pytest.mark.parametrize("heading", FOR.split(","))
@pytest.mark.parametrize("cell", ["nein", "?", "-", "offen", "teilweise"])
def test_what_does_not_confirm_a_result_is_asked(read, heading, cell):
    assert questions(read(heading, cell)) == ["reading-unknown-cell"]
    assert read(heading, "ja").lines[0].accepted


@pytest.mark.parametrize("key", ["note", "remark"])
@pytest.mark.parametrize("points", ['"score": "640:360"', '"a": 640, "b": 360'])
def test_a_remark_that_objects_is_asked_in_json_too(tmp_path, key, points):
    file = tmp_path / "resultate.jsonl"
    file.write_text(f'{{"round": 1, "table": 1, {points}, "{key}": "ungültig"}}\n', "utf-8")
    (line,) = preview_results(file, TEAMS, None).lines
    assert not line.accepted


def test_a_comment_on_a_result_is_asked_and_a_hidden_sheet_named(tmp_path):
    book = Workbook()
    for row in (["Runde", "Tisch", "A", "B"], [1, 1, 640, 360], [1, 2, 500, 500]):
        book.active.append(row)
    book.active["C2"].comment = Comment("vertauscht", "Otter")
    hidden = book.create_sheet("alt")
    hidden.append(["Notiz"])
    hidden.sheet_state = "hidden"
    book.save(tmp_path / "a.xlsx")
    preview = preview_results(tmp_path / "a.xlsx", TEAMS, None)
    assert [line.accepted for line in preview.lines] == [False, True]
    assert [each.args for each in preview.findings if each.key == "import-other-sheet"] == [{"sheet": "alt"}]


OBJECTIONS = (
    "ungültig,vertauscht!,inversé,disputed,falsch?,stimmt nicht,500:500 gespielt,Protest,annulé,Forfait"
)


@pytest.mark.parametrize("heading", ["Bemerkung", "Note", "Remarks", "Kommentar"])
@pytest.mark.parametrize("cell", OBJECTIONS.split(","))
def test_a_remark_that_objects_is_asked(read, heading, cell):
    assert questions(read(heading, cell)) == ["reading-unknown-cell"]
    assert read(heading, "laut").lines[0].accepted
    assert read(heading, "bis 22:45 Uhr").lines[0].accepted


@pytest.mark.parametrize("heading", ["Side", "Seite", "Points for", "Punkte für"])
def test_whose_side_it_is_seen_from_is_asked(read, heading):
    assert questions(read(heading, "B")) == ["reading-unknown-cell"]


def test_one_that_is_not_confirmed_among_others_is_asked(tmp_path):
    file = tmp_path / "resultate.csv"
    file.write_text("Runde;Tisch;A;B;Bestätigt\n1;1;640;360;x\n1;2;500;500;\n", "utf-8")
    assert [line.accepted for line in preview_results(file, TEAMS, None).lines] == [True, False]


@pytest.mark.parametrize(
    ("heading", "cell"),
    [("Erfasst von", "Uhura"), ("Locked", "yes"), ("Schiri", "Uhura"), ("Farbe", "rot"), ("Forfait", "nein")],
)
def test_every_column_that_is_not_used_is_named(read, heading, cell):
    preview = read(heading, cell)
    assert [(each.key, each.args["names"]) for each in preview.findings] == [
        ("import-column-ignored", heading)
    ]
    assert preview.lines[0].accepted


@pytest.mark.parametrize(
    ("key", "said"),
    [("winner", "B"), ("loser", "A"), ("walkover", "yes"), ("swapped", True), ("confirmed", "no")],
)
def test_keys_are_as_headings(tmp_path, key, said):
    file = tmp_path / "resultate.jsonl"
    file.write_text(json.dumps({"round": 1, "table": 1, "score": [640, 360], key: said}), "utf-8")
    preview = preview_results(file, TEAMS, None)
    assert len(questions(preview)) == 1
    file.write_text(json.dumps({"round": 1, "table": 1, "score": [640, 360], "clerk": "Uhura"}), "utf-8")
    assert keys(preview_results(file, TEAMS, None).findings) == ["import-column-ignored"]


@pytest.mark.parametrize("joined", ["/", " & ", " + ", " und "])
def test_sides_are_known_by_surnames(tmp_path, joined):
    one, other = (each.replace("/", joined) for each in SHORT)
    file = tmp_path / "resultate.csv"
    file.write_text(f"Runde;Tisch;Paar A;Paar B;Resultat\n1;1;{other};{one};640:360\n", "utf-8")
    (line,) = preview_results(file, TEAMS, None).lines
    assert line.accepted
    assert line.change.report.totals == (360, 640)


def test_surnames_of_another_table_are_found_there(tmp_path):
    file = tmp_path / "resultate.csv"
    name = "/".join(member.split()[1] for member in ELSEWHERE[0].members)
    file.write_text(f"Runde;Tisch;Paar A;Paar B;Resultat\n1;1;{SHORT[0]};{name};640:360\n", "utf-8")
    (line,) = preview_results(file, TEAMS, None).lines
    assert "reading-other-table" in keys(line.findings)


def test_a_surname_that_two_have_is_not_guessed():
    """Of two called Adler nobody is meant by it."""
    from tichu_turnier.transfer.results.short_names import short_names

    more = AddEntrants((NewEntrant("Adler Zwei & Uhu", ("Otto Adler", "Urs Uhu")),)).apply(TEAMS)
    known = short_names(more, 1)
    assert "adler" not in known
    assert "uhu" in known
    assert "adler biber" in known


def entered(a, b, hands):
    return EnterResult(1, 1, Totals(a, b, hands)).apply(TEAMS)


@pytest.mark.parametrize(("hands", "there"), [("", 10), ("0", 10), ("10", 10), ("", 0)])
def test_the_same_result_without_its_hands_is_there_already(tmp_path, hands, there):
    file = tmp_path / "resultate.csv"
    file.write_text(f"Runde;Tisch;A;B;Spiele\n1;1;640;360;{hands}\n", "utf-8")
    before = entered(640, 360, there)
    (line,) = preview_results(file, before, None).lines
    assert line.stands
    assert line.changes(before) == ()


def test_the_same_result_with_its_hands_is_entered(tmp_path):
    file = tmp_path / "resultate.csv"
    file.write_text("Runde;Tisch;A;B;Spiele\n1;1;640;360;10\n", "utf-8")
    (line,) = preview_results(file, entered(640, 360, 0), None).lines
    assert (line.stands, line.accepted) == (False, True)


@pytest.mark.parametrize("points", ["6400;3600", "3600;6400", "5000;5000"])
def test_a_digit_too_many_on_both_sides_is_asked(read, points):
    assert questions(read("Schiri", "", points)) == ["reading-digit-too-many"]


@pytest.mark.parametrize(("points", "key"), [("640;360", "reading-marked"), ("640;355", "reading-accepted")])
def test_a_reason_is_said_to_be_against_the_audit_only_where_it_objects(read, points, key):
    (line,) = read("Accepted because", "Regelfrage", points).lines
    assert [each for each in keys(line.findings) if each.startswith("reading-")] == [key]


def test_numbers_of_hands_are_no_notation(tmp_path):
    """Among 1, 10 and 0 a -3 made all of them points of single hands."""
    file = tmp_path / "resultate.csv"
    rows = [(1, "640;360", 1), (2, "1040;-40", 10), (3, "500;500", 0), (4, "500;500", -3)]
    text = "".join(f"1;{table};{points};{hands}\n" for table, points, hands in rows)
    file.write_text(f"Round;Table;A;B;Hands\n{text}", "utf-8")
    lines = preview_results(file, TEAMS, None).lines
    assert [line.accepted for line in lines[:2]] == [False, True]
    assert keys(lines[3].findings) == ["import-no-number"]
    assert not any(key == "reading-contradicts" for line in lines for key in keys(line.findings))


@pytest.mark.parametrize("cell", ["8 (2 nicht gespielt)", "8.5", "viele"])
def test_what_is_no_number_of_hands_is_not_taken_for_the_points_of_one(read, cell):
    (line,) = read("Spiele", cell).lines
    assert keys(line.findings) == ["import-no-number"]


def test_winner_and_loser_say_whose_points_stand_first(tmp_path):
    file = tmp_path / "resultate.csv"
    for names, accepted in ((f"{TWO.name};{SHORT[0]}", True), (f"{SHORT[0]};{ONE.name}", False)):
        file.write_text(f"Tisch;Sieger;Verlierer;Resultat\n1;{names};640:360\n", "utf-8")
        (line,) = preview_results(file, TEAMS, None).lines
        assert line.accepted == accepted
        if accepted:
            assert line.change.report.totals == (360, 640)
    file.write_text(f"Tisch;Verlierer;Sieger;Resultat\n1;{TWO.name};{ONE.name};640:360\n", "utf-8")
    assert len(questions(preview_results(file, TEAMS, None))) == 2
    file.write_text(f"Tisch;Sieger;Verlierer;A;B\n1;{TWO.name};{ONE.name};640;360\n", "utf-8")
    assert len(questions(preview_results(file, TEAMS, None))) == 2
