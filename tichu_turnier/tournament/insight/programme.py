"""Do the timetable and the rounds that are played know each other: which row lacks, and when it ends then."""

from dataclasses import dataclass

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.draws.formats import format_of, planned_rounds
from tichu_turnier.tournament.draws.formats.groups_knock_out import rounds_of
from tichu_turnier.tournament.insight.evening import Continue, EndRound, Play, StartRound, Step, current_row
from tichu_turnier.tournament.model.slots import Slot, Timetable
from tichu_turnier.tournament.model.snapshot import ScoringUnit, Tournament
from tichu_turnier.tournament.model.timetable import clock_time, findings
from tichu_turnier.tournament.model.timetable_rounds import round_rows, with_rounds


@dataclass(frozen=True, slots=True)
class ProgrammeLine:
    """One line of the programme: a row of the timetable, or a round that has none."""

    round: int
    """0 for what is no round."""
    slot: Slot | None
    row: int | None
    """The number of its row, from 0."""


def programme(tournament: Tournament) -> tuple[ProgrammeLine, ...]:
    """The rows of the timetable; once somebody is drawn, the rounds that have none stand after the last."""
    slots = tournament.timetable.slots
    lines = [ProgrammeLine(slot.round, slot, row) for row, slot in enumerate(slots)]
    if not tournament.rounds:
        return tuple(lines)
    played = round_rows(tournament.timetable)
    lacking = [
        ProgrammeLine(number, None, None) for number in range(len(played) + 1, rounds_played(tournament) + 1)
    ]
    at = played[-1] + 1 if played else 0
    return (*lines[:at], *lacking, *lines[at:])


def line_of(lines: tuple[ProgrammeLine, ...], tournament: Tournament, step: Step) -> int | None:
    """The line in which the evening really is; a round that is played stands there with or without a row."""
    row = current_row(tournament, step)
    if row is None and isinstance(step, Play | Continue | EndRound | StartRound):
        return next((at for at, each in enumerate(lines) if each.round == step.round), None)
    return next((at for at, each in enumerate(lines) if row is not None and each.row == row), None)


def rounds_played(tournament: Tournament) -> int:
    """How many rounds are played in the end, as it stands."""
    return max(planned_rounds(tournament), len(tournament.rounds))


def rounds_needed(tournament: Tournament) -> int:
    """How many rounds it takes: where everybody meets everybody, until they have, once or several times."""
    planned, regulations = rounds_played(tournament), tournament.regulations
    people = len(tournament.rounds[0].people() if tournament.rounds else tournament.playing(1))
    cycle = rounds_of(people)
    # Prepared hands compare everybody with everybody without that.
    compared = regulations.scoring.unit is ScoringUnit.MATCHPOINTS
    if not cycle or compared or not format_of(regulations.format).everybody_meets:
        return planned
    return max(len(tournament.rounds), cycle * max(1, planned // cycle))


def fitted(tournament: Tournament) -> Timetable:
    """The timetable with a row for every round that is needed, and no more."""
    return with_rounds(tournament.timetable, rounds_needed(tournament))


def round_findings(tournament: Tournament) -> tuple[Finding, ...]:
    """That rounds and rows of the timetable differ, and what fitting them means for the end.

    Before the first draw more may still come: then it is told only where there are too few.
    """
    timetable, drawn = tournament.timetable, len(tournament.rounds)
    needed, planned, rows = rounds_needed(tournament), rounds_played(tournament), len(round_rows(timetable))
    over = drawn >= needed and not tournament.missing(drawn)
    if not rows or over or needed == rows == planned or (not drawn and needed < max(planned, rows)):
        return ()
    ends: dict[str, str | int] = {"end": _end(fitted(tournament)), "ends": _end(timetable)}
    args = {"needed": needed, "rows": rows, **ends}
    if needed != planned:
        args["planned"] = planned
        return (Finding("rounds-everybody", Severity.WARNING, args, ("timetable",)),)
    lacks = rows < needed
    severity = Severity.WARNING if lacks else Severity.NOTE
    return (Finding("rounds-lacking" if lacks else "rounds-over", severity, args, ("timetable",)),)


def timetable_findings(tournament: Tournament) -> tuple[Finding, ...]:
    """What is odd about the timetable of a tournament, by itself and beside its rounds."""
    return (*findings(tournament.timetable), *round_findings(tournament))


def _end(timetable: Timetable) -> str:
    return clock_time(max(slot.end for slot in timetable.slots))
