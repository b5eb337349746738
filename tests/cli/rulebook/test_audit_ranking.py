"""Is the wrong row of a published ranking named at the command line?"""

import pytest

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
    assert "Keine einzelne Zeile" in done("audit", "ranking", path, "--sum", 1700).err


def test_lists_without_points_and_columns_that_are_not_there(call, printed, tmp_path):
    path = tmp_path / "namen.txt"
    path.write_text("Adler\nBiber\n", encoding="utf-8")
    assert call("audit", "ranking", path, "--sum", 10).code == 1
    assert call("audit", "ranking", printed, "--sum", 10, "--column", "Bonus").code == 1


def test_a_printed_ranking_is_checked_against_the_file(done, call, club, tmp_path):
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
    answer = call("verify", club, "--ranking", path)
    assert answer.code == 1
    assert f"«{rows[0]['name']}» hat {rows[0]['tichu_points']} Punkte" in answer.err
    assert "90 zu viel" in answer.err
