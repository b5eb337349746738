"""Sheet: how the evening went for each entrant, to take home."""

from collections.abc import Iterator, Sequence

from tichu_turnier.sheets.document import Document, Handout, Handouts, listed
from tichu_turnier.sheets.evening_pictures import pictures_of, told
from tichu_turnier.sheets.parts import all_rounds, sheet_document, stamp
from tichu_turnier.sheets.sheet import Sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.insight.entrant_history import EntrantHistory, histories
from tichu_turnier.tournament.insight.prospects import prospects
from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament
from tichu_turnier.tournament.scoring.ranking import Row
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.words.listings import history
from tichu_turnier.words.listings.listing import listing
from tichu_turnier.words.listings.penalties import penalty_notes
from tichu_turnier.words.names import by_alphabet, shown_name
from tichu_turnier.words.rounds import day
from tichu_turnier.words.why import why_words

_ALONE = "entrant-report"


def document(tournament: Tournament, texts: Texts, _round_number: int | None = None) -> Document:
    """A part for each entrant by the alphabet, to cut off: sums, and every round with place and company."""
    everybody = by_alphabet(tournament.entrants.values())
    return _document(tournament, texts, SHEET.text_key, [entrant.id for entrant in everybody])


def report_of(who: EntrantId) -> Sheet:
    """The part of one entrant alone."""

    def make(tournament: Tournament, texts: Texts, _: int | None) -> Document:
        return _document(tournament, texts, f"sheets-{_ALONE}", [who])

    return Sheet(_ALONE, needs_round=False, make=make)


def _document(tournament: Tournament, texts: Texts, title: str, wanted: Sequence[EntrantId]) -> Document:
    ranked = standings(tournament)
    rows, reach = {row.entrant.id: row for row in ranked}, prospects(tournament)
    evening = told(tournament, texts)
    found = histories(tournament, evening.places, rows)
    about = (tournament.name, day(tournament.day, texts), texts("sheets-stamp", stamp=stamp(tournament)))
    fields = history.fields(tournament, texts)
    handouts = tuple(
        Handout(
            shown_name(row.entrant),
            listed(listing(fields, " ".join(fields), found[row.entrant.id].rounds, texts)),
            (
                " · ".join(about),
                *_sums(row, found[row.entrant.id], texts),
                *why_words(ranked, row.entrant.id, texts, reach.get(row.entrant.id)),
            ),
            charts=pictures_of(evening, row.entrant.id),
        )
        for row in (rows[who] for who in wanted if who in rows)  # who came late has not played yet
    )
    blocks = (Handouts(handouts, texts("sheets-name"), across=1),)
    return sheet_document(texts(title), tournament, texts, blocks, results=all_rounds(tournament))


def _sums(row: Row, evening: EntrantHistory, texts: Texts) -> Iterator[str]:
    record = row.record
    yield history.summary_words(row, texts)
    parts = [
        texts("course-calls", made=record.calls_made, lost=record.calls_lost),
        texts("course-doubles", count=record.double_victories),
    ]
    parts += history.best_words(evening, texts)
    if record.byes:
        parts.append(texts("course-byes", count=record.byes))
    yield " · ".join(parts)
    if row.penalties:
        yield penalty_notes(row.penalties, texts)


SHEET = Sheet("entrant-reports", needs_round=False, make=document)
