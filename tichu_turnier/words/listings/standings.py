"""The columns of the standings."""

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from fractions import Fraction

from tichu_turnier.texts import Texts
from tichu_turnier.tournament.insight.prospects import Prospect
from tichu_turnier.tournament.model.snapshot import EntrantId, Result, ScoringUnit, Tournament, Unit
from tichu_turnier.tournament.registration.namesakes import own_name
from tichu_turnier.tournament.scoring.partner_adjusted import partner_adjusted
from tichu_turnier.tournament.scoring.prize_giving import PODIUM
from tichu_turnier.tournament.scoring.ranking import UNRANKED, Row, Values
from tichu_turnier.tournament.scoring.standings import standings
from tichu_turnier.tournament.scoring.tallies import Record
from tichu_turnier.tournament.scoring.tie_breaks.own import FEWEST_BYES
from tichu_turnier.tournament.scoring.victory_points import Number
from tichu_turnier.tournament.tables.kind_texts import kind_texts
from tichu_turnier.words.listings.listing import (
    Align,
    Cell,
    Field,
    Listing,
    amount_cell,
    chosen,
    count_cell,
    listing,
    number_cell,
)
from tichu_turnier.words.listings.penalties import penalty_notes
from tichu_turnier.words.names import shown_name
from tichu_turnier.words.numbers import amount, decimals, plain
from tichu_turnier.words.rounds import is_final, round_words, withdrawn_words

MARK = " *"
"""Behind the name of an entrant with a result that was accepted although the audit objects."""


class Face(Enum):
    """Where the standings are shown."""

    RANKING = auto()
    """A sheet to take home."""
    POSTER = auto()
    """A sheet on the wall."""
    DISPLAY = auto()
    """The public display."""
    PODIUM = auto()
    """The evening screen, once everything is over."""
    PAST = auto()
    """An earlier state, beside which changes are shown."""
    COMMAND = auto()
    WINDOW = auto()


_POSTER = "place name percent victory-points tichu-points hands decided-by penalties"
_DISPLAY = "place name victory-points tichu-points decided-by"
COLUMNS = {
    Face.RANKING: "place name club percent victory-points tichu-points hands decided-by penalties",
    Face.POSTER: _POSTER,
    Face.DISPLAY: _DISPLAY,
    Face.PODIUM: _DISPLAY,
    Face.PAST: f"{_DISPLAY} hands penalties",
    Face.COMMAND: f"{_POSTER} open-places",
    Face.WINDOW: "pinned place name moved accepted club percent victory-points tichu-points hands byes"
    " dropped per-hand adjusted open-places penalties decided-by",
}
"""The columns of each face, from left to right."""
SPARE = "per-hand byes dropped hands club moved adjusted open-places".split()  # noqa: SIM905 - as above
"""The columns of the window that are left out where names would be cut, the first first."""
_MARKED = (Face.RANKING, Face.POSTER, Face.COMMAND)
_FURTHER = frozenset(("dropped", "per-hand", "adjusted", "open-places"))
_ELSEWHERE = frozenset(("victory-points", "tichu-points", "matchpoint-percentage", "bracket"))
"""Criteria whose number has a column of its own, or is the place."""
_ALWAYS_DECIDED = (Face.WINDOW, Face.COMMAND)
"""Faces that say of every line what parts it from the one above; the others only what parts equals."""
_SHORT = (Face.DISPLAY, Face.PODIUM, Face.PAST)
"""Faces that tell only numbers that stand nowhere else."""
FOR_PROGRAMS = ("place", "id", "name", "club", "victory_points", "tichu_points", "hands", "decided_by")
"""Of `plain_row`, what goes into a file for statistics."""


@dataclass(frozen=True, slots=True)
class Line:
    """A row of the standings, with what is computed beside them where it is wanted."""

    row: Row
    accepted: tuple[Result, ...] = ()
    """Its results that were accepted although the audit objects."""
    prospect: Prospect | None = None
    adjusted: Fraction | None = None
    """The value adjusted for partners."""
    moved: int | None = None
    """Places gained since the round before; None where there is nothing to compare with."""
    pinned: bool = False

    @property
    def record(self) -> Record:
        return self.row.record


