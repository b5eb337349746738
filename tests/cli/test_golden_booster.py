"""Does an evening with a Booster table go from the draw to the paper as it was worked out by hand?"""

import json

import pytest

from tests.cli.test_golden_formats import entrants, place
from tests.conftest import REPOSITORY

EVENING = REPOSITORY / "tests" / "golden" / "booster-evening.txt"
LINES = tuple(line for line in EVENING.read_text(encoding="utf-8").splitlines() if line[0] != "#")


def told(word):
    """What stands behind a word, once for each line that begins with it."""
    return [line.removeprefix(f"{word} ") for line in LINES if line.startswith(f"{word} ")]


def drawn(done, file, tmp_path, number):
    """Round `number` with the lots of the evening."""
    lots = [match.split("-") for match in ROUNDS[number]]
    tables = [[[int(who) for who in side.split("+")] for side in sides] for sides in lots]
    plan = tmp_path / f"{number}.json"
    plan.write_text(json.dumps({"rounds": [tables]}), encoding="utf-8")
    done("draw", file, "--from", plan)


def hands(text):
    """`165:35 T0+, D02` as options of the command line."""
    return [word for hand in text.split(", ") for word in ("--hand", hand)]


def begun(done, file):
    """The tournament with its people."""
    done("new", file, *told("new")[0].split())
    done("register", file, "--from", "-", stdin=entrants("people", int(told("people")[0])))


ROUNDS = [line.split() for line in told("draw")]


def test_an_evening_from_the_draw_to_the_paper(done, file, tmp_path):
    begun(done, file)
    for number in range(len(ROUNDS)):
        drawn(done, file, tmp_path, number)
        for line in told("hands"):
            where, _, reported = line.partition(": ")
            if where.startswith(f"{number + 1} "):
                done("enter", file, "--round", number + 1, "--table", where.split()[1], *hands(reported))
    rows = done("standings", file, "--json").json
    expected = [place(f"place {line}") for line in told("place")]
    assert [{name: row[name] for name in like} for row, like in zip(rows, expected, strict=True)] == expected
    assert done("verify", file, "--json").json["ok"] is True
    what_was_noted_comes_back_and_is_exported(file, done, tmp_path)
    the_paper_says_where_booster_is_played(file, done, tmp_path)
    the_referee_answers_as_it_is_tonight(file, done)


def what_was_noted_comes_back_and_is_exported(evening, done, tmp_path):
    done("export", evening, "-o", tmp_path / "whole.json")
    done("import", tmp_path / "whole.json", tmp_path / "again.tichu")
    done("export", tmp_path / "again.tichu", "-o", tmp_path / "again.json")
    assert (tmp_path / "again.json").read_text() == (tmp_path / "whole.json").read_text()
    done("export", evening, "--hands", tmp_path / "hands.jsonl")
    lines = [json.loads(line) for line in (tmp_path / "hands.jsonl").read_text().splitlines()]
    out = [(line["round"], line["hand"]) for line in lines if line["special_cards_out"]]
    assert out == [(1, 2), (2, 1)]


def the_paper_says_where_booster_is_played(evening, done, tmp_path):
    slips, rules, rulings = (
        done("print", evening, sheet, "--round", 1, "-o", tmp_path / f"{sheet}.html")
        and (tmp_path / f"{sheet}.html").read_text(encoding="utf-8")
        for sheet in ("score-slips", "rules", "rulings")
    )
    assert slips.count("Superpartner: Ansage beim Partner") == 1, "one of two tables"
    assert "an Tisch 1" in rules
    assert "0 bis 100 Kartenpunkte" in rules
    assert rulings.index("Wird mit Booster gespielt?") < rulings.index("den Hund")


def the_referee_answers_as_it_is_tonight(evening, done):
    answer = done("ruling", "Booster heute", "--for", evening).out
    assert "an Tisch 1. " in answer
    done("set", evening, "booster=no")
    assert "Heute ohne Booster." in done("ruling", "Booster heute", "--for", evening).out
    assert "Superpartner" not in done("ruling", "--for", evening).out


@pytest.fixture
def at_the_tables(done, file, tmp_path):
    """The first round, drawn."""
    begun(done, file)
    drawn(done, file, tmp_path, 0)
    return file


def test_what_can_be_and_what_cannot(at_the_tables, call):
    for line in told("refused"):
        where, _, said = line.partition(": ")
        hand, reason, meant = (part.strip() for part in said.split(";"))
        answer = call(*entering(at_the_tables, where), "--hand", hand)
        assert answer.code == 1, line
        assert reason in answer.err, line
        first = next((words for words in answer.err.splitlines() if words.startswith("Hinweis")), "")
        assert meant == "-" or meant in first, line
    for line in told("fine"):
        where, _, hand = line.partition(": ")
        assert call(*entering(at_the_tables, where), "--hand", hand).code == 0, line


def entering(file, where):
    number, table = where.split()
    return "enter", file, "--round", number, "--table", table, "--dry-run"


def test_tables_are_named_or_all(at_the_tables, call, done):
    done("set", at_the_tables, "booster-tables=2")
    assert call(*entering(at_the_tables, "1 1"), "--hand", "10:90 BR").code == 1
    done("set", at_the_tables, "booster-tables=all")
    for table in ("1 1", "1 2"):
        done(*entering(at_the_tables, table), "--hand", "10:90 BR")
    assert "1,3|all" in call("set", at_the_tables, "booster-tables=0").err


@pytest.mark.parametrize("hand", ["165:35 T0- F2 SP0", "10:90 BR"])
@pytest.mark.parametrize(
    "written",
    ["Runde;Tisch;Spiel 1\n1;{};{}\n", '{{"round": 1, "table": {}, "hands": ["{}"]}}'],
    ids=["csv", "jsonl"],
)
def test_files_of_results_are_read_by_the_rules_of_each_table(at_the_tables, call, done, hand, written):
    done("set", at_the_tables, "booster-tables=2")
    words = "enter", at_the_tables, "--from", "-", "--dry-run"
    refused = call(*words, stdin=written.format(1, hand))
    assert refused.code == 1
    assert "ohne Booster" in refused.err
    done(*words, stdin=written.format(2, hand))


def test_the_audit_of_a_hand(call):
    noted = "audit", "hand", "-10", "110", "--special-cards-out", "--json"
    first = call(*noted, "--call", "none", "--rules", "booster").json
    assert not first["possible"]
    assert [each["why"] for each in first["nearest"]][:2] == ["audit-slip-special-cards", "audit-slip-minus"]
    assert [each["key"] for each in call(*noted).json["findings"]] == ["booster-not-here"]
    line = '{"a": 5, "b": 95, "calls": {}, "special_cards_out": true}'
    assert call("audit", "hand", "--rules", "booster", "--from", "-", "--json", stdin=line).json["possible"]
