"""When Booster cards that are no companions may be played, what they need, and what becomes of them.

The ten steps of a hand (Booster FAQ: Ablauf): 1 take the cards; 2 four Booster cards for a Grand Tichu;
3 those about pushing, push; 4 blue, then brown ones; 5 lead; 6 collect a trick before the next lead, with
brown ones between; 7 the last cards wait for reactions; 8 who is out plays none and is not affected; 9 all
lose their effect with the hand; 10 four for a Tichu. Here are 3 to 9.

A card whose effect is not public changes nothing here: it is only noted as used.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from tichu_turnier.rules.booster.audit import handed_over
from tichu_turnier.rules.booster.booster import BOOSTER_OF_KEY, Colour
from tichu_turnier.rules.booster.extensions import EXTENSIONS
from tichu_turnier.rules.booster.meld import Meld
from tichu_turnier.rules.booster.melds import meanings_of
from tichu_turnier.rules.booster.position import Boost, Play, Position, Recent, Step
from tichu_turnier.rules.booster.trick import added, moved
from tichu_turnier.rules.calls import SEATS, Call
from tichu_turnier.rules.cards import DOG, DRAGON, MAH_JONG, OF_RANK, ONE_EACH, PHOENIX, PLAIN, SUITS, Cards
from tichu_turnier.rules.engine.position import CallTichu, Phase

SPECIAL: Cards = DOG | PHOENIX | MAH_JONG | DRAGON
BIRDS: Cards = DRAGON | PHOENIX
_PICTURES: Cards = OF_RANK[11] | OF_RANK[12] | OF_RANK[13]
_RED: Cards = (ONE_EACH & PLAIN) << SUITS.index("R")
_BASTA = "basta-ya"
_LASTING = frozenset(each.key for each in EXTENSIONS) | {_BASTA}
NEXT = {Step.PUSH: Step.BLUE, Step.BLUE: Step.BROWN, Step.BROWN: Step.PLAY}
"""Where a hand goes on when nobody wants to play more before the lead."""


def _lasts(now: Position, boost: Boost) -> Position:
    return replace(now, force=now.force | {boost.key}) if boost.key in _LASTING else now


@dataclass(frozen=True, slots=True)
class Effect:
    """Of one Booster card: why it cannot be played as it is said, and what becomes of it once it is spent."""

    fault: Callable[[Position, Boost], str | None] = lambda _now, _boost: None
    done: Callable[[Position, Boost], Position] = _lasts


@dataclass(frozen=True, slots=True)
class Reaction:
    """Of one red card: what it follows, why it cannot be done to that, and what becomes of it."""

    follows: Callable[[Recent], bool]
    done: Callable[[Position, Boost, Recent], Position]
    fault: Callable[[Position, Boost, Recent], str | None] = lambda _now, _boost, _recent: None


# ---- When


def fault_of_boost(now: Position, boost: Boost) -> str | None:
    """Why a player cannot play this Booster card at this moment and so, None when he can.

    Who is out plays none, and none touches him (Booster FAQ: Ablauf 8).
    """
    if boost.key not in BOOSTER_OF_KEY:
        return "booster-unknown"
    if now.lacks(boost.seat, {boost.key}) and not again(now, boost):
        return "booster-not-held"
    if boost.to == boost.seat:
        return "booster-needs-player"
    if {boost.seat, boost.to} & set(now.printed.order):
        return "booster-out"
    if boost.key in REACTIONS:
        return _fault_of_reaction(now, boost, REACTIONS[boost.key])
    return _fault_of_time(now, boost) or effect_of(boost).fault(now, boost)


def effect_of(boost: Boost) -> Effect:
    return _EFFECTS.get(boost.key, _LASTING_OR_UNKNOWN)


def again(now: Position, boost: Boost) -> bool:
    """Whether he used it just now, for Dragon or Phoenix, and was scared off."""
    return now.scared == boost.seat and now.again == boost.key


def _fault_of_time(now: Position, boost: Boost) -> str | None:
    booster = BOOSTER_OF_KEY[boost.key]
    if _BASTA in now.force:
        return "booster-banned"
    if booster.colour is Colour.YELLOW:
        return "booster-companion"
    barred = boost.seat in now.barred and now.step in NEXT
    if now.over or barred or now.step is Step.HELP:
        return "booster-not-now"
    if booster.colour is not Colour.BLUE:
        return None
    if booster.pushing and "content" in now.force:
        return "booster-no-push"
    only_before = booster.pushing or booster.key == "content"
    return None if now.step is Step.PUSH or (now.step is Step.BLUE and not only_before) else "booster-not-now"


def _fault_of_reaction(now: Position, boost: Boost, reaction: Reaction) -> str | None:
    """A reaction follows its event directly, even if that forbids Booster cards."""
    recent = now.recent
    if recent is None or not reaction.follows(recent):
        return "booster-no-event"
    own = isinstance(recent.action, Boost) and recent.action.key == _BASTA
    return "booster-banned" if _BASTA in now.force and not own else reaction.fault(now, boost, recent)


def fault_of_companions(now: Position, play: Play) -> str | None:
    """Why a player cannot use these yellow cards; that they fit the meld, the meld says."""
    if play.meld.companions and _BASTA in now.force:
        return "booster-banned"
    return "booster-not-held" if now.lacks(play.seat, play.meld.companions) else None


# ---- Before the first lead


def _ouvert(now: Position, boost: Boost) -> Position:
    """Whoever plays it leads, whoever has the Mah Jong (Booster FAQ: Ouvert)."""
    return replace(now, printed=now.printed._replace(turn=boost.seat), force=now.force | {boost.key})


def _roots(now: Position, _boost: Boost) -> Position:
    """The special cards leave the game (Booster FAQ: nach Back to the Roots aus dem Spiel)."""
    return replace(moved(now, SPECIAL, None), gone=now.gone | SPECIAL)


def _content(now: Position, boost: Boost) -> Position:
    """Nobody pushes: who has played a card about pushing takes it back (Booster FAQ: Zufrieden)."""
    back = [(seat, key) for seat, key in now.used if BOOSTER_OF_KEY[key].pushing]
    used = tuple(each for each in now.used if each not in back)
    then = replace(now, step=Step.BLUE, force=now.force | {boost.key}, used=used)
    for seat, key in back:
        then = then.with_held(seat, more=(key,))
    return then


# ---- On the trick


def _playing(now: Position) -> bool:
    return now.step is Step.PLAY and now.printed.phase is Phase.PLAY


def _fault_of_cards(now: Position, boost: Boost) -> str | None:
    """Only with own cards, and only what may be played at all."""
    if not boost.cards:
        return "booster-needs-card"
    if now.scared == boost.seat and boost.cards & BIRDS:
        return "booster-scared"
    return None if not boost.cards & ~now.printed.holdings[boost.seat] else "play-not-held"


def _fault_of_adding(now: Position, boost: Boost) -> str | None:
    """To a trick that is not one's own; a bomb stays what it is (Booster FAQ: Anlegen)."""
    table = now.table
    if not _playing(now) or table is None:
        return "booster-not-now"
    if now.printed.owner == boost.seat:
        return "booster-own-trick"
    if table.is_bomb:
        return "booster-bomb-untouched"
    return _fault_of_cards(now, boost) or (None if _grown(now, boost) else "play-no-combination")