def standings_listing(
    rows: Iterable[Row | Line], tournament: Tournament, texts: Texts, face: Face
) -> Listing:
    """The standings as a face shows them."""
    lines = [Line(row) if isinstance(row, Row) else row for row in rows]
    return listing(fields(tournament, texts, face), COLUMNS[face], lines, texts)


def standings_title(tournament: Tournament, texts: Texts, last: int) -> str:
    """After which round, as everybody calls it: `Rangliste nach Runde 3`, `Rangliste · Halbfinal`."""
    plain = texts("timetable-round", number=last)
    called = round_words(tournament, texts, last) if last else plain
    if called != plain:
        return f"{texts('sheets-standings')} · {called}"
    return texts("sheets-standings-after", round=last) if last else texts("sheets-standings")


def ranking_title(tournament: Tournament, texts: Texts) -> str:
    """What the standings after the last round are called: final only once nothing can change them."""
    rounds = range(1, len(tournament.rounds) + 1)
    if is_final(tournament, rounds):
        return texts("sheets-ranking")
    return standings_title(tournament, texts, len(tournament.rounds))


def fields(tournament: Tournament, texts: Texts, face: Face) -> dict[str, Field[Line]]:
    """Every column that the standings can have."""
    boards, ties = bool(kind_texts(tournament.regulations).boards), face not in _ALWAYS_DECIDED
    cells, heads = _Cells(texts, face, boards, tournament), _headings(tournament, face)
    right, wide = Align.RIGHT, face is Face.WINDOW
    return {
        "pinned": Field("", cells.pinned, if_any=True),
        "place": Field(heads["place"], cells.place, right),
        "moved": Field("standings-moved", cells.moved, if_any=True),
        "accepted": Field("", cells.accepted, if_any=True),
        "name": Field(heads["name"], cells.name, weight=1 if face is Face.POSTER else 3),
        "club": Field("sheets-club", cells.club, weight=2, if_any=True),
        "percent": Field("boards-percent", cells.percent, right, if_any=True),
        "victory-points": Field(heads["victory-points"], cells.victory_points, right),
        "tichu-points": Field(heads["tichu-points"], cells.tichu_points, right),
        "hands": Field("sheets-hands", lambda line: count_cell(line.record.hands), right, if_any=True),
        "byes": Field("standings-byes", lambda line: count_cell(line.record.byes), right, if_any=True),
        "dropped": Field("standings-dropped", cells.dropped, right, if_any=True),
        "per-hand": Field("standings-per-hand", cells.per_hand, right, if_any=True),
        "adjusted": Field("standings-adjusted", cells.adjusted, right, if_any=True),
        "open-places": Field("standings-open-places", cells.open_places, right, if_any=True),
        "decided-by": Field(heads["decided-by"], cells.decided_by, if_any=ties),
        "penalties": Field(heads["penalties"], cells.penalties, weight=3 * wide, if_any=True),
    }


def window_fields(
    lines: Sequence[Line], tournament: Tournament, texts: Texts, *, more: bool
) -> dict[str, Field[Line]]:
    """The columns of the window: all when asked for `more`, else dropped rounds and where need be per hand.

    More takes none away; where names would be cut, the table itself leaves out what is spare. Without it,
    clubs make room for what else can be told.
    """
    left_out = set[str]() if more else {"adjusted", "open-places"}
    if not more and not _hands_differ(lines, tournament):
        left_out.add("per-hand")
    keys = (key for key in COLUMNS[Face.WINDOW].split() if key not in left_out)
    found = chosen(fields(tournament, texts, Face.WINDOW), " ".join(keys), lines)
    if not (more or _FURTHER.isdisjoint(found)):
        found.pop("club", None)
    return found


def place_cell(row: Row, *, strong: bool) -> Cell:
    """The place, a dash for entrants that take none."""
    return Cell(row.shown_place) if row.place == UNRANKED else number_cell(row.place, strong=strong)


