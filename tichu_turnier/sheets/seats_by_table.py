"""Sheet: who sits at which table in a round."""

from collections.abc import Iterator

from tichu_turnier.rules.calls import TWO_PLAYERS
from tichu_turnier.sheets.document import (
    Align,
    Block,
    Cell,
    Column,
    Document,
    Facts,
    Paragraph,
    Size,
    Table,
    number,
)
from tichu_turnier.sheets.parts import drawn_round, margin
from tichu_turnier.sheets.sheet import Sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import EntrantId, Regulations, Round, Seating, Tournament
from tichu_turnier.tournament.tables.boards import boards_at, has_boards
from tichu_turnier.tournament.tables.table_rotation import (
    FIVE,
    SIX,
    THREE,
    hands_with_same_partners,
    people_at,
    stage_seats,
)
from tichu_turnier.words.names import alphabetical, name_of, shown_name
from tichu_turnier.words.times import round_times

LETTERS = ("A", "B", "C", "D")
"""What the people of a table in the Turniermodus are called: A and B partner each other first."""
_ORDER = (0, 2, 1, 3)
"""On which seats A, B, C and D sit as the match begins."""


_FIFTH, _SIXTH = "E", "F"


def lettered(seating: Seating) -> dict[EntrantId, str]:
    """The letters of the people of a table as the match begins; at a table of five E rests first.

    At a table of six E begins with A and B, F with C and D.
    """
    order = dict.fromkeys(seating.seats[seat] for seat in _ORDER)
    known = dict(zip(order, LETTERS, strict=False))
    more = ((seating.fifth, _FIFTH), (seating.sixth, _SIXTH))
    return {**known, **{who: letter for who, letter in more if who is not None}}


def document(tournament: Tournament, texts: Texts, round_number: int | None = None) -> Document:
    """One line a table, large enough for a wall."""
    drawn = drawn_round(tournament, round_number)
    rotating = tournament.regulations.stages > 1
    table = _rotating(tournament, texts, drawn) if rotating else _opposite(tournament, texts, drawn)
    blocks: tuple[Block, ...] = (
        *facts_of(tournament, texts, drawn),
        table,
        *resting_words(tournament, texts, drawn),
    )
    return Document(
        texts("sheets-seats-by-table"), texts.language, margin(tournament, texts, drawn.number), blocks
    )


def facts_of(tournament: Tournament, texts: Texts, drawn: Round) -> tuple[Block, ...]:
    """When the round is played, and who partners whom in which hands where partners change."""
    times = round_times(tournament, drawn.number)
    time: tuple[tuple[str, str], ...] = ((texts("sheets-time"), times),) if times else ()
    rows = (*time, *_partner_rows(tournament.regulations, texts), *_odd_rows(tournament, drawn, texts))
    return (Facts(rows),) if rows else ()


def _partner_rows(regulations: Regulations, texts: Texts) -> tuple[tuple[str, str], ...]:
    """A line a stage in the letters of the seats, e.g. `Spiele 1–3`, `A + B gegen C + D`."""
    if regulations.stages == 1:
        return ()
    size = regulations.hands_per_stage
    return tuple(
        (
            texts("sheets-hands-from-to", first=stage * size + 1, last=(stage + 1) * size),
            texts("sheets-sides", **_sides(stage)),
        )
        for stage in range(regulations.stages)
    )


def _odd_rows(tournament: Tournament, drawn: Round, texts: Texts) -> Iterator[tuple[str, str]]:
    """When somebody else rests at tables of five, or plays alone at those of three; how six play."""
    if tournament.regulations.one_a_side:
        return
    for people in (SIX, FIVE, THREE):
        seating = next((each for each in drawn.tables if people_at(each) == people), None)
        if seating is not None:
            hands = hands_with_same_partners(seating, tournament.regulations)
            yield texts(f"odd-table-{people}"), texts(f"odd-turns-{people}", hands=hands)
            if people == SIX:
                grand = "yes" if tournament.regulations.rules.grand_tichu else "no"
                yield "", texts("odd-six-rules", grand=grand)


