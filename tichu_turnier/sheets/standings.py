"""Sheets: the standings after a round, the final ranking, and what the director decided about them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction

from tichu_turnier.sheets.document import Block, Document, Heading, Paragraph, Size, listed
from tichu_turnier.sheets.parts import evening_sheet, sheet_document
from tichu_turnier.sheets.sheet import Sheet, not_drawn
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.decisions import Penalty, PenaltyKind
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.penalties import CHANGES_COUNT, POINTS
from tichu_turnier.tournament.scoring.ranking import UNRANKED, Row, lot_seed
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.tournament.scoring.tallies import rounds_counting
from tichu_turnier.tournament.scoring.tie_breaks.own import LOT
from tichu_turnier.tournament.scoring.victory_points import Number
from tichu_turnier.words.listings import penalties
from tichu_turnier.words.listings.journal import deviation_lines
from tichu_turnier.words.listings.listing import Listing, listing
from tichu_turnier.words.listings.standings import Face, standings_listing, standings_title
from tichu_turnier.words.names import shown_name
from tichu_turnier.words.numbers import amount
from tichu_turnier.words.rounds import withdrawn_words


def standings_document(tournament: Tournament, texts: Texts, round_number: int | None = None) -> Document:
    """The standings after a round, large enough for a wall; default everything entered so far."""
    last = len(tournament.rounds) if round_number is None else round_number
    if not 0 <= last <= len(tournament.rounds):
        raise not_drawn(last)
    rows = standings(tournament, last)
    table = listed(standings_listing(rows, tournament, texts, Face.POSTER), Size.POSTER, lanes=2)
    title = standings_title(tournament, texts, last)
    blocks = (table, *footnotes(rows, tournament, texts))
    return sheet_document(title, tournament, texts, blocks, results=range(1, last + 1))


def footnotes(rows: Sequence[Row], tournament: Tournament, texts: Texts) -> tuple[Block, ...]:
    """What marks mean, which rounds do not count, and how lots were drawn: whatever there is of it."""
    notes = []
    if any(row.accepted for row in rows):
        notes.append(texts("sheets-accepted"))
    notes += _about_penalties([each for row in rows for each in row.penalties], texts)
    if any(row.place == UNRANKED and not row.disqualified for row in rows):
        notes.append(texts("sheets-unranked"))
    if any(row.record.dropped for row in rows):
        notes.append(texts("sheets-dropped", count=rounds_counting(tournament.regulations)))
    if any(row.decided_by == LOT.key for row in rows):
        notes.append(texts("sheets-lots", seed=str(lot_seed(tournament))))
    return tuple(Paragraph(note, Size.SMALL) for note in notes)


def _about_penalties(penalties: Sequence[Penalty], texts: Texts) -> list[str]:
    """What the words at the end of lines mean for the points, as far as there are such."""
    counted = [each for each in penalties if each.kind in POINTS | CHANGES_COUNT and not each.gone]
    notes = [texts("sheets-penalties-count")] if counted else []
    if any(each.kind is PenaltyKind.DISQUALIFICATION for each in penalties):
        notes.append(texts("sheets-penalties-out"))
    if any(each.gone for each in penalties):
        notes.append(texts("sheets-penalties-wait"))
    return [" ".join(notes)] if notes else []


STANDINGS = Sheet("standings", needs_round=False, make=standings_document, takes_round=True)


_CLUBS, _WIDE = 0.6, 1.4
"""Size of the names of clubs beside those of people, and their part of the width beside 3 for those."""
_WALL = 200
"""Of more people it hangs on no wall."""


def ranking_blocks(tournament: Tournament, texts: Texts) -> tuple[Block, ...]:
    """The final ranking: every place with name, club, points, hands and what decided."""
    rows = standings(tournament)
    size = Size.POSTER if len(rows) <= _WALL else Size.NORMAL
    found = standings_listing(rows, tournament, texts, Face.RANKING)
    return (
        listed(_with_small_clubs(found) if size is Size.POSTER else found, size),
        *footnotes(rows, tournament, texts),
        *_gone(rows, tournament, texts),
        *_control(rows, texts),
        *_deviations(tournament, texts),
    )


def _with_small_clubs(found: Listing) -> Listing:
    """The list with the names of people as what is read from afar."""
    columns = (
        replace(column, share=_CLUBS, weight=_WIDE) if column.key == "sheets-club" else column
        for column in found.columns
    )
    return replace(found, columns=tuple(columns))


def _gone(rows: Sequence[Row], tournament: Tournament, texts: Texts) -> Iterator[Block]:
    """Who went home early: fewer points are no worse play."""
    for entrant in (row.entrant for row in rows if row.entrant.withdrawn_from is not None):
        words = withdrawn_words(tournament, entrant, texts)
        yield Paragraph(f"{shown_name(entrant)}: {words}", Size.SMALL)


def _deviations(tournament: Tournament, texts: Texts) -> Iterator[Block]:
    """Where the director intervened, as FIDE asks of those who publish rankings."""
    lines = [Paragraph(words, Size.SMALL) for _, words in deviation_lines(tournament, texts)]
    if lines:
        yield Heading(texts("deviation-title"))
        yield from lines


def _control(rows: Sequence[Row], texts: Texts) -> Iterator[Block]:
    """The sums of the columns, to check the sheet by, and where there are penalties those before them."""
    records = [row.record for row in rows]
    yield _sums("sheets-sums", [(each.victory_points, each.tichu_points) for each in records], texts)
    if any(row.penalties for row in rows):
        played = [(each.victory_points_played, each.tichu_points_played) for each in records]
        yield _sums("penalty-sums-played", played, texts)


def _sums(key: str, points: Sequence[tuple[Number, Number]], texts: Texts) -> Paragraph:
    victory = sum((victory for victory, _ in points), Fraction(0))
    tichu = sum((tichu for _, tichu in points), Fraction(0))
    return Paragraph(texts(key, victory=amount(victory, texts), tichu=amount(tichu, texts)), Size.SMALL)


RANKING = evening_sheet("ranking", ranking_blocks, results=True)


def penalty_blocks(tournament: Tournament, texts: Texts) -> tuple[Block, ...]:
    """Every penalty and ruling in its order; a line to say so where there is none."""
    given = [tournament.penalties[key] for key in sorted(tournament.penalties)]
    about = Paragraph(texts("penalty-about"), Size.SMALL)
    table = listed(listing(penalties.fields(tournament, texts), penalties.SHEET, given, texts))
    return (table, about) if given else (Paragraph(texts("penalty-none")),)


PENALTIES = evening_sheet("penalties", penalty_blocks, landscape=True)
