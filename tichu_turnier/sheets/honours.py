"""Sheets: who has won what, special lists, certificates, and the text for the newspaper."""

from collections.abc import Iterator, Sequence

from tichu_turnier.sheets.document import Block, Certificate, Certificates, Heading, Paragraph, Size, listed
from tichu_turnier.sheets.parts import evening_sheet
from tichu_turnier.sheets.sheet import Sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.prizes import ForSpecialList
from tichu_turnier.tournament.model.snapshot import Entrant, Tournament, Unit
from tichu_turnier.tournament.registration.namesakes import club_behind
from tichu_turnier.tournament.registration.overview import expected, has_played
from tichu_turnier.tournament.scoring.prize_giving import PODIUM, prize_winners
from tichu_turnier.tournament.scoring.ranking import UNRANKED, Row
from tichu_turnier.tournament.scoring.special_lists import COUNTED, OF_HANDS, club_places, special_lists
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.tournament.tables.table_count import people_of
from tichu_turnier.words.listings.listing import amount_cell
from tichu_turnier.words.listings.special_lists import (
    by_totals_note,
    clubs_listing,
    special_listing,
    special_notes,
)
from tichu_turnier.words.listings.standings import deciding_words
from tichu_turnier.words.names import people_behind, shown_name
from tichu_turnier.words.numbers import amount
from tichu_turnier.words.prize_giving import divided_prizes, prizes_listing
from tichu_turnier.words.rounds import day


def prize_blocks(tournament: Tournament, texts: Texts) -> Iterator[Block]:
    """A line a prize in the order of the list; names as soon as there are results, else room for a pen."""
    winners = prize_winners(tournament)
    if not winners:
        yield Paragraph(texts("papers-no-prizes"))
        return
    yield listed(prizes_listing(tournament, winners, texts), Size.POSTER)
    of_hands = [
        each for each in tournament.prizes if isinstance(each.to, ForSpecialList) and each.to.key in OF_HANDS
    ]
    if of_hands and (note := by_totals_note(tournament, texts)):
        yield Paragraph(note, Size.SMALL)
    if any(len(who) > 1 for who in winners):
        yield Paragraph(texts("papers-prizes-shared"), Size.SMALL)
        yield from (Paragraph(words) for words in divided_prizes(tournament, texts))


PRIZES = evening_sheet("prizes", prize_blocks, results=True)


_MOST_PLACES = 10


def special_list_blocks(tournament: Tournament, texts: Texts) -> Iterator[Block]:
    """Each special list down to the tenth place, with all who share it; and the places of clubs."""
    lists = special_lists(tournament)
    for found in lists:
        yield Heading(texts(f"special-{found.key}"))
        yield listed(special_listing(found, _MOST_PLACES, tournament, texts))
    if clubs := club_places(tournament):
        yield Heading(texts("special-clubs", count=COUNTED))
        yield listed(clubs_listing(clubs, texts))
    if not lists:
        yield Paragraph(texts("special-nothing"))
    yield Paragraph(special_notes(tournament, texts), Size.SMALL)


SPECIAL_LISTS = evening_sheet("special-lists", special_list_blocks, results=True)


def certificate_blocks(tournament: Tournament, texts: Texts) -> tuple[Block, ...]:
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
    count = max(1, len(expected(tournament)))
    among = texts("papers-certificate-of", count=count, unit=str(tournament.regulations.unit))
    found = _made(texts("papers-certificate-specimen"), 1, (among, ""), tournament, texts)
    return (Certificates((found,), texts("papers-certificate"), ("", "")),)


def _made(name: str, place: int, below: tuple[str, ...], tournament: Tournament, texts: Texts) -> Certificate:
    where = ", ".join(filter(None, (tournament.place, day(tournament.day, texts))))
    rank = texts("papers-certificate-place", place=place)
    signature = texts("papers-certificate-signature")
    return Certificate((tournament.name, where), name, str(place), rank, below, (signature,))


def _certificate(tournament: Tournament, texts: Texts, row: Row, count: int) -> Certificate:
    behind = people_behind(row.entrant) or club_behind(tournament, row.entrant).strip(" ()")
    victory = amount_cell(row.record.victory_points, texts)
    points = {
        "victory": victory.text,
        "many": victory.number,
        "tichu": amount(row.record.tichu_points, texts),
    }
    among = texts("papers-certificate-of", count=count, unit=str(tournament.regulations.unit))
    said = texts("papers-certificate-reached", **points)
    reached = ", ".join(filter(None, (said, deciding_words(row.decisive, texts))))
    below = (behind, among, reached) if behind else (among, reached)
    return _made(row.entrant.name, row.place, below, tournament, texts)


CERTIFICATES = evening_sheet("certificates", certificate_blocks, results=True)


_TOP = 10


def press_blocks(tournament: Tournament, texts: Texts) -> tuple[Block, ...]:
    """Two sentences and the first ten in one run of text, to be copied as it is."""
    rows = [row for row in standings(tournament) if row.place != UNRANKED]
    told = rows if tournament.results else []
    return (
        Paragraph(_lead(tournament, texts)),
        *((Paragraph(_winners(told, texts)), Paragraph(_first_ten(told, texts))) if told else ()),
        Paragraph(texts("papers-press-about"), Size.SMALL),
    )


def _lead(tournament: Tournament, texts: Texts) -> str:
    teams = tournament.regulations.unit is Unit.PARTNERSHIP
    played = len(has_played(tournament)) or len(expected(tournament))
    return texts(
        "papers-press-lead",
        tournament=tournament.name,
        place=tournament.place or "none",
        day=day(tournament.day, texts),
        people=people_of(tournament.regulations, played),
        teams=played if teams else 0,
        rounds=len(tournament.rounds),
    )


def _winners(rows: Sequence[Row], texts: Texts) -> str:
    first = [row for row in rows if row.place == 1]
    others = [row for row in rows if 1 < row.place <= PODIUM]
    victory = amount_cell(first[0].record.victory_points, texts)
    args = {
        "winners": _list([_who(row.entrant) for row in first], texts),
        "count": len(first),
        "victory": victory.text,
        "many": victory.number,
        "others": _list([_who(row.entrant) for row in others], texts) or "none",
    }
    return texts("papers-press-winner", **args)


def _who(entrant: Entrant) -> str:
    club = f" ({entrant.club})" if entrant.club else ""
    return f"{shown_name(entrant)}{club}"


def _list(names: Sequence[str], texts: Texts) -> str:
    if len(names) <= 1:
        return "".join(names)
    return texts("papers-and", one=", ".join(names[:-1]), other=names[-1])


def _first_ten(rows: Sequence[Row], texts: Texts) -> str:
    """`1. Adler (Luzern) 41 (520)`: place, name, club, victory points, Tichu points."""
    parts = [_in_text(row, texts) for row in rows if row.place <= _TOP]
    return texts("papers-press-ranking", ranking="; ".join(parts))


def _in_text(row: Row, texts: Texts) -> str:
    victory, tichu = amount(row.record.victory_points, texts), amount(row.record.tichu_points, texts)
    behind = ", ".join(filter(None, (tichu, deciding_words(row.decisive, texts))))
    return f"{row.place}. {_who(row.entrant)} {victory} ({behind})"


PRESS = evening_sheet("press", press_blocks, suits=lambda tournament: bool(tournament.rounds), results=True)
