"""Sheet: the cards of each prepared hand, to be laid out."""

from collections.abc import Iterator

from tichu_turnier.rules.calls import SEATS
from tichu_turnier.rules.cards import DOG, DRAGON, MAH_JONG, PHOENIX, PLAIN, SUITS, Cards, each_card, rank_of
from tichu_turnier.sheets.document import Block, Heading, PageBreak, Paragraph, Size, Table
from tichu_turnier.sheets.parts import evening_sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.tables.boards import board_count, board_deal, has_boards
from tichu_turnier.words.listings.listing import Cell, Column

_ON_A_PAGE = 4
_SPECIALS_WIDE = 1.6
"""Width of three special cards beside that of a suit, so that all boards have the same columns."""
_LETTERS_FROM = 11
"""From this rank on cards have letters, which languages have their own for."""
_SPECIALS = (("dragon", DRAGON), ("phoenix", PHOENIX), ("mah-jong", MAH_JONG), ("dog", DOG))


def blocks(tournament: Tournament, texts: Texts) -> Iterator[Block]:
    """Every board with its four holdings by suits, in the order in which sorted cards are laid out."""
    numbers = range(1, board_count(tournament) + 1)
    yield Paragraph(texts("sheets-boards-secret"))
    yield Paragraph(texts("sheets-boards-how"), Size.SMALL)
    for number in numbers:
        if number > 1 and number % _ON_A_PAGE == 1:
            yield PageBreak()
        yield Heading(texts("boards-from-to", count=1, first=number, last=number))
        yield _holdings(number, tournament, texts)


def _holdings(number: int, tournament: Tournament, texts: Texts) -> Table:
    suits = (Column(texts(f"viewer-suit-{suit}"), weight=1) for suit in range(len(SUITS)))
    columns = (Column(texts("sheets-boards-seat")), Column(""), *suits, Column("", weight=_SPECIALS_WIDE))
    dealing = board_deal(number, tournament.regulations)
    rows: list[tuple[Cell, ...]] = []
    for seat in SEATS:
        name = Cell(texts(f"boards-seat-{seat}"), strong=True)
        first, rest = (tuple(_cells(cards[seat], texts)) for cards in (dealing.first, dealing.rest))
        rows.append((name, Cell(texts("sheets-boards-first")), *first))
        rows.append((Cell(), Cell(texts("sheets-boards-rest")), *rest))
    return Table(columns, tuple(rows), size=Size.SMALL)


def _cells(cards: Cards, texts: Texts) -> Iterator[Cell]:
    high_first = each_card(cards)[::-1]
    for suit in range(len(SUITS)):
        mine = (card for card in high_first if card & PLAIN and (card.bit_length() - 1) % 4 == suit)
        yield Cell(" ".join(_rank(rank_of(card), texts) for card in mine))
    special = (texts(f"viewer-face-{name}") for name, card in _SPECIALS if card & cards)
    yield Cell(", ".join(special))


def _rank(rank: int, texts: Texts) -> str:
    return texts(f"viewer-rank-{rank}") if rank >= _LETTERS_FROM else str(rank)


SHEET = evening_sheet("boards", blocks, suits=has_boards)
