"""Documents that stand in no menu of sheets: the table of a season, ratings, the journal."""

from collections.abc import Sequence

from tichu_turnier.sheets.document import Block, Document, Margin, Orientation, Paragraph, Size, listed
from tichu_turnier.sheets.parts import sheet_document
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.registration.identity import Answer
from tichu_turnier.tournament.scoring.rating import MEAN, ratings
from tichu_turnier.tournament.scoring.season import SeasonMethod, in_order, season_rows
from tichu_turnier.words.listings.journal import JournalLine, journal_listing
from tichu_turnier.words.listings.listing import Listing
from tichu_turnier.words.listings.season import not_final_evenings, rating_listing, season_listing
from tichu_turnier.words.rounds import day

_UPRIGHT = 11
"""So many columns, of which eight are evenings, fit on an upright page."""


def season_document(
    evenings: Sequence[Tournament],
    method: SeasonMethod,
    texts: Texts,
    best: int | None = None,
    answers: Sequence[Answer] = (),
) -> Document:
    """The table of a season; evenings in their order, those that do not count in brackets.

    `answers` say who is the same person, where somebody was asked.
    """
    played = in_order(evenings)
    rows = season_rows(played, method, best, answers)
    about = texts(f"season-about-{method.key}")
    if best is not None:
        about = f"{about} {texts('season-about-best', best=best)}"
    listing = season_listing(rows, played, method, texts)
    return _document("season-title", listing, about, played, texts)


def rating_document(evenings: Sequence[Tournament], texts: Texts, answers: Sequence[Answer] = ()) -> Document:
    """The strength of each player with its uncertainty, and what that means."""
    listing = rating_listing(ratings(evenings, answers), texts)
    about = texts("season-about-rating", mean=int(MEAN))
    return _document("season-rating", listing, about, in_order(evenings), texts)


def _document(
    title: str, listing: Listing, about: str, played: Sequence[Tournament], texts: Texts
) -> Document:
    """The list with the words below it; its margin says of how many evenings, from when to when."""
    dates = list(dict.fromkeys(day(each.day, texts) for each in played))
    span = " – ".join(dict.fromkeys((*dates[:1], *dates[-1:])))
    margin = Margin(texts("season-of-evenings", count=len(played)), span)
    early = [Paragraph(words) for words in not_final_evenings(played, texts)]
    blocks: tuple[Block, ...] = (*early, listed(listing), Paragraph(about, Size.SMALL))
    lying = Orientation.LANDSCAPE if len(listing.columns) > _UPRIGHT else Orientation.PORTRAIT
    return Document(texts(title), texts.language, margin, blocks, orientation=lying)


def journal_document(
    tournament: Tournament, lines: Sequence[JournalLine], texts: Texts, there_are: int
) -> Document:
    """The lines in the order given; they are an argument, as the journal is no part of a snapshot.

    `there_are` so many in all: an extract says that it is one.
    """
    table = listed(journal_listing(lines, texts), Size.SMALL)
    extract = Paragraph(texts("journal-extract", shown=len(lines), all=there_are), Size.SMALL)
    blocks = (table,) if len(lines) == there_are else (extract, table)
    return sheet_document(texts("sheets-journal"), tournament, texts, blocks)
