"""What does a game log of BrettspielWelt say, hand by hand?

A log is read line by line and a hand at a time, so its size does not matter; what cannot be read becomes a
finding and the next hand is read all the same. A player is known by the number of his seat: his name may be
empty, hold blanks that are none (NBSP), and change.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise

from tichu_turnier.rules.cards import CARD_OF_NAME, MAH_JONG, RANK_OF_NAME, Cards
from tichu_turnier.rules.finding import Finding

GRAND = "---------------Gr.Tichukarten------------------"
START = "---------------Startkarten------------------"
RUN = "---------------Rundenverlauf------------------"
PUSH = "Schupfen:"
GRAND_CALL, CALL, BOMB, WISH, GIFT, RESULT = (
    "Grosses Tichu: ",
    "Tichu: ",
    "BOMBE: ",
    "Wunsch:",
    "Drache an: ",
    "Ergebnis: ",
)
PASS = "passt."  # noqa: S105 - the word for passing
GIVES = "gibt:"
OTHERS = 3
"""Each player pushes a card to each of the others."""
LONGEST_LINE = 400
MOST_LINES = 1_000
"""Of one hand; real ones have some 150."""
MOST_FINDINGS = 20
"""Of one hand; what comes after says nothing new."""
_SECTIONS = {section: section for section in (START, PUSH, RUN)}
_IGNORED = ("", "--END GAME--")

CardRow = tuple[Cards, ...]
"""Cards in the order in which they are written."""


@dataclass(frozen=True, slots=True)
class LoggedPlay:
    """Cards on the table, and the rank wished with them."""

    line: int
    seat: int
    cards: CardRow
    wish: int | None = None


@dataclass(frozen=True, slots=True)
class LoggedPass:
    """A pass, or the taking of a trick."""

    line: int
    seat: int


@dataclass(frozen=True, slots=True)
class LoggedGift:
    """Who gets the Dragon's trick."""

    line: int
    to: int


@dataclass(frozen=True, slots=True)
class LoggedCall:
    """A Tichu during play."""

    line: int
    seat: int


Event = LoggedPlay | LoggedPass | LoggedGift | LoggedCall


@dataclass(slots=True)
class LoggedHand:
    """One hand as it is written; it grows while it is read and is then left alone."""

    line: int
    """Where it begins."""
    names: dict[int, str] = field(default_factory=dict)
    eights: dict[int, CardRow] = field(default_factory=dict)
    fourteens: dict[int, CardRow] = field(default_factory=dict)
    grand_calls: list[int] = field(default_factory=list)
    calls: list[int] = field(default_factory=list)
    """Tichu before pushing."""
    pushes: dict[int, CardRow] = field(default_factory=dict)
    """To the next player, the partner, the player before."""
    events: list[Event] = field(default_factory=list)
    result: tuple[int, int] | None = None
    result_line: int = 0
    findings: list[Finding] = field(default_factory=list)
    running: bool = False
    """Whether it got as far as the play."""


def lines_of(chunks: Iterable[bytes]) -> Iterator[str]:
    """The lines of a file that comes in pieces; of an endless line only the beginning is kept."""
    rest = b""
    for chunk in chunks:
        *whole, rest = (rest + chunk).split(b"\n")
        for line in whole:
            yield _text(line)
        rest = rest[: LONGEST_LINE * 4 + 1]
    if rest:
        yield _text(rest)


def _text(line: bytes) -> str:
    return line[: LONGEST_LINE * 4 + 1].decode("utf-8", "replace").removesuffix("\r")


def read(lines: Iterable[str], first: int = 1) -> Iterator[LoggedHand | Finding]:
    """Every hand of a log, and a finding for each stretch of lines that belong to no hand.

    `first` is the number of the first line, where only a piece of a log is read.
    """
    hand, stray = None, 0
    reader = None
    number = first - 1
    for number, line in enumerate(lines, start=first):
        if line == GRAND:
            yield from _finished(hand, stray, number)
            hand, stray = LoggedHand(number), 0
            reader = _Reader(hand)
        elif reader is None:
            stray += line not in _IGNORED
        elif not reader.take(number, line):
            yield from _finished(hand, 0, number)
            hand, reader = None, None
    yield from _finished(hand, stray, number + 1)


def _finished(hand: LoggedHand | None, stray: int, line: int) -> Iterator[LoggedHand | Finding]:
    """The hand, if there is one, and what stood outside of hands before this line."""
    if hand is not None:
        yield hand
    if stray:
        yield Finding("log-outside-of-hands", args={"count": stray}, where=("line", line - 1))


