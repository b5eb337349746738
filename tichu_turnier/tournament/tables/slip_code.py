"""The code on a score slip, with its check letter.

The code is round, T, table and a letter: `3T12K`. Weights grow from place to place and the count of letters
is a prime, so that the letter betrays every wrong character and every two that changed places. It depends on
the evening, so that most slips of another one do not pass. What a scanner reads has three letters more
(`3T12KBXN`) that tell apart the draws of all evenings, also one that was withdrawn. No letter lies elsewhere
on Swiss, German or French keyboards (a scanner types like an American one) or looks like a digit.
"""

import re
from dataclasses import dataclass
from hashlib import sha256

from tichu_turnier.finding import Finding
from tichu_turnier.tournament.model.snapshot import Round, Tournament

BETWEEN = "T"
"""Stands between round and table, and for 10 in the sum."""
LETTERS = "BCDEFGHJKLNPRSUVX"
"""Seventeen, a prime greater than any place and any value."""
SCANNED = 3
"""How many letters a scanned code has behind the typed one."""
_SYMBOLS = f"0123456789{BETWEEN}"
_CODE = re.compile(rf"([1-9]\d?){BETWEEN}([1-9]\d{{0,3}})([{LETTERS}])([{LETTERS}]{{{SCANNED}}})?", re.ASCII)


@dataclass(frozen=True, slots=True)
class SlipName:
    """The slip that a code names."""

    round: int
    table: int


def slip_code(tournament: Tournament, number: int, table: int) -> str:
    """What is printed on the slip of a table for a round, and may be typed."""
    named = f"{number}{BETWEEN}{table}"
    return named + LETTERS[(_weighted(named) + _mark(tournament, tournament.rounds[0])) % len(LETTERS)]


def scanned_code(tournament: Tournament, number: int, table: int) -> str:
    """What the picture on the slip says: the code and the letters of the draw."""
    return slip_code(tournament, number, table) + _tail(tournament, tournament.rounds[number - 1])


def read_slip_code(tournament: Tournament, text: str) -> SlipName | Finding:
    """The slip that a typed or scanned code names, or why there is no such slip."""
    found = _CODE.fullmatch(text.upper())
    args: dict[str, str | int] = {"code": text.upper()}
    if found is None:
        return Finding("slip-code-form", args=args)
    number, table, _, tail = found.groups()
    drawn = tournament.round(int(number))
    if drawn is None:
        return Finding("slip-code-not-drawn", args={**args, "round": int(number)})
    if tail is not None and tail != _tail(tournament, drawn):
        return Finding("slip-code-other-draw", args=args)
    if found[0].removesuffix(tail or "") != slip_code(tournament, drawn.number, int(table)):
        return Finding("slip-code-wrong", args=args)
    if drawn.seating(int(table)) is None:
        return Finding("result-no-such-table", args={"round": drawn.number, "table": int(table)})
    return SlipName(drawn.number, int(table))


def _weighted(named: str) -> int:
    return sum(_SYMBOLS.index(symbol) * weight for weight, symbol in enumerate(named, 1))


def _tail(tournament: Tournament, drawn: Round) -> str:
    rest, letters = _mark(tournament, drawn) // len(LETTERS), ""
    for _ in range(SCANNED):
        rest, letter = divmod(rest, len(LETTERS))
        letters += LETTERS[letter]
    return letters


def _mark(tournament: Tournament, drawn: Round) -> int:
    """A number of this draw: where people change places afterwards, slips already printed remain good."""
    lots = drawn.seed if drawn.seed is not None else [seating.entrants() for seating in drawn.tables]
    told = repr((tournament.day.isoformat(), drawn.number, lots))
    return int.from_bytes(sha256(told.encode()).digest()[:4])
