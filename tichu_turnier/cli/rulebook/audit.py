"""Commands `audit hand`, `audit match` and `audit ranking`: is it possible, and what may be meant?"""

import re
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated

import typer

from tichu_turnier.cli.terminal import Case, Terminal, answer_lines, known_by, ranking_of, usage
from tichu_turnier.files.cells import MINUS_SIGNS
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.rules.audit import match_audit
from tichu_turnier.rules.audit.entry_errors import Suggestion, nearest
from tichu_turnier.rules.audit.hand_audit import audit_incomplete_hand
from tichu_turnier.rules.audit.match_audit import MOST_HANDS, SuggestedTotals
from tichu_turnier.rules.audit.readings import Pair, Reading, readings
from tichu_turnier.rules.calls import SEATS, SIX_SEATS, Call, Calls, calls_of
from tichu_turnier.rules.hand import Double, HandReport
from tichu_turnier.rules.ruleset import (
    BOOSTER_RULES,
    BRETTSPIELWELT_RULES,
    DTM_RULES,
    PRINTED_RULES,
    TWO_RULES,
    RuleSet,
)
from tichu_turnier.rules.variant import rules_of_six
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.presets import DTM, PRESETS
from tichu_turnier.tournament.model.snapshot import Scoring, ScoringUnit
from tichu_turnier.tournament.scoring.invariants import (
    figure,
    misplaced,
    printed_sum,
    ranking_findings,
    row_repairs,
)
from tichu_turnier.tournament.scoring.victory_points import hand_victory_points
from tichu_turnier.tournament.tables.kind_texts import double_kind
from tichu_turnier.transfer.results.hands import READ, SHOWN, hand_told
from tichu_turnier.words.numbers import plain

HAND_EXAMPLE = '{"a": 155, "b": 45, "calls": {"0": "tichu"}, "first_out": 0, "double": "no"}'
_BY_MATCH = Scoring(unit=ScoringUnit.MATCH)
_PAIR = re.compile(r"\s*([+-]?\d{1,5})[\s:]+([+-]?\d{1,5})\s*")

Rules = Annotated[str, typer.Option("--rules", metavar="KEY")]
Points = Annotated[list[str] | None, typer.Argument(metavar="A B")]


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

    def close(self) -> None:
        """Writes the log, if there is a hand for it; raises Refusal when it cannot be written."""
        from tichu_turnier.files.whole import write_whole

        if self._path is not None and self._hands:
            write_whole(self._path, "".join(self._hands).encode())


@dataclass(frozen=True, slots=True)
class RuleBook:
    """By which rules is audited, and what a hand brings besides its points."""

    rules: RuleSet
    scoring: Scoring

    def worth(self, report: HandReport) -> tuple[int, int] | None:
        """The victory points that a hand alone brings, if it does."""
        return hand_victory_points(report, self.scoring) if self.scoring.unit is ScoringUnit.HAND else None

    def audit(self, report: HandReport, calls_known: bool, log: ExampleLog) -> "HandAnswer":
        by, found = self.rules, readings(report, self.rules, calls_known=calls_known)
        faults = audit_incomplete_hand(report, by, calls_known=calls_known, worth=self.worth)
        meant = nearest(report, by, calls_known=calls_known, first_known=False)
        proof = None if report.special_cards_out else log.prove(found, by)
        return HandAnswer(report, faults, found, meant, proof, double_kind(by))


BOOKS: Mapping[str, RuleBook] = {
    "printed": RuleBook(PRINTED_RULES, _BY_MATCH),
    "booster": RuleBook(BOOSTER_RULES, _BY_MATCH),
    "brettspielwelt": RuleBook(BRETTSPIELWELT_RULES, _BY_MATCH),
    "two": RuleBook(TWO_RULES, _BY_MATCH),
    "six": RuleBook(rules_of_six(PRINTED_RULES), _BY_MATCH),
    "dtm-six": RuleBook(rules_of_six(DTM_RULES), DTM.regulations.scoring),
    **{known.key: RuleBook(known.regulations.rules, known.regulations.scoring) for known in PRESETS},
}


@dataclass(frozen=True, slots=True)
class HandAnswer:
    """What there is to say about one hand."""

    report: HandReport
    findings: tuple[Finding, ...]
    readings: tuple[Reading, ...]
    nearest: tuple[Suggestion, ...]
    witness: str | None
    """The log in which a hand is that went like this."""
    double: str
    """What a double victory is at this table."""

    def plain(self, terminal: Terminal) -> dict[str, object]:
        found = [terminal.plain(finding) for finding in self.findings]
        meant = [_plain_suggestion(each, terminal.texts) for each in self.nearest]
        told = {"findings": found, "readings": list(map(_plain_reading, self.readings)), "nearest": meant}
        return {"possible": bool(self.readings), **told, "witness": self.witness}

    def say(self, terminal: Terminal) -> None:
        texts, a, b = terminal.texts, self.report.a, self.report.b
        terminal.say(texts("audit-possible" if self.readings else "audit-impossible", a=a, b=b))
        terminal.tell(self.findings)
        fewest = _number_of_calls(self.readings[0]) if self.readings else 0
        likely = (reading for reading in self.readings if _number_of_calls(reading) == fewest)
        told = dict.fromkeys(_reading_words(each, texts, self.double) for each in likely)
        _say_list("audit-how", tuple(told), terminal)
        _say_list("audit-meant", [_why(each, texts) for each in self.nearest], terminal)
        if self.witness is not None:
            terminal.say(texts("witness-written", file=self.witness))


