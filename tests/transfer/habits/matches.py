"""What was played at the tables of a file of results, and whose each result is."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from functools import cache
from random import Random

from tests.evenings import drawn, fresh, listed
from tests.transfer.habits.result_recipes import Recipe
from tichu_turnier.tournament.model.presets import preset
from tichu_turnier.tournament.model.snapshot import Tournament

_PRESETS = {"teams": "treibhaus", "robin": "round-robin", "two": "two-round-robin"}
_ANIMALS = ("Adler", "Bär", "Dachs", "Elster", "Fuchs", "Gämse", "Hase", "Kröte")
_SIGNS = {"colon": ":", "spaced": " : ", "hyphen": "-", "slash": "/", "dash": "–", "ratio": " - "}
HANDS = 10


@dataclass(slots=True)
class ExpectedResult:
    """What one table played, by whom."""

    round: int
    table: int
    line: int
    points: dict[str, int]
    """By the number of each entrant (as text, for JSON)."""
    hands: int = 0
    """How many hands the file says; 0: it does not say."""
    refused: bool = False
    """Whether the result cannot be taken without a question."""
    doubtful: bool = False
    """Whether a question is as right as taking it rightly."""
    proofs: list[str] = field(default_factory=list)


@dataclass(slots=True)
class ResultTruth:
    kind: str
    tables: list[ExpectedResult]
    empty: list[list[int]]
    """Round and table of those that the file names without a result."""

    def told(self) -> Mapping[str, object]:
        return asdict(self)


def result_truth_of(told: Mapping) -> ResultTruth:
    return ResultTruth(told["kind"], [ExpectedResult(**each) for each in told["tables"]], told["empty"])


@cache
def tournament_of(kind: str) -> Tournament:
    """Eight entrants, two rounds drawn, no result yet."""
    return drawn(listed(fresh(preset(_PRESETS[kind])), _ANIMALS), 1, 2)


@dataclass(slots=True)
class Match:
    """One row to be."""

    round: int
    table: int
    sides: tuple[int, int]
    """The entrants in the order of the file."""
    points: tuple[int, int]
    hands: list[str] = field(default_factory=list)
    turned: bool = False
    """Whether the file names them the other way round than the table has them."""
    blank: bool = False
    again: bool = False
    """Whether it stands there for the second time."""
    names: tuple[str, str] = ("", "")
    asked: str = ""
    """Why its result cannot be taken without a question; "" if it can."""
    total: tuple[int, int] | None = None
    """What the file says of the totals beside the hands, where that is something else."""


def _hand(chance: Random) -> tuple[str, int, int]:
    """One hand in notation, with its points."""
    a = 5 * chance.randint(-2, 22)
    call = chance.choice(("", "", "", "", "T0+", "T1-", "T3+", "T2-"))
    more = {"": (0, 0), "T0+": (100, 0), "T1-": (0, -100), "T3+": (0, 100), "T2-": (-100, 0)}[call]
    first, second = a + more[0], 100 - a + more[1]
    return f"{first}:{second} {call}".strip(), first, second


def matches_of(recipe: Recipe, chance: Random) -> list[Match]:
    tournament, found = tournament_of(recipe["kind"]), []
    for drawn_round in tournament.rounds[: 2 if recipe["rounds"] == "both" else 1]:
        for seating in drawn_round.tables:
            hands = [
                _hand(chance) for _ in range(HANDS if recipe["kind"] == "teams" else chance.randint(6, 12))
            ]
            points = (sum(a for _, a, _ in hands), sum(b for _, _, b in hands))
            sides = (int(seating.seats[0]), int(seating.seats[1]))
            found.append(
                Match(drawn_round.number, seating.table, sides, points, [text for text, _, _ in hands])
            )
    if recipe["kind"] != "teams":
        for match in found:
            _to_the_target(match)
    return found


def _to_the_target(match: Match) -> None:
    """Played until a side has a thousand, as these regulations want it."""
    a, b = match.points
    if a == b:
        a, b = a + 50, b - 50
    more = -(-(1000 - max(a, b)) // 5) * 5 if max(a, b) < 1000 else 0
    total = a + b + more
    rest = -total % 100
    match.points = (a + more, b + rest) if a > b else (a + rest, b + more)


def named(recipe: Recipe, match: Match, at: int, chance: Random) -> None:
    """Who stands in the row, and in which order."""
    tournament = tournament_of(recipe["kind"])
    entrants = {int(number): entrant for number, entrant in tournament.entrants.items()}
    how = recipe["names"]
    also = recipe["rows"] != "sides_mixed" and chance.random() < 0.5
    match.turned = how == "exchanged" and (also or at % 2 == 0)
    if recipe["shape"] == "winner_first":
        match.turned = match.points[0] < match.points[1]
    if match.turned:
        match.sides, match.points = match.sides[::-1], match.points[::-1]
    one, other = (entrants[side] for side in match.sides)
    if how == "members":
        match.names = (" & ".join(one.members), " / ".join(other.members))
    elif how == "loose":
        match.names = (one.name.upper(), f" {other.name.lower()}")
    elif how == "foreign" and at == 1:
        match.names, match.asked = (one.name, "Zebra"), "foreign"
    else:
        match.names = (one.name, other.name)


def turned_hands(match: Match) -> list[str]:
    """The hands of a row as the file has them: seen from who is named first."""
    return [_turned(text) for text in match.hands] if match.turned else match.hands


def _turned(text: str) -> str:
    """The same hand with the sides, and so the seats, exchanged."""
    points, _, call = text.partition(" ")
    a, b = points.split(":")
    seats = str.maketrans("0123", "1032")
    return f"{b}:{a} {call.translate(seats)}".strip()
