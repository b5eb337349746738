"""Read results in JSON: an object a match with its hands or totals, or an object a row."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tichu_turnier.files.cells import MOST_ROWS, Row
from tichu_turnier.files.whole import KeyTwiceError, parsed_json
from tichu_turnier.finding import Finding, Refusal, Severity
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.model.snapshot import Hands, MatchReport, Totals
from tichu_turnier.transfer.results.account import question_of
from tichu_turnier.transfer.results.beside import Weight, is_objection, side_called, speaks_against, weight_of
from tichu_turnier.transfer.results.columns import is_doubtful
from tichu_turnier.transfer.results.hands import LARGEST, SHOWN, MalformedError, hand_in, is_number, number_in
from tichu_turnier.transfer.results.headings import Meaning, heading_of
from tichu_turnier.transfer.results.lines import Claim, Named, ResultLine
from tichu_turnier.transfer.results.one_row import RulesAt
from tichu_turnier.transfer.results.only_round import OnlyRound, told_once
from tichu_turnier.transfer.results.rows import lines_of_rows

_KEYS = frozenset(["round", "table", "hands", "score", "hands_played", "note", "accepted_because"])
_OUTCOMES = {Meaning.WINNER: 1, Meaning.LOSER: -1}
_LISTS = frozenset(("ids", "names", "teams", "players"))
_PEOPLE = {2: ((0, 2), (1, 3)), 4: ((0,), (2,), (1,), (3,))}
"""Whom a list of names or of ids is about: both sides, or everybody with the partner behind."""


def lines_of_json(
    text: str, rules_at: RulesAt, only: OnlyRound | None = None
) -> tuple[tuple[ResultLine, ...], tuple[Finding, ...]]:
    """The results in JSON, and what is to be said about it as a whole; nothing is audited.

    Objects without lists inside are read as rows of a table of which their keys are the headings. `only` is
    the round of those that name none.
    """
    values = list(_json_values(text))
    without = {number for number, value in values if isinstance(value, dict) and "round" not in value}
    if only is None or not without:
        return _lines_of(values, rules_at)
    values = [(at, {"round": only.number, **value} if at in without else value) for at, value in values]
    lines, notes = _lines_of(values, rules_at)
    found = [only.asked_in([line])[0] if line.number in without else line for line in lines]
    return tuple(found), (*notes, *told_once(only))


def _lines_of(
    values: Sequence[tuple[int, Any]], rules_at: RulesAt
) -> tuple[tuple[ResultLine, ...], tuple[Finding, ...]]:
    flat = [(number, value) for number, value in values if _is_row(value)]
    rows, notes = _of_flat(flat, rules_at)
    others = [_line(number, value, rules_at) for number, value in values if not _is_row(value)]
    return tuple(sorted([*rows, *others], key=lambda line: line.number)), (*notes, *_not_read(values))


def _is_row(value: object) -> bool:
    """Whether a value is an object of plain values that has points of two sides, or adjusted scores."""
    if not isinstance(value, dict) or any(isinstance(each, list | dict) for each in value.values()):
        return False
    return {"round", "table"} <= value.keys() and "a" in value and "b" in value


def _of_flat(
    flat: list[tuple[int, object]], rules_at: RulesAt
) -> tuple[tuple[ResultLine, ...], tuple[Finding, ...]]:
    found = [(number, value) for number, value in flat if isinstance(value, dict)]
    if not found:
        return (), ()
    keys = tuple(dict.fromkeys(str(key) for _, value in found for key in value))
    rows = [Row(0, keys)]
    rows += [Row(number, tuple(_cell(value.get(key)) for key in keys)) for number, value in found]
    return lines_of_rows(rows, rules_at)


def _cell(value: object) -> str:
    return "" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def _json_values(text: str) -> Iterator[tuple[int, Any]]:
    """Every result with the number of its line; a file that is one list is numbered by its items."""
    try:
        whole = parsed_json(text.lstrip("\ufeff"))
    except KeyTwiceError as twice:
        if not _begins_with_a_whole_line(text):
            raise Refusal(twice.finding) from None
        whole = None
    except (ValueError, RecursionError):
        whole = None
    if whole is not None:
        values = whole if isinstance(whole, list) else [whole]
        if len(values) > MOST_ROWS:
            raise Refusal(Finding("import-cut-off", args={"rows": MOST_ROWS}))
        yield from enumerate(values, 1)
        return
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        if number > MOST_ROWS:
            raise Refusal(Finding("import-cut-off", args={"rows": MOST_ROWS}))
        if line.strip():
            yield number, _loaded(line)


def _begins_with_a_whole_line(text: str) -> bool:
    """Whether the first line is a result, as where each line is one, and not just the beginning of one."""
    first = next(filter(str.strip, text.lstrip("\ufeff").splitlines()))
    return first.rstrip().endswith("}")


def _loaded(line: str) -> object:
    """The value of one line; what is no JSON stays text, which no result is, and so does its error."""
    try:
        return parsed_json(line)
    except KeyTwiceError as twice:
        return twice
    except (ValueError, RecursionError):
        return line.strip()


def _line(number: int, value: object, rules_at: RulesAt) -> ResultLine:
    if isinstance(value, KeyTwiceError):
        return ResultLine(number, None, (value.finding,))
    try:
        return _match(number, value, rules_at)
    except MalformedError as malformed:
        return ResultLine(number, None, (Finding("import-result-malformed", args={"text": str(malformed)}),))
    except Refusal as refusal:
        return ResultLine(number, None, refusal.findings)


def _match(line: int, value: object, rules_at: RulesAt) -> ResultLine:
    if not isinstance(value, dict):
        raise MalformedError(str(value)[:SHOWN])
    number, table = number_in(value, "round"), number_in(value, "table")
    because, note = (_text(value, key) for key in ("accepted_because", "note"))
    change = EnterResult(number, table, _report(value, rules_at(number, table)), because)
    doubts: list[Finding] = []
    if "seats" not in value and is_objection(note):  # in our own exports it was considered
        doubts.append(question_of("note", note))
    named = tuple(_named(value, doubts))
    counted = "seats" not in value and not _LISTS.isdisjoint(value)
    claims = (Claim(0, named, counted=counted),) if named else ()
    return ResultLine(line, change, tuple(doubts), claims, note)


def _text(value: Mapping[str, object], key: str) -> str:
    said = value.get(key)
    if not isinstance(said, str | None):
        raise MalformedError(f"{key}: {str(said)[:SHOWN]}")
    return said or ""


def _report(value: Mapping[str, object], rules: RuleSet) -> MatchReport:
    """The hands, or the totals; where both are there, they say the same."""
    hands, score, played = value.get("hands"), value.get("score"), value.get("hands_played")
    told = _score(score)
    if score is not None and told is None:
        raise MalformedError(f"score: {str(score)[:SHOWN]}")
    count = None if played is None else number_in(value, "hands_played")
    if isinstance(hands, list):
        report = Hands(tuple(hand_in(hand, index, rules) for index, hand in enumerate(hands, 1)))
        if told not in (None, report.totals):
            raise MalformedError(f"score: {score}, hands: {list(report.totals)}")
        if count not in (None, 0, report.hands_played):
            raise MalformedError(f"hands_played: {count}, hands: {report.hands_played}")
        return report
    if is_number(hands) and count is None and 0 <= hands <= LARGEST:
        hands, count = None, hands
    if told is None or hands is not None:
        raise MalformedError("hands / score")
    return Totals(*told, count or 0)


def _score(score: object) -> tuple[int, int] | None:
    if not isinstance(score, list) or len(score) != 2:  # noqa: PLR2004 - a score has two sides
        return None
    a, b = score
    return (a, b) if is_number(a) and is_number(b) and max(abs(a), abs(b)) <= LARGEST else None


def _named(value: Mapping[str, object], doubts: list[Finding]) -> Iterator[Named]:
    """Who played, as keys and lists say it; every other key that could change something is asked about."""
    for key, said in value.items():
        if key in _KEYS or said in (None, "", [], {}):
            continue
        heading = heading_of(key)
        if (key == "seats" or key in _LISTS) and isinstance(said, list):
            yield from _listed(key, said)
        elif heading.meaning in (Meaning.NAME, Meaning.ID) and isinstance(said, str | int):
            yield Named(str(said), heading.seats, key, heading.meaning is Meaning.ID)
        elif heading.meaning in _OUTCOMES and isinstance(said, str | int):
            yield Named(str(said), (), key, outcome=_OUTCOMES[heading.meaning], side=side_called(str(said)))
        elif isinstance(said, str) and not _is_asked(key, said):
            yield Named(said, (), key)
        elif heading.meaning is not Meaning.PASSED_OVER and _is_asked(key, said):
            args: dict[str, str | int] = {"column": key[:40], "text": str(said)[:SHOWN]}
            doubts.append(Finding("reading-unknown-cell", Severity.QUESTION, args))


def _is_asked(key: str, said: object) -> bool:
    """Whether what stands under a key that is not read may change what the rest says."""
    weight = weight_of(key)
    text = _cell(said)
    if weight is Weight.NONE:
        return not isinstance(said, str) or is_doubtful(text, uniform=False)
    return speaks_against(weight, text)


def _not_read(values: Sequence[tuple[int, Any]]) -> tuple[Finding, ...]:
    """That keys were not read, by name; those of objects that are rows are told with their table."""
    keys = dict.fromkeys(
        str(key)
        for _, value in values
        if isinstance(value, dict) and not _is_row(value)
        for key, said in value.items()
        if key not in _KEYS | _LISTS | {"seats"} and said not in (None, "", [], {})
    )
    names = [key for key in keys if heading_of(key).meaning not in (Meaning.NAME, Meaning.ID, *_OUTCOMES)]
    return (Finding("import-column-ignored", Severity.NOTE, {"names": ", ".join(names)}),) if names else ()


def _listed(key: str, said: list[object]) -> Iterator[Named]:
    """A list of `seats` goes by seats, as a draw does; one of names may have partners side by side."""
    by_seat = key == "seats" and len(said) != 2  # noqa: PLR2004 - two are a side each
    places = [(seat,) for seat in range(len(said))] if by_seat else _PEOPLE.get(len(said), ())
    for index, each in enumerate(said):
        names = each if isinstance(each, list) else [each]
        place = places[index] if index < len(places) else ()
        yield Named(" + ".join(map(str, names)), tuple(place), key, is_number(each))
