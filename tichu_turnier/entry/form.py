"""The form of one table: its lines or totals, the cursor, and what the next key does to them."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from operator import attrgetter

from tichu_turnier.entry.hand import HandEntry, double_of, entry_of
from tichu_turnier.entry.keys import (
    COLUMN_SEATS,
    Action,
    Answer,
    Award,
    DoubleOf,
    Figure,
    Mark,
    Repair,
    Roots,
    Side,
    Step,
    for_six,
)
from tichu_turnier.entry.totals import TotalsForm, target_of, totals_form_of
from tichu_turnier.finding import Finding
from tichu_turnier.rules.calls import Call, call_columns
from tichu_turnier.rules.hand import Double, HandReport
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.tournament.model.snapshot import Hands, MatchReport, Regulations, ScoringUnit, Totals

_BLANK = HandEntry()
_SPECIAL_CARDS_OUT = attrgetter("special_cards_out")
MOST_HANDS = 60
"""More lines than any round has time for."""


@dataclass(frozen=True, slots=True)
class HandsForm:
    """The lines of a slip. `cursor` is the line typed into; after the last line it stands on "save"."""

    rules: RuleSet
    planned: int
    """Number of lines; 0 where the clock ends the round, then there is always one empty line at the end."""
    rows: tuple[HandEntry, ...]
    cursor: int = 0
    side: int = 0
    anew: bool = True
    """Whether the next digit begins a new number; `arrived`: whether it also makes the other side follow."""
    arrived: bool = True
    boards: bool = False
    """Whether hands are prepared, so that one that was not played has adjusted scores."""
    booster_played: bool = False
    marked: bool = False
    """Whether calls or the first one out were typed behind the points: a digit then is the next hand's."""

    @property
    def at_save(self) -> bool:
        """Whether the cursor stands behind the last hand."""
        return self.cursor >= len(self.rows) or self._at_open_end

    @property
    def enter_saves(self) -> bool:
        """Whether Enter saves: behind the last hand, and in the last line once it has its points."""
        last = self.planned > 0 and self.cursor == len(self.rows) - 1
        return self.at_save or (last and self.current.report(self.rules) is not None)

    @property
    def filled(self) -> tuple[HandEntry, ...]:
        """The lines up to the last one with something in it."""
        last = len(self.rows)
        while last and self.rows[last - 1] == _BLANK:
            last -= 1
        return self.rows[:last]

    @property
    def current(self) -> HandEntry:
        """The line typed into; empty on "save"."""
        return self.rows[self.cursor] if self.cursor < len(self.rows) else _BLANK

    def report(self) -> Hands | None:
        """The match, None while a line lacks its points."""
        reports = [row.report(self.rules) for row in self.filled]
        known = tuple(report for report in reports if report is not None)
        return Hands(known) if known and len(known) == len(reports) else None

    def readable(self) -> Hands:
        """The hands from the first one on, as far as their points are known without a gap."""
        return Hands(tuple(self._readable()))

    def findings(self, *, typing: bool) -> Iterator[Finding]:
        """What is wrong with each line; `where` begins with `("hand", number)`."""
        for number, row in enumerate(self.filled, 1):
            found = row.findings(self.rules, typing=typing and number - 1 == self.cursor)
            if row.empty and not (typing and number - 1 == self.cursor):
                found = (Finding("entry-hand-empty"),)
            for finding in found:
                args = {"hand": number, **finding.args}
                yield replace(finding, args=args, where=("hand", number, *finding.where))

    def press(self, action: Action) -> "HandsForm":
        """After one more key."""
        if isinstance(action, Step):
            return self._step(action)
        if isinstance(action, Side):
            return self._to_side(action.side)
        if isinstance(action, Answer):
            return self._answer(yes=action.yes)
        if isinstance(action, Repair) or self.cursor >= len(self.rows):
            return self
        return self._typed(action)

    def go(self, row: int) -> "HandsForm":
        """With the cursor in a line, or on "save" behind the last."""
        last = len(self.rows) - (not self.planned and self.rows[-1].empty)
        there = max(0, min(row, last))
        return replace(self, cursor=there, side=0, anew=True, arrived=True, marked=False)

    def nearest_rows(self) -> tuple[int, ...]:
        """All lines: the one typed into, those above it from below, those below it."""
        above = range(min(self.cursor, len(self.rows) - 1), -1, -1)
        return (*above, *range(self.cursor + 1, len(self.rows)))

    def _readable(self) -> Iterator[HandReport]:
        for row in self.rows:
            report = row.report(self.rules)
            if report is None:
                return
            yield report

    @property
    def _at_open_end(self) -> bool:
        """Where the clock ends the round, Enter in the empty last line ends the slip."""
        return not self.planned and self.cursor == len(self.rows) - 1 and self.current.empty

    @property
    def booster(self) -> bool:
        """Whether Booster cards can be noted: where they are played, or have been noted before."""
        return self.booster_played or any(map(_SPECIAL_CARDS_OUT, self.rows))

    def _typed(self, action: Figure | Mark | DoubleOf | Award | Roots) -> "HandsForm":
        if isinstance(action, Award):
            return self._put(self.current.with_award()) if self.boards else self
        row = self.current if self.current.awarded is None else _BLANK
        if isinstance(action, Roots):
            return replace(self._put(row.with_roots()), marked=not self.anew) if self.booster else self
        if isinstance(action, Mark):
            return replace(self._put(self._marked(row, action)), marked=not self.anew)
        if isinstance(action, DoubleOf):
            return self._put(row.with_double(double_of(action.side)))
        if self._said_all:
            return self.go(self.cursor + 1).press(action)
        if self.arrived and any(row.typed):
            row = row.with_typed(1 - self.side, "")
        row = row.with_figure(self.side, action.text, anew=self.anew)
        return replace(self._put(row), anew=False, arrived=False)

    def _marked(self, row: HandEntry, mark: Mark) -> HandEntry:
        """With what a key says about a player; where there are more columns than keys, each has one key."""
        columns = call_columns(self.rules)
        if len(columns) > len(COLUMN_SEATS):
            meant = for_six(mark)
            return row if meant is None else row.with_next(*meant)
        seat, small = columns[COLUMN_SEATS.index(mark.seat)]
        return row.with_mark(Mark(seat, mark.outcome, Call.SMALL_TICHU if small else mark.call))

    @property
    def _said_all(self) -> bool:
        """Whether a digit can only be the next hand's: points that can be, then marks, and a line is left."""
        row = self.current
        whole = self.marked and not self.anew and not row.findings(self.rules, typing=False)
        return whole and row.marked and self.cursor + 1 < len(self.rows)

    def _put(self, row: HandEntry) -> "HandsForm":
        """With another line under the cursor, and a new empty one where the last was begun."""
        rows = (*self.rows[: self.cursor], row, *self.rows[self.cursor + 1 :])
        if not self.planned and not rows[-1].empty and len(rows) < MOST_HANDS:
            rows = (*rows, _BLANK)
        return replace(self, rows=rows)

    def _to_side(self, side: int) -> "HandsForm":
        if self.cursor >= len(self.rows):
            return self
        return replace(self, side=side, anew=True, arrived=False, marked=False)

    def _answer(self, *, yes: bool) -> "HandsForm":
        """Answers the question of this line, or else of the nearest above or the first below."""
        for number in self.nearest_rows():
            row = self.rows[number]
            if row.asks_for_double(self.rules):
                rows = (*self.rows[:number], row.answered(self.rules, yes=yes), *self.rows[number + 1 :])
                return replace(self, rows=rows, marked=number == self.cursor and not self.anew)
        if not yes and self.current.double is Double.NO:
            return self._put(self.current.with_double(Double.NO))
        return self

    def _step(self, step: Step) -> "HandsForm":
        target = target_of(step, self.cursor)
        if target is not None:
            return self.go(target)
        if step is Step.OTHER_SIDE:
            return self._to_side(1 - self.side)
        if step is Step.BACKSPACE:
            return self._backspace()
        if step is Step.DELETE:
            return self._delete()
        return self._insert() if step is Step.INSERT else self

    def _backspace(self) -> "HandsForm":
        """Takes the last digit; without digits the marks of the line; in an empty line goes up."""
        row = self.current
        if row.empty:
            return self.go(self.cursor - 1)
        if row.typed[self.side]:
            shorter = self._put(row.with_typed(self.side, row.typed[self.side][:-1]))
            return replace(shorter, anew=False, arrived=False)
        return self._put(_BLANK)

    def _delete(self) -> "HandsForm":
        """Empties the line; takes an empty line out."""
        if self.cursor >= len(self.rows) or self._at_open_end:
            return self
        if not self.current.empty:
            return replace(self._put(_BLANK), side=0, anew=True, arrived=True)
        rows = (*self.rows[: self.cursor], *self.rows[self.cursor + 1 :])
        return replace(self, rows=(*rows, _BLANK) if self.planned else rows).go(self.cursor)

    def _insert(self) -> "HandsForm":
        """Makes room for a forgotten hand, if none is lost by it."""
        if self.cursor >= len(self.rows) or not self.rows[-1].empty or self._at_open_end:
            return self
        rest = self.rows[self.cursor : -1] if self.planned else self.rows[self.cursor :]
        return replace(self, rows=(*self.rows[: self.cursor], _BLANK, *rest)).go(self.cursor)


