"""Sheet: certificates."""

from tichu_turnier.sheets.document import Block, Certificate, Certificates, Paragraph
from tichu_turnier.sheets.parts import evening_sheet
from tichu_turnier.sheets.sheet import Sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.prize_giving import PODIUM
from tichu_turnier.tournament.scoring.ranking import UNRANKED, Row
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.words.listings.listing import amount_cell
from tichu_turnier.words.listings.standings import deciding_words
from tichu_turnier.words.names import people_behind
from tichu_turnier.words.numbers import amount
from tichu_turnier.words.rounds import day


def blocks(tournament: Tournament, texts: Texts) -> tuple[Block, ...]:
    """A certificate for each of the first three places; text and signatures can be those of the club."""
    rows = [row for row in standings(tournament) if row.place != UNRANKED] if tournament.results else []
    found = tuple(_certificate(tournament, texts, row, len(rows)) for row in rows if row.place <= PODIUM)
    headers = texts("sheets-name"), texts("sheets-place")
    certificates = Certificates(found, texts("papers-certificate"), headers)
    return (certificates,) if found else (Paragraph(texts("papers-no-certificates")),)


def specimen() -> Sheet:
    """A certificate of nobody, to look at a design before there are results."""
    return evening_sheet("certificates", _specimen)


def _specimen(tournament: Tournament, texts: Texts) -> tuple[Block, ...]:
    count = max(1, len(tournament.entrants))
    among = texts("papers-certificate-of", count=count, unit=str(tournament.regulations.unit))
    found = Certificate(
        above=_above(tournament, texts),
        name=texts("papers-certificate-specimen"),
        place="1",
        rank=texts("papers-certificate-place", place=1),
        below=(among, ""),
        signatures=(texts("papers-certificate-signature"),),
    )
    return (Certificates((found,), texts("papers-certificate"), ("", "")),)


def _above(tournament: Tournament, texts: Texts) -> tuple[str, ...]:
    where = (part for part in (tournament.place, day(tournament.day, texts)) if part)
    return tournament.name, ", ".join(where)


def _certificate(tournament: Tournament, texts: Texts, row: Row, count: int) -> Certificate:
    behind = people_behind(row.entrant)
    victory = amount_cell(row.record.victory_points, texts)
    points = {
        "victory": victory.text,
        "many": victory.number,
        "tichu": amount(row.record.tichu_points, texts),
    }
    among = texts("papers-certificate-of", count=count, unit=str(tournament.regulations.unit))
    said = texts("papers-certificate-reached", **points)
    reached = ", ".join(filter(None, (said, deciding_words(row.decisive, texts))))
    return Certificate(
        above=_above(tournament, texts),
        name=row.entrant.name,
        place=str(row.place),
        rank=texts("papers-certificate-place", place=row.place),
        below=(behind, among, reached) if behind else (among, reached),
        signatures=(texts("papers-certificate-signature"),),
    )


SHEET = evening_sheet("certificates", blocks, results=True)
