"""How a command speaks to the person or the program that called it."""

import json
import signal
import sys
import time
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from functools import partial
from itertools import islice, pairwise
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, TypeVar

from tichu_turnier.finding import Finding, Refusal, Severity
from tichu_turnier.texts import Texts
from tichu_turnier.words import finding_words

if TYPE_CHECKING:
    from tichu_turnier.desk.desk import Desk
    from tichu_turnier.tournament.draws.rotation.quality import Figure
    from tichu_turnier.tournament.model.snapshot import Tournament
    from tichu_turnier.transfer.rankings.ranking_list import RankingList
    from tichu_turnier.words.listings.listing import Cell, Listing

Case = Mapping[str, object]
Plain = dict[str, object]
Answer = TypeVar("Answer")
Known = TypeVar("Known")
_LONGEST_LINE = 1 << 14
DESK_NAME = "cli"
MOST_TOLD = 1_000
"""Of how many findings at most each is told; nobody reads so many lines."""
SERVERS = ("postgresql:", "postgres:")
"""How the addresses of databases begin, where a file is wanted."""
WAIT_SECONDS = 5.0
"""How long a command waits for a file that another command has open."""


@contextmanager
def opened(source: str) -> Iterator[BinaryIO]:
    """A file, or the input for `-`; raises Refusal when it cannot be read."""
    try:
        if source == "-":
            yield sys.stdin.buffer
        else:
            with Path(source).open("rb") as file:
                yield file
    except BrokenPipeError:
        raise
    except FileNotFoundError:
        raise Refusal(Finding("import-no-such-file", args={"file": source})) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Refusal(Finding("import-cannot-read", args={"file": source, "reason": reason})) from None


def answer_lines(
    source: str, answer: Callable[[Case], Answer], example: str, tell: Callable[[Answer], None]
) -> None:
    """Tells one answer for each line; lines that cannot be read are refused at the end."""
    faults: list[Finding] = []
    with opened(source) as file:
        for number, line in enumerate(_lines(file), start=1):
            if len(line) < _LONGEST_LINE and not line.strip():
                continue
            try:
                found = answer(json.loads(line))
            except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
                faults.append(Finding("engine-bad-line", args={"example": example}, where=("line", number)))
                continue
            tell(found)
    if faults:
        raise Refusal(*faults)


def _lines(file: BinaryIO) -> Iterator[bytes]:
    """Line by line; of one that no answer can need only the beginning, so that it cannot fill the memory."""
    while line := file.readline(_LONGEST_LINE):
        rest = line
        while len(rest) == _LONGEST_LINE and not rest.endswith(b"\n"):
            rest = file.readline(_LONGEST_LINE)
        yield line


