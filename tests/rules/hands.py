"""How do tests write down the calls and the report of a hand in one line?"""

from tichu_turnier.rules.calls import Call, Calls, calls_of
from tichu_turnier.rules.hand import Double, HandReport

LETTERS = {"-": Call.NONE, "K": Call.SMALL_TICHU, "T": Call.TICHU, "G": Call.GRAND_TICHU}


def calls(text: str) -> Calls:
    """`T--G` is a Tichu of seat 0 and a Grand Tichu of seat 3; K is a small Tichu."""
    return calls_of(LETTERS[letter] for letter in text)


def hand(text: str) -> HandReport:
    """`165 35 T--- 0 no BR`: points, calls, who was first, double victory (`?`: not said), cards out."""
    a, b, called, first, double, *out = text.split()
    return HandReport(
        int(a),
        int(b),
        calls(called),
        None if first == "?" else int(first),
        None if double == "?" else Double(double),
        special_cards_out=bool(out),
    )


def rows(table: str) -> list[str]:
    """The lines of a table in a test."""
    return table.strip().splitlines()