def _grown(now: Position, boost: Boost) -> Meld | None:
    """What lies there with the cards: a bomb if it is one, rather the same shape than another."""
    table = now.table
    if table is None:
        return None
    found = meanings_of(table.cards | boost.cards, table, now.force, table.companions)
    return next((each for each in found if each.shape is table.shape), found[0] if found else None)


def _fault_of_pushing_under(now: Position, boost: Boost) -> str | None:
    """A lower meld like the own one that lies there (Booster FAQ: Drunterschieben)."""
    table = now.table
    if not _playing(now) or table is None or now.printed.owner != boost.seat:
        return "booster-not-now"
    found = meanings_of(boost.cards, table, now.force)
    like = [each for each in found if (each.shape, each.size) == (table.shape, table.size)]
    lower = any(each.strength < table.strength for each in like)
    return _fault_of_cards(now, boost) or (None if lower else "booster-not-lower")


def _fault_of_help(now: Position, boost: Boost) -> str | None:
    """On one's turn with at least one card of Tichu (Booster FAQ: Hilfe); the partner is not out."""
    if not now.printed.holdings[(boost.seat + 2) % 4]:
        return "booster-out"
    if not _playing(now) or now.turn != boost.seat or now.closing:
        return "booster-not-now"
    if now.lacks(boost.seat, boost.companions):
        return "booster-not-held"
    return _fault_of_cards(now, boost)


# ---- Cards and players


def _fault_of_red_card(now: Position, boost: Boost) -> str | None:
    """A red card out of a holding or a pile, never off the table (Booster FAQ: Die rote Karte)."""
    card = boost.cards
    if card & now.printed.trick:
        return "booster-card-on-table"
    if not card & _RED or card & card - 1:
        return "booster-not-red"
    others = [now.printed.holdings[seat] for seat in SEATS if seat != boost.seat]
    if card in others:
        return "booster-last-card"
    return None if any(card & cards for cards in (*others, *now.printed.taken)) else "booster-not-red"


def _change_seats(now: Position, boost: Boost) -> Position:
    """Only the order of play changes (Booster FAQ: Sesselrücken)."""
    other = boost.seat if boost.to is None else boost.to
    changed = {boost.seat: other, other: boost.seat}
    return replace(now, chairs=tuple(changed.get(seat, seat) for seat in now.chairs))


def _fault_of_super_partner(now: Position, boost: Boost) -> str | None:
    """An own Tichu, no own card yet, the partner not out, whatever he called (Booster FAQ: Superpartner)."""
    if now.printed.calls[boost.seat] is Call.NONE:
        return "booster-no-call"
    if (boost.seat + 2) % len(SEATS) in now.printed.order:
        return "booster-out"
    return "booster-card-played" if boost.seat in now.started else None


def _super_partner(now: Position, boost: Boost) -> Position:
    """The Tichu is the partner's (Booster FAQ: Superpartner)."""
    calls = handed_over(now.printed.calls, boost.seat)
    return replace(now, printed=now.printed._replace(calls=calls))