@contextmanager
def _writing() -> Iterator[None]:
    """Turns what keeps standard output from being written into a Refusal, but for a reader who is gone."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        args = {"file": "stdout", "reason": error.strerror or str(error)}
        raise Refusal(Finding("cli-cannot-write", args=args)) from None


_YES = frozenset(["j", "ja", "y", "yes", "o", "oui"])
"""What somebody answers at a terminal, in any of the languages."""


class UsageRefusal(Refusal):
    """The command itself was wrong (exit code 2), not what it asked for (1)."""


class Terminal:
    """What a command says: results to standard output, findings in words to standard error."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        _OPENED.set(None)
        texts.call_rounds(partial(_round_called, texts))
        self.as_json = False  # whether a program has called, by `--json`

    def answer(self, plain: Mapping[str, object], key: str, /, **values: object) -> None:
        """What was done: for a program as JSON, for a person in the words of a key."""
        if self.as_json:
            self.json(plain)
        else:
            self.say(self.texts(key, **values))

    def say(self, line: str = "") -> None:
        """Writes one line for a person at once, so that the reader of a pipe need not wait for it."""
        with _writing():
            sys.stdout.write(line + "\n")
            sys.stdout.flush()

    def put(self, content: bytes) -> None:
        """Writes a file to standard output, and nothing else."""
        with _writing():
            sys.stdout.buffer.write(content)
            sys.stdout.flush()

    def json(self, value: object) -> None:
        self.say(json.dumps(value, ensure_ascii=False))

    def table(self, heads: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
        """Rows under their heads, numbers to the right."""
        lines = [[str(head) for head in heads], *([str(cell) for cell in row] for row in rows)]
        right = [all(_is_number(line[i]) for line in lines[1:]) for i in range(len(heads))]
        widths = [max(_width(line[i]) for line in lines) for i in range(len(heads))]
        for line in lines:
            cells = (_padded(*cell) for cell in zip(line, widths, right, strict=True))
            self.say("  ".join(cells).rstrip())

    def listing(self, listing: "Listing") -> None:
        """A list with columns; numbers as programs write them."""
        cells = ([_plain(cell) for cell in row] for row in listing.rows)
        self.table([column.title for column in listing.columns], cells)

    def figure(self, figure: "Figure") -> str:
        """A figure of a draw, beside the least that any draw could have."""
        value = self.texts(
            f"fairness-{figure.verdict}", count=figure.value, least=figure.least, scope=figure.scope
        )
        return self.texts("fairness-line", name=self.texts(f"fairness-{figure.key}"), value=value)

    def tell(self, findings: Iterable[Finding]) -> None:
        """Findings in words, each on its line of standard error; of very many the first ones."""
        every = iter(findings)
        for finding in islice(every, MOST_TOLD):
            sys.stderr.write(self.words(finding) + "\n")
        if more := sum(1 for _ in every):
            sys.stderr.write(self.words(Finding("cli-more-findings", Severity.NOTE, {"count": more})) + "\n")
        sys.stderr.flush()

    def agreed(self, findings: Iterable[Finding]) -> None:
        """Tells what a change does to others, and asks whoever sits at a terminal before it is made.

        A script has decided by calling the command. Raises Refusal where the answer is not yes.
        """
        told = tuple(findings)
        self.tell(told)
        if told and not self.as_json and sys.stdin.isatty() and sys.stderr.isatty():
            sys.stderr.write(self.texts("cli-ask-anyway") + " ")
            sys.stderr.flush()
            if sys.stdin.readline().strip().casefold() not in _YES:
                raise Refusal(Finding("cli-not-done"))

    def words(self, finding: Finding) -> str:
        """A finding in words: how much it weighs, where it is, what is wrong."""
        weight = self.texts(f"cli-severity-{finding.severity}")
        place, words = self._place(finding), self.about(finding)
        key = "cli-finding-at" if place else "cli-finding"
        return self.texts(key, weight=weight, place=place, words=words)

    def about(self, finding: Finding) -> str:
        """What is wrong, with the command that answers it where there is one."""
        words = finding_words(self.texts, finding)
        hint = f"cli-hint-{finding.key}"
        return f"{words} {self.texts(hint)}" if self.texts.has(hint) else words

    def plain(self, finding: Finding) -> dict[str, object]:
        about = {"key": finding.key, "severity": finding.severity.value, "args": dict(finding.args)}
        return {**about, "where": list(finding.where), "text": finding_words(self.texts, finding)}

    def _place(self, finding: Finding) -> str:
        where = finding.where
        steps = [
            self.texts(f"cli-at-{step}", number=number + 1 if step == "entrant" else number)
            for step, number in pairwise(where)
            if step in ("line", "hand", "entrant", "round", "table") and isinstance(number, int)
        ]
        return ", ".join(steps)


@contextmanager
def open_desk(address: str) -> "Iterator[Desk]":
    """The tournament at an address, to change it; Refusal when it cannot be opened, or is gone in the end."""
    from tichu_turnier.desk.desk import Desk

    with Desk.open(file_path(address), DESK_NAME, wait=WAIT_SECONDS) as desk:
        _OPENED.set(desk)
        yield desk
        desk.check_place()


@contextmanager
def open_to_read(address: str) -> "Iterator[Desk]":
    """The tournament at an address, for a command that changes nothing: also while a window has it open."""
    from tichu_turnier.desk.desk import Desk

    with Desk.reading(file_path(address), DESK_NAME) as desk:
        _OPENED.set(desk)
        yield desk


_OPENED: "ContextVar[Desk | None]" = ContextVar("opened", default=None)
"""The tournament that a command opened last, in which rounds are called as they are called there."""


def _round_called(texts: Texts, number: int) -> str:
    """What a round is called in the tournament that is open: `Halbfinal`; its number while there is none."""
    from tichu_turnier.words.rounds import round_words

    desk = _OPENED.get()
    if desk is None:
        return texts("timetable-round", number=number)
    return round_words(desk.tournament, texts, number)


def tournament_of(address: str) -> "Tournament":
    """The tournament at an address as it is now; raises Refusal when it cannot be opened."""
    from tichu_turnier.entry.drafts import as_typed

    with open_to_read(address) as desk:
        return as_typed(file_path(address), desk.tournament)


def file_path(address: str) -> Path:
    if address.startswith(SERVERS):
        raise Refusal(Finding("cli-no-server-yet", args={"address": address.partition("@")[2] or address}))
    return Path(address)


def refuse_blocking(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """The findings, if none of them blocks; raises Refusal with all of them otherwise."""
    found = tuple(findings)
    if any(finding.blocks for finding in found):
        raise Refusal(*found)
    return found


def usage(key: str, /, **args: str | int) -> UsageRefusal:
    return UsageRefusal(Finding(key, args=dict(args)))


def as_usage(read: Callable[[], Known]) -> Known:
    """What reading a value of the command gives; what it refuses is a wrong command."""
    try:
        return read()
    except Refusal as refusal:
        raise UsageRefusal(*refusal.findings) from None


def known_by(word: str, known: Mapping[str, Known], key: str, argument: str = "key") -> Known:
    """What a word names; raises a usage refusal with the word (as `argument`), the nearest and all `keys`."""
    if word not in known:
        near = nearest(word, known) or "none"
        raise usage(key, **{argument: word, "nearest": near, "keys": ", ".join(known)})
    return known[word]


def nearest(word: str, known: Mapping[str, object] | Iterable[str]) -> str:
    """The known word that looks most like this one, empty when none does."""
    import difflib

    found = difflib.get_close_matches(word, list(known), n=1, cutoff=0.5)
    return found[0] if found else ""


def _plain(cell: "Cell") -> str:
    return cell.text if cell.number is None else f"{cell.number:.10g}"


def _is_number(text: str) -> bool:
    return text.lstrip("-−+").replace(".", "").replace(",", "").isdigit() or not text


def _width(text: str) -> int:
    """How many columns a text takes: wide letters two, combining marks none."""
    wide = sum(unicodedata.east_asian_width(char) in "WF" for char in text)
    return len(text) + wide - sum(bool(unicodedata.combining(char)) for char in text)


def _padded(text: str, width: int, right: bool) -> str:
    blanks = " " * (width - _width(text))
    return blanks + text if right else text + blanks


def text_of(source: str) -> str:
    """The text of a file, or of standard input for `-`; raises Refusal when it cannot be read."""
    from tichu_turnier.files.cells import text_of_bytes
    from tichu_turnier.files.whole import content_of, text_of_file

    return text_of_bytes(content_of(sys.stdin.buffer))[0] if source == "-" else text_of_file(source)


def ranking_of(source: str) -> "RankingList":
    """The rankings in a file of any kind, or in standard input for `-`; Refusal where there is none."""
    from tichu_turnier.transfer.rankings import ranking_source

    return ranking_source.ranking_of(text_of(source) if source == "-" else Path(source))


@contextmanager
def until_asked_to_end() -> Iterator[None]:
    """What goes on within ends in order by Ctrl+C, and by what systems send in the background."""
    for request in (signal.SIGINT, signal.SIGTERM):
        signal.signal(request, signal.default_int_handler)
    with suppress(KeyboardInterrupt):
        yield


def wait_for_end() -> None:
    """Goes on until the end is asked for."""
    while True:
        time.sleep(1)