class _Reader:
    """Takes the lines of one hand, each as its section says."""

    def __init__(self, hand: LoggedHand) -> None:
        self._hand = hand
        self._section = GRAND

    def take(self, number: int, line: str) -> bool:
        """Puts one line into the hand; False after the line with the result."""
        hand = self._hand
        if self._section is RUN and line.startswith("(") and number <= hand.line + MOST_LINES:
            if len(line) > LONGEST_LINE or not self._of_seat(number, line):
                self._fault("log-unreadable-line", number)
            return True
        if number - hand.line > MOST_LINES:
            if number - hand.line == MOST_LINES + 1:
                self._fault("log-too-many-lines", number)
            return True
        if len(line) > LONGEST_LINE:
            self._fault("log-unreadable-line", number)
        elif line in (START, PUSH, RUN):
            self._section = _SECTIONS[line]
            hand.running = line == RUN
        elif line.startswith(RESULT):
            return not self._result(number, line)
        elif line not in _IGNORED and not self._line(number, line):
            self._fault("log-unreadable-line", number)
        return True

    def _line(self, number: int, line: str) -> bool:
        """Whether a line could be read as its section or its first word says."""
        if line.startswith("("):
            return self._of_seat(number, line)
        if line.startswith(WISH):
            return self._wish(number, line)
        if line.startswith(BOMB):
            return True
        for word, put in ((GRAND_CALL, self._grand), (CALL, self._call), (GIFT, self._gift)):
            if line.startswith(word):
                seat = seat_of(line[len(word) :])
                if seat is not None:
                    put(number, seat)
                return seat is not None
        return False

    def _of_seat(self, number: int, line: str) -> bool:
        """A line that begins with a seat: cards dealt, pushed or played, or a pass."""
        seat = seat_of(line)
        head, _, rest = line.partition(" ")
        if seat is None:
            return False
        if self._section == RUN:
            return self._event(number, seat, head, rest)
        if self._section == PUSH:
            return self._push(seat, rest)
        cards = card_row(rest)
        if cards is None:
            return False
        self._hand.names[seat] = head[3:]
        (self._hand.eights if self._section == GRAND else self._hand.fourteens)[seat] = cards
        return True

    def _event(self, number: int, seat: int, head: str, rest: str) -> bool:
        if rest == PASS:
            self._hand.events.append(LoggedPass(number, seat))
            return True
        cards = card_row(rest)
        if not cards or not head.endswith(":"):
            return False
        self._hand.events.append(LoggedPlay(number, seat, cards))
        return True

    def _push(self, seat: int, rest: str) -> bool:
        words = rest.split(" ")
        after_names = (word for before, word in pairwise(words) if before.endswith(":") and before != GIVES)
        given = tuple(CARD_OF_NAME.get(word, 0) for word in after_names)
        if words[0] != GIVES or len(given) != OTHERS or 0 in given:
            return False
        self._hand.pushes[seat] = given
        return True

    def _wish(self, number: int, line: str) -> bool:
        """A wish belongs to the play of the Mah Jong just before it."""
        rank = RANK_OF_NAME.get(line[len(WISH) :].strip())
        events = self._hand.events
        last = events[-1] if events else None
        if rank is None or not isinstance(last, LoggedPlay):
            return False
        if MAH_JONG not in last.cards or last.line != number - 1:
            return False
        events[-1] = LoggedPlay(last.line, last.seat, last.cards, rank)
        return True

    def _grand(self, _number: int, seat: int) -> None:
        if seat not in self._hand.grand_calls:
            self._hand.grand_calls.append(seat)

    def _call(self, number: int, seat: int) -> None:
        if self._hand.running:
            self._hand.events.append(LoggedCall(number, seat))
        elif seat not in self._hand.calls:
            self._hand.calls.append(seat)

    def _gift(self, number: int, seat: int) -> None:
        self._hand.events.append(LoggedGift(number, seat))

    def _result(self, number: int, line: str) -> bool:
        """Whether the line is a result, which ends the hand."""
        first, dash, second = line[len(RESULT) :].strip().partition(" - ")
        if not dash or not (_is_score(first) and _is_score(second)):
            self._fault("log-unreadable-line", number)
            return False
        self._hand.result, self._hand.result_line = (int(first), int(second)), number
        return True

    def _fault(self, key: str, number: int) -> None:
        if len(self._hand.findings) < MOST_FINDINGS:
            self._hand.findings.append(Finding(key, where=("line", number)))


def seat_of(text: str) -> int | None:
    """The seat that a text begins with, as `(2)`."""
    if len(text) > 2 and text[0] == "(" and text[1] in "0123" and text[2] == ")":  # noqa: PLR2004 - three signs
        return int(text[1])
    return None


def card_row(text: str) -> CardRow | None:
    """The cards written in a text, with blanks between them; None when one of them is no card."""
    try:
        return tuple([CARD_OF_NAME[name] for name in text.rstrip(" ").split(" ")])
    except KeyError:
        return None


def _is_score(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= 6  # noqa: PLR2004 - a hand has no million
