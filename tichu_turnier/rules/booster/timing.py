"""When a Booster card may be played.

The ten steps of a hand (Booster FAQ: Ablauf): 1 take the cards; 2 four Booster cards for a Grand Tichu;
3 those about pushing, push; 4 blue, then brown ones; 5 lead; 6 collect a trick before the next lead, with
brown ones between; 7 the last cards wait for reactions; 8 who is out plays none and is not affected; 9 all
lose their effect with the hand; 10 four for a Tichu. Here are 3 to 9.
"""

from collections.abc import Callable

from tichu_turnier.rules.booster.booster import BOOSTER_OF_KEY, Booster, Colour
from tichu_turnier.rules.booster.position import Boost, Play, Position, Recent, Step
from tichu_turnier.rules.cards import DRAGON, OF_RANK, PHOENIX, Cards
from tichu_turnier.rules.engine.position import CallTichu

BIRDS: Cards = DRAGON | PHOENIX
PICTURES: Cards = OF_RANK[11] | OF_RANK[12] | OF_RANK[13]
BASTA = "basta-ya"
NEXT = {Step.PUSH: Step.BLUE, Step.BLUE: Step.BROWN, Step.BROWN: Step.PLAY}
"""Where a hand goes on when nobody wants to play more."""
_BEFORE_THE_LEAD = tuple(NEXT)


def fault_of_time(now: Position, boost: Boost) -> str | None:
    """Why a player cannot play this Booster card at this moment, None when he can.

    Who is out plays none, and none touches him (Booster FAQ: Ablauf 8).
    """
    booster = BOOSTER_OF_KEY.get(boost.key)
    if booster is None:
        return "booster-unknown"
    if now.held is not None and boost.key not in now.held[boost.seat] and not again(now, boost):
        return "booster-not-held"
    if boost.to == boost.seat:
        return "booster-needs-player"
    if {boost.seat, boost.to} & set(now.printed.order):
        return "booster-out"
    return _fault_of_reaction(now, boost) if booster.colour is Colour.RED else _fault_of_colour(now, boost)


def again(now: Position, boost: Boost) -> bool:
    """Whether he used it just now, for Dragon or Phoenix, and was scared off."""
    return now.scared == boost.seat and now.again == boost.key


def _fault_of_colour(now: Position, boost: Boost) -> str | None:
    if BASTA in now.force:
        return "booster-banned"
    if BOOSTER_OF_KEY[boost.key].colour is Colour.YELLOW:
        return "booster-companion"
    barred = boost.seat in now.barred and now.step in _BEFORE_THE_LEAD
    if now.over or barred or now.step is Step.HELP:
        return "booster-not-now"
    return _fault_of_blue(now, BOOSTER_OF_KEY[boost.key])


def _fault_of_blue(now: Position, booster: Booster) -> str | None:
    if booster.colour is not Colour.BLUE:
        return None
    if booster.pushing and "content" in now.force:
        return "booster-no-push"
    only_before = booster.pushing or booster.key == "content"
    return None if now.step is Step.PUSH or (now.step is Step.BLUE and not only_before) else "booster-not-now"


def _fault_of_reaction(now: Position, boost: Boost) -> str | None:
    """A reaction follows its event directly, even if that forbids Booster cards."""
    recent = now.recent
    if recent is None or not _REACTS[boost.key](recent):
        return "booster-no-event"
    own = isinstance(recent.action, Boost) and recent.action.key == BASTA
    return "booster-banned" if BASTA in now.force and not own else None


def _njet(recent: Recent) -> bool:
    """Booster cards, also companions, but not the call of Tichu."""
    action = recent.action
    return isinstance(action, Boost) or (isinstance(action, Play) and bool(action.meld.companions))


def _scarecrow(recent: Recent) -> bool:
    """Dragon or Phoenix, no other bird (Booster FAQ: Feuervogel)."""
    action = recent.action
    if isinstance(action, Play):
        return bool(action.meld.cards & BIRDS)
    return isinstance(action, Boost) and bool(action.cards & BIRDS) and action.key != "red-card"


def _new_master(recent: Recent) -> bool:
    action = recent.action
    return isinstance(action, Play) and action.meld.length == 1 and bool(action.meld.cards & PICTURES)


_REACTS: dict[str, Callable[[Recent], bool]] = {
    "njet": _njet,
    "scarecrow": _scarecrow,
    "rob": lambda recent: isinstance(recent.action, CallTichu),
    "new-master": _new_master,
}


def fault_of_companions(now: Position, play: Play) -> str | None:
    """Why a player cannot use these yellow cards; that they fit the meld, the meld says."""
    meld = play.meld
    if meld.companions and BASTA in now.force:
        return "booster-banned"
    if now.held is not None and not meld.companions <= set(now.held[play.seat]):
        return "booster-not-held"
    return None
