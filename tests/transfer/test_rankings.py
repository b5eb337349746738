"""Is every list of standings judged rightly: our own in every form, typed ones, and wrong ones?"""

import csv
import io
import json
from dataclasses import replace
from fractions import Fraction

import pytest

from tests.cases import ALL, some
from tests.evenings import keys, listed
from tests.own_lists import STANDINGS, own_files
from tests.random_evenings import random_evening
from tichu_turnier.finding import Refusal
from tichu_turnier.texts import Texts, languages
from tichu_turnier.tournament.model.presets import PRESETS
from tichu_turnier.tournament.model.snapshot import Unit
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.transfer.html_rows import rows_of_html
from tichu_turnier.transfer.rankings.judgement import judged
from tichu_turnier.transfer.rankings.printed_numbers import column_values, readings, shows
from tichu_turnier.transfer.rankings.ranking_source import ranking_of


def judge(source, tournament, after_round=None):
    return judged(ranking_of(source), tournament, after_round)


def wrong(source, tournament, after_round=None):
    """What is said against a list."""
    return [finding for finding in judge(source, tournament, after_round).findings if finding.blocks]


def bare(tournament, key="ranking", language="de"):
    """The cells of an own list that was written for programs, headings first."""
    name = f"{key}-bare.csv"
    content = dict(own_files(tournament, Texts(language), [name]))[name]
    return list(csv.reader(io.StringIO(content.decode())))


def text(rows, separator=";"):
    out = io.StringIO()
    csv.writer(out, delimiter=separator).writerows(rows)
    return out.getvalue()


def cells(text):
    return list(csv.reader(io.StringIO(text), delimiter=";"))


@pytest.mark.parametrize("number", range(0, len(PRESETS), 1 if ALL else 4))
def test_own_lists_are_right_and_every_column_of_them_was_compared(number, tmp_path):
    tournament, language = random_evening(number), languages()[number % len(languages())]
    for name, content in own_files(tournament, Texts(language), STANDINGS):
        path = tmp_path / name
        path.write_bytes(content)
        found = judge(path, tournament)
        assert found.ok, (name, found.findings)
        assert not found.left_out, (name, found.left_out)
        assert len(found.compared) > 2, (name, found.compared)


@pytest.mark.parametrize("number", [0, 9])
def test_every_cell_that_is_changed_is_found(number):
    """No column that is said to be compared hides a fault."""
    tournament = random_evening(number)
    rows = bare(tournament)
    assert not wrong(text(rows), tournament)
    for at in some(range(1, len(rows)), 4):
        for column, cell in enumerate(rows[at]):
            if cell:
                planted = [list(row) for row in rows]
                number_there = cell.lstrip("-").replace(".", "").isdecimal()
                planted[at][column] = str(float(cell) + 1000) if number_there else f"{cell} x"
                assert wrong(text(planted), tournament), (rows[0][column], cell)


def test_a_line_that_is_missing_twice_or_of_somebody_else_is_said():
    tournament = random_evening(0)
    rows = bare(tournament)
    assert keys(wrong(text(rows[:-1]), tournament)) == ["ranking-missing", "ranking-sum", "ranking-row"][
        :1
    ] or ("ranking-missing" in keys(wrong(text(rows[:-1]), tournament)))
    assert "ranking-twice" in keys(wrong(text([*rows, rows[1]]), tournament))
    stranger = [rows[1][0], "Nashorn", *rows[1][2:]]
    assert "ranking-stranger" in keys(wrong(text([*rows, stranger]), tournament))


def test_nobody_known_is_a_list_of_something_else():
    with pytest.raises(Refusal) as refusal:
        judge("Rang;Name;Siegpunkte\n1;Nashorn;12\n2;Tapir;6\n", random_evening(0))
    assert keys(refusal.value.findings) == ["ranking-of-others"]


def test_a_fraction_does_not_take_its_column_out_of_the_comparison(shared_data):
    """F10b: one cell with 1402.5, and Gans with 9999 instead of 1485 was "all right"."""
    from tichu_turnier.desk.desk import Desk

    with Desk.reading(shared_data / "trials" / "F10b-sub.tichu", "Eule") as desk:
        tournament = desk.tournament
    (found,) = [
        finding
        for finding in wrong(shared_data / "trials" / "F10b-false-tichu-points.csv", tournament)
        if finding.key == "ranking-differs"
    ]
    assert dict(found.args) == {
        "name": "Gans",
        "column": "Tichu points",
        "printed": "9999",
        "right": "1485",
    }