@dataclass(frozen=True, slots=True)
class MatchAnswer:
    """What there is to say about the totals of a match."""

    totals: Pair
    findings: tuple[Finding, ...]
    example: tuple[Pair, ...]
    nearest: tuple[SuggestedTotals, ...]

    def plain(self, terminal: Terminal) -> dict[str, object]:
        found = [terminal.plain(finding) for finding in self.findings]
        meant = [
            {"a": each.a, "b": each.b, "why": each.why, "text": terminal.texts(each.why, **each.args)}
            for each in self.nearest
        ]
        told = {"findings": found, "example": list(map(list, self.example)), "nearest": meant}
        return {"possible": bool(self.example), **told}

    def say(self, terminal: Terminal) -> None:
        texts, (a, b) = terminal.texts, self.totals
        terminal.say(texts("audit-possible" if self.example else "audit-impossible", a=a, b=b))
        terminal.tell(self.findings)
        _say_list("audit-example", [f"{a}:{b}" for a, b in self.example], terminal)
        _say_list("audit-meant", [texts(each.why, **each.args) for each in self.nearest], terminal)


def audit_hand(
    terminal: Terminal,
    points: Points = None,
    rules: Rules = "printed",
    calls: Annotated[list[str] | None, typer.Option("--call", metavar="SEAT=CALL")] = None,
    first_out: Annotated[int | None, typer.Option("--first-out", metavar="SEAT", min=0, max=5)] = None,
    double: Annotated[str, typer.Option("--double", metavar="02|13|no")] = "",
    special_cards_out: Annotated[bool, typer.Option("--special-cards-out")] = False,
    source: Annotated[str, typer.Option("--from", metavar="FILE.jsonl")] = "",
    proof: Annotated[Path | None, typer.Option("--witness", metavar="LOG.tch")] = None,
) -> None:
    """Tells whether a hand is possible, what can have happened, and what may be meant if it is not."""
    book = book_of(rules)
    if source and (points or calls or first_out is not None or double or special_cards_out):
        raise usage("cli-audit-what")
    if proof is not None and book.rules.players != len(SEATS):
        raise usage("cli-audit-witness-of-four")
    if source:
        with closing(ExampleLog(proof)) as log:  # written also when something else is refused
            answer_lines(
                source,
                lambda case: _with_left_out(book.audit(*_of_case(case, book.rules), log), case),
                HAND_EXAMPLE,
                lambda answer: _tell(answer, terminal),
            )
        return
    said, first = _calls(calls or (), book.rules), _first_out(first_out, book.rules)
    report = HandReport(*_pair(points), said, first, _double(double), special_cards_out=special_cards_out)
    with closing(ExampleLog(proof)) as log:
        answer = book.audit(report, calls is not None or first_out is not None, log)
    if terminal.as_json:
        terminal.tell(answer.findings)
    _tell(answer, terminal)


def audit_match(
    terminal: Terminal,
    hands: Annotated[int, typer.Option("--hands", metavar="K", min=1, max=MOST_HANDS)],
    points: Points = None,
    rules: Rules = "printed",
) -> None:
    """Tells whether so many hands can bring these totals, and how."""
    by, (a, b) = book_of(rules).rules, _pair(points)
    found = match_audit.audit_match_totals(a, b, hands, by)
    meant = match_audit.nearest_totals(a, b, hands, by) if found else ()
    answer = MatchAnswer((a, b), found, match_audit.example(a, b, hands, by), meant)
    if terminal.as_json:
        terminal.tell(answer.findings)
    _tell(answer, terminal)


def _tell(answer: HandAnswer | MatchAnswer, terminal: Terminal) -> None:
    if terminal.as_json:
        terminal.json(answer.plain(terminal))
    else:
        answer.say(terminal)


def book_of(key: str) -> RuleBook:
    return known_by(key, BOOKS, "cli-no-such-preset", "preset")


def _pair(points: Sequence[str] | None) -> Pair:
    """Two points as typed, apart or as `155:45`."""
    text = " ".join(points or ())
    read = _PAIR.fullmatch(text.translate(MINUS_SIGNS))
    if read is None:
        raise usage("cli-audit-points", text=text)
    return int(read[1]), int(read[2])


def _calls(words: Sequence[str], rules: RuleSet) -> Calls:
    """Calls as typed, such as `0=tichu`; `none` where nobody called."""
    found = dict.fromkeys(SIX_SEATS, Call.NONE)
    for word in words:
        seat, _, call = word.casefold().partition("=")
        if seat == Call.NONE and not call:
            continue
        if seat not in map(str, _seats(rules)) or call not in list(Call):
            raise usage("cli-audit-call", text=word)
        if found[int(seat)] is not Call.NONE:
            raise usage("entry-notation-call-twice", seat=seat)
        found[int(seat)] = Call(call)
    return calls_of(found.values())


