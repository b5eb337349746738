"""Sheet: the standings after a round."""

from collections.abc import Sequence

from tichu_turnier.sheets.document import Block, Document, Paragraph, Size, listed
from tichu_turnier.sheets.parts import sheet_document
from tichu_turnier.sheets.sheet import Sheet, not_drawn
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.ranking import UNRANKED, Row, lot_seed
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.tournament.scoring.tie_breaks.own import LOT
from tichu_turnier.words.listings.standings import Face, standings_listing
from tichu_turnier.words.rounds import round_words


def document(tournament: Tournament, texts: Texts, round_number: int | None = None) -> Document:
    """The standings after a round, large enough for a wall; default everything entered so far."""
    last = len(tournament.rounds) if round_number is None else round_number
    if not 0 <= last <= len(tournament.rounds):
        raise not_drawn(last)
    rows = standings(tournament, last)
    table = listed(standings_listing(rows, tournament, texts, Face.POSTER), Size.POSTER, lanes=2)
    title = _title(tournament, texts, last)
    blocks = (table, *footnotes(rows, tournament, texts))
    return sheet_document(title, tournament, texts, blocks, results=range(1, last + 1))


def _title(tournament: Tournament, texts: Texts, last: int) -> str:
    """After which round, as everybody calls it: `Rangliste nach Runde 3`, `Rangliste · Halbfinal`."""
    plain = texts("timetable-round", number=last)
    called = round_words(tournament, texts, last) if last else plain
    if called != plain:
        return f"{texts('sheets-standings')} · {called}"
    return texts("sheets-standings-after", round=last) if last else texts("sheets-standings")


def footnotes(rows: Sequence[Row], tournament: Tournament, texts: Texts) -> tuple[Block, ...]:
    """What marks mean, which rounds do not count, and how lots were drawn: whatever there is of it."""
    notes = []
    if any(row.accepted for row in rows):
        notes.append(texts("sheets-accepted"))
    if any(row.penalties for row in rows):
        notes.append(texts("sheets-penalties-count"))
    if any(row.place == UNRANKED and not row.disqualified for row in rows):
        notes.append(texts("sheets-unranked"))
    if any(row.record.dropped for row in rows):
        notes.append(texts("sheets-dropped", count=tournament.regulations.dropped_rounds))
    if any(row.decided_by == LOT.key for row in rows):
        notes.append(texts("sheets-lots", seed=str(lot_seed(tournament))))
    return tuple(Paragraph(note, Size.SMALL) for note in notes)


SHEET = Sheet("standings", needs_round=False, make=document, takes_round=True)
