"""Sheet: proof that a draw was decided by its seed alone."""

from tichu_turnier.sheets.document import Block, Facts, Heading, Paragraph, Size, Table
from tichu_turnier.sheets.parts import round_sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.draws.certificate import LETTERS, comes_from_seed, draw_code, draw_line
from tichu_turnier.tournament.model.snapshot import EntrantId, Round, Tournament
from tichu_turnier.words.listings.listing import Align, Cell, Column, number_cell
from tichu_turnier.words.rounds import seed_words

_ONE_LANE = 12
_LANES = 3


def blocks(tournament: Tournament, texts: Texts, drawn: Round) -> tuple[Block, ...]:
    """A round: its seed, its code and the line that this is made of, who has which number, and the way."""
    values = {"round": str(drawn.number), "seed": seed_words(drawn, texts), "code": draw_code(drawn)}
    columns = (Column(texts("sheets-number"), Align.RIGHT), Column(texts("sheets-name"), weight=1))
    people: list[EntrantId] = sorted(drawn.people())
    rows = tuple((number_cell(int(who)), Cell(tournament.name_of(who))) for who in people)
    return (
        Facts(tuple(((texts(f"fairness-{name}"), value) for name, value in values.items()))),
        Heading(texts("papers-certificate-way")),
        *(Paragraph(texts(f"papers-certificate-{step}", letters=LETTERS)) for step in _steps(drawn)),
        Heading(texts("papers-certificate-line")),
        Paragraph(draw_line(drawn).replace("|", "| "), Size.SMALL),  # spaces, for a page to break it
        Heading(texts("papers-certificate-numbers")),
        Table(columns, rows, size=Size.SMALL, lanes=1 if len(rows) <= _ONE_LANE else _LANES),
    )


def _steps(drawn: Round) -> tuple[str, ...]:
    if comes_from_seed(drawn):
        return "draw", "code"
    return "by-hand" if drawn.seed is None else "exchanged", "code"


SHEET = round_sheet("draw-certificate", blocks)
