"""Does each format lead from first draw to last place as its small tournament, worked out on paper, says?

A text in `tests/golden/tournaments` says how the tournament is made, how every match ends whenever it is
drawn (a match that is not listed must not be drawn, one that is listed must be), and who ends where.
"""

import json
import re
from collections import deque
from dataclasses import dataclass, field
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[1] / "golden" / "tournaments"
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
    assert [
        {name: row[name] for name in like} for row, like in zip(rows, told.places, strict=True)
    ] == told.places
    assert done("verify", file, "--json").json["ok"] is True
    texts = [file.with_name("eins.json"), file.with_name("zwei.json")]
    done("export", file, "-o", texts[0])
    done("import", texts[0], file.with_name("zwei.tichu"))
    done("export", file.with_name("zwei.tichu"), "-o", texts[1])
    assert texts[0].read_bytes() == texts[1].read_bytes()
