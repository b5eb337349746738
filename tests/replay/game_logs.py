"""Game logs for tests, some of them written from hands played at random."""

from tests.rules.logs.test_bsw_log import played
from tichu_turnier.rules.logs.bsw_write import write


def a_log(*seeds: int) -> bytes:
    """A log with a hand for each seed."""
    return "".join(write(played(seed)[0]) for seed in seeds).encode()


def spoilt(log: bytes) -> bytes:
    """The same log, but the second card or pass on the table is one that the rules forbid."""
    lines = log.decode().split("\n")
    first = next(
        number for number, line in enumerate(lines) if line.endswith("Rundenverlauf------------------")
    )
    seat = lines[first + 1][1]
    lines.insert(first + 2, f"({(int(seat) + 2) % 4}){lines[first + 1][3:].partition(':')[0]} passt.")
    return "\n".join(lines).encode()
