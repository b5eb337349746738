"""Read a file that a person names, or say why it cannot be read."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from tichu_turnier.files.cells import MOST_BYTES, decoded
from tichu_turnier.finding import Finding, Refusal


@contextmanager
def reading(file: Path | str) -> Iterator[None]:
    """Turns what the operating system objects to while a file is read into a Refusal that names the file."""
    try:
        yield
    except FileNotFoundError:
        raise Refusal(Finding("import-no-such-file", args={"file": str(file)})) from None
    except OSError as error:
        args: dict[str, str | int] = {"file": str(file), "reason": error.strerror or str(error)}
        raise Refusal(Finding("import-cannot-read", args=args)) from None


def text_of_file(file: Path | str) -> str:
    """The text of a file, in whatever encoding; raises Refusal when it cannot be read or is far too long."""
    path = Path(file)
    with reading(file):
        size = path.stat().st_size
        if size > MOST_BYTES:
            raise Refusal(Finding("import-too-big", args={"megabytes": size // 1_000_000}))
        with path.open("rb") as stream:
            return decoded(content_of(stream))[0]


def content_of(stream: BinaryIO) -> bytes:
    """All that is in a stream; raises Refusal when it is far too long, or has no end."""
    content = stream.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise Refusal(Finding("import-too-big", args={"megabytes": MOST_BYTES // 1_000_000}))
    return content
