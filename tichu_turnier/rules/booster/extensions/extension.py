"""What a Booster card may change until the end of the hand about what cards are."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from tichu_turnier.rules.booster.meld import Meld
from tichu_turnier.rules.cards import OF_RANK, Cards


@dataclass(frozen=True, slots=True)
class Order:
    """In which order the ranks stand."""

    moved: tuple[tuple[int, int, float], ...] = ()
    """Of each that stands elsewhere: the printed rank, at whose place it stands now, and how strong it is."""

    def seen(self, cards: Cards) -> Cards:
        """The cards as others that stand as they do now."""
        return self._moved(cards, ((rank, place) for rank, place, _ in self.moved))

    def told(self, meld: Meld) -> Meld:
        """What was found among such others, with its own cards and strength again."""
        if not self.moved:
            return meld
        cards = self._moved(meld.cards, ((place, rank) for rank, place, _ in self.moved))
        strengths = {float(place): strength for _, place, strength in self.moved}
        printed = {place: rank for rank, place, _ in self.moved}
        value = meld.phoenix if meld.phoenix is None else printed.get(meld.phoenix, meld.phoenix)
        strength = strengths.get(meld.strength, meld.strength)
        return replace(meld, cards=cards, strength=strength, phoenix=value)

    def _moved(self, cards: Cards, ways: Iterable[tuple[int, int]]) -> Cards:
        found = cards
        for rank, _, _ in self.moved:
            found &= ~OF_RANK[rank]
        for rank, place in ways:
            found |= (cards & OF_RANK[rank]) >> 4 * rank << 4 * place
        return found


PRINTED = Order()


def _nothing(_holding: Cards) -> Iterable[Meld]:
    return ()


def _everything(_meld: Meld) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Extension:
    """What one Booster card answers differently; whatever is not said stays as it is.

    Where the published answers leave something open, the text `booster-assumed-<key>` says what is assumed.
    """

    key: str
    """That of the Booster card."""
    finds: Callable[[Cards], Iterable[Meld]] = _nothing
    """All further melds of a holding."""
    of_bombs: bool = False
    """Whether those can be cards that look like a bomb: a bomb is a bomb (Booster FAQ: Bomben)."""
    allows: Callable[[Meld], bool] = _everything
    """Whether a meld may be played at all."""
    order: Order = PRINTED
