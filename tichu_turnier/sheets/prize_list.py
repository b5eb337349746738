"""Sheet: what can be won, and who has won it."""

from collections.abc import Iterator

from tichu_turnier.sheets.document import Block, Paragraph, Size, listed
from tichu_turnier.sheets.parts import evening_sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.prize_giving import prize_winners
from tichu_turnier.words.prize_giving import divided_prizes, prizes_listing


def blocks(tournament: Tournament, texts: Texts) -> Iterator[Block]:
    """A line a prize in the order of the list; names as soon as there are results, else room for a pen."""
    winners = prize_winners(tournament)
    if not winners:
        yield Paragraph(texts("papers-no-prizes"))
        return
    yield listed(prizes_listing(tournament, winners, texts), Size.POSTER)
    if any(len(who) > 1 for who in winners):
        yield Paragraph(texts("papers-prizes-shared"), Size.SMALL)
        yield from (Paragraph(words) for words in divided_prizes(tournament, texts))


SHEET = evening_sheet("prizes", blocks, results=True)