def _sides(stage: int) -> dict[str, str]:
    """The two sides of a stage in letters."""
    start = tuple(EntrantId(_ORDER.index(seat)) for seat in range(len(LETTERS)))
    seats = stage_seats((start[0], start[1], start[2], start[3]), stage)
    a, b, c, d = (LETTERS[seats[seat]] for seat in _ORDER)
    return {"one": f"{a} + {b}", "other": f"{c} + {d}"}


def _rotating(tournament: Tournament, texts: Texts, drawn: Round) -> Table:
    """A table of four whose partners change: its people under their letters."""
    columns = (
        Column(texts("sheets-table"), Align.RIGHT),
        *(Column(letter, weight=1) for letter in LETTERS),
        *((Column(_FIFTH, weight=1),) if any(seating.fifth for seating in drawn.tables) else ()),
        *((Column(_SIXTH, weight=1),) if any(seating.sixth for seating in drawn.tables) else ()),
    )
    rows = tuple(_letter_row(tournament, seating, len(columns)) for seating in drawn.tables)
    return Table(columns, rows, size=Size.POSTER)


def _letter_row(tournament: Tournament, seating: Seating, cells: int) -> tuple[Cell, ...]:
    names = [Cell(name_of(tournament, who)) for who in lettered(seating)]
    return (number(seating.table, strong=True), *names, *[Cell()] * (cells - 1 - len(names)))


def _opposite(tournament: Tournament, texts: Texts, drawn: Round) -> Table:
    """Two sides that stay as they are."""
    two = tournament.regulations.rules.players == TWO_PLAYERS
    boards = has_boards(tournament)
    one = "boards-north-south" if boards else "sheets-name" if two else "sheets-one-side"
    columns = (
        Column(texts("sheets-table"), Align.RIGHT),
        Column(texts(one), weight=1),
        Column("", Align.CENTER),
        Column(texts("boards-east-west" if boards else "sheets-other-side"), weight=1),
        *((Column(texts("boards-boards")),) if boards else ()),
    )
    rows = tuple(
        (
            number(seating.table, strong=True),
            Cell(side_name(tournament, seating, 0)),
            Cell("–"),
            Cell(side_name(tournament, seating, 1) + _rests_first(tournament, seating, texts)),
            *((Cell(board_words(seating, tournament, texts)),) if boards else ()),
        )
        for seating in drawn.tables
    )
    return Table(columns, rows, size=Size.POSTER)


def board_words(seating: Seating, tournament: Tournament, texts: Texts) -> str:
    """Which prepared hands a table plays: `4–6`."""
    about = boards_at(seating, tournament.regulations)
    return texts("boards-numbers", **about) if seating.first_board else ""


def side_name(tournament: Tournament, seating: Seating, side: int) -> str:
    """Whoever plays on seats 0+2 (side 0) or 1+3 (side 1) as the match begins."""
    entrants = dict.fromkeys(seating.first_seats[side::2])
    return " + ".join(shown_name(tournament.entrants[entrant]) for entrant in entrants)


def _rests_first(tournament: Tournament, seating: Seating, texts: Texts) -> str:
    if seating.fifth is None or seating.sixth is not None:
        return ""
    return " · " + texts("odd-rests-first", name=shown_name(tournament.entrants[seating.fifth]))


def resting_words(tournament: Tournament, texts: Texts, drawn: Round) -> tuple[Block, ...]:
    """A line with those who sit out, if anybody does."""
    if not drawn.sitting_out:
        return ()
    names = sorted((name_of(tournament, entrant) for entrant in drawn.sitting_out), key=alphabetical)
    key = "sheets-bye-names" if tournament.regulations.one_a_side else "sheets-sitting-out-names"
    return (Paragraph(texts(key, names=", ".join(names))),)


SHEET = Sheet("seats-by-table", needs_round=True, make=document)
