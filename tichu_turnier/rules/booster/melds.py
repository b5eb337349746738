"""Leads and follows from a holding with Booster cards in force.

Without any it is what the printed rules say. Yellow cards are never a duty: what they make possible is found
for whoever names them (Booster FAQ: Der Einsatz von Booster ist stets freiwillig).
"""

from collections.abc import Iterator
from dataclasses import replace

from tichu_turnier.rules.booster.extensions import terms_of
from tichu_turnier.rules.booster.meld import ALONE, MIGHTY, Companions, Meld, beats, meld_of
from tichu_turnier.rules.booster.patterns import FOUR, STREETS, Pattern, filled, streets, usual_patterns
from tichu_turnier.rules.cards import MAH_JONG, Cards
from tichu_turnier.rules.combinations import Kind, meanings
from tichu_turnier.rules.plays import follows as printed
from tichu_turnier.rules.plays.runs import bombs as printed_bombs

Force = frozenset[str]
"""The keys of the Booster cards that hold until the end of the hand."""
NONE: Force = frozenset()
BABY_DRAGON, MOUSE = "baby-dragon", "mouse"
_JOKERS = frozenset({"fire-bird", "modesty"})


def leads(holding: Cards, force: Force = NONE, companions: Companions = ALONE) -> list[Meld]:
    """Every distinct lead with exactly these companions; those of the printed rules come first."""
    terms = terms_of(force)
    seen = terms.order.seen(holding)
    found = _accompanied(seen, companions) if companions else [meld_of(each) for each in printed.leads(seen)]
    if not companions - {BABY_DRAGON}:
        for extension in terms.extensions:
            further = extension.finds(seen)
            found += [each for each in further if extension.of_bombs or not _bomb(each.cards)]
    told = terms.told(found)
    return [replace(each, companions=companions) for each in told] if companions else list(told)


def follows(holding: Cards, table: Meld, force: Force = NONE, companions: Companions = ALONE) -> list[Meld]:
    """Every distinct play that beats the table, bombs too, with exactly these companions.

    On a street of four or with a hole such streets are played without the yellow card, too, as long as the
    trick goes on (Booster FAQ: immer während dieses einen Stichs).
    """
    found = leads(holding, force, companions) + list(_granted(holding, table, force, companions))
    return [each for each in found if beats(each, table)]


def meanings_of(
    cards: Cards, table: Meld | None = None, force: Force = NONE, companions: Companions = ALONE
) -> list[Meld]:
    """Everything that exactly these cards can be in this trick: first what the printed rules know.

    Whoever says nothing plays that (Booster FAQ: Äusserst du dich nicht).
    """
    found = leads(cards, force, companions)
    if table is not None:
        found += _granted(cards, table, force, companions)
    return [each for each in dict.fromkeys(found) if each.cards == cards]


def bombs(holding: Cards, force: Force = NONE) -> list[Meld]:
    """All bombs of a holding; they are pure, so that nothing accompanies them."""
    terms = terms_of(force)
    return list(terms.told(map(meld_of, printed_bombs(terms.order.seen(holding)))))


def _bomb(cards: Cards) -> bool:
    """What looks like a bomb is a bomb and nothing else (Booster FAQ: Von Booster und Bomben)."""
    return any(each.is_bomb for each in meanings(cards))


def _accompanied(seen: Cards, companions: Companions) -> list[Meld]:
    """With exactly these companions; the baby dragon goes with everything but bombs."""
    changing = companions - {BABY_DRAGON}
    if MOUSE in changing:
        with_mouse = Meld(MAH_JONG, Kind.SINGLE, 1, MIGHTY, companions=companions)
        return [with_mouse] if changing == {MOUSE} and seen & MAH_JONG else []
    if not changing:
        usual = (meld_of(each) for each in printed.leads(seen))
        return [each for each in usual if not each.is_bomb and each.shape is not Kind.DOG]
    found = list(dict.fromkeys(filled(_patterns(changing), seen, changing)))
    return found + _modest_singles(seen, changing)


def _patterns(changing: Companions) -> tuple[Pattern, ...]:
    if changing <= _JOKERS:
        return usual_patterns()
    if not changing <= _JOKERS | STREETS:
        return ()
    return streets(hole="pothole" in changing, four="four-street" in changing, ring="ring-street" in changing)


def _modest_singles(seen: Cards, changing: Companions) -> list[Meld]:
    """A single card that counts one rank lower (assumed: by one, and one card only)."""
    if changing != {"modesty"}:
        return []
    singles = (meld_of(each) for each in printed.leads(seen, 0) if each.length == 1)
    return [replace(each, strength=each.strength - 1) for each in singles if 2 < each.strength < 15]  # noqa: PLR2004 - ranks 3 to ace


def _granted(holding: Cards, table: Meld, force: Force, companions: Companions) -> Iterator[Meld]:
    """Streets like the one on the table, of four cards or with a hole, without their yellow card."""
    lies = {key for key, there in (("pothole", table.hole), ("four-street", table.size == FOUR)) if there}
    if table.shape is not Kind.STRAIGHT or not lies - companions:
        return
    terms, changing = terms_of(force), companions - {BABY_DRAGON}
    yield from terms.told(filled(_patterns(changing | lies), terms.order.seen(holding), companions))
