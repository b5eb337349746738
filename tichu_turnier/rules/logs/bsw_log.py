"""Read game logs of BrettspielWelt, hand by hand.

A log is read line by line and a hand at a time, so its size does not matter; what cannot be read becomes a
finding and the next hand is read all the same. A player is known by the number of his seat: his name may be
empty, hold blanks that are none (NBSP), and change.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice
from typing import ClassVar

from tichu_turnier.finding import Finding
from tichu_turnier.rules.calls import SEATS
from tichu_turnier.rules.cards import CARD_OF_NAME, MAH_JONG, NAME_OF_CARD, RANK_OF_NAME
from tichu_turnier.rules.logs.bsw_events import (
    CALLS,
    GIFTS,
    LONGEST_LINE,
    PASSES,
    PLAYS,
    CardRow,
    Event,
    LoggedPlay,
    Plays,
    card_row,
)

GRAND = "---------------Gr.Tichukarten------------------"
START = "---------------Startkarten------------------"
RUN = "---------------Rundenverlauf------------------"
PUSH = "Schupfen:"
GRAND_CALL, CALL, BOMB, WISH, GIFT, RESULT = (
    "Grosses Tichu",
    "Tichu",
    "BOMBE",
    "Wunsch",
    "Drache an",
    "Ergebnis",
)
"""Before a colon."""
PASS = "passt."  # noqa: S105 - the word for passing
GIVES = "gibt:"
OTHERS = 3
"""Each player pushes a card to each of the others."""
MOST_PUSH_WORDS = 11
"""Three for each card, one before and an empty one behind."""
MOST_LINES = 1_000
"""Of one hand; real ones have some 150."""
MOST_FINDINGS = 20
"""Of one hand; what comes after says nothing new."""
_SECTIONS = {section: section for section in (START, PUSH, RUN)}
_MAH_JONG = NAME_OF_CARD[MAH_JONG]
_IGNORED = ("", "--END GAME--")
_SEAT_OF_SIGN = {f"({seat})": seat for seat in SEATS}


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
    lines: list[int] = field(default_factory=list)
    """Where each event stands."""
    result: tuple[int, int] | None = None
    result_line: int = 0
    findings: list[Finding] = field(default_factory=list)
    running: bool = False
    """Whether it got as far as the play."""

    def add(self, line: int, event: Event) -> None:
        self.events.append(event)
        self.lines.append(line)


def lines_of(chunks: Iterable[bytes]) -> Iterator[str]:
    """The lines of a file that comes in pieces; of an endless line only the beginning is kept."""
    rest = b""
    for chunk in chunks:
        whole, end, rest = (rest + chunk).rpartition(b"\n")
        if end:
            yield from map(_cut, whole.decode("utf-8", "replace").split("\n"))
        rest = rest[: LONGEST_LINE * 4 + 1]
    if rest:
        yield _cut(rest.decode("utf-8", "replace"))


def _cut(line: str) -> str:
    """A line without its end; too long a one is still too long."""
    return line[: LONGEST_LINE + 2].removesuffix("\r")


def read(lines: Iterable[str], first: int = 1) -> Iterator[LoggedHand | Finding]:
    """Every hand of a log, and a finding for each stretch of lines that belong to no hand.

    `first` is the number of the first line, where only a piece of a log is read.
    """
    source, stray = iter(lines), 0
    number, line = first, next(source, None)
    while line is not None:
        if line == GRAND:
            yield from _outside(stray, number)
            reader, stray = _Reader(number), 0
            number, line = reader.take_all(number + 1, source)
            yield reader.hand
        else:
            stray += line not in _IGNORED
            number, line = number + 1, next(source, None)
    yield from _outside(stray, number)


def _outside(count: int, line: int) -> Iterator[Finding]:
    if count:
        yield Finding("log-outside-of-hands", args={"count": count}, where=("line", line - 1))


class _Reader:
    """Takes the lines of one hand, each as its section says."""

    def __init__(self, line: int) -> None:
        self.hand = LoggedHand(line)
        self._section = GRAND
        self._last = line + MOST_LINES
        self._seats: dict[str, int] = {}
        """By the first words of lines."""
        self._passes: dict[str, Event] = {}
        """By whole lines."""
        self._speakers: dict[str, Plays] = {}
        """By the first words of lines with plays."""

    def take_all(self, number: int, source: Iterator[str]) -> tuple[int, str | None]:
        """Takes the lines up to the result, or to where another hand begins.

        `number` is that of the line to come; gives back number and words of the next one that is not taken.
        """
        while self.hand.result is None:
            number, line = self._take_known(number, source)
            if line is None or line == GRAND:
                return number, line
            if number > self._last:
                self._fault("log-too-many-lines", number)
                return _next_hand(number + 1, source)
            if line not in _IGNORED and not self._take(number, line):
                self._fault("log-unreadable-line", number)
            number += 1
        return number, next(source, None)

    def _take_known(self, number: int, source: Iterator[str]) -> tuple[int, str | None]:
        """Takes the lines that its section has most; gives back the first one that is something else."""
        if self._section == RUN:
            return self._take_events(number, source)
        take = self._push if self._section == PUSH else self._cards
        seats, last = self._seats, self._last
        for line in source:
            head, _, rest = line.partition(" ")
            seat = seats.get(head)
            if seat is None and number <= last and len(line) <= LONGEST_LINE:
                seat = self._meet(head)
            if seat is None or number > last or not take(seat, rest):
                return number, line
            number += 1
        return number, None

    def _take_events(self, number: int, source: Iterator[str]) -> tuple[int, str | None]:
        """Takes plays and passes of players who are known by now."""
        events, passes, speakers = self.hand.events, self._passes, self._speakers
        before = len(events)
        following = None
        for line in islice(source, max(0, self._last + 1 - number)):
            event = passes.get(line)
            if event is None:
                head, _, rest = line.partition(" ")
                plays = speakers.get(head)
                event = None if plays is None else plays[rest]
                if event is None:
                    following = line
                    break
            events.append(event)
        else:
            following = next(source, None)
        behind = number + len(events) - before
        self.hand.lines.extend(range(number, behind))
        return behind, following

    def _event(self, number: int, line: str) -> bool:
        """Whether this is a play or a pass; then its player is known from now on."""
        head, _, rest = line.partition(" ")
        seat = self._meet(head)
        if seat is None or (rest != PASS and head[-1] != ":"):
            return False
        event = PASSES[seat] if rest == PASS else PLAYS[seat][rest]
        if event is not None:
            self.hand.add(number, event)
        return event is not None

    def _meet(self, head: str) -> int | None:
        """The seat of a line that begins with these words; he is known by them from now on."""
        seat = seat_of(head)
        if seat is not None:
            who, passing, playing = _lines_of(head)
            if self._section != RUN:
                self.hand.names[seat] = who[3:]
            self._seats[head] = seat
            self._passes[passing] = PASSES[seat]
            self._speakers[playing] = PLAYS[seat]
        return seat

    def _cards(self, seat: int, rest: str) -> bool:
        cards = card_row(rest)
        if cards is None:
            return False
        (self.hand.eights if self._section == GRAND else self.hand.fourteens)[seat] = cards
        return True

    def _push(self, seat: int, rest: str) -> bool:
        words = rest.split(" ")
        try:
            given = CARD_OF_NAME[words[2]], CARD_OF_NAME[words[5]], CARD_OF_NAME[words[8]]
        except (KeyError, IndexError):
            return False
        if words[0] != GIVES or len(words) > MOST_PUSH_WORDS:
            return False
        self.hand.pushes[seat] = given
        return True

    def _take(self, number: int, line: str) -> bool:
        """Whether a line could be read as the beginning of a section, or as its first word says."""
        if line in _SECTIONS:
            self._section = _SECTIONS[line]
            self.hand.running = line == RUN
            return True
        if len(line) > LONGEST_LINE:
            return False
        word, _, rest = line.partition(":")
        take = self._BY_WORD.get(word)
        if take is not None:
            return take(self, number, rest)
        return self._section == RUN and self._event(number, line)

    def _wish(self, number: int, rest: str) -> bool:
        """A wish belongs to the play of the Mah Jong just before it."""
        rank = RANK_OF_NAME.get(rest.strip())
        events = self.hand.events
        last = events[-1] if events else None
        if rank is None or not isinstance(last, LoggedPlay):
            return False
        if _MAH_JONG not in last.text or self.hand.lines[-1] != number - 1:
            return False
        events[-1] = LoggedPlay(last.seat, last.text, rank, last.meanings, last.meaning, last.plain)
        return True

    def _grand(self, _number: int, rest: str) -> bool:
        seat = seat_of(rest[1:])
        if seat is not None and seat not in self.hand.grand_calls:
            self.hand.grand_calls.append(seat)
        return seat is not None

    def _call(self, number: int, rest: str) -> bool:
        seat = seat_of(rest[1:])
        if seat is not None and self.hand.running:
            self.hand.add(number, CALLS[seat])
        elif seat is not None and seat not in self.hand.calls:
            self.hand.calls.append(seat)
        return seat is not None

    def _gift(self, number: int, rest: str) -> bool:
        seat = seat_of(rest[1:])
        if seat is not None:
            self.hand.add(number, GIFTS[seat])
        return seat is not None

    def _result(self, number: int, rest: str) -> bool:
        """Whether this is a result, which ends the hand."""
        first, dash, second = rest.strip().partition(" - ")
        if not dash or not (_is_score(first) and _is_score(second)):
            return False
        self.hand.result, self.hand.result_line = (int(first), int(second)), number
        return True

    _BY_WORD: ClassVar[Mapping[str, Callable[["_Reader", int, str], bool]]] = {
        WISH: _wish,
        GIFT: _gift,
        CALL: _call,
        GRAND_CALL: _grand,
        BOMB: lambda _reader, _number, _rest: True,  # who holds bombs can be seen from the cards
        RESULT: _result,
    }

    def _fault(self, key: str, number: int) -> None:
        if len(self.hand.findings) < MOST_FINDINGS:
            self.hand.findings.append(Finding(key, where=("line", number)))


@lru_cache(maxsize=1 << 10)
def _lines_of(head: str) -> tuple[str, str, str]:
    """A player as his lines begin, the line of his passes, and how those of his plays begin."""
    who = head.removesuffix(":")
    return who, f"{who} {PASS}", f"{who}:"


def _next_hand(number: int, source: Iterator[str]) -> tuple[int, str | None]:
    for line in source:
        if line == GRAND:
            return number, line
        number += 1
    return number, None


def seat_of(text: str) -> int | None:
    """The seat that a text begins with, as `(2)`."""
    return _SEAT_OF_SIGN.get(text[:3])


def _is_score(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= 6  # noqa: PLR2004 - a hand has no million