def test_two_of_one_name_are_told_apart_by_what_they_have(shared_data):
    """F10a: two Wolf Amsel, 12:465 and 0:240; exchanged, both are wrong."""
    from tichu_turnier.desk.desk import Desk

    trials = shared_data / "trials"
    with Desk.reading(trials / "F2-two-of-one-name.tichu", "Eule") as desk:
        tournament = desk.tournament
    path = trials / "F10a-own-standings-two-of-one-name.csv"
    assert not wrong(path, tournament)
    lines = path.read_text(encoding="utf-8").splitlines()
    one, other = (at for at, line in enumerate(lines) if "Wolf Amsel" in line)
    exchanged = [line.split(",") for line in lines]
    exchanged[one][3:], exchanged[other][3:] = exchanged[other][3:], exchanged[one][3:]
    assert keys(wrong(text(exchanged), tournament)).count("ranking-differs") == 2
    without = [line for at, line in enumerate(lines) if at != other]
    assert "ranking-missing" in keys(wrong("\n".join(without), tournament))


def number(value):
    return f"{float(value):g}"


def typed(tournament, change=lambda row: row):
    """A list as somebody types it: place, name, victory points, Tichu points."""
    rows = [
        [
            row.shown_place,
            row.entrant.name,
            *map(number, (row.record.victory_points, row.record.tichu_points)),
        ]
        for row in standings(tournament)
    ]
    return text([["Rang", "Name", "Siegpunkte", "Tichu-Punkte"], *map(change, rows)])


@pytest.mark.parametrize(
    "change",
    [
        lambda row: [f"{row[0]}.", *row[1:]],
        lambda row: [f"{row[0]}=", *row[1:]],
        lambda row: [row[0], f"{row[1]} *", *row[2:]],
        lambda row: [row[0], f"{row[1]}²", *row[2:]],
        lambda row: [row[0], row[1].upper(), *row[2:]],
        lambda row: [*row[:3], row[3].replace("-", "\u2212")],
        lambda row: [*row[:3], row[3].replace("-", "\u2013")],
        *(
            (lambda row, sign=sign: [*row[:3], f"{float(row[3]):,.0f}".replace(",", sign)])
            for sign in ("'", "’", "\u2009", "\u202f", "\u00a0", ".", ",", " ")
        ),
    ],
)
def test_places_names_and_numbers_as_people_write_them(change):
    tournament = whole_points(0)
    assert not wrong(typed(tournament, change), tournament)


def whole_points(number):
    """An evening whose points are all whole and everybody's name can be typed."""
    tournament = random_evening(number)
    assert all(row.record.tichu_points.denominator == 1 for row in standings(tournament))
    assert any(row.record.tichu_points >= 1000 for row in standings(tournament))
    return tournament


def test_who_takes_no_place_has_a_dash():
    found = [
        random_evening(number)
        for number in range(len(PRESETS))
        if any(row.disqualified for row in standings(random_evening(number)))
    ]
    assert found
    for tournament in found:
        assert not wrong(typed(tournament), tournament)
        assert wrong(typed(tournament, lambda row: ["9", *row[1:]]), tournament)


def test_teams_are_known_with_their_people():
    tournament = next(
        found
        for found in map(random_evening, range(len(PRESETS)))
        if found.regulations.unit is Unit.PARTNERSHIP
    )
    people = {row.entrant.name: " + ".join(row.entrant.members) for row in standings(tournament)}

    def told(row):
        return [row[0], f"{row[1]} ({people[row[1]]})", *row[2:]]

    assert not wrong(typed(tournament, told), tournament)
    assert not wrong(typed(tournament, lambda row: [row[0], people[row[1]], *row[2:]]), tournament)


def test_without_places_the_order_tells_them():
    tournament = random_evening(1)
    rows = [row[1:] for row in cells(typed(tournament))]
    assert not wrong(text(rows), tournament)
    rows[1], rows[-1] = rows[-1], rows[1]
    assert "ranking-order" in keys(wrong(text(rows), tournament))


def test_without_headings_columns_are_those_with_which_most_agree():
    tournament = random_evening(1)
    rows = cells(typed(tournament))[1:]
    assert not wrong(text(rows), tournament)
    assert judge(text(rows), tournament).compared[1:] == ("3 (Siegpunkte)", "4 (Tichu-Punkte)")
    rows[3][3] = "12345"
    assert keys(wrong(text(rows), tournament))[0] == "ranking-differs"