def _first_out(seat: int | None, rules: RuleSet) -> int | None:
    if seat is not None and seat not in _seats(rules):
        raise usage("cli-audit-first", last=_seats(rules)[-1])
    return seat


def _seats(rules: RuleSet) -> tuple[int, ...]:
    """Where calls can be noted; where two play, the audit tells who has no seat of his own."""
    return SIX_SEATS[: max(len(SEATS), rules.players)]


def _double(word: str) -> Double | None:
    if word and word not in list(Double):
        raise usage("cli-audit-double", text=word)
    return Double(word) if word else None


def _of_case(case: Case, rules: RuleSet) -> tuple[HandReport, bool]:
    """A hand of a file, and whether it says who called; what is left out or null is open.

    As on the command line, a line without `calls` that names the first player says that nobody called.
    """
    said = case.get("calls") if "calls" in case else case.get("first_out")
    return hand_told(case, rules), said is not None


def _with_left_out(answer: HandAnswer, case: Case) -> HandAnswer:
    """The answer, with the names of what the line says and nobody looked at, but for its number."""
    unread = [key for key, said in case.items() if key not in READ and said not in (None, "", [], {})]
    if not unread:
        return answer
    names = ", ".join(str(key)[:SHOWN] for key in unread)
    told = Finding("audit-left-out", Severity.WARNING, {"names": names})
    return replace(answer, findings=(*answer.findings, told))


def _plain_reading(reading: Reading) -> dict[str, object]:
    points = {"card_points": reading.card_points, "double": reading.double.value}
    return {**points, "calls": _plain_calls(reading.calls), "first_out": reading.first_out}


def _plain_calls(calls: Calls) -> dict[str, str]:
    return {str(seat): call.value for seat, call in enumerate(calls) if call is not Call.NONE}


def _plain_suggestion(suggestion: Suggestion, texts: Texts) -> dict[str, object]:
    meant = suggestion.report
    about = {"a": meant.a, "b": meant.b, "why": suggestion.why, "text": _why(suggestion, texts)}
    told = {"calls": _plain_calls(meant.calls), "first_out": meant.first_out}
    return {**about, **told, "double": None if meant.double is None else meant.double.value}


def _why(suggestion: Suggestion, texts: Texts) -> str:
    args = dict(suggestion.args)
    if "who" in args:
        args["who"] = texts("audit-seat", seat=args["who"])
    return texts(suggestion.why, **args)


def _number_of_calls(reading: Reading) -> int:
    return sum(call is not Call.NONE for call in reading.calls)


def _reading_words(reading: Reading, texts: Texts, double: str) -> str:
    """What happened: cards or double victory, and who called what with which success."""
    side = reading.double.side
    a, b = reading.card_points or (side or 0, (side or 0) + 2)
    calls = []
    for seat, call in _plain_calls(reading.calls).items():
        outcome = "made" if seat == str(reading.first_out) else "lost"
        calls.append(texts("audit-call", who=texts("audit-seat", seat=seat), call=call, outcome=outcome))
    said = ", ".join(calls) or texts("audit-no-call")
    kind = "counted" if side is None else double
    return texts("audit-reading", kind=kind, a=a, b=b, c=b + 2, calls=said)


def _say_list(heading: str, lines: Sequence[str], terminal: Terminal) -> None:
    if lines:
        terminal.say(terminal.texts(heading))
    for line in lines:
        terminal.say(f"  {line}")


def audit_ranking(
    terminal: Terminal,
    source: Annotated[str, typer.Argument(metavar="LIST")],
    total: Annotated[int, typer.Option("--sum", metavar="N")],
    column: Annotated[str, typer.Option("--column", metavar="HEAD")] = "",
) -> None:
    """Tells whether the sum of a ranking comes out, and which single row can be wrong if it does not."""
    whole = ranking_of(source)
    ranking = max(whole.tables, key=lambda table: len(table.rows))
    left_out = (*whole.findings, *whole.beside(ranking))
    chosen = ranking.column(column)
    rows = ranking.printed(chosen)
    found, printed = ranking_findings(rows, total), printed_sum(rows)
    if not terminal.as_json:
        terminal.tell((*left_out, *found))
        if not found:
            about = {"sum": str(figure(printed)), "column": chosen.title, "lines": len(rows)}
            terminal.say(terminal.texts("ranking-right", **about))
        return
    told = [
        {"row": each.index + 1, "name": each.name, "printed": plain(each.printed), "right": plain(each.right)}
        for each in row_repairs(rows, total)
    ]
    off = plain(printed - total)
    sums = {"column": chosen.title, "sum": plain(printed), "required": total, "off": off, "rows": told}
    wrong = {"misplaced": [index + 1 for index in misplaced(rows)]}
    terminal.json({**sums, **wrong, "findings": [terminal.plain(each) for each in (*left_out, *found)]})
