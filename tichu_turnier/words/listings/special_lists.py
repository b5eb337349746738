"""The columns of the special lists, and of the places of clubs."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.registration.namesakes import own_name
from tichu_turnier.tournament.scoring.special_lists import (
    BEST_ROUND,
    TICHUS,
    Achievement,
    ClubPlace,
    SpecialList,
    known_by_totals,
    special_lists,
)
from tichu_turnier.words.listings.listing import (
    Align,
    Cell,
    Field,
    Listing,
    amount_cell,
    listing,
    number_cell,
)
from tichu_turnier.words.names import shown_name
from tichu_turnier.words.numbers import amount

WINDOW = "list place name words"
_SHEET = "place name value"


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a list; the name of the list stands beside its first one."""

    key: str
    what: Achievement
    first: bool


def fields(tournament: Tournament, texts: Texts, key: str = TICHUS) -> dict[str, Field[Line]]:
    """Every column of a list; `key` says of which, where the heading tells it."""

    def title(line: Line) -> Cell:
        return Cell(texts(f"special-{line.key}") if line.first else "", tone="accent")

    def place(line: Line) -> Cell:
        return number_cell(line.what.place, strong=line.what.place == 1)

    def name(line: Line) -> Cell:
        return Cell(own_name(tournament, line.what.entrant), strong=line.what.place == 1)

    def value(line: Line) -> Cell:
        return amount_cell(line.what.value, texts, strong=line.what.place == 1)

    def words(line: Line) -> Cell:
        return Cell(achievement_words(texts, line.key, line.what))

    right = Align.RIGHT
    return {
        "list": Field("special-list", title, weight=2),
        "place": Field("sheets-place", place, right),
        "name": Field("sheets-name", name, weight=2),
        "words": Field("special-value", words, weight=3),
        "value": Field(f"special-{key}-value", value, right),
        "tichu-points": Field("sheets-tichu-points", lambda at: number_cell(at.what.tichu_points), right),
        "round": Field("special-round", lambda at: number_cell(at.what.round), right),
    }


def first_lines(tournament: Tournament, most: int) -> Iterator[Line]:
    for found in special_lists(tournament):
        for at, each in enumerate(found.first(most)):
            yield Line(found.key, each, first=not at)


def special_listing(found: SpecialList, most: int, tournament: Tournament, texts: Texts) -> Listing:
    """The first places of a list, whoever shares them."""
    keys = f"{_SHEET} tichu-points round" if found.key == BEST_ROUND else _SHEET
    lines = [Line(found.key, each, first=False) for each in found.first(most)]
    return listing(fields(tournament, texts, found.key), keys, lines, texts)


def achievement_words(texts: Texts, key: str, what: Achievement) -> str:
    """What an entrant achieved in a special list, e.g. `4 Tichus`."""
    value = {"value": amount(what.value, texts), "count": int(what.value)}
    return texts(f"special-{key}-words", **value, tichu=what.tichu_points, round=what.round)


def clubs_listing(clubs: Sequence[ClubPlace], texts: Texts) -> Listing:
    """A line a club, with those whose points count."""
    right = Align.RIGHT
    fields: dict[str, Field[ClubPlace]] = {
        "place": Field("sheets-place", lambda at: number_cell(at.place, strong=at.place == 1), right),
        "club": Field("sheets-club", lambda at: Cell(at.club, strong=at.place == 1), weight=1),
        "best": Field("sheets-name", lambda at: Cell(", ".join(map(shown_name, at.best))), weight=2),
        "victory": Field("sheets-victory-points", lambda at: amount_cell(at.victory_points, texts), right),
        "tichu": Field("sheets-tichu-points", lambda at: amount_cell(at.tichu_points, texts), right),
    }
    return listing(fields, " ".join(fields), clubs, texts)


def special_notes(tournament: Tournament, texts: Texts) -> str:
    """What is counted in special lists, and of how many results no hands are known."""
    return " ".join(filter(None, (texts("special-about"), by_totals_note(tournament, texts))))


def by_totals_note(tournament: Tournament, texts: Texts) -> str:
    """That calls and double victories of some results are not known; empty where they are of all."""
    count, every = known_by_totals(tournament)
    return texts("special-by-totals", count=count, all=every) if count else ""