def test_what_is_not_compared_is_named():
    tournament = random_evening(1)
    rows = [[*row, "gut"] for row in cells(typed(tournament))]
    rows[0][-1] = "Bemerkung"
    found = judge(text(rows), tournament)
    assert (found.ok, found.left_out) == (True, ("Bemerkung",))


def test_a_list_of_an_earlier_round_says_so():
    tournament = random_evening(2)
    assert len(tournament.rounds) > 1
    name = "standings-before-bare.csv"
    before = dict(own_files(tournament, Texts("de"), [name]))[name].decode()
    (found,) = wrong(before, tournament)
    assert (found.key, found.args["round"]) == ("ranking-of-round", len(tournament.rounds) - 1)
    assert not wrong(before, tournament, len(tournament.rounds) - 1)
    with pytest.raises(Refusal):
        judge(before, tournament, len(tournament.rounds) + 1)


@pytest.mark.parametrize("language", languages())
def test_other_lists_with_places_names_and_points_are_no_standings(language, tmp_path):
    tournament = random_evening(2)
    for name in ("season.csv", "season.xlsx", "season-bare.csv", "rating.csv", "special-lists.csv"):
        for _, content in own_files(tournament, Texts(language), [name]):
            path = tmp_path / name
            path.write_bytes(content)
            with pytest.raises(Refusal) as refusal:
                judge(path, tournament)
            assert keys(refusal.value.findings) == ["ranking-other-list"], name


def test_a_pdf_is_refused_in_words(tmp_path):
    path = tmp_path / "rangliste.pdf"
    path.write_bytes(b"%PDF-1.7\n")
    with pytest.raises(Refusal) as refusal:
        judge(path, random_evening(0))
    assert keys(refusal.value.findings) == ["ranking-pdf"]


@pytest.mark.parametrize("broken", ["[", "[1, 2]", '{"a": ', "[[]]", "{}\n[]", "<table>", "", "null"])
def test_what_is_broken_is_refused(broken):
    with pytest.raises(Refusal):
        judge(broken, random_evening(0))


@pytest.mark.parametrize(
    ("cell", "value"),
    [
        ("1402.5", Fraction(2805, 2)),
        ("1402,5", Fraction(2805, 2)),
        ("1'402.5", Fraction(2805, 2)),
        ("1.402,5", Fraction(2805, 2)),
        ("1\u202f402", 1402),
        ("1.402", 1402),
        ("1.402", Fraction(1402, 1000)),
        ("\u221245", -45),
        ("33,33", Fraction(100, 3)),
        ("33.333333333333336", Fraction(100, 3)),
        ("33", Fraction(33004, 1000)),
        ("12½", Fraction(25, 2)),
        ("45 %", 45),
    ],
)
def test_numbers_on_paper(cell, value):
    assert shows(cell, Fraction(value))
    assert not shows(cell, Fraction(value) + 1)


@pytest.mark.parametrize("cell", ["", "–", "x", "1402.5.5", "1 2", "12:30", "1.40.2", "1e3", "0x10"])
def test_what_is_no_number(cell):
    assert not readings(cell)


def test_the_points_of_a_column_are_read_in_one_way():
    assert column_values(["1.402", "900"]) == (1402, 900)
    assert column_values(["1.402", "0.5"]) == (Fraction(1402, 1000), Fraction(1, 2))
    assert column_values(["402.125", "1380"]) == (Fraction(402125, 1000), 1380)


def test_a_long_list_of_strangers_is_bounded():
    tournament = listed(random_evening(0), ())
    name = standings(tournament)[0].entrant.name
    rows = [["Rang", "Name", "Siegpunkte"], ["1", name, "0"]]
    rows += [[str(at), f"Nashorn {at}", "5"] for at in range(2, 15_000)]
    found = judge(text(rows), tournament)
    assert len(found.findings) < 80
    assert found.findings[-1].key == "ranking-more"
    assert json.dumps([dict(finding.args) for finding in found.findings])


def test_held_standings_are_judged_too():
    tournament = random_evening(2)
    for held in (True, False):
        state = replace(tournament, standings_held=held)
        for name, content in own_files(state, Texts("fr"), ["ranking.html", "export-standings.jsonl"]):
            assert not wrong(content.decode("utf-8-sig"), state), name


def test_what_stands_behind_the_last_tag_of_a_page_is_read_too_and_comments_are_not():
    page = "<table><tr><td>1<!-- <td>2 --><td>Reh<td>7<tr><td>2<td>Uhu<td>5"
    assert [row.cells for row in rows_of_html(page).rows] == [("1", "Reh", "7"), ("2", "Uhu", "5")]