@dataclass(frozen=True, slots=True)
class Form:
    """Everything typed about one table: the hands, or both totals; changing between them loses neither."""

    hands: HandsForm
    totals: TotalsForm = field(default_factory=TotalsForm)
    by_totals: bool = False

    @property
    def part(self) -> HandsForm | TotalsForm:
        """The part that is typed into and counts."""
        return self.totals if self.by_totals else self.hands

    @property
    def untouched(self) -> bool:
        """Whether nothing at all has been typed."""
        return not self.hands.filled and self.totals.empty

    @property
    def finished(self) -> bool:
        """Whether the slip is typed to its end: Enter saves, or no line is left."""
        return self.by_totals or self.hands.at_save or 0 < self.hands.planned <= len(self.hands.filled)

    @property
    def enter_saves(self) -> bool:
        """Whether Enter saves: at the end of the hands, and as soon as both totals are typed."""
        return self.totals.enter_saves if self.by_totals else self.hands.enter_saves

    def report(self) -> MatchReport | None:
        """The match as a value, None while something is missing."""
        return self.part.report()

    def to_end(self) -> "Form":
        """With the cursor on "save"."""
        return self.go(MOST_HANDS)

    def press(self, action: Action) -> "Form":
        """After one more key."""
        if self.by_totals:
            return replace(self, totals=self.totals.press(action))
        return replace(self, hands=self.hands.press(action))

    def go(self, row: int) -> "Form":
        """With the cursor in another line or field."""
        if self.by_totals:
            return replace(self, totals=self.totals.go(row))
        return replace(self, hands=self.hands.go(row))


def blank_form(regulations: Regulations, *, by_totals: bool) -> Form:
    """An empty form; totals only where the regulations can do with them."""
    planned = regulations.hands_planned
    by_boards = regulations.scoring.unit is ScoringUnit.MATCHPOINTS
    rules, blank = regulations.rules, (_BLANK,) * (planned or 1)
    hands = HandsForm(rules, planned, blank, boards=by_boards, booster_played=rules.with_booster)
    totals = TotalsForm(("", "", str(planned) if planned else ""), rules=regulations.rules)
    return Form(hands, totals, by_totals and regulations.scoring.unit is ScoringUnit.MATCH)


def form_of(report: MatchReport, regulations: Regulations) -> Form:
    """The form as it looked when this report was typed."""
    blank = blank_form(regulations, by_totals=False)
    if isinstance(report, Totals):
        return replace(blank, totals=totals_form_of(report, regulations.rules), by_totals=True)
    rows = tuple(entry_of(hand, regulations.rules) for hand in report.hands)
    missing = max(0, regulations.hands_planned - len(rows)) if regulations.hands_planned else 1
    return replace(blank, hands=replace(blank.hands, rows=rows + (_BLANK,) * missing))
