"""What all sheets have in common."""

from collections.abc import Callable, Iterable

from tichu_turnier.sheets.document import Block, Document, Margin, Orientation, Paragraph
from tichu_turnier.sheets.sheet import NotDrawnError, Sheet
from tichu_turnier.sheets.stamp import stamp
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Round, Tournament
from tichu_turnier.words.rounds import round_words
from tichu_turnier.words.times import day


def margin(tournament: Tournament, texts: Texts, round_number: int | None = None) -> Margin:
    """Head and foot of every page: whose sheet it is, of which round, in which state."""
    return Margin(
        tournament=tournament.name,
        date=day(tournament.day, texts),
        round="" if round_number is None else round_words(tournament, texts, round_number),
        stamp=texts("sheets-stamp", stamp=stamp(tournament)),
    )


def sheet_document(
    title: str,
    tournament: Tournament,
    texts: Texts,
    blocks: Iterable[Block],
    *,
    about: int | None = None,
    landscape: bool = False,
    head: bool = True,
) -> Document:
    """A sheet of a tournament; `about` is the number of the round that it is about."""
    orientation = Orientation.LANDSCAPE if landscape else Orientation.PORTRAIT
    above = margin(tournament, texts, about)
    return Document(title, texts.language, above, tuple(blocks), orientation=orientation, head=head)


def evening_sheet(
    key: str,
    blocks: Callable[[Tournament, Texts], Iterable[Block]],
    suits: Callable[[Tournament], bool] = lambda _: True,
    **paper: bool,
) -> Sheet:
    """A sheet about the whole evening, from what makes its blocks; its title is that of the menu.

    `paper`: `landscape` and `head`, as for `sheet_document`.
    """

    def make(tournament: Tournament, texts: Texts, _round_number: int | None) -> Document:
        return sheet_document(texts(f"sheets-{key}"), tournament, texts, blocks(tournament, texts), **paper)

    return Sheet(key, needs_round=False, make=make, suits=suits)


def round_sheet(
    key: str,
    blocks: Callable[[Tournament, Texts, Round], Iterable[Block]],
    *,
    names_round: bool = True,
    **paper: bool,
) -> Sheet:
    """A sheet about one round, from what makes its blocks; `names_round`: the margin says which round."""

    def make(tournament: Tournament, texts: Texts, round_number: int | None) -> Document:
        drawn = drawn_round(tournament, round_number)
        found, about = blocks(tournament, texts, drawn), drawn.number if names_round else None
        return sheet_document(texts(f"sheets-{key}"), tournament, texts, found, about=about, **paper)

    return Sheet(key, needs_round=True, make=make)


def drawn_round(tournament: Tournament, round_number: int | None) -> Round:
    """The round a sheet is about: the one asked for, else the last drawn; raises NotDrawnError."""
    wanted = max(1, len(tournament.rounds)) if round_number is None else round_number
    found = tournament.round(wanted)
    if found is None:
        raise NotDrawnError(wanted)
    return found


def owed_results(tournament: Tournament, texts: Texts, last: int) -> tuple[Block, ...]:
    """For each round up to `last` a line with the tables that still owe a result; none when all have come."""
    owing = {n: ", ".join(map(str, tournament.missing(n))) for n in range(1, last + 1)}
    told = (texts("sheets-missing", round=n, tables=tables) for n, tables in owing.items() if tables)
    return tuple(map(Paragraph, told))
