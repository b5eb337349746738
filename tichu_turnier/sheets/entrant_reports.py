"""Sheet: how the evening went for each entrant, to take home."""

from collections.abc import Iterator, Sequence

from tichu_turnier.sheets.document import Align, Cell, Column, Document, Handout, Handouts, Table
from tichu_turnier.sheets.parts import margin
from tichu_turnier.sheets.route_cards import company_cells, company_titles
from tichu_turnier.sheets.sheet import Sheet
from tichu_turnier.sheets.stamp import stamp
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.insight.entrant_history import (
    Course,
    Owing,
    Played,
    Rested,
    RoundSummary,
    courses,
    places_by_round,
)
from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament
from tichu_turnier.tournament.scoring.ranking import UNRANKED, Row
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.words.listings.listing import amount_cell
from tichu_turnier.words.names import alphabetical, shown_name
from tichu_turnier.words.numbers import amount
from tichu_turnier.words.penalties import penalty_notes
from tichu_turnier.words.times import day

_ALONE = "entrant-report"


def document(tournament: Tournament, texts: Texts, _round_number: int | None = None) -> Document:
    """A part for each entrant by the alphabet, to cut off: sums, and every round with place and company."""
    everybody = sorted(tournament.entrants.values(), key=lambda entrant: alphabetical(entrant.name))
    return _document(tournament, texts, SHEET.text_key, [entrant.id for entrant in everybody])


def report_of(who: EntrantId) -> Sheet:
    """The part of one entrant alone."""

    def make(tournament: Tournament, texts: Texts, _: int | None) -> Document:
        return _document(tournament, texts, f"sheets-{_ALONE}", [who])

    return Sheet(_ALONE, needs_round=False, make=make)


def _document(tournament: Tournament, texts: Texts, title: str, wanted: Sequence[EntrantId]) -> Document:
    rows = {row.entrant.id: row for row in standings(tournament)}
    found = courses(tournament, places_by_round(tournament), rows)
    about = (tournament.name, day(tournament.day, texts), texts("sheets-stamp", stamp=stamp(tournament)))
    columns = _columns(tournament, texts)
    handouts = tuple(
        Handout(
            shown_name(row.entrant),
            Table(columns, tuple(_leg(leg, tournament, texts) for leg in found[row.entrant.id].legs)),
            (" · ".join(about), *_sums(row, found[row.entrant.id], texts)),
        )
        for row in (rows[who] for who in wanted if who in rows)  # who came late has not played yet
    )
    return Document(
        texts(title),
        texts.language,
        margin(tournament, texts),
        (Handouts(handouts, texts("sheets-name"), across=1),),
    )


def _sums(row: Row, course: Course, texts: Texts) -> Iterator[str]:
    record = row.record
    victory = amount_cell(record.victory_points, texts)
    yield texts(
        "course-summary",
        place=row.shown_place,
        victory=victory.text,
        many=victory.number,
        tichu=amount(record.tichu_points, texts),
    )
    parts = [
        texts("course-calls", made=record.calls_made, lost=record.calls_lost),
        texts("course-doubles", count=record.double_victories),
    ]
    if course.best_round:
        best = amount_cell(dict(course.matches)[course.best_round].victory_points, texts)
        parts.append(texts("course-best", round=course.best_round, points=best.text, many=best.number))
    if record.byes:
        parts.append(texts("course-byes", count=record.byes))
    yield " · ".join(parts)
    if row.penalties:
        yield penalty_notes(row.penalties, texts)


def _columns(tournament: Tournament, texts: Texts) -> tuple[Column, ...]:
    return (
        Column(texts("fairness-round"), Align.RIGHT),
        Column(texts("sheets-table"), Align.RIGHT),
        *(Column(title, weight=1) for title in company_titles(tournament.regulations, texts)),
        Column(texts("sheets-victory-points"), Align.RIGHT),
        Column(texts("sheets-tichu-points"), Align.RIGHT),
        Column(texts("papers-against"), Align.RIGHT),
        Column(texts("sheets-hands"), Align.RIGHT),
        Column(texts("course-calls-short"), Align.RIGHT),
        Column(texts("sheets-place"), Align.RIGHT),
    )


_POINTS = 5
"""Columns between company and place."""


def _leg(leg: RoundSummary, tournament: Tournament, texts: Texts) -> tuple[Cell, ...]:
    place = Cell("–") if leg.place == UNRANKED else amount_cell(leg.place, texts, strong=True)
    return (amount_cell(leg.round, texts), *_what(leg, tournament, texts), place)


def _what(leg: RoundSummary, tournament: Tournament, texts: Texts) -> tuple[Cell, ...]:
    match leg.what:
        case Rested():
            others = len(company_titles(tournament.regulations, texts)) - 1 + _POINTS
            return (Cell(), Cell(texts("course-rested")), *[Cell()] * others)
        case Owing(company):
            empty = [Cell("–")] * _POINTS
            return (amount_cell(company.table, texts), *company_cells(tournament, company), *empty)
        case Played(company, victory, tichu, against, hands, _, made, lost):
            return (
                amount_cell(company.table, texts),
                *company_cells(tournament, company),
                amount_cell(victory, texts, strong=True),
                amount_cell(tichu, texts),
                amount_cell(against, texts),
                amount_cell(hands, texts),
                Cell(f"+{made} \N{MINUS SIGN}{lost}" if made or lost else ""),
            )


SHEET = Sheet("entrant-reports", needs_round=False, make=document)
