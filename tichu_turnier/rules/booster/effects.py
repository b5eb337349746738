"""Effects of Booster cards that are neither companions nor reactions, and what they need.

A card whose effect is not public changes nothing here: it is only noted as used.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from tichu_turnier.rules.booster.audit import handed_over
from tichu_turnier.rules.booster.booster import BOOSTER_OF_KEY
from tichu_turnier.rules.booster.extensions import EXTENSIONS
from tichu_turnier.rules.booster.meld import Meld
from tichu_turnier.rules.booster.melds import readings_of
from tichu_turnier.rules.booster.position import Boost, Position, Step
from tichu_turnier.rules.booster.reactions import with_key
from tichu_turnier.rules.booster.timing import BASTA, BIRDS
from tichu_turnier.rules.booster.trick import added, moved
from tichu_turnier.rules.calls import SEATS, Call
from tichu_turnier.rules.cards import DOG, DRAGON, MAH_JONG, ONE_EACH, PHOENIX, PLAIN, SUITS, Cards
from tichu_turnier.rules.engine.position import Phase

SPECIAL: Cards = DOG | PHOENIX | MAH_JONG | DRAGON
_RED: Cards = (ONE_EACH & PLAIN) << SUITS.index("R")
_LASTING = frozenset(each.key for each in EXTENSIONS) | {BASTA}


def _always(_now: Position, _boost: Boost) -> str | None:
    return None


def _lasts(now: Position, boost: Boost) -> Position:
    return replace(now, force=now.force | {boost.key}) if boost.key in _LASTING else now


@dataclass(frozen=True, slots=True)
class Effect:
    """Of one Booster card: why it cannot be played as it is said, and what becomes of it."""

    fault: Callable[[Position, Boost], str | None] = _always
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
    found = readings_of(table.cards | boost.cards, table, now.force, table.companions)
    return next((each for each in found if each.shape is table.shape), found[0] if found else None)


def _add(now: Position, boost: Boost) -> Position:
    return added(now, boost.seat, boost.cards, _grown(now, boost))


def _fault_of_pushing_under(now: Position, boost: Boost) -> str | None:
    """A lower meld like the own one that lies there (Booster FAQ: Drunterschieben)."""
    if not _playing(now) or now.table is None or now.printed.owner != boost.seat:
        return "booster-not-now"
    return _fault_of_cards(now, boost) or (None if _lower(now, boost, now.table) else "booster-not-lower")


def _lower(now: Position, boost: Boost, table: Meld) -> bool:
    found = readings_of(boost.cards, table, now.force)
    return any(
        each.shape is table.shape and each.size == table.size and each.strength < table.strength
        for each in found
    )


def _push_under(now: Position, boost: Boost) -> Position:
    return added(now, boost.seat, boost.cards, now.table)


def _fault_of_help(now: Position, boost: Boost) -> str | None:
    """On one's turn with at least one card of Tichu (Booster FAQ: Hilfe); the partner is not out."""
    if not now.printed.holdings[(boost.seat + 2) % 4]:
        return "booster-out"
    if not _playing(now) or now.turn != boost.seat or now.closing:
        return "booster-not-now"
    if boost.companions and now.held is not None and not boost.companions <= set(now.held[boost.seat]):
        return "booster-not-held"
    return _fault_of_cards(now, boost)


def _help(now: Position, boost: Boost) -> Position:
    return replace(now, step=Step.HELP, asked=boost)


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


def _red_card(now: Position, boost: Boost) -> Position:
    return moved(now, boost.cards, boost.seat)


def _fault_of_change(_now: Position, boost: Boost) -> str | None:
    return "booster-needs-player" if boost.to is None else None


def _change_seats(now: Position, boost: Boost) -> Position:
    """Only the order of play changes (Booster FAQ: Sesselrücken)."""
    other = boost.seat if boost.to is None else boost.to
    changed = {boost.seat: other, other: boost.seat}
    first, second, third, fourth = (changed.get(seat, seat) for seat in now.chairs)
    return replace(now, chairs=(first, second, third, fourth))


def _fault_of_spy(_now: Position, boost: Boost) -> str | None:
    """One rank, about which both opponents are asked (Booster FAQ: Spion)."""
    return None if len(boost.of) == 1 else "booster-one-rank"


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
    "add": Effect(_fault_of_adding, _add),
    "push-under": Effect(_fault_of_pushing_under, _push_under),
    "help": Effect(_fault_of_help, _help),
    "red-card": Effect(_fault_of_red_card, _red_card),
    "change-seats": Effect(_fault_of_change, _change_seats),
    "spy": Effect(_fault_of_spy),
    "super-partner": Effect(_fault_of_super_partner, _super_partner),
    "recycling": Effect(_fault_of_recycling, _recycling),
}
"""The others last until the end of the hand, or have no effect that is public."""
LASTING_OR_UNKNOWN = Effect()
