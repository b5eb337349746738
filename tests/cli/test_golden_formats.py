"""Does each format lead from first draw to last place as its small tournament, worked out on paper, says?

A text in `tests/golden/tournaments` says how the tournament is made, how every match ends whenever it is
drawn (a match that is not listed must not be drawn, one that is listed must be), and who ends where; that of
an evening with a Booster table says also what is refused.
"""

import json
import re
from collections import deque
from dataclasses import dataclass, field

import pytest

from tests.conftest import REPOSITORY

FOLDER = REPOSITORY / "tests" / "golden" / "tournaments"
ANIMALS = ("Adler", "Biber", "Dachs", "Eule", "Fuchs", "Gans", "Hase", "Igel", "Jaguar", "Kauz")
MOST_ROUNDS = 12

Side = frozenset[int]


@dataclass
class Golden:
    """A tournament as its text tells it; scores are those of the side that is named first."""

    new: list[str] = field(default_factory=list)
    entrants: str = ""
    typed: deque[list[list[list[int]]]] = field(default_factory=deque)
    matches: dict[tuple[Side, Side], deque[str]] = field(default_factory=dict)
    places: list[dict[str, object]] = field(default_factory=list)


def golden(path):
    """The text of a tournament, read."""
    told = Golden()
    for line in path.read_text(encoding="utf-8").splitlines():
        word, _, rest = line.partition(" ")
        if word == "new":
            told.new = rest.split()
        elif word in ("teams", "people"):
            told.entrants = entrants(word, int(rest))
        elif word == "typed":
            told.typed.append([typed(match) for match in rest.split()])
        elif word == "place":
            told.places.append(place(line))
        elif word != "#":
            told.matches[sides(word)] = deque(rest.split(", "))
    return told


def entrants(kind, count):
    """A list to register, in the order of their numbers."""
    names = ANIMALS[:count]
    if kind == "people":
        return "Name\n" + "\n".join(names)
    return "Team;Spieler 1;Spieler 2\n" + "\n".join(f"{name};{name}in;{name}chen" for name in names)


def sides(match):
    """1+2-3+4: who plays against whom."""
    one, other = (frozenset(map(int, side.split("+"))) for side in match.split("-"))
    return one, other


def typed(match):
    """The same as a table of a plan."""
    return [[int(number) for number in side.split("+")] for side in match.split("-")]


def place(line):
    """What a line of the final list says: only what it says is compared."""
    words = (
        r"place (\d+): \w+ (\d+)(?: with (\d+) victory points, (-?\d+) Tichu points(?:, decided by (.+))?)?"
    )
    said = re.fullmatch(words, line)
    assert said, line
    number, entrant, victory_points, tichu_points, decided_by = said.groups()
    told = {"place": int(number), "id": int(entrant)}
    if victory_points is not None:
        told |= {"victory_points": int(victory_points), "tichu_points": int(tichu_points)}
    return told | ({"decided_by": decided_by} if decided_by else {})


def like(rows, expected):
    """What is expected of each row, as it is there."""
    return [{name: row[name] for name in wanted} for row, wanted in zip(rows, expected, strict=True)]


def result(told, round_number, table):
    """What this table reports, by who sits there; a match that nobody told of is no match of this format."""
    seats = [*table["seats"], *(table[more] for more in ("fifth", "sixth") if more in table)]
    one, other = frozenset(seats[0::2]), frozenset(seats[1::2])
    turned = (one, other) not in told.matches
    scores = told.matches[(other, one) if turned else (one, other)].popleft().split()
    report = {"round": round_number, "table": table["table"]}
    if len(scores) == 1:
        return report | {"score": points(scores[0], turned=turned)}
    return report | {"hands": [hand(score, turned=turned) for score in scores]}


def points(score, *, turned):
    a, b = map(int, score.split(":"))
    return [b, a] if turned else [a, b]


