"""What happens before a hand of Tichu for Two: looking, calling, choosing a holding, pushing a card?"""

from dataclasses import dataclass, replace

from tichu_turnier.rules.calls import NO_CALLS, SEATS, Call, Calls, side_of, with_call
from tichu_turnier.rules.cards import Cards
from tichu_turnier.rules.engine import dealing as four
from tichu_turnier.rules.engine.dealing import FIRST_CARDS, allow
from tichu_turnier.rules.engine.play import WHOLE_HOLDING
from tichu_turnier.rules.engine.position import NOTHING, FourSets
from tichu_turnier.rules.ruleset import TWO_RULES, RuleSet
from tichu_turnier.rules.two.position import Position, Two, start

Choice = tuple[int | None, int | None]
PushedCards = tuple[Cards | None, Cards | None]


@dataclass(frozen=True, slots=True)
class Dealing:
    """A hand before it is played. Every function below raises Refusal when the rules forbid what it does."""

    eight: FourSets
    """The first eight cards of each holding."""
    holdings: FourSets
    """All fourteen."""
    seen: FourSets = NOTHING
    """What the players have looked at so far, holding by holding."""
    calls: Calls = NO_CALLS
    first: Choice = (None, None)
    """The seat of the holding that each player begins with."""
    pushes: PushedCards = (None, None)
    exchanged: bool = False
    rules: RuleSet = TWO_RULES


def deal(seed: int, rules: RuleSet = TWO_RULES) -> Dealing:
    """Four holdings, two for each player; the same seed deals the same cards."""
    dealt = four.deal(seed, rules)
    return Dealing(dealt.holdings, four.pick_up(dealt).holdings, rules=rules)


def look(dealing: Dealing, seat: int) -> Dealing:
    """A player looks at the first eight cards of a holding; never at both holdings at the same time."""
    _allow(not dealing.seen[seat] and _counts(dealing, seat)[1] in (0, WHOLE_HOLDING), "two-look-now", seat)
    return replace(dealing, seen=_put(dealing.seen, seat, dealing.eight[seat]))


def pick_up(dealing: Dealing, seat: int) -> Dealing:
    """He looks at its other six cards, too."""
    _allow(_counts(dealing, seat)[0] == FIRST_CARDS, "two-look-now", seat)
    return replace(dealing, seen=_put(dealing.seen, seat, dealing.holdings[seat]))


def call_grand_tichu(dealing: Dealing, player: int) -> Dealing:
    """200: with at most eight cards of one holding seen (Tichu for Two: TICHU ansagen)."""
    _allow(dealing.rules.grand_tichu, "play-grand-not-known", player)
    _allow(sum(_counts(dealing, player)) <= FIRST_CARDS, "play-grand-called-late", player)
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
    seen = _counts(dealing, seat) == (WHOLE_HOLDING, WHOLE_HOLDING)
    _allow(seen and dealing.first[player] is None, "two-choose-now", player)
    one, other = dealing.first
    return replace(dealing, first=(seat, other) if player == 0 else (one, seat))


def push(dealing: Dealing, player: int, card: Cards) -> Dealing:
    """A player lays down one card of his first holding; with the second push both change hands."""
    _allow(None not in dealing.first and dealing.pushes[player] is None, "two-push-now", player)
    held = dealing.holdings[_firsts(dealing)[player]]
    _allow(card.bit_count() == 1 and card & held, "two-push-one", player)
    one, other = dealing.pushes
    after = replace(dealing, pushes=(card, other) if player == 0 else (one, card))
    return after if None in after.pushes else _exchange(after)


def begin(dealing: Dealing) -> Position:
    """The hand to be played, once both have pushed."""
    _allow(dealing.exchanged, "two-push-now", int(dealing.pushes[0] is not None))
    return start(dealing.holdings, _firsts(dealing), dealing.calls, dealing.rules)


def _exchange(dealing: Dealing) -> Dealing:
    holdings, (one, other) = dealing.holdings, _firsts(dealing)
    both = (dealing.pushes[0] or 0) | (dealing.pushes[1] or 0)
    holdings = _put(holdings, one, holdings[one] ^ both)
    return replace(dealing, holdings=_put(holdings, other, holdings[other] ^ both), exchanged=True)


def _firsts(dealing: Dealing) -> Two:
    """The holdings that both begin with."""
    one, other = dealing.first
    return one or 0, other or 1


def _counts(dealing: Dealing, seat: int) -> tuple[int, int]:
    """How many cards of this holding and of his other one a player has seen."""
    return dealing.seen[seat].bit_count(), dealing.seen[seat ^ 2].bit_count()


def _called(dealing: Dealing, player: int, call: Call) -> Dealing:
    _allow(dealing.calls[player] is Call.NONE, "play-called-already", player)
    return replace(dealing, calls=with_call(dealing.calls, player, call))


def _put(sets: FourSets, seat: int, cards: Cards) -> FourSets:
    zero, one, two, three = (cards if each == seat else sets[each] for each in SEATS)
    return zero, one, two, three


def _allow(allowed: object, key: str, seat: int) -> None:
    """Whose fault it is, is told by the player, whichever of his holdings it was."""
    allow(allowed, key, side_of(seat))
