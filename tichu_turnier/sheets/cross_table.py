"""Sheet: cross table, who met whom and how it ended."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import permutations
from string import ascii_uppercase

from tichu_turnier.sheets.document import Block, Heading, Paragraph, Size, Table
from tichu_turnier.sheets.parts import evening_sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.draws.formats import bracket_of
from tichu_turnier.tournament.draws.formats.groups_knock_out import GROUPS_KNOCK_OUT, groups_of
from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament
from tichu_turnier.tournament.registration.namesakes import own_name
from tichu_turnier.tournament.scoring.ranking import Row
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.tournament.scoring.tallies import tallies
from tichu_turnier.tournament.scoring.victory_points import MatchScore
from tichu_turnier.tournament.tables.sides import opponents
from tichu_turnier.tournament.tables.table_count import Together, ways_together
from tichu_turnier.words.listings.listing import Align, Cell, Column, amount_cell
from tichu_turnier.words.listings.standings import numbers_that_part, place_cell

_WIDEST = 10
"""Of more entrants a table with a column for each cannot be read; then there is one for each round."""
_FEW = 4
"""Of so many rounds place and score stand on one line, of more on two."""
_SELF = "×"
_ELSEWHERE = ("victory-points", "bracket")
"""Criteria whose number is the sum, or the place."""
_Met = Mapping[tuple[EntrantId, EntrantId], Sequence[tuple[int, MatchScore | None]]]
"""For each two who met the rounds, with what the first of them got."""


def blocks(tournament: Tournament, texts: Texts) -> tuple[Block, ...]:
    """In the order of the ranking: a column for each opponent, or where there are many, for each round.

    Groups stand apart, as they ended; how it went on between them, the bracket says.
    """
    found: list[Block] = []
    group_of = _groups(tournament)
    if not group_of:
        return _told(standings(tournament), tournament, texts)
    bracket = bracket_of(tournament)
    played = tournament.rounds[: bracket.before] if bracket else ()
    alone = replace(tournament, rounds=played)
    for number, group in enumerate(group_of):
        rows = [row for row in standings(alone) if row.entrant.id in group]
        found.append(
            Heading(texts("papers-cross-group", group=ascii_uppercase[number % len(ascii_uppercase)]))
        )
        table, *about = _told(rows, alone, texts)
        found.append(table)
    return (*found, *about)


def _groups(tournament: Tournament) -> list[list[int]]:
    """Who is in which group, where there are several."""
    is_parted = tournament.regulations.format == GROUPS_KNOCK_OUT.key
    groups = groups_of(tournament, 0) if is_parted and tournament.rounds else []
    return groups if len(groups) > 1 else []


def _told(rows: Sequence[Row], tournament: Tournament, texts: Texts) -> tuple[Block, ...]:
    met = _met(tournament)
    crossed = len(rows) <= _WIDEST
    table = _crossed(rows, met, tournament, texts) if crossed else _by_round(rows, met, tournament, texts)
    parts = [numbers_that_part(row.decisive, texts, _ELSEWHERE) for row in rows]
    if keys := set().union(*parts):
        title = texts(f"tie-break-{keys.pop()}" if len(keys) == 1 else "sheets-decided-by")
        lines = (
            (*line, Cell(", ".join(told.values()))) for line, told in zip(table.rows, parts, strict=True)
        )
        table = replace(table, columns=(*table.columns, Column(title)), rows=tuple(lines))
    about = Paragraph(texts("papers-cross-about" if crossed else "papers-progress-about"), Size.SMALL)
    return table, about


def _met(tournament: Tournament) -> _Met:
    played = tallies(tournament, len(tournament.rounds))
    found: dict[tuple[EntrantId, EntrantId], list[tuple[int, MatchScore | None]]] = defaultdict(list)
    for drawn in tournament.rounds:
        for seating in drawn.tables:
            for one, other in permutations(opponents(seating)):
                found[one, other].append((drawn.number, played[one].rounds.get(drawn.number)))
    return found


def _head(texts: Texts) -> tuple[Column, ...]:
    return Column(texts("sheets-place"), Align.RIGHT), Column(texts("sheets-name"), weight=2)


def _last(texts: Texts) -> Column:
    return Column(texts("sheets-victory-points"), Align.RIGHT)


def _first(row: Row, tournament: Tournament) -> tuple[Cell, ...]:
    return place_cell(row, strong=True), Cell(own_name(tournament, row.entrant.id))


def _sum(row: Row, texts: Texts) -> Cell:
    return amount_cell(row.record.victory_points, texts, strong=True)


def _crossed(rows: Sequence[Row], met: _Met, tournament: Tournament, texts: Texts) -> Table:
    """Opponents by the line on which they stand."""
    numbered = tuple(enumerate(rows, start=1))
    opponents = (Column(str(line), Align.CENTER) for line, _ in numbered)
    lines = []
    for line, row in numbered:
        against = (_against(row.entrant.id, other.entrant.id, met) for _, other in numbered)
        lines.append((Cell(str(line)), *_first(row, tournament), *against, _sum(row, texts)))
    return Table(
        (Column("", Align.RIGHT), *_head(texts), *opponents, _last(texts)), tuple(lines), size=Size.POSTER
    )


def _against(one: EntrantId, other: EntrantId, met: _Met) -> Cell:
    if one == other:
        return Cell(_SELF)
    return Cell("  ".join(_score(share) for _, share in met.get((one, other), ())))


def _score(share: MatchScore | None) -> str:
    if share is None:
        return "?"
    score = f"{share.tichu_points}:{share.tichu_points_against}"
    return score.replace("-", "\N{MINUS SIGN}")


def _by_round(rows: Sequence[Row], met: _Met, tournament: Tournament, texts: Texts) -> Table:
    """In each round the place of the opponent and the score."""
    weight = int(len(tournament.rounds) > _FEW)
    rounds = (Column(texts("course-round", number=each.number), weight=weight) for each in tournament.rounds)
    shown = {row.entrant.id: row.shown_place for row in rows}
    faced = {
        (one, number): f"({shown[other]}) {_score(share)}"
        for (one, other), meetings in met.items()
        for number, share in meetings
        if other in shown
    }
    lines = []
    for row in rows:
        told = (Cell(faced.get((row.entrant.id, drawn.number), "–")) for drawn in tournament.rounds)
        lines.append((*_first(row, tournament), *told, _sum(row, texts)))
    return Table((*_head(texts), *rounds, _last(texts)), tuple(lines), size=Size.POSTER)


SHEET = evening_sheet(
    "cross-table",
    blocks,
    landscape=True,
    results=True,
    suits=lambda tournament: (
        ways_together(tournament.regulations) == (Together.OPPONENTS,) and bool(tournament.rounds)
    ),
)
