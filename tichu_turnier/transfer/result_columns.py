"""The result that one row of a csv file reports."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from tichu_turnier.entry.hand_notation import parse_hand
from tichu_turnier.files.cells import MINUS_SIGNS, Row
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.folding import folded_heading
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.tournament.model.snapshot import Hands, MatchReport, Totals

_WORDS = {
    "round": "round runde ronde r",
    "table": "table tisch t",
    "a": "a punktea pointsa score02 02 seite02 side02 camp02",
    "b": "b punkteb pointsb score13 13 seite13 side13 camp13",
    "score": "score resultat ergebnis punkte points result total totals",
    "hands_played": "handsplayed gespielt anzahlspiele spielegespielt donnesjouees anzahl played",
    "hands": "hand hands spiel spiele donne donnes",
}
_MEANING = {word: column for column, words in _WORDS.items() for word in words.split()}
_HAND = re.compile(r"(?:hand|spiel|donne|h|s|d)(\d{1,2})")
_SCORE = re.compile(r"\s*([+-]?\d{1,5})\s*[:/]\s*([+-]?\d{1,5})\s*")


@dataclass(frozen=True, slots=True)
class ResultColumns:
    """Where a file of results has what."""

    named: Mapping[str, int]
    hands: tuple[int, ...]
    """Columns that hold a hand each, in their order."""


@dataclass(frozen=True, slots=True)
class RowReport:
    """What one row reports, as far as it could be read."""

    round: int | None
    table: int | None
    report: MatchReport | None
    findings: tuple[Finding, ...] = ()


def result_columns(header: Row) -> ResultColumns:
    """The columns that a header names; raises Refusal when round, table or every result is missing."""
    named: dict[str, int] = {}
    hands: list[tuple[int, int]] = []
    for index, cell in enumerate(header.cells):
        word = folded_heading(cell)
        if word in _MEANING:
            named.setdefault(_MEANING[word], index)
        elif hand := _HAND.fullmatch(word):
            hands.append((int(hand[1]), index))
    has_result = bool(hands) or not {"score", "hands"}.isdisjoint(named) or {"a", "b"} <= set(named)
    if not {"round", "table"} <= set(named) or not has_result:
        raise Refusal(Finding("import-results-header"))
    return ResultColumns(named, tuple(index for _, index in sorted(hands)))


Rules = RuleSet | Callable[[int, int], RuleSet]
"""By which rules is played: by the same everywhere, or by those of a round and a table."""


def rules_for(rules: Rules, number: int, table: int) -> RuleSet:
    return rules if isinstance(rules, RuleSet) else rules(number, table)


def report_of_row(row: Row, columns: ResultColumns, rules: Rules) -> RowReport:
    """What a row reports, with everything in it that cannot be read."""
    findings: list[Finding] = []
    numbers = [_whole(row, columns, name, findings) for name in ("round", "table")]
    report = _report(row, columns, rules_for(rules, numbers[0] or 0, numbers[1] or 0), findings)
    if report is None and not findings:
        findings.append(Finding("import-result-malformed", args={"text": " ".join(row.cells)[:60]}))
    return RowReport(numbers[0], numbers[1], report, tuple(findings))


def _report(row: Row, columns: ResultColumns, rules: RuleSet, findings: list[Finding]) -> MatchReport | None:
    texts = [row.cell(index) for index in columns.hands if row.cell(index)]
    texts.extend(text.strip() for text in _cell(row, columns, "hands").split("|") if text.strip())
    if texts:
        return hands_of(texts, rules, findings)
    if score := score_of(_cell(row, columns, "score")):
        a, b = score
    elif _cell(row, columns, "a") and _cell(row, columns, "b"):
        read = [_whole(row, columns, name, findings) for name in ("a", "b")]
        a, b = read[0] or 0, read[1] or 0
    else:
        return None
    played = _whole(row, columns, "hands_played", findings) if _cell(row, columns, "hands_played") else 0
    return Totals(a, b, played or 0)


def hands_of(texts: Sequence[str], rules: RuleSet, findings: list[Finding]) -> Hands:
    """Hands in one line of notation each; what cannot be read is added to `findings`."""
    hands = []
    for number, text in enumerate(texts, 1):
        try:
            hands.append(parse_hand(text, rules))
        except Refusal as refusal:
            findings.extend(in_hand(finding, number) for finding in refusal.findings)
    return Hands(tuple(hands))


def score_of(text: str) -> tuple[int, int] | None:
    """Totals as `640:360`; None where the text is no totals."""
    read = _SCORE.fullmatch(text.translate(MINUS_SIGNS))
    return None if read is None else (int(read[1]), int(read[2]))


def in_hand(finding: Finding, number: int) -> Finding:
    """The finding, with the hand of the match (from 1) that it is about."""
    return replace(finding, args={"hand": number, **finding.args}, where=("hand", number, *finding.where))


def _whole(row: Row, columns: ResultColumns, name: str, findings: list[Finding]) -> int | None:
    text = _cell(row, columns, name).translate(MINUS_SIGNS)
    if re.fullmatch(r"[+-]?\d{1,6}", text):
        return int(text)
    findings.append(Finding("import-no-number", args={"column": name, "text": text[:40]}))
    return None


def _cell(row: Row, columns: ResultColumns, name: str) -> str:
    return row.cell(columns.named.get(name, -1))
