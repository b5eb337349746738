"""Sheet: the text for the newspaper."""

from collections.abc import Sequence

from tichu_turnier.sheets.document import Block, Paragraph, Size
from tichu_turnier.sheets.parts import evening_sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Entrant, Tournament, Unit
from tichu_turnier.tournament.scoring.prize_giving import PODIUM
from tichu_turnier.tournament.scoring.ranking import UNRANKED, Row
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.words.listings.listing import amount_cell
from tichu_turnier.words.listings.standings import deciding_words
from tichu_turnier.words.names import shown_name
from tichu_turnier.words.numbers import amount
from tichu_turnier.words.rounds import day

_TOP = 10


def blocks(tournament: Tournament, texts: Texts) -> tuple[Block, ...]:
    """Two sentences and the first ten in one run of text, to be copied as it is."""
    rows = [row for row in standings(tournament) if row.place != UNRANKED]
    told = rows if tournament.results else []
    return (
        Paragraph(_lead(tournament, rows, texts)),
        *(Paragraph(line) for line in _winners(told, texts)),
        *((Paragraph(_first_ten(told, texts)),) if told else ()),
        Paragraph(texts("papers-press-about"), Size.SMALL),
    )


def _lead(tournament: Tournament, rows: Sequence[Row], texts: Texts) -> str:
    teams = tournament.regulations.unit is Unit.PARTNERSHIP
    return texts(
        "papers-press-lead",
        tournament=tournament.name,
        place=tournament.place or "none",
        day=day(tournament.day, texts),
        people=2 * len(rows) if teams else len(rows),
        teams=len(rows) if teams else 0,
        rounds=len(tournament.rounds),
    )


def _winners(rows: Sequence[Row], texts: Texts) -> tuple[str, ...]:
    if not rows:
        return ()
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
    return (texts("papers-press-winner", **args),)


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


SHEET = evening_sheet("press", blocks, suits=lambda tournament: bool(tournament.rounds), results=True)
