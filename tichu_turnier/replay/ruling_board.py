"""What the engine says of a situation that a referee is shown or types."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.replay.viewing import ViewedStep, viewed_steps
from tichu_turnier.rules.booster.meld import Meld
from tichu_turnier.rules.booster.notation import begun, has_boosters
from tichu_turnier.rules.booster.position import Position as BoosterPosition
from tichu_turnier.rules.calls import SEATS
from tichu_turnier.rules.cards import names_of
from tichu_turnier.rules.engine.position_notation import (
    AnyPlay,
    AnyPosition,
    Situation,
    fault,
    holdings_of,
    letters_of,
    positions_of,
    rules_at,
)
from tichu_turnier.rules.ruleset import RuleSet

_MOST = 12
"""So many legal plays are told; more are not read."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """One thing that a player might do, and the rule that it breaks; None where it is legal."""

    action: str
    fault: str | None


@dataclass(frozen=True, slots=True)
class Board:
    """A moment at a table, and all that is legal."""

    step: ViewedStep | None
    """What it looks like; None where it cannot be."""
    turn: str = ""
    """The letter of whose turn it is."""
    plays: tuple[str, ...] = ()
    """Cards of the first plays that are legal now, as names."""
    more: int = 0
    """How many others there are."""
    passes: bool = False
    bombs: tuple[tuple[str, str], ...] = ()
    """Who may throw which bomb at once, in or out of turn."""
    verdicts: tuple[Verdict, ...] = ()
    findings: tuple[Finding, ...] = ()
    """What is wrong with what was typed; then nothing else is known."""


def board_of(told: Situation, claims: Sequence[str], rules: RuleSet) -> Board:
    """The last moment of a situation; `claims` are actions to be judged, perhaps with Booster cards."""
    boosted = rules.players == len(SEATS) and any(has_boosters(claim, rules) for claim in claims)
    shown = told
    if boosted and not has_boosters(told.course, rules):
        shown = told._replace(course=f"/ {told.course}".strip())
    try:
        positions, verdicts = positions_of(shown, rules), []
        for claim in claims:
            before = positions
            if not told.course and rules.players == len(SEATS) and has_boosters(claim, rules):
                before = (begun(holdings_of(told.holdings), claim, rules),)  # it comes in its own step
            verdicts.append(Verdict(claim, fault(before, claim)))
        return _board(positions, tuple(verdicts), letters_of(rules))
    except Refusal as refusal:
        return Board(None, findings=refusal.findings)


def _board(positions: Sequence[AnyPosition], verdicts: tuple[Verdict, ...], letters: str) -> Board:
    now = positions[-1]
    at = rules_at(now)

    def order(play: AnyPlay) -> tuple[int, float, int]:
        return (play.length, play.strength, play.cards) if isinstance(play, Meld) else (play.length, play, 0)

    plays = sorted(at.legal_plays(now), key=order)
    return Board(
        _step(positions),
        letters[now.turn],
        tuple(_names(each) for each in plays[:_MOST]),
        max(0, len(plays) - _MOST),
        at.may_pass(now),
        tuple(
            (letter, _names(bomb))
            for seat, letter in enumerate(letters)
            for bomb in at.legal_bombs(now, seat)
        ),
        verdicts,
    )


def _step(positions: Sequence[AnyPosition]) -> ViewedStep:
    """With Booster cards: what cards did; a partner may be asked for help, a lead that moved is no pass."""
    seen = [each.printed if isinstance(each, BoosterPosition) else each for each in positions]
    step, now = viewed_steps(seen)[len(seen) - 1], seen[-1]
    if step.turn is not None:
        step = replace(step, turn=positions[-1].turn)
    if now.table is not None:
        return replace(step, top=now.owner)
    return replace(step, seats=tuple(replace(each, passed=False) for each in step.seats))


def _names(play: AnyPlay) -> str:
    return " ".join(names_of(play.cards))