def plain_row(row: Row) -> dict[str, object]:
    """A line of the standings for a program; `place` is None for entrants that take none."""
    return {
        "place": None if row.place == UNRANKED else row.place,
        "id": row.entrant.id,
        "name": row.entrant.name,
        "club": row.entrant.club,
        "victory_points": plain(row.record.victory_points),
        "tichu_points": plain(row.record.tichu_points),
        "hands": row.record.hands,
        "victory_points_per_hand": plain(row.record.victory_points_per_hand),
        "byes": row.record.byes,
        "dropped": list(row.record.dropped),
        "tie_breaks": {key: plain(value) for key, value in row.values},
        "decided_by": row.decided_by,
        "accepted": row.accepted,
        "penalty_victory_points": row.record.deduction.victory_points,
        "penalty_tichu_points": row.record.deduction.tichu_points,
        "penalties": [penalty.number for penalty in row.penalties],
        "disqualified": row.disqualified,
    }


def plain_rows(
    tournament: Tournament, after_round: int | None = None, reach: Mapping[EntrantId, Prospect] | None = None
) -> list[dict[str, object]]:
    """The standings for a program, with the value adjusted for partners and the places in `reach`, if any."""
    rows = {row.entrant.id: plain_row(row) for row in standings(tournament, after_round)}
    for who, value in partner_adjusted(tournament, after_round).items():
        if who in rows:
            rows[who]["partner_adjusted"] = plain(value)
    for who, found in (reach or {}).items():
        rows[who]["prospect"] = {"best": found.best, "worst": found.worst}
    return list(rows.values())


def numbers_that_part(
    decisive: Values, texts: Texts, elsewhere: Container[str] = _ELSEWHERE
) -> dict[str, str]:
    """The numbers that part equals, by criterion, without those that stand elsewhere in the list."""
    told = ((key, value) for key, value in decisive if key not in elsewhere)
    return {key: criterion_number(key, value, texts) for key, value in told}


def criterion_number(key: str, value: Number, texts: Texts) -> str:
    """The value of a criterion as people count it: byes are counted, not taken away."""
    return amount(-value if key == FEWEST_BYES.key else value, texts)


def deciding_words(decisive: Values, texts: Texts) -> str:
    """What parts equals where places are told in a sentence: `Buchholz: 34`; empty where points do."""
    told = numbers_that_part(decisive, texts)
    return ", ".join(_criterion(key, number, texts) for key, number in told.items())


def _criterion(key: str, number: str, texts: Texts) -> str:
    return ": ".join(filter(None, (texts(f"tie-break-{key}"), number)))


def moved_words(moved: int | None) -> str:
    """`▲3`, `▼2`, or `=` for an unchanged place; arrows are read without colours."""
    if moved is None:
        return ""
    return "=" if not moved else f"{'▲' if moved > 0 else '▼'}{abs(moved)}"


def disputed_words(result: Result, texts: Texts) -> str:
    """Why a result counts although the audit objects."""
    place = {"round": result.round, "table": result.table}
    return texts("standings-accepted", **place, reason=result.accepted_because)


def _headings(tournament: Tournament, face: Face) -> dict[str, str]:
    """The headings that are not the same everywhere."""
    found = {
        "place": "sheets-place",
        "name": "sheets-name",
        "victory-points": kind_texts(tournament.regulations).victory_points,
        "tichu-points": "sheets-tichu-points",
        "decided-by": "sheets-decided-by",
        "penalties": "sheets-penalised",
    }
    if face is Face.WINDOW and tournament.regulations.unit is Unit.PARTNERSHIP:
        found["name"] = "sheets-partnership"
    elif face is Face.COMMAND:
        found |= {key: f"cli-head-{key}" for key in ("place", "decided-by", "penalties")}
    elif face is Face.DISPLAY:
        found |= {"place": "", **{key: f"display-{key}" for key in ("victory-points", "tichu-points")}}
    return found


