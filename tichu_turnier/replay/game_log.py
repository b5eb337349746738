"""List the hands of a game log, and show one of them step by step.

A log is cut into pieces, a hand in each, without being read: that is quick for any number of hands. A hand is
read and replayed when it is to be shown.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path

from tichu_turnier.files.whole import reading
from tichu_turnier.finding import Finding, Refusal, Severity
from tichu_turnier.replay.viewing import (
    Saying,
    Sides,
    ViewedStep,
    cards_words,
    combination_words,
    pushing_steps,
    refused_step,
    viewed_steps,
)
from tichu_turnier.rules.calls import SEATS
from tichu_turnier.rules.combinations import meanings
from tichu_turnier.rules.engine.position import CallTichu, Pass, Position
from tichu_turnier.rules.logs.bsw_events import Event, LoggedGift, LoggedPlay
from tichu_turnier.rules.logs.bsw_log import GRAND, LoggedHand, lines_of, read
from tichu_turnier.rules.logs.bsw_replay import Replay, Verdict, replay
from tichu_turnier.rules.ruleset import Direction

MOST_BYTES = 1 << 24
"""So much of a file is read: some eight thousand hands."""
MOST_HANDS = 10_000
_CHUNK = 1 << 16
_HAND_BEGINS = re.compile(rb"(?m)^%b\r?$" % re.escape(GRAND.encode()))
NO_NAMES = ("",) * len(SEATS)


@dataclass(frozen=True, slots=True)
class Piece:
    """The part of a log in which one hand stands."""

    number: int
    """Of the hand in its log, from 1."""
    line: int
    """Number of its first line."""
    content: bytes


@dataclass(frozen=True, slots=True)
class GameLog:
    """A log, cut into hands."""

    name: str
    pieces: tuple[Piece, ...]
    findings: tuple[Finding, ...] = ()
    """What is wrong with the file, apart from its hands."""


@dataclass(frozen=True, slots=True)
class ListedHand:
    """One line in the list of hands."""

    number: int
    verdict: Verdict | None = None
    """None until it has been replayed."""
    logged: Sides | None = None
    computed: Sides | None = None


@dataclass(frozen=True, slots=True)
class ViewedHand:
    """A hand with everything that is to be seen of it."""

    steps: tuple[ViewedStep, ...]
    names: tuple[str, ...] = NO_NAMES
    """Empty where the log has none."""
    findings: tuple[Finding, ...] = ()
    """Those of the hand as a whole; others stand at their step."""
    listed: ListedHand | None = None
    """Its line in the list; None for a hand that is in no log."""
    clockwise: bool = False
    """Whether the next player sits on the left."""


def hand_of(positions: Sequence[Position], names: tuple[str, ...] = NO_NAMES) -> ViewedHand:
    """A hand that is in no log, given its positions from the first lead on."""
    clockwise = bool(positions) and positions[0].rules.direction is Direction.LEFT
    return ViewedHand(viewed_steps(positions), names, clockwise=clockwise)


def open_log(path: Path) -> GameLog:
    """The hands of a file; what is wrong with it are findings. Raises Refusal when it cannot be read."""
    with reading(path), path.open("rb") as file:
        content = file.read(MOST_BYTES)
        more = file.read(1) != b""
    return cut(path.name, content, more=more)


def cut(name: str, content: bytes, *, more: bool = False) -> GameLog:
    """The hands in the content of a file; `more` says that the file goes on."""
    found = [match.start() for match in _HAND_BEGINS.finditer(content)]
    outside = _read(content[: found[0]], 1) if found else [Finding("viewer-no-log", args={"file": name})]
    findings = [each for each in outside if isinstance(each, Finding)]
    if more or len(found) > MOST_HANDS:
        args = {"count": min(len(found), MOST_HANDS)}
        findings.append(Finding("viewer-long-log", Severity.WARNING, args))
    return GameLog(name, tuple(_pieces(content, found[: MOST_HANDS + 1])[:MOST_HANDS]), tuple(findings))


def logged_hands(path: Path, most: int) -> tuple[LoggedHand, ...]:
    """The hands of a file as they are written; raises Refusal when there are none, or more than so many."""
    log = open_log(path)
    if not log.pieces or len(log.pieces) > most:
        args: dict[str, str | int] = {"count": len(log.pieces), "most": most}
        raise Refusal(*(log.findings if not log.pieces else (Finding("import-log-long", args=args),)))
    return tuple(_hand(piece)[0] for piece in log.pieces)


def listed(piece: Piece) -> ListedHand:
    """The line of a hand in the list: it is replayed for its verdict."""
    return _listed(piece, replay(_hand(piece)[0]))


def _listed(piece: Piece, replayed: Replay) -> ListedHand:
    return ListedHand(piece.number, replayed.verdict, replayed.logged, replayed.computed)


def viewed(piece: Piece) -> ViewedHand:
    hand, outside = _hand(piece)
    replayed = replay(hand)
    positions = replayed.positions
    steps, count = viewed_steps(positions), len(positions)
    if steps:
        steps = _with_findings(_twice_said(steps, hand.events), hand, replayed.findings, count)
        held = [sum(hand.fourteens[seat]) for seat in SEATS]
        steps = (*pushing_steps(steps[0], held, [hand.pushes[seat] for seat in SEATS]), *steps)
    lines = hand.lines[:count]
    general = tuple(each for each in replayed.findings if not (steps and _line(each) in lines))
    names = tuple(hand.names.get(seat, "").replace("\N{NO-BREAK SPACE}", " ").strip() for seat in SEATS)
    return ViewedHand(steps, names, (*general, *outside), _listed(piece, replayed))


def _pieces(content: bytes, begins: Sequence[int]) -> list[Piece]:
    pieces = []
    line, counted = 1, 0
    for number, (begin, end) in enumerate(pairwise([*begins, len(content)]), start=1):
        line += content.count(b"\n", counted, begin)
        counted = begin
        pieces.append(Piece(number, line, content[begin:end]))
    return pieces


def _hand(piece: Piece) -> tuple[LoggedHand, tuple[Finding, ...]]:
    """The hand of a piece, and what stands there after it."""
    found = list(_read(piece.content, piece.line))
    hand = next(each for each in found if isinstance(each, LoggedHand))
    return hand, tuple(each for each in found if isinstance(each, Finding))


def _read(content: bytes, line: int) -> Iterator[LoggedHand | Finding]:
    chunks = (content[start : start + _CHUNK] for start in range(0, len(content), _CHUNK))
    return read(lines_of(chunks), line)


def _twice_said(steps: tuple[ViewedStep, ...], events: Sequence[Event]) -> tuple[ViewedStep, ...]:
    """Says who called again where nothing changed: a log can have a call twice."""
    result = list(steps)
    for number, event in enumerate(events[: len(steps) - 1], start=1):
        if isinstance(event, CallTichu) and steps[number].said.key == "viewer-nothing":
            result[number] = replace(steps[number], said=Saying("viewer-calls-again", {"who": event.seat}))
    return tuple(result)


def _with_findings(
    steps: tuple[ViewedStep, ...], hand: LoggedHand, findings: Sequence[Finding], count: int
) -> tuple[ViewedStep, ...]:
    """Puts each finding at the step of its line; what could not happen becomes a step of its own."""
    of_line = {_line(finding): finding for finding in reversed(findings)}
    result = list(steps)
    for number, line in enumerate(hand.lines[: count - 1], start=1):
        result[number] = replace(steps[number], finding=of_line.get(line))
    finding = of_line.get(hand.lines[count - 1]) if count <= len(hand.lines) else None
    if finding is not None:
        refused = _refused(steps[count - 1], hand.events[count - 1])
        result.insert(count, replace(refused, finding=finding))
    return tuple(result)


def _refused(last: ViewedStep, event: Event) -> ViewedStep:
    if isinstance(event, LoggedPlay):
        cards = sum(set(event.cards))
        found = meanings(cards)
        what = combination_words(found[0]) if found else cards_words(cards)
        return refused_step(last, event.seat, cards, Saying("viewer-plays", {"who": event.seat}, what))
    if isinstance(event, LoggedGift):
        said = Saying("viewer-gives-none", {"to": event.to})
        return refused_step(last, event.to, 0, said)
    key = "viewer-passes" if isinstance(event, Pass) else "viewer-calls"
    return refused_step(last, event.seat, 0, Saying(key, {"who": event.seat}))


def _line(finding: Finding) -> int | None:
    where = finding.where
    return int(where[1]) if len(where) == 2 and where[0] == "line" else None  # noqa: PLR2004 - word and number
