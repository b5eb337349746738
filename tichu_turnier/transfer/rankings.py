"""Read a ranking that was typed or copied, and say where it contradicts the standings."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tichu_turnier.files.cells import MINUS_SIGNS, Row, rows_of_text
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.scoring.invariants import PrintedRow, ranking_findings
from tichu_turnier.tournament.scoring.ranking import Row as Standing
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.tournament.scoring.tie_break import TieBreakContext
from tichu_turnier.tournament.scoring.tie_breaks import tie_break_of
from tichu_turnier.tournament.scoring.victory_points import Number

_NUMBER = re.compile(r"[+-]?\d{1,9}")
_GROUPED = re.compile(r"(?<=\d)['’\u2009\u00a0 ](?=\d{3})")
_WORDS = {
    "victory-points": ("siegpunkte", "sp", "victory points", "vp", "points de victoire", "pv"),
    "tichu-points": ("tichu-punkte", "tp", "tichu points", "points tichu", "pt"),
}
_PLACES = frozenset({"rang", "platz", "place", "rank", "pl", "rg"})


@dataclass(frozen=True, slots=True)
class Ranking:
    """A list with names and one or more columns of points."""

    names: tuple[str, ...]
    heads: tuple[str, ...]
    """What the columns of points are called; empty where the list has no heads."""
    points: tuple[tuple[int, ...], ...]
    """The points of each row, one for each column."""

    def column(self, wanted: str) -> int:
        """The column with this head, or this number from 1; the first without a wish. Raises Refusal."""
        known = {head.casefold(): index for index, head in enumerate(self.heads)}
        known |= {str(index + 1): index for index in range(len(self.points[0]))} | {"": 0}
        if wanted.casefold() not in known:
            raise Refusal(Finding("ranking-no-column", args={"column": wanted}))
        return known[wanted.casefold()]

    def rows(self, column: int) -> tuple[PrintedRow, ...]:
        """The rows as they must be in order: by all columns up to this one."""
        pairs = zip(self.names, self.points, strict=True)
        return tuple(PrintedRow(name, points[: column + 1]) for name, points in pairs)


def read_ranking(text: str) -> Ranking:
    """The ranking in a text of cells, with or without heads; raises Refusal when it holds none."""
    rows = rows_of_text(text).rows
    width = max((len(row.cells) for row in rows), default=0)
    heads = rows[0] if rows and not any(_number(row) is not None for row in rows[0].cells) else None
    body = rows[1:] if heads is not None else rows
    numeric = [at for at in range(width) if body and all(_number(row.cell(at)) is not None for row in body)]
    name = next((at for at in range(width) if at not in numeric), width)
    points = [at for at in numeric if at > name and _head(heads, at).casefold() not in _PLACES]
    if not points:
        raise Refusal(Finding("ranking-no-points"))
    return Ranking(
        tuple(row.cell(name) for row in body),
        tuple(_head(heads, at) for at in points) if heads is not None else (),
        tuple(tuple(_number(row.cell(at)) or 0 for at in points) for row in body),
    )


def ranking_against(ranking: Ranking, tournament: Tournament) -> tuple[Finding, ...]:
    """Where a list contradicts the standings: sums, the row that one of them betrays, points of a name."""
    rows = {row.entrant.name.casefold(): row for row in standings(tournament)}
    found: list[Finding] = []
    for at, criterion in _criteria(ranking, tournament):
        right = {name: _value(row, criterion) for name, row in rows.items()}
        found.extend(ranking_findings(ranking.rows(at), int(sum(right.values())), at))
        for line, (name, points) in enumerate(zip(ranking.names, ranking.points, strict=True), 1):
            known = right.get(name.casefold())
            if known is None:
                found.append(Finding("entrant-name-unknown", args={"name": name}, where=("line", line)))
            elif known != points[at]:
                args: dict[str, str | int] = {"name": name, "printed": points[at], "right": str(known)}
                found.append(Finding("ranking-differs", args=args, where=("line", line)))
    return tuple(found)


def _value(row: Standing, criterion: str) -> Number:
    """What a criterion says of a line, whether the regulations ask for it or not."""
    values = dict(row.values)
    known = values.get(criterion)
    return tie_break_of(criterion).value(row.record, TieBreakContext()) if known is None else known


def _criteria(ranking: Ranking, tournament: Tournament) -> Iterator[tuple[int, str]]:
    """Which columns hold which points: by their heads, without heads in the order of the regulations."""
    chain = tournament.regulations.tie_breaks
    for at in range(len(ranking.points[0])):
        named = ranking.heads[at].casefold() if ranking.heads else ""
        known = next((key for key, words in _WORDS.items() if named in words), "")
        criterion = known if ranking.heads else (chain[at] if at < len(chain) else "")
        if criterion:
            yield at, criterion


def _head(heads: Row | None, at: int) -> str:
    return "" if heads is None else heads.cell(at)


def _number(cell: str) -> int | None:
    plain = _GROUPED.sub("", cell.translate(MINUS_SIGNS))
    return int(plain) if _NUMBER.fullmatch(plain) else None
