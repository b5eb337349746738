"""How long does a print-out take, compared with what its library needs for the bare table?

For 1,000 entrants: the ranking as PDF against reportlab's own table of
the same cells, each the median of five runs, taken in turns. The goal is a ratio of at most 2.
"""

from dataclasses import replace
from datetime import date
from io import BytesIO
from random import Random

from reportlab.lib.pagesizes import A4
from reportlab.platypus import LongTable, SimpleDocTemplate

from benchmarks.measuring import RUNS, in_turns
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.sheets import render, sheet
from tichu_turnier.sheets.document import Document, Table
from tichu_turnier.sheets.pdf import width
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model import (
    Entrant,
    EntrantId,
    Hands,
    Result,
    Round,
    Seating,
    Tournament,
    frozen,
)
from tichu_turnier.tournament.presets import preset

ENTRANTS = 1000


def evening() -> Tournament:
    """A club evening with so many entrants, three rounds, every hand reported."""
    chance = Random(1)
    new = preset("club-evening").tournament(
        "Grosser Klubabend", date(2026, 11, 21), "Luzern", "Europe/Zurich"
    )
    ids = [EntrantId(number) for number in range(1, ENTRANTS + 1)]
    rounds, results = [], []
    for number in (1, 2, 3):
        chance.shuffle(ids)
        groups = [ids[start : start + 4] for start in range(0, ENTRANTS, 4)]
        tables = tuple(Seating(table, (a, b, c, d)) for table, (a, b, c, d) in enumerate(groups, start=1))
        rounds.append(Round(number, tables, seed=number))
        results += [Result(number, seating.table, _nine_hands(chance)) for seating in tables]
    entrants = ((each, Entrant(each, f"Steinbock Nr. {each}", club="Tichu-Club")) for each in ids)
    reported = (((result.round, result.table), result) for result in results)
    return replace(new, entrants=frozen(entrants), rounds=tuple(rounds), results=frozen(reported))


def _nine_hands(chance: Random) -> Hands:
    points = (chance.randrange(-25, 126, 5) for _ in range(9))
    return Hands(tuple(HandReport(a, 100 - a) for a in points))


def bare_table(document: Document) -> bytes:
    """The cells of the document as reportlab's table, in its default font, nothing else on the page."""
    table = next(block for block in document.blocks if isinstance(block, Table))
    rows = [[column.title for column in table.columns], *([cell.text for cell in row] for row in table.rows)]
    buffer = BytesIO()
    SimpleDocTemplate(buffer, pagesize=A4, invariant=1).build([LongTable(rows, repeatRows=1)])
    return buffer.getvalue()


def measure() -> dict[str, object]:
    """In turns, so that a busy machine is busy for all of them."""
    tournament, texts = evening(), Texts("de")
    document = sheet("ranking").document(tournament, texts)
    slips = sheet("score-slips").document(replace(tournament, rounds=_first_tables(tournament, 100)), texts)
    width("warm", 10, True)
    taken = in_turns(
        {
            "bare table": lambda: bare_table(document),
            "ranking as pdf": lambda: render(document, "pdf"),
            "ranking as document": lambda: sheet("ranking").document(tournament, texts),
            "slips of 100 tables as pdf": lambda: render(slips, "pdf"),
        },
        RUNS,
    )
    bare = taken["bare table"]
    return {
        "goal": 2.0,
        "pdf_to_bare_table": round(taken["ranking as pdf"] / bare, 2),
        "snapshot_to_pdf_to_bare_table": round(
            (taken["ranking as pdf"] + taken["ranking as document"]) / bare, 2
        ),
        "slips_to_bare_table": round(taken["slips of 100 tables as pdf"] / bare, 2),
        "milliseconds": {name: round(1000 * time) for name, time in taken.items()},
    }


def _first_tables(tournament: Tournament, count: int) -> tuple[Round, ...]:
    return tuple(replace(drawn, tables=drawn.tables[:count]) for drawn in tournament.rounds)
