"""Which format fits the people, the time and the wishes, and how well it finds the best.

Whatever fits into the time is really drawn, and then played again and again by people of known strength (see
`skill_model`). The wishes say what weighs how much.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime

from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.tournament.draws.format import bound_of, quality_of
from tichu_turnier.tournament.draws.formats import format_of
from tichu_turnier.tournament.draws.rotation.quality import Quality
from tichu_turnier.tournament.insight.advisor_options import Option, Partners, Wishes, fresh, options
from tichu_turnier.tournament.insight.skill_model import Finds, Trials, drawn_ahead, played_and_rested, trials
from tichu_turnier.tournament.model.slots import Timetable
from tichu_turnier.tournament.model.snapshot import OddNumbers, ScoringUnit, Tournament, Unit

__all__ = ["Advice", "Partners", "Proposal", "Wishes", "advice"]

_WISHED, _USUAL, _LITTLE = 4.0, 1.0, 0.5
"""What weighs how much: what was wished for, what everybody wants, what hardly matters unless wished for."""
_LOTTERY = 0.5
"""How right the order is where only the lot decides."""
_UNASKED = 0.7
"""Most people come for a game of four: one without partners comes after it unless asked for."""
_NEARLY = 0.8
"""Of how far the best proposal is better than a lottery: as much is good too."""
_ORDER = 0.75
"""How much the order weighs beside who wins, which takes many more evenings to know."""
_STAGES_OF_FOUR = 3
_TABLE = 4
_ONE_TABLE = 0.3
"""How much variety there is where somebody sees one table all evening."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing that speaks for a proposal, or against it: the text `advisor-<key>` with its values."""

    key: str
    args: Mapping[str, int] = field(default_factory=dict)
    good: bool = True


@dataclass(frozen=True, slots=True)
class Proposal:
    """One tournament that could be played, and what is known of it."""

    option: Option
    timetable: Timetable
    matches: tuple[int, int]
    """Fewest and most of an entrant."""
    rests: tuple[int, int]
    quality: Quality
    bound: Quality
    """What no draw in which the same play in each round could undercut."""
    finds: Finds
    score: float = 0.0
    """How well it meets the wishes, from 0 to 1."""
    reasons: tuple[Reason, ...] = ()

    @property
    def hands(self) -> tuple[int, int]:
        """About how many hands a player has, fewest and most."""
        return self.matches[0] * self.option.hands, self.matches[1] * self.option.hands

    @property
    def knock_out(self) -> bool:
        return format_of(self.option.regulations.format).bracket is not None

    @property
    def repeats(self) -> int:
        """How often partners or opponents come again that need not."""
        reached = self.quality
        return reached.partner_repeats + max(reached.opponent_repeats, reached.meeting_repeats)

    @property
    def length(self) -> Reason:
        """How many rounds, and how long each."""
        option, regulations = self.option, self.option.regulations
        rounds, target = regulations.rounds, regulations.rules.target_score
        if regulations.hands_planned:
            return Reason("rounds-of-hands", {"rounds": rounds, "hands": option.hands})
        if target:
            return Reason("rounds-to-points", {"rounds": rounds, "points": target})
        clocked = {"rounds": rounds, "minutes": option.minutes, "hands": option.hands}
        return Reason("rounds-by-clock", clocked)

    @property
    def end(self) -> datetime:
        """When the prize-giving is, by the clock in the room."""
        return self.timetable.slots[-1].end

    def tournament(self, name: str, place: str = "") -> Tournament:
        day = self.timetable.slots[0].start.date()
        return Tournament(name, day, place, self.option.regulations, self.timetable)


def scores(known: Sequence[Proposal], wishes: Wishes) -> list[float]:
    """How well each meets the wishes, from 0 to 1; what was wished for weighs four times as much."""
    most_hands = max((proposal.hands[1] for proposal in known), default=0) or 1
    best_order = max((proposal.finds.order - _LOTTERY for proposal in known), default=0)
    best_first = max((proposal.finds.first for proposal in known), default=0)
    found = []
    for proposal in known:
        finds, regulations = proposal.finds, proposal.option.regulations
        right = _ORDER * _part(finds.order - _LOTTERY, best_order)
        right += (1 - _ORDER) * _part(finds.first, best_first)
        rounds = regulations.rounds
        everybody = proposal.hands[0] / most_hands
        if proposal.rests[1] or proposal.knock_out:
            everybody *= proposal.matches[0] / rounds
        alone = regulations.unit is Unit.PLAYER
        one_table = rounds == 1 and wishes.people > _TABLE
        variety = _ONE_TABLE if one_table else 1 / (1 + proposal.repeats / wishes.people)
        weighed = (
            (float(alone), 0.0 if wishes.pairs or wishes.partners is Partners.FIXED else _LITTLE),
            (everybody, _WISHED if wishes.everybody_plays else _USUAL),
            (variety, _WISHED if wishes.few_repeats else _LITTLE),
            (float(proposal.knock_out), _WISHED if wishes.knock_out else 0.0),
            (right, _WISHED if wishes.find_best else _USUAL),
        )
        score = sum(part * weight for part, weight in weighed) / sum(weight for _, weight in weighed)
        asked = wishes.partners is Partners.NONE or not proposal.option.for_two
        found.append(score if asked else _UNASKED * score)
    return found


