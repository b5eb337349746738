"""Answer a file line by line."""

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, TypeVar

from tichu_turnier.finding import Finding, Refusal

Case = Mapping[str, object]
Plain = dict[str, object]
Answer = TypeVar("Answer")
_LONGEST_LINE = 1 << 14


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
