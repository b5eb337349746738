"""One moment of a hand with Booster cards, and the actions of players."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Self

from tichu_turnier.rules.booster.meld import ALONE, Companions, Meld
from tichu_turnier.rules.booster.melds import NONE, Force
from tichu_turnier.rules.cards import OF_RANK, Cards
from tichu_turnier.rules.engine import position as printed
from tichu_turnier.rules.engine.position import CallTichu, Give, Pass


class Step(StrEnum):
    """Where a hand stands (Booster FAQ: Ablauf 3 to 5); during play the printed phase says more."""

    PUSH = "push"
    """Booster cards about pushing, and other blue ones; then all push."""
    BLUE = "blue"
    BROWN = "brown"
    PLAY = "play"
    HELP = "help"
    """For the partner to complete what a player has shown."""


@dataclass(frozen=True, slots=True)
class Play:
    """A player puts a combination on the table, perhaps with yellow companions; he may wish for a rank."""

    seat: int
    meld: Meld
    wish: int | None = None
    early: bool = False
    """Whether the next player throws it as a bomb before his turn begins."""


@dataclass(frozen=True, slots=True)
class Boost:
    """A player plays a Booster card that is no companion; what it needs besides depends on the card."""

    seat: int
    key: str
    cards: Cards = 0
    to: int | None = None
    """Another player."""
    of: tuple[str, ...] = ()
    """Another Booster card, or ranks that are asked for."""
    companions: Companions = ALONE


@dataclass(frozen=True, slots=True)
class Complete:
    """A player adds cards to what his partner has shown him."""

    seat: int
    cards: Cards
    companions: Companions = ALONE
    """Never allowed (Booster FAQ: Feuervogel und Hilfe)."""


@dataclass(frozen=True, slots=True)
class Show:
    """The player who is to lead lets it be known too early (Booster FAQ: Foul a)."""

    seat: int


@dataclass(frozen=True, slots=True)
class GoOn:
    """Nobody wants to play more cards in this step."""

    seat: int = 0


Action = Play | Boost | Complete | Show | GoOn | Pass | Give | CallTichu


@dataclass(frozen=True, slots=True)
class Recent:
    """What happened last, which a reaction may undo until something else happens (Booster FAQ: Njet!)."""

    action: Play | Boost | CallTichu
    before: "Position"


@dataclass(frozen=True, slots=True)
class Position:
    """One moment of a hand."""

    printed: printed.Position
    """Cards, tricks, turn, calls and wish, as at any table; what lies on the table says `table`."""
    step: Step = Step.PLAY
    table: Meld | None = None
    force: Force = NONE
    """What holds until the end of the hand."""
    used: tuple[tuple[int, str], ...] = ()
    """All Booster cards played, in this order: by whom, and the key."""
    held: tuple[tuple[str, ...], ...] | None = None
    """The keys of those that each player holds; None where nobody asks."""
    chairs: tuple[int, ...] = (0, 1, 2, 3)
    """The players in the order of play (Booster FAQ: Sesselrücken)."""
    started: frozenset[int] = frozenset()
    """Who has played a card, and calls no Tichu any more."""
    barred: frozenset[int] = frozenset()
    """Who may not play Booster cards before the first lead."""
    scared: int | None = None
    """Who must do without Dragon and Phoenix now."""
    again: str | None = None
    """The Booster card that brought them in, which he may use once more (Booster FAQ: Vogelscheuche)."""
    asked: Boost | None = None
    """With what help was asked for."""
    gone: Cards = 0
    """Cards out of the game."""
    recent: Recent | None = None

    @property
    def turn(self) -> int:
        """Who plays, passes, takes, gives or helps next."""
        return (self.printed.turn + 2) % 4 if self.step is Step.HELP else self.printed.turn

    @property
    def closing(self) -> bool:
        """Whether all others have passed, so that only a bomb keeps the owner from taking the trick."""
        return self.table is not None and self.printed.turn == self.printed.owner

    @property
    def wished(self) -> Cards:
        """The cards of the rank that was wished for and not played yet; 0 without a wish."""
        return 0 if self.printed.wish is None else OF_RANK[self.printed.wish]

    @property
    def over(self) -> bool:
        """Whether the hand is over, but for reactions to its last cards."""
        return self.printed.phase is printed.Phase.OVER

    def lacks(self, seat: int, keys: Collection[str]) -> bool:
        """Whether it is known that a player does not hold all of these Booster cards."""
        return self.held is not None and not set(keys) <= set(self.held[seat])

    def with_held(self, seat: int, less: Iterable[str] = (), more: Iterable[str] = ()) -> Self:
        """With Booster cards taken from a player and given to him, where it is known who holds which."""
        if self.held is None:
            return self
        held, own = list(self.held), list(self.held[seat])
        for key in less:
            if key in own:
                own.remove(key)
        held[seat] = (*own, *more)
        return replace(self, held=tuple(held))

    def spent(self, seat: int, keys: Collection[str]) -> Self:
        """After a player used these Booster cards."""
        used = (*self.used, *((seat, key) for key in sorted(keys)))
        return replace(self.with_held(seat, less=keys), used=used)