def _part(value: float, most: float) -> float:
    return max(0.0, value / most) if most > 0 else 0.0


def reasons(proposal: Proposal, wishes: Wishes, best_order: float) -> Iterator[Reason]:
    """What a director wants to know about it, the most important first.

    `best_order` is how right the order is with the best proposal.
    """
    yield _partners(proposal, wishes)
    yield _who_sits_out(proposal)
    if proposal.knock_out:
        yield Reason("final")
    elif proposal.option.regulations.rounds == 1:
        if not proposal.option.for_two:
            yield Reason("one-table", good=False)
    else:
        yield _repeats(proposal)
    if proposal.option.regulations.scoring.unit is ScoringUnit.MATCHPOINTS:
        yield Reason("same-cards")
        yield Reason("prepared-cards", good=False)
    finds = proposal.finds
    if finds.evenings:
        good = finds.order - _LOTTERY >= _NEARLY * (best_order - _LOTTERY)
        yield Reason("finds", {"first": round(100 * finds.first), "order": round(100 * finds.order)}, good)


def _partners(proposal: Proposal, wishes: Wishes) -> Reason:
    regulations = proposal.option.regulations
    if regulations.unit is Unit.PARTNERSHIP:
        as_teams = Reason("same-partner", {"teams": wishes.teams})
        return as_teams if wishes.pairs else Reason("make-teams", good=False)
    if proposal.option.for_two:
        return Reason("no-partners", good=wishes.partners is Partners.NONE)
    if regulations.stages == _STAGES_OF_FOUR:
        return Reason("partners-at-table")
    return Reason("new-partners")


def _who_sits_out(proposal: Proposal) -> Reason:
    (fewest, most), rested = proposal.hands, proposal.rests[1]
    if proposal.knock_out:
        about = {"least": proposal.matches[0], "rounds": proposal.option.regulations.rounds}
        return Reason("out-early", about, good=False)
    if rested and fewest == most:
        return Reason("rests-alike", {"rests": rested, "hands": most}, good=False)
    if rested:
        return Reason("rests", {"rests": rested, "least": fewest, "most": most}, good=False)
    odd = proposal.option.regulations.odd_numbers
    if odd is not OddNumbers.REST:
        return Reason("tables-of-five" if odd is OddNumbers.FIVE else "table-of-six")
    return Reason("all-play", {"hands": most})


def _repeats(proposal: Proposal) -> Reason:
    reached, least = proposal.quality, proposal.bound
    if not proposal.repeats:
        return Reason("no-repeats")
    if reached.partner_repeats:
        return Reason("partner-repeats", {"count": reached.partner_repeats}, good=False)
    count = max(reached.opponent_repeats, reached.meeting_repeats)
    proved = not proposal.rests[1]  # with others on the bench fewer may meet again
    best = proved and count <= max(least.opponent_repeats, least.meeting_repeats)
    return Reason("repeats-best" if best else "repeats", {"count": count}, good=best)


MOST_EVENINGS, LEAST_EVENINGS = 200, 20
_SEATS = 4_800
"""Large fields are played less often: so many people in all, over all evenings."""
_CHUNK = 20
"""So many evenings of each proposal from one word about the progress to the next."""


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

    `start` is the first start signal, by the clock in the room. Each proposal is played on so many
    `evenings`, by default `evenings_for`; same wishes and seed, same advice. Raises Refusal where nothing can
    be proposed.
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
    known = []
    for option, each, trial in zip(fitting, drawn, tried, strict=True):
        reached, least = quality_of(each), bound_of(each, certain=True)
        known.append(Proposal(option, each.timetable, *played_and_rested(each), reached, least, trial.finds))
    best = max(proposal.finds.order for proposal in known)
    judged = (
        replace(proposal, score=score, reasons=tuple(reasons(proposal, wishes, best)))
        for proposal, score in zip(known, scores(known, wishes), strict=True)
    )
    return tuple(sorted(judged, key=lambda proposal: -proposal.score))
