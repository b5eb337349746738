"""A hand of a score slip in one line, such as `155:45 T0+`; `entry/hand_notation` reads it back."""

from tichu_turnier.rules.calls import Call, call_at
from tichu_turnier.rules.hand import HandReport

SPECIAL_CARDS_OUT = "BR"


def hand_text(report: HandReport) -> str:
    """The line that reports this hand: `parse_hand` reads it back to the same value."""
    if report.awarded is not None:
        return ":".join(award.value.upper() for award in report.awarded)
    words = [f"{report.a}:{report.b}"]
    for seat, call in enumerate(report.calls):
        if call is not Call.NONE:
            words.append(f"{call.value[0].upper()}{seat}{'+' if seat == report.first_out else '-'}")
    if report.first_out is not None and call_at(report.calls, report.first_out) is Call.NONE:
        words.append(f"F{report.first_out}")
    if report.double is not None:
        words.append(f"D{report.double.value}")
    if report.special_cards_out:
        words.append(SPECIAL_CARDS_OUT)
    return " ".join(words)
