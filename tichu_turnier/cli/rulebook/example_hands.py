"""Write example hands that prove what is possible into a game log."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tichu_turnier.rules.audit.readings import Reading
from tichu_turnier.rules.calls import SEATS
from tichu_turnier.rules.ruleset import RuleSet


class ExampleLog:
    """Hands one after the other in one log of BrettspielWelt; without a path it takes none."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._hands: list[str] = []

    def prove(self, readings: tuple[Reading, ...], rules: RuleSet) -> str | None:
        """Takes a hand in which the likeliest of these happened; says where it will be found, if it will."""
        if self._path is None or not readings or rules.players != len(SEATS):
            return None
        from tichu_turnier.rules.engine.example_hand import example_hand
        from tichu_turnier.rules.logs.bsw_write import logged, write

        played = example_hand(readings[0], rules, seed=len(self._hands))
        self._hands.append(write(logged(played, names=("", "", "", ""))))
        return str(self._path)

    def save(self) -> None:
        """Writes the log, if there is a hand for it; raises Refusal when it cannot be written."""
        from tichu_turnier.files.writing import write_whole

        if self._path is not None and self._hands:
            write_whole(self._path, "".join(self._hands).encode())


@contextmanager
def example_log(path: Path | None) -> Iterator[ExampleLog]:
    """A log that is written at the end, also when something else has been refused."""
    log = ExampleLog(path)
    try:
        yield log
    finally:
        log.save()