@dataclass(frozen=True, slots=True)
class _Cells:
    """The cells of a line."""

    texts: Texts
    face: Face
    boards: bool
    """Whether prepared hands are compared."""
    tournament: Tournament

    def pinned(self, line: Line) -> Cell:
        return Cell(tip=self.texts("standings-pinned"), icon="pin accent") if line.pinned else Cell()

    def place(self, line: Line) -> Cell:
        return place_cell(line.row, strong=self.face is not Face.RANKING or self._on_podium(line))

    def moved(self, line: Line) -> Cell:
        if line.moved is None:
            return Cell()
        tip = self.texts("standings-moved-tip", count=line.moved)
        return Cell(moved_words(line.moved), tone="ok" if line.moved > 0 else "muted", tip=tip)

    def accepted(self, line: Line) -> Cell:
        """Which results are disputed, and why they count all the same."""
        tip = "\n".join(disputed_words(each, self.texts) for each in line.accepted)
        if line.accepted:
            return Cell(tip=tip, icon="warning warning")
        gone = self._gone(line)
        return Cell(tip=gone, icon="remove muted") if gone else Cell()

    def _gone(self, line: Line) -> str:
        return withdrawn_words(self.tournament, line.row.entrant, self.texts)

    def name(self, line: Line) -> Cell:
        entrant, row = line.row.entrant, line.row
        if self.face is Face.WINDOW:
            tip = "\n".join(filter(None, (shown_name(entrant, self.tournament), self._gone(line))))
            return Cell(own_name(self.tournament, entrant.id), tip=tip, tone=_tone(line))
        mark = MARK if row.accepted and self.face in _MARKED else ""
        if self.face is Face.RANKING:
            return Cell(shown_name(entrant) + mark, strong=self._on_podium(line))
        return Cell(own_name(self.tournament, entrant.id) + mark)

    def club(self, line: Line) -> Cell:
        return Cell(line.row.entrant.club, tone=_tone(line))

    def percent(self, line: Line) -> Cell:
        """How many per cent of the matchpoints were won."""
        value = line.record.matchpoint_percentage
        if not self.boards:
            return Cell()
        if self.face in (Face.RANKING, Face.POSTER):
            return amount_cell(value, self.texts, strong=True)
        for_command = self.face is Face.COMMAND
        return Cell(f"{float(value):.2f}" if for_command else decimals(value, self.texts))

    def victory_points(self, line: Line) -> Cell:
        strong = not self.boards or self.face is Face.DISPLAY
        return amount_cell(line.record.victory_points, self.texts, strong=strong)

    def tichu_points(self, line: Line) -> Cell:
        return amount_cell(line.record.tichu_points, self.texts)

    def dropped(self, line: Line) -> Cell:
        return Cell(", ".join(map(str, line.record.dropped)))

    def per_hand(self, line: Line) -> Cell:
        """Victory points per hand; empty where only totals were entered."""
        record = line.record
        return Cell(decimals(record.victory_points_per_hand, self.texts) if record.hands else "")

    def adjusted(self, line: Line) -> Cell:
        value = line.adjusted
        return Cell("" if value is None else decimals(value, self.texts, signed=True))

    def open_places(self, line: Line) -> Cell:
        """The places that are still within reach, e.g. `1–4`."""
        found = line.prospect
        if found is None:
            return Cell()
        words = str(found.best) if found.best == found.worst else f"{found.best}–{found.worst}"
        wins = found.can_win and self.face is Face.COMMAND
        return Cell(f"{words}  {self.texts('cli-can-win')}" if wins else words)

    def decided_by(self, line: Line) -> Cell:
        """The criterion that parts this line from the one above, and the numbers of equals."""
        if self.face in _SHORT:
            return Cell(deciding_words(line.row.decisive, self.texts))
        told = numbers_that_part(line.row.decisive, self.texts)
        first = (line.row.decided_by,) if self.face in _ALWAYS_DECIDED else ()
        keys = [key for key in dict.fromkeys((*first, *told)) if key]
        return Cell(", ".join(_criterion(key, told.get(key, ""), self.texts) for key in keys), tone="muted")

    def penalties(self, line: Line) -> Cell:
        return Cell(penalty_notes(line.row.penalties, self.texts) if line.row.penalties else "")

    def _on_podium(self, line: Line) -> bool:
        return UNRANKED < line.row.place <= PODIUM


def _tone(line: Line) -> str:
    return "muted" if line.row.entrant.withdrawn_from is not None else ""


def _hands_differ(lines: Sequence[Line], tournament: Tournament) -> bool:
    """Whether people have played more and fewer hands, not only because tables are still missing."""
    hands = {line.record.hands for line in lines}
    over = not any(tournament.missing(drawn.number) for drawn in tournament.rounds)
    return over and len(hands) > 1 and tournament.regulations.scoring.unit is ScoringUnit.HAND
