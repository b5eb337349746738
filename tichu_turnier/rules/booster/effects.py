"""Effects of Booster cards that are no companions, and what they need.

A card whose effect is not public changes nothing here: it is only noted as used.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from tichu_turnier.rules.booster.audit import handed_over
from tichu_turnier.rules.booster.booster import BOOSTER_OF_KEY
from tichu_turnier.rules.booster.extensions import EXTENSIONS
from tichu_turnier.rules.booster.meld import Meld
from tichu_turnier.rules.booster.melds import meanings_of
from tichu_turnier.rules.booster.position import Boost, FourHands, Play, Position, Recent, Step
from tichu_turnier.rules.booster.timing import BASTA, BIRDS
from tichu_turnier.rules.booster.trick import added, moved
from tichu_turnier.rules.calls import SEATS, Call
from tichu_turnier.rules.cards import DOG, DRAGON, MAH_JONG, ONE_EACH, PHOENIX, PLAIN, SUITS, Cards
from tichu_turnier.rules.engine.position import Phase

SPECIAL: Cards = DOG | PHOENIX | MAH_JONG | DRAGON
_RED: Cards = (ONE_EACH & PLAIN) << SUITS.index("R")
_LASTING = frozenset(each.key for each in EXTENSIONS) | {BASTA}


def _lasts(now: Position, boost: Boost) -> Position:
    return replace(now, force=now.force | {boost.key}) if boost.key in _LASTING else now


@dataclass(frozen=True, slots=True)
class Effect:
    """Of one Booster card: why it cannot be played as it is said, and what becomes of it."""

    fault: Callable[[Position, Boost], str | None] = lambda _now, _boost: None
    done: Callable[[Position, Boost], Position] = _lasts


# ---- Before the first lead


def _ouvert(now: Position, boost: Boost) -> Position:
    """Whoever plays it leads, whoever has the Mah Jong (Booster FAQ: Ouvert)."""
    return replace(now, printed=now.printed._replace(turn=boost.seat), force=now.force | {boost.key})


def _roots(now: Position, _boost: Boost) -> Position:
    """The special cards leave the game (Booster FAQ: nach Back to the Roots aus dem Spiel)."""
    return replace(moved(now, SPECIAL, None), gone=now.gone | SPECIAL)


def _content(now: Position, boost: Boost) -> Position:
    """Nobody pushes: who has played a card about pushing takes it back (Booster FAQ: Zufrieden)."""
    held, kept = now.held, list[tuple[int, str]]()
    for seat, key in now.used:
        if BOOSTER_OF_KEY[key].pushing:
            held = with_key(held, seat, key)
        else:
            kept.append((seat, key))
    return replace(now, step=Step.BLUE, force=now.force | {boost.key}, used=tuple(kept), held=held)


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
    if not _playing(now) or now.table is None or now.printed.owner != boost.seat:
        return "booster-not-now"
    return _fault_of_cards(now, boost) or (None if _lower(now, boost, now.table) else "booster-not-lower")


def _lower(now: Position, boost: Boost, table: Meld) -> bool:
    found = meanings_of(boost.cards, table, now.force)
    return any(
        each.shape is table.shape and each.size == table.size and each.strength < table.strength
        for each in found
    )


def _fault_of_help(now: Position, boost: Boost) -> str | None:
    """On one's turn with at least one card of Tichu (Booster FAQ: Hilfe); the partner is not out."""
    if not now.printed.holdings[(boost.seat + 2) % 4]:
        return "booster-out"
    if not _playing(now) or now.turn != boost.seat or now.closing:
        return "booster-not-now"
    if boost.companions and now.held is not None and not boost.companions <= set(now.held[boost.seat]):
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
    first, second, third, fourth = (changed.get(seat, seat) for seat in now.chairs)
    return replace(now, chairs=(first, second, third, fourth))


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


def _recycling(now: Position, boost: Boost) -> Position:
    held = now.held
    for key in boost.of:
        held = with_key(held, boost.seat, key)
    return replace(now, held=held)


EFFECTS: dict[str, Effect] = {
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
    "recycling": Effect(_fault_of_recycling, _recycling),
}
"""The others last until the end of the hand, or have no effect that is public."""
LASTING_OR_UNKNOWN = Effect()


# ---- Reactions


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
    if held is None or key not in held[seat]:
        return held
    own = list(held[seat])
    own.remove(key)
    return _with(held, seat, tuple(own))


def with_key(held: FourHands | None, seat: int, key: str) -> FourHands | None:
    return held if held is None else _with(held, seat, (*held[seat], key))


def _with(held: FourHands, seat: int, own: tuple[str, ...]) -> FourHands:
    four = [own if each == seat else held[each] for each in range(len(held))]
    return four[0], four[1], four[2], four[3]
