"""Read one row of a table of results: a match, one hand of it, or what one side got."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tichu_turnier.files.cells import Row
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.folding import folded
from tichu_turnier.rules.calls import SIX_SEATS
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.tournament.model.snapshot import Hands, MatchReport, Totals
from tichu_turnier.transfer.results.account import asked, named_in
from tichu_turnier.transfer.results.columns import Columns
from tichu_turnier.transfer.results.hands import SHOWN, MalformedError, hand_told, hands_of, left_out
from tichu_turnier.transfer.results.lines import Claim
from tichu_turnier.transfer.results.numbers import is_stroke, score_of, whole_amount, whole_number
from tichu_turnier.transfer.results.only_round import OnlyRound

RulesAt = Callable[[int, int], RuleSet]
"""By which rules is played in a round at a table."""
NOTHING_YET = "reading-nothing-yet"
"""What is said of a row without a result."""
_ONE_HAND = 400
"""More points than this no single hand brings to both sides together."""
_NUMBER = re.compile(r"(?:[a-z]+\.?\s*)?(\d{1,6})\.?")
_OF_POINTS = ("a", "b", "one", "score", "hands", "count")
_YES = frozenset(("yes", "ja", "oui", "true", "x"))


@dataclass(frozen=True, slots=True)
class ReadRow:
    """What one row reports, as far as it could be read."""

    number: int
    round: int | None
    table: int | None
    report: MatchReport | None
    hand: int = 0
    """Which hand it is; 0 where the row is about the match, of a side how many hands were played."""
    findings: tuple[Finding, ...] = ()
    claims: tuple[Claim, ...] = ()
    note: str = ""
    accepted_because: str = ""
    half: int | None = None
    """The points of one side, where a row is a side."""

    @property
    def says_something(self) -> bool:
        """Whether it is not just the empty place of a hand that was not played or not written down."""
        return self.report is not None or any(each.severity is Severity.ERROR for each in self.findings)


@dataclass
class Reading:
    """One row being read: what is found joins `findings`."""

    row: Row
    columns: Columns
    only: OnlyRound | None = None
    """The round, where there is no column for it."""

    def __post_init__(self) -> None:
        self.findings: list[Finding] = []
        cells, width = self.row.cells, len(self.row.cells)
        said = {name: cells[index] for name, index in self.columns.at.items() if index < width}
        self._said = {
            name: "" if is_stroke(cell) and name in _OF_POINTS else cell for name, cell in said.items()
        }

    def cell(self, name: str) -> str:
        return self._said.get(name, "")

    def read(self, rules_at: RulesAt) -> ReadRow:
        """What the row reports, with everything in it that cannot be read."""
        number = self._place("round") if self.only is None else self.only.number
        table = self._place("table")
        rules = rules_at(number or 0, table or 0)
        report: MatchReport | None = None
        half, hand = None, 0
        if self.columns.by_side:
            half = self._amount("one") if self.cell("one") else None
            hand = self._hand_number() if self.columns.by_hand else self._played() or 0
        elif self.columns.by_hand:
            hand, report = self._hand_number(), self._hand(rules)
        else:
            report = self._match(rules)
        if report is None and half is None and not self.findings:
            self._wrong(NOTHING_YET, Severity.NOTE)
        compared = report is not None and not self.columns.by_hand
        totals = report.totals if report is not None and compared else None
        self.findings.extend(asked(self.row, self.columns, totals))
        return ReadRow(
            self.row.number,
            number,
            table,
            report,
            hand,
            tuple(self.findings),
            tuple(self._claims(hand if self.columns.by_hand else 0)),
            self.cell("note"),
            self.cell("accepted"),
            half,
        )

    def _claims(self, hand: int) -> Iterator[Claim]:
        if named := tuple(named_in(self.row, self.columns)):
            yield Claim(hand, named, counted=self.columns.counted)

    def _wrong(self, key: str, severity: Severity = Severity.ERROR, **args: str | int) -> None:
        self.findings.append(Finding(key, severity, args))

    def _place(self, name: str) -> int | None:
        """A round or table, perhaps with its word in front (`Tisch 3`) or a point behind."""
        read = whole_number(self.cell(name))
        if read is None and (worded := _NUMBER.fullmatch(folded(self.cell(name)).strip())):
            read = int(worded[1])
        if read is None:
            self._wrong("import-no-number", column=name, text=self.cell(name)[:40])
        return read

    def _amount(self, name: str) -> int | None:
        read = whole_amount(self.cell(name))
        if read is None:
            self._wrong("import-no-number", column=name, text=self.cell(name)[:40])
        return read

    def _hand_number(self) -> int:
        """The number of the hand; rows without a column for it are refused with those of the same number."""
        read = whole_number(self.cell("number"))
        if not read:
            self._wrong("import-no-number", column="hand", text=self.cell("number")[:40])
        return read or 0

    def _points(self) -> tuple[int, int] | None:
        """The points of both sides: in one cell or in two, and the same where both are there."""
        text = self.cell("score")
        score = score_of(text) if text else None
        if text and score is None:
            self._wrong("import-result-malformed", text=text[:SHOWN])
            return None
        sides = [self._amount(name) for name in ("a", "b")] if self._has_sides() else None
        if sides is None:
            return score
        both = sides[0] or 0, sides[1] or 0
        if score is not None and score != both:
            self._wrong("reading-contradicts", one=text, other=f"{both[0]}:{both[1]}")
        return both

    def _has_sides(self) -> bool:
        """Whether both sides have points of their own; one alone is refused where nothing else is there."""
        a, b = self.cell("a"), self.cell("b")
        return bool(a and b) or (bool(a or b) and not self.cell("score"))

    def _hand(self, rules: RuleSet) -> Hands | None:
        """The hand that a row tells in cells."""
        awarded = self.cell("awarded")
        points = (0, 0) if awarded and not self.cell("a") and not self.cell("score") else self._points()
        if points is None:
            return None
        first, out = self.cell("first_out"), folded(self.cell("special"))
        told: dict[str, object] = {
            "a": points[0],
            "b": points[1],
            "calls": self._calls(rules),
            "first_out": whole_number(first) if first else None,
            "double": folded(self.cell("double")).zfill(2) if self.cell("double") else "",
            "awarded": awarded,
            "special_cards_out": out in _YES,
        }
        if (first and told["first_out"] is None) or (out and out not in (*_YES, "no", "false", "")):
            self._wrong("import-result-malformed", text=(first if told["first_out"] is None else out)[:SHOWN])
            return None
        try:
            report: HandReport = hand_told(told, rules)
        except MalformedError as malformed:
            self._wrong("import-result-malformed", text=str(malformed))
            return None
        return Hands((report,))

    def _calls(self, rules: RuleSet) -> dict[str, str]:
        seats = SIX_SEATS[: max(4, rules.players)]
        cells = {seat: self.row.cell(index) for seat, index in self.columns.calls.items()}
        return {str(seat): cell for seat, cell in cells.items() if cell and (seat in seats or cell != "none")}

    def _match(self, rules: RuleSet) -> MatchReport | None:
        texts = self._texts_of_hands()
        points, played = self._points(), self._played()
        if not texts:
            nothing = points is None or (points == (0, 0) and played == 0 and not self.columns.is_own)
            return None if nothing or points is None else Totals(*points, played or 0)
        self.findings.extend(left_out(texts))
        hands = hands_of(texts, rules, self.findings)
        if self.findings:
            return None
        if points is not None and points != hands.totals:
            one, other = (f"{a}:{b}" for a, b in (points, hands.totals))
            self._wrong("reading-contradicts", one=one, other=other)
        if played and played != hands.hands_played:
            self._wrong("reading-contradicts", one=str(played), other=str(hands.hands_played))
        if self.columns.doubted == "hands":
            self._wrong("reading-count-or-hand", Severity.QUESTION, text=self.cell("hands")[:SHOWN])
        return hands

    def _texts_of_hands(self) -> dict[int, str]:
        """The notation of each hand that is there, by the number that its heading or its place says."""
        together = [text.strip() for text in self.cell("hands").split("|")]
        cells = ((number, self.row.cell(index)) for number, index in self.columns.one_hand)
        columns = [(number, "" if is_stroke(cell) else cell) for number, cell in cells]
        first = max((number for number, _ in columns), default=0) + 1
        found: dict[int, str] = {}
        for number, text in (*columns, *enumerate(together, first)):
            if text and found.setdefault(number, text) != text:
                self.findings.append(Finding("reading-hand-twice").within("hand", number, hand=number))
        return found

    def _played(self) -> int | None:
        """How many hands were played; None where that is not written down."""
        text = self.cell("count")
        if not text:
            return None
        read = whole_number(text)
        if read is None:
            self._wrong("import-no-number", column="hands_played", text=text[:40])
        elif self.columns.doubted == "count":
            sides = score_of(self.cell("score")) or [whole_amount(self.cell(name)) or 0 for name in "ab"]
            if sum(map(abs, sides)) <= _ONE_HAND:
                self._wrong("reading-count-or-hand", Severity.QUESTION, text=text[:SHOWN])
        return read
