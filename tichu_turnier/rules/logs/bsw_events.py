"""Events of a logged hand, and the combinations that their cards can be.

A season has a hundred million events. Of passes, and of plays as they are written, each is made once and used
again; what the cards of a new play are is found by adding up its words.
"""

from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from tichu_turnier.rules.calls import SEATS
from tichu_turnier.rules.cards import CARD_OF_NAME, MAH_JONG, PHOENIX, UNRANKED, Cards, counts_of
from tichu_turnier.rules.combinations import Combination, Kind, counted_meanings, least_above, least_longer
from tichu_turnier.rules.engine.position import CallTichu, Pass
from tichu_turnier.rules.plays.lookup_tables import Memo

LONGEST_LINE = 400
MOST_PLAYS = 4_000
"""So many of one seat are kept: most are of few cards and come again, singles and pairs are some 300."""

CardRow = tuple[Cards, ...]
"""Cards in the order in which they are written."""
PlainPlay = tuple[int, Combination, Cards, int, int]
"""Who plays what, its cards, and between which numbers (the latter is too high) are those that beat it."""

_CARD = CARD_OF_NAME.__getitem__
_COUNTS = 64
_CARDS = (1 << _COUNTS) - 1
_WORD = {
    name: card | (counts_of(card) | card & UNRANKED) << _COUNTS for name, card in CARD_OF_NAME.items()
}.__getitem__
"""Each card with what it adds to the counts of the ranks, so that one sum tells the cards and the counts."""


class LoggedPlay(NamedTuple):
    """Cards on the table, and the rank wished with them; made by `logged_play`."""

    seat: int
    text: str
    """The cards as they are written."""
    wish: int | None
    meanings: tuple[Combination, ...]
    """None for cards that are no combination, two for `K K Phoenix 2 2`."""
    meaning: Combination | None
    """The only one."""
    plain: PlainPlay | None
    """Where no rule of a bomb or a special card applies to it."""

    @property
    def cards(self) -> CardRow:
        return card_row(self.text) or ()


@dataclass(frozen=True, slots=True)
class LoggedGift:
    """Who gets the Dragon's trick."""

    to: int


Event = LoggedPlay | Pass | LoggedGift | CallTichu
"""Where a log tells no more than the rules of play ask for, their actions."""
Plays = dict[str, LoggedPlay | None]
"""The plays of one seat by the cards as they are written; None for what cannot be read."""
PASSES, GIFTS, CALLS = tuple(map(Pass, SEATS)), tuple(map(LoggedGift, SEATS)), tuple(map(CallTichu, SEATS))


def _limits(meaning: int) -> tuple[int, int] | None:
    """From where to below where the numbers are that beat a combination; None for bombs and the Dog."""
    combination = Combination(meaning)
    special = combination.is_bomb or combination.kind is Kind.DOG
    return None if special else (least_above(combination), least_longer(combination))


_LIMITS = Memo(_limits)
"""By the number of a combination without its cards."""
_LOGGED_PLAY = partial(tuple.__new__, LoggedPlay)


def logged_play(seat: int, text: str, wish: int | None = None) -> LoggedPlay:
    """A play with all its meanings; raises KeyError for a word that is no card."""
    words = text.rstrip(" ").split(" ")
    total = sum(map(_WORD, words))
    cards = total & _CARDS
    if cards.bit_count() != len(words):
        return LoggedPlay(seat, text, wish, (), None, None)
    found = counted_meanings(cards, total >> _COUNTS)
    if len(found) > 1:
        found = _as_written(found, words)
    if len(found) != 1:
        return LoggedPlay(seat, text, wish, found, None, None)
    only = found[0]
    limits = None if cards & MAH_JONG or cards == PHOENIX else _LIMITS[only ^ cards]
    plain = None if limits is None else (seat, only, cards, *limits)
    play: LoggedPlay = _LOGGED_PLAY((seat, text, wish, found, only, plain))
    return play


def _as_written(found: tuple[Combination, ...], words: list[str]) -> tuple[Combination, ...]:
    """In a straight the Phoenix is written at the place of the value it stands for."""
    if found[0].kind is not Kind.STRAIGHT or "Ph" not in (words[0], words[-1]):
        return found
    return (found[-1],) if words[0] == "Ph" else (found[0],)


def _readable(seat: int, text: str) -> LoggedPlay | None:
    try:
        return logged_play(seat, text) if len(text) <= LONGEST_LINE else None
    except KeyError:
        return None


PLAYS: tuple[Plays, ...] = tuple([Memo(partial(_readable, seat), MOST_PLAYS) for seat in SEATS])


def card_row(text: str) -> CardRow | None:
    """The cards written in a text, with blanks between them; None when one of them is no card."""
    try:
        return tuple(map(_CARD, text.rstrip(" ").split(" ")))
    except KeyError:
        return None