def _fault_of_recycling(now: Position, boost: Boost) -> str | None:
    """A Booster card that was used (Booster FAQ: Recycling)."""
    used = {key for _, key in now.used}
    return None if used.issuperset(boost.of) else "booster-not-used"


_EFFECTS: dict[str, Effect] = {
    "content": Effect(done=_content),
    "ouvert": Effect(done=_ouvert),
    "back-to-the-roots": Effect(done=_roots),
    "add": Effect(
        _fault_of_adding, lambda now, boost: added(now, boost.seat, boost.cards, _grown(now, boost))
    ),
    "push-under": Effect(
        _fault_of_pushing_under, lambda now, boost: added(now, boost.seat, boost.cards, now.table)
    ),
    "help": Effect(_fault_of_help, lambda now, boost: replace(now, step=Step.HELP, asked=boost)),
    "red-card": Effect(_fault_of_red_card, lambda now, boost: moved(now, boost.cards, boost.seat)),
    "change-seats": Effect(
        lambda _now, boost: "booster-needs-player" if boost.to is None else None, _change_seats
    ),
    # One rank, about which both opponents are asked (Booster FAQ: Spion).
    "spy": Effect(lambda _now, boost: None if len(boost.of) == 1 else "booster-one-rank"),
    "super-partner": Effect(_fault_of_super_partner, _super_partner),
    "recycling": Effect(_fault_of_recycling, lambda now, boost: now.with_held(boost.seat, more=boost.of)),
}
"""The others last until the end of the hand, or have no effect that is public."""
_LASTING_OR_UNKNOWN = Effect()

# ---- Reactions


def _is_annulled(recent: Recent) -> bool:
    """Booster cards, also companions, but not the call of Tichu."""
    action = recent.action
    return isinstance(action, Boost) or (isinstance(action, Play) and bool(action.meld.companions))


def _njet(_now: Position, boost: Boost, recent: Recent) -> Position:
    """As if it had not been played; the Booster cards are gone (Booster FAQ: Njet!)."""
    annulled = recent.action
    keys = {annulled.key} if isinstance(annulled, Boost) else frozenset[str]()
    if isinstance(annulled, Play):
        keys = annulled.meld.companions
    return recent.before.spent(annulled.seat, keys).spent(boost.seat, {boost.key})


def _is_bird(recent: Recent) -> bool:
    """Dragon or Phoenix, no other bird (Booster FAQ: Feuervogel)."""
    action = recent.action
    if isinstance(action, Play):
        return bool(action.meld.cards & BIRDS)
    return isinstance(action, Boost) and bool(action.cards & BIRDS) and action.key != "red-card"


def _scarecrow(now: Position, boost: Boost, recent: Recent) -> Position:
    """Dragon or Phoenix go back with all that came with them; something else may be played instead.

    What brought them in may be used for something else, too, and is spent either way (Booster FAQ:
    Vogelscheuche).
    """
    action, before = recent.action, recent.before
    by = action.key if isinstance(action, Boost) else None
    back = replace(before, used=now.used, held=now.held) if by else before
    return replace(back.spent(boost.seat, {boost.key}), scared=action.seat, again=by)


def _fault_of_robbing(now: Position, boost: Boost, _recent: Recent) -> str | None:
    if boost.of and boost.of[0] in {key for _, key in now.used}:
        return "booster-played-already"
    unheld = boost.of and now.held and (boost.to is None or now.lacks(boost.to, boost.of[:1]))
    return "booster-not-held" if unheld else None


def _rob(now: Position, boost: Boost, _recent: Recent) -> Position:
    """Another player's Booster card, if it is known who holds which."""
    spent = now.spent(boost.seat, {boost.key})
    if boost.to is None:
        return spent
    return spent.with_held(boost.to, less=boost.of[:1]).with_held(boost.seat, more=boost.of[:1])


def _is_single_picture(recent: Recent) -> bool:
    action = recent.action
    return isinstance(action, Play) and action.meld.length == 1 and bool(action.meld.cards & _PICTURES)


def _fault_of_new_master(now: Position, boost: Boost, recent: Recent) -> str | None:
    if recent.action.seat in now.printed.order:
        return "booster-out"
    if recent.action.seat == boost.seat:
        return "booster-no-event"
    holding = now.printed.holdings[boost.seat]
    return "play-not-held" if not holding & DOG else "booster-last-card" if holding == DOG else None


def _new_master(now: Position, boost: Boost, recent: Recent) -> Position:
    """The Dog goes to who played the picture card (Booster FAQ: Neues Herrchen)."""
    return moved(now.spent(boost.seat, {boost.key}), DOG, recent.action.seat)


REACTIONS: dict[str, Reaction] = {
    "njet": Reaction(_is_annulled, _njet),
    "scarecrow": Reaction(_is_bird, _scarecrow),
    "rob": Reaction(lambda recent: isinstance(recent.action, CallTichu), _rob, _fault_of_robbing),
    "new-master": Reaction(_is_single_picture, _new_master, _fault_of_new_master),
}
