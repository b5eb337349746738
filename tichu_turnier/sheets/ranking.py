"""Sheet: the final ranking."""

from fractions import Fraction

from tichu_turnier.sheets.document import Block, Paragraph, Size
from tichu_turnier.sheets.parts import evening_sheet, owed_results
from tichu_turnier.sheets.standings_sheet import footnotes, standings_table
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.draws.formats import planned_rounds
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.ranking import Row
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.words.listings.standings import Face
from tichu_turnier.words.numbers import amount


def blocks(tournament: Tournament, texts: Texts) -> tuple[Block, ...]:
    """The final ranking: every place with name, club, points, hands and what decided."""
    rows = standings(tournament)
    table = standings_table(rows, tournament, texts, Face.RANKING)
    return (
        *owed_results(tournament, texts, len(tournament.rounds)),
        *_too_early(tournament, texts),
        table,
        *footnotes(rows, tournament, texts),
        *_control(rows, texts),
    )


def _too_early(tournament: Tournament, texts: Texts) -> tuple[Block, ...]:
    """Say so when not all rounds have been played: a ranking is final, people take it home."""
    planned, drawn = planned_rounds(tournament), len(tournament.rounds)
    if drawn >= planned:
        return ()
    return (Paragraph(texts("sheets-not-final", drawn=drawn, planned=planned)),)


def _control(rows: tuple[Row, ...], texts: Texts) -> tuple[Block, ...]:
    """The sums of the columns, so that anybody can check the sheet."""
    victory = sum((row.record.victory_points for row in rows), Fraction(0))
    tichu = sum((row.record.tichu_points for row in rows), Fraction(0))
    words = texts("sheets-sums", victory=amount(victory, texts), tichu=amount(tichu, texts))
    lines = (words, *_without_penalties(rows, texts))
    return tuple(Paragraph(line, Size.SMALL) for line in lines)


def _without_penalties(rows: tuple[Row, ...], texts: Texts) -> tuple[str, ...]:
    """What the sums were before the director decided anything, where that is something else."""
    records = [row.record for row in rows]
    victory = sum((record.victory_points_played for record in records), Fraction(0))
    tichu = sum((record.tichu_points_played for record in records), Fraction(0))
    if not any(row.penalties for row in rows):
        return ()
    played = {"victory": amount(victory, texts), "tichu": amount(tichu, texts)}
    return (texts("penalty-sums-played", **played),)


SHEET = evening_sheet("ranking", blocks)
