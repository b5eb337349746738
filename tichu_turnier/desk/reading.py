"""How is a file of somebody's read, and what is said when it cannot be?"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tichu_turnier.desk.cells import MOST_BYTES, decoded
from tichu_turnier.rules.finding import Finding, Refusal


@contextmanager
def reading(file: Path | str) -> Iterator[None]:
    """Whatever the system objects to while this file is read becomes a Refusal that names it."""
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
        return decoded(path.read_bytes())[0]
