"""What happens before a hand of Tichu for Two: looking, calling, choosing a holding, pushing a card."""

from dataclasses import dataclass, replace
from typing import TypeVar

from tichu_turnier.rules.calls import NO_CALLS, Call, Calls, side_of, with_call
from tichu_turnier.rules.cards import Cards
from tichu_turnier.rules.engine import dealing as four
from tichu_turnier.rules.engine.dealing import allow
from tichu_turnier.rules.engine.position import NOTHING, CardsOfSeats, Position, start
from tichu_turnier.rules.ruleset import TWO_RULES, RuleSet
from tichu_turnier.rules.variant import TWO

PLAYERS = (0, 1)
_WHOLE = TWO.cards[0]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Dealing:
    """A hand before it is played. Every function below raises Refusal when the rules forbid what it does."""

    eight: CardsOfSeats
    """The first eight cards of each holding."""
    holdings: CardsOfSeats
    """All fourteen."""
    seen: CardsOfSeats = NOTHING
    """What the players have looked at so far, holding by holding."""
    calls: Calls = NO_CALLS
    first: tuple[int | None, ...] = (None, None)
    """The seat of the holding that each player begins with."""
    pushes: tuple[Cards | None, ...] = (None, None)
    rules: RuleSet = TWO_RULES

    @property
    def all_pushed(self) -> bool:
        return None not in self.pushes

    @property
    def firsts(self) -> tuple[int, int]:
        """The holdings that both begin with; the lower ones before they have chosen."""
        one, other = self.first
        return one or 0, other or 1


def deal(seed: int, rules: RuleSet = TWO_RULES) -> Dealing:
    """Four holdings, two for each player; the same seed deals the same cards."""
    dealt = four.deal(seed, rules)
    return Dealing(dealt.first, dealt.dealt, rules=rules)


def look(dealing: Dealing, seat: int) -> Dealing:
    """A player looks at the first eight cards of a holding; never at both holdings at the same time."""
    _allow(not dealing.seen[seat] and _counts(dealing, seat)[1] in (0, _WHOLE), "two-look-now", seat)
    return replace(dealing, seen=_put(dealing.seen, seat, dealing.eight[seat]))


def pick_up(dealing: Dealing, seat: int) -> Dealing:
    _allow(_counts(dealing, seat)[0] == TWO.first_cards, "two-look-now", seat)
    return replace(dealing, seen=_put(dealing.seen, seat, dealing.holdings[seat]))


def call_grand_tichu(dealing: Dealing, player: int) -> Dealing:
    """200: with at most eight cards of one holding seen (Tichu for Two: TICHU ansagen)."""
    _allow(dealing.rules.grand_tichu, "play-grand-not-known", player)
    _allow(sum(_counts(dealing, player)) <= TWO.first_cards, "play-grand-called-late", player)
    return _called(dealing, player, Call.GRAND_TICHU)


def call_tichu(dealing: Dealing, player: int) -> Dealing:
    """100: with only one holding seen (Tichu for Two: TICHU ansagen)."""
    _allow(0 in _counts(dealing, player), "two-called-late", player)
    return _called(dealing, player, Call.TICHU)


def call_small_tichu(dealing: Dealing, player: int) -> Dealing:
    """50: before one's own first card, in play as well (Tichu for Two: TICHU ansagen)."""
    return _called(dealing, player, Call.SMALL_TICHU)


def choose(dealing: Dealing, seat: int) -> Dealing:
    """A player who has seen both holdings begins with the one on this seat."""
    player = side_of(seat)
    seen = _counts(dealing, seat) == (_WHOLE, _WHOLE)
    _allow(seen and dealing.first[player] is None, "two-choose-now", player)
    return replace(dealing, first=_put(dealing.first, player, seat))


def push(dealing: Dealing, player: int, card: Cards) -> Dealing:
    """A player lays down one card of his first holding; with the second push both change hands."""
    _allow(None not in dealing.first and dealing.pushes[player] is None, "two-push-now", player)
    held = dealing.holdings[dealing.firsts[player]]
    _allow(card.bit_count() == 1 and card & held, "two-push-one", player)
    after = replace(dealing, pushes=_put(dealing.pushes, player, card))
    return _passed_on(after) if after.all_pushed else after


def begin(dealing: Dealing) -> Position:
    _allow(dealing.all_pushed, "two-push-now", int(dealing.pushes[0] is not None))
    one, other = dealing.firsts
    return start(dealing.holdings, dealing.calls, dealing.rules, aside=(one ^ 2, other ^ 2))


def _passed_on(dealing: Dealing) -> Dealing:
    holdings, (one, other) = dealing.holdings, dealing.firsts
    both = (dealing.pushes[0] or 0) | (dealing.pushes[1] or 0)
    holdings = _put(holdings, one, holdings[one] ^ both)
    return replace(dealing, holdings=_put(holdings, other, holdings[other] ^ both))


def _counts(dealing: Dealing, seat: int) -> tuple[int, int]:
    return dealing.seen[seat].bit_count(), dealing.seen[seat ^ 2].bit_count()


def _called(dealing: Dealing, player: int, call: Call) -> Dealing:
    _allow(dealing.calls[player] is Call.NONE, "play-called-already", player)
    return replace(dealing, calls=with_call(dealing.calls, player, call))


def _put(each: tuple[T, ...], at: int, new: T) -> tuple[T, ...]:
    return (*each[:at], new, *each[at + 1 :])


def _allow(allowed: object, key: str, seat: int) -> None:
    """Whose fault it is, is told by the player, whichever of his holdings it was."""
    allow(allowed, key, side_of(seat))
