"""The slip of the selected table as it is shown: lines, totals, people, and the hand asked about."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from tichu_turnier.entry.form import HandsForm
from tichu_turnier.entry.hand import DOUBLE_QUESTION, HandEntry
from tichu_turnier.entry.hold import Hold
from tichu_turnier.entry.keys import ACCEPT_KEY, REPAIR_KEYS, Outcome
from tichu_turnier.entry.state import EntryState
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.rules.calls import Call, call_at, call_columns, column_order
from tichu_turnier.rules.hand import DOUBLE_OF_SIDE, Double
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, Regulations, Seating, Tournament
from tichu_turnier.tournament.registration.namesakes import called, own_name
from tichu_turnier.tournament.scoring.second_pass import (
    Difference,
    Estimate,
    PassState,
    differences_of,
    estimate,
    pass_state,
)
from tichu_turnier.tournament.scoring.victory_points import MatchScore
from tichu_turnier.tournament.tables.table import Place, board_at, table_of

_OPEN_HAND = "–"
"""Stands for the partner of the player who is alone at a table of three."""

_SLIPS_KEPT, _LINES_KEPT = 100, 1000
Entrants = Mapping[EntrantId, Entrant]
Sums = tuple[int, int]
Names = tuple[str, ...]
"""In the order of the columns: two or three of the left side, then as many of the right."""
Sides = Mapping[int, tuple[str, str]]
"""Who plays whom as the match begins, by the numbers of the tables."""


@dataclass(frozen=True, slots=True)
class MarkView:
    """What is noted about one player in one hand."""

    call: Call = Call.NONE
    outcome: Outcome | None = None


@dataclass(frozen=True, slots=True)
class Score:
    """The points of one side: as typed, or as they follow from what was typed."""

    text: str = ""
    follows: bool = False
    typing: bool = False
    running: str = ""
    """The sum of this side in this stage so far."""


@dataclass(frozen=True, slots=True)
class RepairView:
    """What may have been meant, and the key that takes it over."""

    key: str
    meant: Finding
    """The points that may have been meant and which error it would have been; names instead of seats."""


@dataclass(frozen=True, slots=True)
class HandLine:
    """One line of the slip."""

    number: int
    marks: tuple[MarkView, ...]
    scores: tuple[Score, Score]
    double: int | None
    no_double: bool
    """Whether the question was answered: no double victory."""
    findings: tuple[Finding, ...]
    current: bool
    repairs: tuple[RepairView, ...] = ()
    board: int = 0
    """The number of the prepared hand, 0 where cards are dealt."""
    special_cards_out: bool = False


@dataclass(frozen=True, slots=True)
class StageView:
    """The lines played with the same partners."""

    names: Names
    lines: tuple[HandLine, ...]
    current: bool
    booster: bool = False


@dataclass(frozen=True, slots=True)
class PersonView:
    """What one entrant of the table has so far."""

    name: str
    victory_points: Fraction | int
    tichu_points: int
    compared: bool = False
    """Whether victory points are matchpoints."""


@dataclass(frozen=True, slots=True)
class TotalsView:
    """The three fields of a match given by its totals."""

    names: Names
    fields: tuple[str, str, str]
    current: int
    """Which field is typed into, 3 on "save", -1 when none is."""
    findings: tuple[Finding, ...]
    repairs: tuple[RepairView, ...]


def stage_views(state: EntryState) -> tuple[StageView, ...]:
    form, seating = state.shown_form, state.seating
    if form is None or seating is None:
        return ()
    return tuple(_stages(state, form.hands, seating))


def totals_view(state: EntryState) -> TotalsView | None:
    form, seating = state.shown_form, state.seating
    if form is None or seating is None or not form.by_totals:
        return None
    current = form.totals.cursor if state.table is not None else -1
    names = names_at(state.tournament, seating)
    found = (*_at_cursor(state), *state.findings)
    if state.held is Hold.MISSED and state.repairs is not None and state.repairs.suggestions:
        found = (*found, _look_first(form.totals.there))
    return TotalsView(names, form.totals.typed, current, found, tuple(_repairs(state, names)))


def _at_cursor(state: EntryState) -> tuple[Finding, ...]:
    """What there is to say about the last key where it would have gone."""
    return tuple([each for each in state.notice if each.where == ("cursor",)])


def person_views(state: EntryState) -> tuple[PersonView, ...]:
    """Everybody at the table, in the order of the first line of the slip."""
    seating = state.seating
    if seating is None:
        return ()
    shares = state.running_totals
    form, none = state.shown_form, MatchScore()
    compared = form is not None and form.hands.boards
    order = chain(*table_of(seating, state.tournament.regulations).groups)
    people = []
    for who in order:
        if who is not None:
            name, score = _entrant_name(state.called, who), shares.get(who, none)
            people.append(PersonView(name, score.victory_points, score.tichu_points, compared))
    return tuple(people)


@dataclass(frozen=True, slots=True)
class ReviewView:
    """Both passes over the slip of a table: where they differ, and how both do as a whole."""

    table: int
    state: PassState
    differences: tuple[Difference, ...]
    names: tuple[Names, ...]
    """Who has which column in the hand of each difference."""
    estimate: Estimate | None


def review(state: EntryState) -> ReviewView | None:
    """Both passes of the table that is chosen; None while it waits for the second one, or is typed anew."""
    result, seating = state.entered, state.seating
    nothing_typed = state.table is None or (bool(state.held) and not state.begun)
    if (
        not (state.second and nothing_typed)
        or result is None
        or seating is None
        or result.second_pass is None
    ):
        return None
    found = tuple(differences_of(result))
    names = tuple([names_at(state.tournament, seating, max(0, each.hand - 1)) for each in found])
    return ReviewView(result.table, pass_state(result), found, names, estimate(state.tournament))


def sides_of(tournament: Tournament, number: int) -> Sides:
    drawn = tournament.round(number)
    return {each.table: _sides_at(tournament, each) for each in (() if drawn is None else drawn.tables)}


def _sides_at(tournament: Tournament, seating: Seating) -> tuple[str, str]:
    table = table_of(seating, tournament.regulations)
    rests = table.rests_first
    names = [", ".join([own_name(tournament, who) for who in side]) for side in table.sides]
    resting = "" if rests is None else f" ({own_name(tournament, rests)})"
    return names[0], names[1] + resting


def _stages(state: EntryState, form: HandsForm, seating: Seating) -> Iterator[StageView]:
    cursor = form.cursor if state.table is not None else -1
    repairs, booster = state.repairs, form.booster
    people = tuple([state.called.get(who) for who in seating.entrants()])
    for stage in _plan(seating, state.tournament.regulations, people, len(form.rows)):
        lines = _lines(form, stage, cursor)
        for number in {int(each.where[1]) for each in state.findings if each.where[:1] == ("hand",)}:
            if stage.first < number <= stage.last:
                found = tuple(each for each in state.findings if each.where[:2] == ("hand", number))
                at = number - 1 - stage.first
                lines[at] = replace(lines[at], findings=found)
        if stage.first <= cursor < stage.last and (said := _at_cursor(state)):
            at = cursor - stage.first
            lines[at] = replace(lines[at], findings=(*said, *lines[at].findings))
        if repairs is not None and stage.first <= repairs.row < stage.last:
            at = repairs.row - stage.first
            lines[at] = replace(lines[at], repairs=tuple(_repairs(state, stage.names)))
        if state.held is Hold.MISSED:
            helped = repairs.row + 1 if repairs is not None and repairs.suggestions else 0
            lines = [_asked_to_look(line, form, helped=line.number == helped) for line in lines]
        yield StageView(stage.names, tuple(lines), stage.first <= cursor < stage.last, booster)


def _look_first(side: int) -> Finding:
    """Which key comes before those that answer or mend: it leads to the side that is in question."""
    return Finding("entry-look-first", Severity.NOTE, {"key": "←→"[side]})


def _asked_to_look(line: HandLine, form: HandsForm, *, helped: bool) -> HandLine:
    """While nobody has looked, the keys that answer or mend do nothing."""
    if not helped and all(each.key != DOUBLE_QUESTION for each in line.findings):
        return line
    side = form.rows[line.number - 1].typed_side
    return replace(line, findings=(*line.findings, _look_first(form.side if side is None else side)))


class _Stage(NamedTuple):
    """Which lines are played with the same partners."""

    names: Names
    first: int
    last: int
    """From 0, behind the last one."""
    boards: tuple[int, ...]


@lru_cache(maxsize=_SLIPS_KEPT)
def _plan(
    seating: Seating, regulations: Regulations, people: tuple[Entrant | None, ...], rows: int
) -> tuple[_Stage, ...]:
    """The stages of a slip with so many lines: asked for again with every key."""
    entrants = {each.id: each for each in people if each is not None}
    return tuple(
        _Stage(
            _names(entrants, regulations, seating, first),
            first,
            last,
            tuple(board_at(seating, number) for number in range(first, last)),
        )
        for first, last in _spans(rows, seating, regulations)
    )


def _repairs(state: EntryState, names: Names) -> Iterator[RepairView]:
    """What may have been meant, its keys where they work, and whether it can be accepted as it stands."""
    repairs = state.repairs
    if repairs is None:
        return
    works = () if state.held is Hold.MISSED else repairs.suggestions
    for key, suggestion in zip(REPAIR_KEYS, works, strict=False):
        yield RepairView(key.upper(), Finding(suggestion.why, Severity.NOTE, named(suggestion.args, names)))
    if state.clearable or state.acceptable:
        words = "audit-desk-checked" if state.clearable else "audit-desk-accept"
        yield RepairView(ACCEPT_KEY.upper(), Finding(words, Severity.NOTE))


def named(args: Mapping[str, str | int], names: Names) -> dict[str, str | int]:
    """The values of a suggestion with a name instead of the seat of `who`."""
    return {**args, "who": by_seats(names)[int(args["who"])]} if "who" in args else dict(args)


def by_seats(names: Names) -> dict[int, str]:
    return dict(zip(column_order(len(names)), names, strict=True))


def _spans(rows: int, seating: Seating, regulations: Regulations) -> Iterator[tuple[int, int]]:
    """From which line to which the partners are the same."""
    size = table_of(seating, regulations).hands_together or rows
    here = table_of(seating, regulations).regulations
    starts = range(0, min(rows, size * here.stages) if here.hands_planned else rows, size)
    for start in starts:
        is_last = start == starts[-1]
        yield start, rows if is_last else start + size


def _lines(form: HandsForm, stage: _Stage, cursor: int) -> list[HandLine]:
    sums: Sums | None = (0, 0)
    lines = []
    for number, board in enumerate(stage.boards, stage.first):
        side = form.side if number == cursor else None
        line, sums = _line(form.rows[number], form.rules, number + 1, board, sums, side)
        lines.append(line)
    return lines


@lru_cache(maxsize=_LINES_KEPT)
def _line(
    row: HandEntry, rules: RuleSet, number: int, board: int, before: Sums | None, side: int | None
) -> tuple[HandLine, Sums | None]:
    """A line without findings, and the sums with it; `side` is what is typed into, None in other lines.

    The line typed into says what the cards bring where a call comes to it.
    """
    points, report = row.points(rules), row.report(rules)
    sums = None if points is None or before is None else (before[0] + points[0], before[1] + points[1])
    double = row.double if report is None or report.double in (None, Double.NO) else report.double
    line = HandLine(
        number,
        _marks(row, rules),
        (_score(row, 0, points, sums, typing=side == 0), _score(row, 1, points, sums, typing=side == 1)),
        None if double not in DOUBLE_OF_SIDE else DOUBLE_OF_SIDE.index(double),
        row.double is Double.NO,
        () if side is None else tuple(row.card_points(rules)),
        side is not None,
        board=board,
        special_cards_out=row.special_cards_out,
    )
    return line, sums


def _marks(row: HandEntry, rules: RuleSet) -> tuple[MarkView, ...]:
    marks = ((column, _mark(row, column.seat)) for column in call_columns(rules))
    return tuple(
        mark if (mark.call is Call.SMALL_TICHU) == column.small else MarkView() for column, mark in marks
    )


def _mark(row: HandEntry, seat: int) -> MarkView:
    call = call_at(row.calls, seat)
    if call is not Call.NONE:
        return MarkView(call, Outcome.MADE if seat in row.made else Outcome.LOST)
    return MarkView(outcome=Outcome.FIRST if row.first == seat else None)


def _score(
    row: HandEntry, side: int, points: tuple[int, int] | None, sums: tuple[int, int] | None, *, typing: bool
) -> Score:
    if row.awarded is not None:
        return Score(f"{row.awarded[side].percent} %", running="" if sums is None else str(sums[side]))
    typed = row.typed[side]
    text = typed or ("" if points is None else str(points[side]))
    return Score(text, not typed, typing, "" if sums is None else str(sums[side]))


def names_at(tournament: Tournament, seating: Seating, index: int = 0) -> Names:
    """Who has which column in a hand; where two play, each has only the first one of a side."""
    return _names(called(tournament), tournament.regulations, seating, index)


def _names(entrants: Entrants, regulations: Regulations, seating: Seating, index: int) -> Names:
    sides = table_of(seating, regulations).places(index)
    named = ([_place_name(entrants, place) for place in side] for side in sides)
    return tuple(chain(*((*names, "")[: max(2, len(names))] for names in named)))


def _place_name(entrants: Entrants, place: Place) -> str:
    """A player, or the member of a partnership who has this column."""
    if place.who is None:
        return _OPEN_HAND
    entrant = entrants.get(place.who)
    if entrant is not None and len(entrant.members) > 1:
        return entrant.members[place.member]
    return _entrant_name(entrants, place.who)


def _entrant_name(entrants: Entrants, who: EntrantId) -> str:
    entrant = entrants.get(who)
    return f"({who})" if entrant is None else entrant.name
