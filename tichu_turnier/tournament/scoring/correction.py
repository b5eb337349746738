"""What it changes that a result is corrected after the standings of its round are out."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass

from tichu_turnier.finding import Finding, Refusal, Severity
from tichu_turnier.tournament.changes.results import EnterResult
from tichu_turnier.tournament.draws.certificate import before_draw, comes_from_seed
from tichu_turnier.tournament.draws.formats import goes_by_results, next_round, planned_rounds
from tichu_turnier.tournament.model.snapshot import EntrantId, Round, Tournament
from tichu_turnier.tournament.scoring.prize_giving import prize_winners
from tichu_turnier.tournament.scoring.ranking import UNRANKED
from tichu_turnier.tournament.scoring.standings import standings

MOST_NAMED = 12
"""More names in one sentence do not help."""


@dataclass(frozen=True, slots=True)
class Moved:
    """An entrant who takes another place in the standings."""

    entrant: EntrantId
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Reseated:
    """A round that would have been drawn otherwise, and who would meet others in it."""

    round: int
    entrants: tuple[EntrantId, ...]


@dataclass(frozen=True, slots=True)
class PrizeMoved:
    """A prize that others get."""

    what: str
    before: tuple[EntrantId, ...]
    after: tuple[EntrantId, ...]


@dataclass(frozen=True, slots=True)
class Consequences:
    """What a correction changes beside the result itself."""

    moved: tuple[Moved, ...]
    prizes: tuple[PrizeMoved, ...]
    """Only where all is played: before, nothing is won."""
    reseated: tuple[Reseated, ...]
    """Rounds stay as they were drawn: it is for the director to say whether one is drawn anew."""


def consequences(tournament: Tournament, change: EnterResult) -> Consequences:
    """What changes with a result that is accepted; a redraw takes as long as the draw did."""
    corrected = change.apply(tournament)
    prizes, reseated = _prizes(tournament, corrected), _reseated(tournament, corrected, change.round)
    old = {row.entrant.id: row.place for row in standings(tournament)}
    moved = tuple(
        Moved(row.entrant.id, old[row.entrant.id], row.place)
        for row in standings(corrected)
        if row.place not in (UNRANKED, old.get(row.entrant.id, row.place))
    )
    return Consequences(moved, tuple(prizes), tuple(reseated))


def correction_findings(tournament: Tournament, change: EnterResult) -> tuple[Finding, ...]:
    """What changes with it, as warnings; nothing where the result comes in time, or changes nothing else."""
    if not change.comes_late(tournament) or any(found.blocks for found in change.findings(tournament)):
        return ()
    found = consequences(tournament, change)
    said = []
    for each in sorted(found.moved, key=lambda moved: -abs(moved.before - moved.after))[:MOST_NAMED]:
        name, places = tournament.name_of(each.entrant), {"before": each.before, "after": each.after}
        said.append(Finding("correction-place", Severity.WARNING, {"name": name, **places}))
    if len(found.moved) > MOST_NAMED:
        said.append(Finding("correction-more", Severity.WARNING, {"count": len(found.moved) - MOST_NAMED}))
    for prize in found.prizes:
        before, after = (", ".join(map(tournament.name_of, each)) for each in (prize.before, prize.after))
        names = {"what": prize.what, "before": before, "after": after}
        said.append(Finding("correction-prize", Severity.WARNING, names))
    for round_ in found.reseated:
        people = ", ".join(map(tournament.name_of, round_.entrants[:MOST_NAMED]))
        args: dict[str, str | int] = {"round": round_.round, "count": len(round_.entrants), "names": people}
        said.append(Finding("correction-draw", Severity.WARNING, args))
    return tuple(said)


def _prizes(before: Tournament, after: Tournament) -> Iterator[PrizeMoved]:
    last = len(before.rounds)
    if last < planned_rounds(before) or any(before.missing(number) for number in range(1, last + 1)):
        return
    for prize, old, new in zip(before.prizes, prize_winners(before), prize_winners(after), strict=True):
        if set(old) != set(new):
            yield PrizeMoved(prize.what, old, new)


def _reseated(before: Tournament, after: Tournament, corrected: int) -> Iterator[Reseated]:
    """The later rounds whose draw went by results, if the same seed would give another one now."""
    if not goes_by_results(before.regulations):
        return
    for drawn in before.rounds[corrected:]:
        with suppress(Refusal):  # a match without a winner yet: there was nothing to draw by
            again = next_round(before_draw(after, drawn.number), drawn.seed or 0)
            others = _mates(again)
            moved = (who for who, mates in _mates(drawn).items() if others.get(who) != mates)
            people = tuple(sorted(moved))
            if people and comes_from_seed(drawn):
                yield Reseated(drawn.number, people)


def _mates(drawn: Round) -> Mapping[EntrantId, frozenset[EntrantId]]:
    """With whom each sits at a table; those who rest are alone."""
    resting = ((who, frozenset({who})) for who in drawn.sitting_out)
    seated = ((who, frozenset(s.entrants())) for s in drawn.tables for who in s.entrants())
    return dict([*resting, *seated])
