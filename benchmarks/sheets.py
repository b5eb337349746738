"""How long does a print-out take, compared with what its library needs for the bare table?

For 1,000 entrants: the ranking as PDF against reportlab's own table of
the same cells, each the median of five runs, taken in turns. The goal is a ratio of at most 2.
"""

from io import BytesIO

from reportlab.lib.pagesizes import A4
from reportlab.platypus import LongTable, SimpleDocTemplate

from benchmarks import in_turns
from tichu_turnier.cli.bench import (
    ENTRANTS,
    RANKING,
    RUNS,
    SLIP_TABLES,
    SLIPS,
    evening,
    first_tables,
    first_time,
)
from tichu_turnier.sheets import render, sheet
from tichu_turnier.sheets.document import Document, Table
from tichu_turnier.sheets.layout import letters
from tichu_turnier.texts import Texts


def bare_table(document: Document) -> bytes:
    """The cells of the document as reportlab's table, in its default font, nothing else on the page."""
    table = next(block for block in document.blocks if isinstance(block, Table))
    rows = [[column.title for column in table.columns], *([cell.text for cell in row] for row in table.rows)]
    buffer = BytesIO()
    SimpleDocTemplate(buffer, pagesize=A4, invariant=1).build([LongTable(rows, repeatRows=1)])
    return buffer.getvalue()


def measure() -> dict[str, object]:
    """In turns, so that a busy machine is busy for all of them."""
    tournament, texts = evening(ENTRANTS), Texts("de")
    document = sheet(RANKING).document(tournament, texts)
    slips = sheet(SLIPS).document(first_tables(tournament, SLIP_TABLES), texts)
    letters.measure("warm", 10, True)
    taken = in_turns(
        {
            "bare table": lambda: bare_table(document),
            "ranking as pdf": lambda: render(document, "pdf"),
            "ranking as document": lambda: sheet(RANKING).document(tournament, texts),
            "slips of 100 tables as pdf": lambda: first_time(slips),
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
