"""Which format fits the people, the time and the wishes, and how well it finds the best.

Whatever fits into the time is really drawn, and then played again and again by people of known strength (see
`skill_model`). The wishes say what weighs how much.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.tournament.draws.format import bound_of, quality_of
from tichu_turnier.tournament.insight.advisor_options import Option, Partners, Wishes, fresh, options
from tichu_turnier.tournament.insight.advisor_reasons import Figures, Reason, lengths, reasons, scores
from tichu_turnier.tournament.insight.skill_model import Trials, drawn_ahead, played_and_rested, trials
from tichu_turnier.tournament.model.slots import Timetable
from tichu_turnier.tournament.model.snapshot import Tournament

__all__ = ["Advice", "Partners", "Proposal", "Wishes", "advice"]

MOST_EVENINGS, LEAST_EVENINGS = 200, 20
_SEATS = 4_800
"""Large fields are played less often: so many people in all, over all evenings."""
_CHUNK = 20
"""So many evenings of each proposal from one word about the progress to the next."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """One tournament that could be played."""

    timetable: Timetable
    figures: Figures
    score: float
    """How well it meets the wishes, from 0 to 1."""
    reasons: tuple[Reason, ...]

    @property
    def option(self) -> Option:
        return self.figures.option

    @property
    def length(self) -> Reason:
        return lengths(self.option)

    @property
    def end(self) -> datetime:
        """When the prize-giving is, by the clock in the room."""
        return self.timetable.slots[-1].end

    def tournament(self, name: str, place: str = "") -> Tournament:
        day = self.timetable.slots[0].start.date()
        return Tournament(name, day, place, self.option.regulations, self.timetable)


@dataclass(frozen=True, slots=True)
class Advice:
    """How far it is worked out, and what is known by then."""

    done: int
    """How many evenings have been played, of all proposals together; to draw one takes as long as some."""
    total: int
    proposals: tuple[Proposal, ...]
    """What meets the wishes best comes first."""


def evenings_for(people: int) -> int:
    """How often each proposal is played: 200 times up to 24 people, less often with more of them."""
    return max(LEAST_EVENINGS, min(MOST_EVENINGS, _SEATS // people))


def advice(
    wishes: Wishes, start: datetime, zone: str, seed: int = 0, evenings: int | None = None
) -> Iterator[Advice]:
    """What fits, better and better known with each value; the caller may stop at any time.

    Args:
        wishes: what the director knows and wants.
        start: the first start signal, by the clock in the room.
        zone: the time zone of the room.
        seed: same wishes and seed, same advice.
        evenings: how often each proposal is played; default `evenings_for`.

    Raises:
        Refusal: where nothing can be proposed, with the reasons.
    """
    if found := wishes.findings():
        raise Refusal(*found)
    wanted = evenings_for(wishes.people) if evenings is None else evenings
    drawn: list[Tournament] = []
    fitting = list(options(wishes))
    if not fitting:
        raise Refusal(Finding("advisor-nothing-fits", args={"people": wishes.people}))
    total = len(fitting) * (wanted + _CHUNK)
    for number, option in enumerate(fitting):
        yield Advice(number * _CHUNK, total, ())
        drawn.append(drawn_ahead(fresh(option, wishes, start, zone)))
    tried = [trials(each, seed, pairs=wishes.pairs) for each in drawn]
    yield Advice(_done(tried), total, _proposals(fitting, drawn, tried, wishes))
    while tried[-1].evenings < wanted:
        for each in tried:
            each.play(min(_CHUNK, wanted - each.evenings))
            yield Advice(_done(tried), total, ())
        yield Advice(_done(tried), total, _proposals(fitting, drawn, tried, wishes))


def _done(tried: Sequence[Trials]) -> int:
    return sum(trial.evenings + _CHUNK for trial in tried)


def _proposals(
    fitting: Sequence[Option], drawn: Sequence[Tournament], tried: Sequence[Trials], wishes: Wishes
) -> tuple[Proposal, ...]:
    known = [_figures(*each) for each in zip(fitting, drawn, tried, strict=True)]
    best = max(figures.finds.order for figures in known)
    found = (
        Proposal(each.timetable, figures, score, tuple(reasons(figures, wishes, best)))
        for each, figures, score in zip(drawn, known, scores(known, wishes), strict=True)
    )
    return tuple(sorted(found, key=lambda proposal: -proposal.score))


def _figures(option: Option, drawn: Tournament, tried: Trials) -> Figures:
    matches, rests = played_and_rested(drawn)
    return Figures(option, matches, rests, quality_of(drawn), bound_of(drawn), tried.finds)
