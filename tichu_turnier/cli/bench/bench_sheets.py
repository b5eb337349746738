"""Bench: make a print-out of a large evening."""

from dataclasses import replace
from datetime import date
from random import Random

from tichu_turnier.cli.bench.measuring import RUNS, Figures, figures
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.sheets import render, sheet
from tichu_turnier.sheets.document import Document
from tichu_turnier.texts import FIRST_LANGUAGE, Texts
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.presets import preset
from tichu_turnier.tournament.model.snapshot import (
    Entrant,
    EntrantId,
    Hands,
    Result,
    Round,
    Seating,
    Tournament,
)

ENTRANTS = 1000
TABLES = 100
RANKING, SLIPS = "ranking", "score-slips"


def measure_sheets() -> Figures:
    """The ranking of 1,000 entrants and the slips of 100 tables, from the snapshot to the PDF."""
    tournament, texts = evening(ENTRANTS), Texts(FIRST_LANGUAGE)
    fewer = first_tables(tournament, TABLES)
    render(sheet(RANKING).document(evening(4), texts), "pdf")  # what is loaded once is not measured
    return figures(
        {
            "slips_100": lambda: first_time(sheet(SLIPS).document(fewer, texts)),
            "ranking_1000": lambda: render(sheet(RANKING).document(tournament, texts), "pdf"),
        },
        RUNS,
    )


def first_time(document: Document) -> bytes:
    """The PDF of a document of which no code for a scanner is known yet."""
    from tichu_turnier.sheets.formats.pdf import code_squares

    code_squares.cache_clear()
    return render(document, "pdf")


def evening(people: int) -> Tournament:
    """A club evening with so many entrants, three rounds, every hand reported."""
    chance = Random(1)  # noqa: S311 - results are no secret
    new = preset("club-evening").tournament(
        "Grosser Klubabend", date(2026, 11, 21), "Luzern", "Europe/Zurich"
    )
    ids = [EntrantId(number) for number in range(1, people + 1)]
    rounds, results = [], []
    for number in (1, 2, 3):
        chance.shuffle(ids)
        groups = [ids[start : start + 4] for start in range(0, people, 4)]
        tables = tuple(Seating(table, (a, b, c, d)) for table, (a, b, c, d) in enumerate(groups, start=1))
        rounds.append(Round(number, tables, seed=number))
        results += [Result(number, seating.table, _nine_hands(chance)) for seating in tables]
    entrants = ((each, Entrant(each, f"Steinbock Nr. {each}", club="Tichu-Club")) for each in ids)
    reported = (((result.round, result.table), result) for result in results)
    return replace(new, entrants=frozen(entrants), rounds=tuple(rounds), results=frozen(reported))


def _nine_hands(chance: Random) -> Hands:
    points = (chance.randrange(-25, 126, 5) for _ in range(9))
    return Hands(tuple(HandReport(a, 100 - a) for a in points))


def first_tables(tournament: Tournament, count: int) -> Tournament:
    """The same tournament with only so many tables in each round."""
    rounds = (replace(drawn, tables=drawn.tables[:count]) for drawn in tournament.rounds)
    return replace(tournament, rounds=tuple(rounds))
