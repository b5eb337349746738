"""The red Booster cards, which react to what has just happened."""

from collections.abc import Callable
from dataclasses import replace

from tichu_turnier.rules.booster.position import Boost, FourHands, Play, Position, Recent
from tichu_turnier.rules.booster.trick import moved
from tichu_turnier.rules.cards import DOG


def njet(_now: Position, boost: Boost, recent: Recent) -> Position:
    """As if it had not been played; the Booster cards are gone (Booster FAQ: Njet!)."""
    annulled = recent.action
    keys = [annulled.key] if isinstance(annulled, Boost) else []
    if isinstance(annulled, Play):
        keys += sorted(annulled.meld.companions)
    held = recent.before.held
    for key in keys:
        held = without(held, annulled.seat, key)
    used = (*recent.before.used, *((annulled.seat, key) for key in keys), (boost.seat, boost.key))
    return replace(recent.before, used=used, held=without(held, boost.seat, boost.key))


def scarecrow(now: Position, boost: Boost, recent: Recent) -> Position:
    """Dragon or Phoenix go back with all that came with them; something else may be played instead.

    What brought them in may be used for something else, too, and is spent either way (Booster FAQ:
    Vogelscheuche).
    """
    action = recent.action
    by = action.key if isinstance(action, Boost) else None
    used, held = (now.used, now.held) if by else (recent.before.used, recent.before.held)
    back = replace(
        recent.before, used=(*used, (boost.seat, boost.key)), held=without(held, boost.seat, boost.key)
    )
    return replace(back, scared=action.seat, again=by)


def rob(now: Position, boost: Boost, _recent: Recent) -> Position:
    """Another player's Booster card, if it is known who holds which."""
    spent = _spent(now, boost)
    if spent.held is None or boost.to is None or not boost.of:
        return spent
    return replace(spent, held=with_key(without(spent.held, boost.to, boost.of[0]), boost.seat, boost.of[0]))


def new_master(now: Position, boost: Boost, recent: Recent) -> Position:
    """The Dog goes to who played the picture card (Booster FAQ: Neues Herrchen)."""
    spent = _spent(now, boost)
    return moved(spent, DOG, recent.action.seat)


REACTIONS: dict[str, Callable[[Position, Boost, Recent], Position]] = {
    "njet": njet,
    "scarecrow": scarecrow,
    "rob": rob,
    "new-master": new_master,
}


def _spent(now: Position, boost: Boost) -> Position:
    used = (*now.used, (boost.seat, boost.key))
    return replace(now, used=used, held=without(now.held, boost.seat, boost.key))


def fault_of_target(now: Position, boost: Boost, recent: Recent) -> str | None:
    """Why it cannot be done to this player or with this card, although the event fits."""
    if boost.key == "new-master":
        out = recent.action.seat in now.printed.order
        if out or recent.action.seat == boost.seat:
            return "booster-out" if out else "booster-no-event"
        holding = now.printed.holdings[boost.seat]
        return "play-not-held" if not holding & DOG else "booster-last-card" if holding == DOG else None
    if boost.key == "rob" and boost.of:
        if boost.of[0] in {key for _, key in now.used}:
            return "booster-played-already"
        held = now.held is None or (boost.to is not None and boost.of[0] in now.held[boost.to])
        return None if held else "booster-not-held"
    return None


def without(held: FourHands | None, seat: int, key: str) -> FourHands | None:
    """Without one such card of a player."""
    if held is None or key not in held[seat]:
        return held
    own = list(held[seat])
    own.remove(key)
    return _with(held, seat, tuple(own))


def with_key(held: FourHands | None, seat: int, key: str) -> FourHands | None:
    """With one more card of a player."""
    return held if held is None else _with(held, seat, (*held[seat], key))


def _with(held: FourHands, seat: int, own: tuple[str, ...]) -> FourHands:
    four = [own if each == seat else held[each] for each in range(len(held))]
    return four[0], four[1], four[2], four[3]
