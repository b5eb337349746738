"""Read one hand of a file: an object, a line of notation, or the cells of a row."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import TypeGuard

from tichu_turnier.entry.hand_notation import parse_hand
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.rules.audit.readings import concluded
from tichu_turnier.rules.calls import NO_CALLS, SEATS, SIX_SEATS, Call, Calls, calls_of
from tichu_turnier.rules.hand import Award, Awards, Double, HandReport
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.tournament.model.snapshot import Hands

_CALL_NAMES = {"": Call.NONE, "none": Call.NONE, "no": Call.NONE, "tichu": Call.TICHU, "t": Call.TICHU}
_CALL_NAMES |= dict.fromkeys(("grand", "grand_tichu", "grand-tichu", "grandtichu", "g"), Call.GRAND_TICHU)
_CALL_NAMES |= dict.fromkeys(("small", "small_tichu", "small-tichu", "smalltichu", "s"), Call.SMALL_TICHU)
_DOUBLES = {"02": Double.SIDE_02, "13": Double.SIDE_13, "no": Double.NO, "": None}
SHOWN = 60
_MOST_TOLD = 9
LARGEST = 1_000_000
"""No score and no table is larger, and the database has an end too."""
_KEYS = frozenset(["a", "b", "calls", "first_out", "double", "awarded", "special_cards_out"])
_NUMBERS = ("hand", "number")
"""Keys under which a hand may say which one it is."""
READ = _KEYS | {*_NUMBERS, "id"}
"""What a hand alone may say: no other key changes what is made of it."""


class MalformedError(ValueError):
    """A value that is not what stands in its place; the words say where."""


def hand_in(value: object, index: int, rules: RuleSet) -> HandReport:
    """A hand of a list, an object or a line of notation; `index` counts from 1.

    Raises MalformedError for what is neither, for a key that says something unknown and for a hand that says
    that it is another one; Refusal for notation that cannot be read.
    """
    if isinstance(value, str):
        return _of_notation(value, index, rules)
    if not isinstance(value, dict):
        raise MalformedError(f"hands[{index}]: {str(value)[:SHOWN]}")
    for key, said in value.items():
        if key in _NUMBERS and said != index:
            raise MalformedError(f"hands[{index}].{key}: {str(said)[:SHOWN]}")
        if key not in _KEYS and key not in _NUMBERS and said not in (None, "", [], {}):
            raise MalformedError(f"hands[{index}].{str(key)[:SHOWN]}: {str(said)[:SHOWN]}")
    report = hand_told(value, rules, f"hands[{index}].")
    return report if "first_out" in value else concluded(report, rules)


def hand_told(value: Mapping[str, object], rules: RuleSet, place: str = "") -> HandReport:
    """A hand as an object tells it (see `results_of`); raises MalformedError, with `place` in front."""
    seats, double = SIX_SEATS[: max(len(SEATS), rules.players)], value.get("double")
    if not isinstance(double, str | None) or (double or "") not in _DOUBLES:
        raise MalformedError(f"{place}double: {double}")
    calls, first = _calls(value.get("calls"), place, seats), value.get("first_out")
    if first is not None and (first not in seats or not is_number(first)):
        raise MalformedError(f"{place}first_out: {first}")
    a, b = number_in(value, "a", place), number_in(value, "b", place)
    out = value.get("special_cards_out", False)
    if not isinstance(out, bool):
        raise MalformedError(f"{place}special_cards_out: {out}")
    awarded = _awards(value.get("awarded"), place)
    if awarded is not None and (a or b or first is not None or calls != NO_CALLS or _DOUBLES[double or ""]):
        raise MalformedError(f"{place}awarded: {a}:{b}")
    return HandReport(a, b, calls, first, _DOUBLES[double or ""], awarded, special_cards_out=out)


def _awards(value: object, place: str) -> Awards | None:
    """Adjusted scores, `avg+:avg-`; None where there are none."""
    if value is None or value == "":
        return None
    words = value.casefold().split(":") if isinstance(value, str) else []
    known = {award.value: award for award in Award}
    if len(words) != 2 or not set(words) <= known.keys():  # noqa: PLR2004 - a score has two sides
        raise MalformedError(f"{place}awarded: {str(value)[:SHOWN]}")
    return known[words[0]], known[words[1]]


def _of_notation(text: str, index: int, rules: RuleSet) -> HandReport:
    try:
        return parse_hand(text, rules)
    except Refusal as refusal:
        raise Refusal(*(each.within("hand", index, hand=index) for each in refusal.findings)) from None


def _calls(value: object, place: str, seats: Sequence[int]) -> Calls:
    """Calls by seat: an object with seats as keys, or a list of four or six."""
    if value is None:
        return NO_CALLS
    if isinstance(value, list):
        value = {str(seat): call for seat, call in enumerate(value)}
    if not isinstance(value, dict) or not set(value) <= {str(seat) for seat in seats}:
        raise MalformedError(f"{place}calls: {str(value)[:SHOWN]}")
    found = []
    for seat in seats:
        call = "" if value.get(str(seat)) is None else value[str(seat)]
        if not isinstance(call, str) or call.casefold() not in _CALL_NAMES:
            raise MalformedError(f"{place}calls: {call}")
        found.append(_CALL_NAMES[call.casefold()])
    return calls_of(found)


def number_in(value: Mapping[str, object], name: str, place: str = "") -> int:
    """The whole number under a name; MalformedError where there is none."""
    number = value.get(name)
    if not is_number(number) or abs(number) > LARGEST:
        raise MalformedError(f"{place}{name}: {'-' if number is None else str(number)[:SHOWN]}")
    return number


def is_number(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def hands_of(texts: Mapping[int, str], rules: RuleSet, findings: list[Finding]) -> Hands:
    """Hands in one line of notation each, by their numbers; what cannot be read is added to `findings`."""
    hands = []
    for number, text in sorted(texts.items()):
        try:
            hands.append(parse_hand(text, rules))
        except Refusal as refusal:
            findings.extend(each.within("hand", number, hand=number) for each in refusal.findings)
    return Hands(tuple(hands))


def left_out(numbers: Iterable[int]) -> Iterator[Finding]:
    """That hands are missing below others that are there; of many only the first are told.

    Who plays with whom, and which board, goes by the number.
    """
    there = frozenset(numbers)
    missing = (number for number in range(1, max(there, default=0)) if number not in there)
    for number in islice(missing, _MOST_TOLD):
        yield Finding("import-hand-left-out").within("hand", number, hand=number)
