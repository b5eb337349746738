"""How does a computer player play Tichu for Two?"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from tichu_turnier.rules.calls import SEATS, Call, Calls
from tichu_turnier.rules.cards import Cards, each_card
from tichu_turnier.rules.combinations import Combination
from tichu_turnier.rules.engine import position as four
from tichu_turnier.rules.engine.position import FourSets, Give, Pass
from tichu_turnier.rules.players.calling import GRAND_TICHU_FROM, TICHU_FROM, promise, promise_of_eight
from tichu_turnier.rules.players.following import follow
from tichu_turnier.rules.players.leading import lead
from tichu_turnier.rules.players.sorting import disorder
from tichu_turnier.rules.players.view import View as SeatView
from tichu_turnier.rules.two.play import closing
from tichu_turnier.rules.two.playout import any_action
from tichu_turnier.rules.two.position import Action, Change, Phase, Position

_CALL, _BOMB = 0.1, 0.1
"""How often somebody who does anything calls, and bombs, where he may."""


class View(NamedTuple):
    """One moment of a hand as one player sees it: of the holdings only the one he plays with."""

    player: int
    position: Position
    counts: tuple[int, int, int, int]
    """How many cards each holding has."""

    @property
    def holding(self) -> Cards:
        """The cards he plays with."""
        return self.position.holdings[self.position.active[self.player]]


@dataclass(frozen=True, slots=True)
class TwoPlayer:
    """One way to play. All chance comes from the generator; whoever needs none leaves it alone."""

    key: str
    grand_tichu: Callable[[Cards, random.Random], bool]
    """Whether to call Grand Tichu on the first eight cards."""
    tichu: Callable[[Cards, random.Random], bool]
    """Whether to call Tichu on the first holding seen."""
    small_tichu: Callable[[Cards, random.Random], bool]
    """Whether to call a small Tichu with the holding that is played first."""
    begin_with_second: Callable[[Cards, Cards, random.Random], bool]
    """Whether to begin with the second of both holdings."""
    push: Callable[[Cards, random.Random], Cards]
    """Which card to push."""
    act: Callable[[View, random.Random], Action]
    """What to do on one's turn."""
    bomb: Callable[[list[Combination], random.Random], Combination | None]
    """Which of the bombs that may be thrown now to throw, also out of turn."""


def view_of(now: Position, player: int) -> View:
    """What a player sees of a moment."""
    zero, one, two, three = (each.bit_count() for each in now.holdings)
    return View(
        player, now._replace(holdings=_only(now.holdings, now.active[player])), (zero, one, two, three)
    )


def _only(holdings: FourSets, seen: int) -> FourSets:
    zero, one, two, three = (cards if seat == seen else 0 for seat, cards in enumerate(holdings))
    return zero, one, two, three


def _sensible(view: View, _chance: random.Random) -> Action:
    """As a careful player at a table of four, whose partner is his own other holding."""
    now, seat = view.position, view.position.active[view.player]
    if now.phase is Phase.CHANGE:
        return Change(view.player, view.counts[seat ^ 2] < view.counts[seat])
    if now.phase is Phase.GIVE:
        return Give(now.owner, _of_opponent_with_most(view))
    if closing(now):
        return Pass(seat)
    seen = _at_four(view, seat)
    return lead(seen) if now.table is None else follow(seen, now.table)


def _of_opponent_with_most(view: View) -> int:
    return max((1 - view.player, 3 - view.player), key=lambda seat: view.counts[seat])


def _at_four(view: View, seat: int) -> SeatView:
    """The same as somebody on this seat sees it at a table of four; only the opponent's call matters."""
    now, opponent = view.position, 1 - view.player
    zero, one, two, three = (
        now.calls[opponent] if each == now.active[opponent] else Call.NONE for each in SEATS
    )
    calls: Calls = zero, one, two, three
    moment = four.Position(
        now.holdings,
        seat,
        table=now.table,
        owner=now.owner,
        trick=now.trick,
        taken=now.taken,
        order=now.order,
        calls=calls,
        wish=now.wish,
        rules=now.rules,
    )
    return SeatView(seat, moment, view.counts)


def _least_useful(holding: Cards, _chance: random.Random) -> Cards:
    """The card whose loss leaves most in order."""
    return min(each_card(holding), key=lambda card: disorder(holding & ~card))


def _any_card(holding: Cards, chance: random.Random) -> Cards:
    return chance.choice(each_card(holding))


def _any_bomb(bombs: list[Combination], chance: random.Random) -> Combination | None:
    return chance.choice(bombs) if chance.random() < _BOMB else None


SENSIBLE = TwoPlayer(
    "sensible",
    grand_tichu=lambda eight, _chance: promise_of_eight(eight) >= GRAND_TICHU_FROM,
    tichu=lambda holding, _chance: promise(holding) >= TICHU_FROM,
    small_tichu=lambda holding, _chance: promise(holding) >= 0,
    begin_with_second=lambda one, other, _chance: promise(other) > promise(one),
    push=_least_useful,
    act=_sensible,
    bomb=lambda _bombs, _chance: None,
)
RANDOM_LEGAL = TwoPlayer(
    "random-legal",
    grand_tichu=lambda _eight, chance: chance.random() < _CALL,
    tichu=lambda _holding, chance: chance.random() < _CALL,
    small_tichu=lambda _holding, chance: chance.random() < _CALL,
    begin_with_second=lambda _one, _other, chance: bool(chance.getrandbits(1)),
    push=_any_card,
    act=lambda view, chance: any_action(view.position, chance),
    bomb=_any_bomb,
)