def hand(text, *, turned):
    """100:0=D is a double victory; what follows a semicolon is notation of the program."""
    if ";" in text:
        return text.replace(";", " ")
    score, _, double = text.partition("=")
    a, b = points(score, turned=turned)
    return {"a": a, "b": b, "double": ("02" if a > b else "13") if double else "no"}


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_from_the_first_draw_to_the_last_place(path, file, call, done):
    told = golden(path)
    done("new", file, *told.new)
    done("register", file, "--from", "-", stdin=told.entrants)
    for number in range(1, MOST_ROUNDS):
        plan = json.dumps({"rounds": [told.typed.popleft()]}) if told.typed else ""
        drawn = call("draw", file, *(("--from", "-") if plan else ()), "--json", stdin=plan)
        if drawn.code:
            break
        reports = [result(told, number, table) for table in drawn.json["tables"]]
        done("enter", file, "--from", "-", stdin="\n".join(map(json.dumps, reports)))
    left = {match: list(scores) for match, scores in told.matches.items() if scores}
    assert not left, "never drawn"
    rows = done("standings", file, "--json").json
    assert like(rows, told.places) == told.places
    assert done("verify", file, "--json").json["ok"] is True
    done.copied(file)


EVENING = REPOSITORY / "tests" / "golden" / "booster-evening.txt"
LINES = tuple(line for line in EVENING.read_text(encoding="utf-8").splitlines() if line[0] != "#")


def lines_of(word):
    """What stands behind a word, once for each line that begins with it."""
    return [line.removeprefix(f"{word} ") for line in LINES if line.startswith(f"{word} ")]


ROUNDS = [line.split() for line in lines_of("draw")]


def draw_round(done, file, number):
    """With the lots of the evening, from 0."""
    plan = {"rounds": [[typed(match) for match in ROUNDS[number]]]}
    done("draw", file, "--from", "-", stdin=json.dumps(plan))


def options(text):
    """`165:35 T0+, D02` as options of the command line."""
    return [word for hand in text.split(", ") for word in ("--hand", hand)]


def begun(done, file):
    """The tournament with its people."""
    done("new", file, *lines_of("new")[0].split())
    done("register", file, "--from", "-", stdin=entrants("people", int(lines_of("people")[0])))


def test_an_evening_from_the_draw_to_the_paper(done, file, tmp_path):
    begun(done, file)
    for number in range(len(ROUNDS)):
        draw_round(done, file, number)
        for line in lines_of("hands"):
            where, _, reported = line.partition(": ")
            if where.startswith(f"{number + 1} "):
                done("enter", file, "--round", number + 1, "--table", where.split()[1], *options(reported))
    rows = done("standings", file, "--json").json
    expected = [place(f"place {line}") for line in lines_of("place")]
    assert like(rows, expected) == expected
    assert done("verify", file, "--json").json["ok"] is True
    what_was_noted_comes_back_and_is_exported(file, done, tmp_path)
    the_paper_says_where_booster_is_played(file, done, tmp_path)
    the_referee_answers_as_it_is_tonight(file, done)


def what_was_noted_comes_back_and_is_exported(evening, done, tmp_path):
    done.copied(evening)
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
def at_the_tables(done, file):
    """The first round, drawn."""
    begun(done, file)
    draw_round(done, file, 0)
    return file


def test_what_can_be_and_what_cannot(at_the_tables, call, refused):
    for line in lines_of("refused"):
        where, _, said = line.partition(": ")
        hand, reason, meant = (part.strip() for part in said.split(";"))
        told = refused(*entering(at_the_tables, where), "--hand", hand)
        assert reason in told, line
        first = next((words for words in told.splitlines() if words.startswith("Hinweis")), "")
        assert meant == "-" or meant in first, line
    for line in lines_of("fine"):
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
def test_files_of_results_are_read_by_the_rules_of_each_table(at_the_tables, refused, done, hand, written):
    done("set", at_the_tables, "booster-tables=2")
    words = "enter", at_the_tables, "--from", "-", "--dry-run"
    assert "ohne Booster" in refused(*words, stdin=written.format(1, hand))
    done(*words, stdin=written.format(2, hand))


def test_the_audit_of_a_hand(call):
    noted = "audit", "hand", "-10", "110", "--special-cards-out", "--json"
    first = call(*noted, "--call", "none", "--rules", "booster").json
    assert not first["possible"]
    assert [each["why"] for each in first["nearest"]][:2] == ["audit-slip-special-cards", "audit-slip-minus"]
    assert [each["key"] for each in call(*noted).json["findings"]] == ["booster-not-here"]
    line = '{"a": 5, "b": 95, "calls": {}, "special_cards_out": true}'
    assert call("audit", "hand", "--rules", "booster", "--from", "-", "--json", stdin=line).json["possible"]
