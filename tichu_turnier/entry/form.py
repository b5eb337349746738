"""The form of one table: its lines or totals, the cursor, and what the next key does to them."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field, replace

from tichu_turnier.entry.hand import BONUS_QUESTION, DOUBLE_QUESTION, HandEntry, entry_of
from tichu_turnier.entry.keys import COLUMN_SEATS, Action, DoubleOf, Figure, Mark, Repair, Step, for_six
from tichu_turnier.entry.totals_form import TotalsForm, target_of, totals_form_of
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.rules.calls import Call, call_columns
from tichu_turnier.rules.hand import DOUBLE_OF_SIDE, Double, HandReport
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.tournament.model.snapshot import Hands, MatchReport, Regulations, ScoringUnit, Totals

_BLANK = HandEntry()
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
    """Whether the next digit begins a new number."""
    arrived: bool = True
    """Whether that digit also takes away the points typed for the other side, which then follow."""
    boards: bool = False
    """Whether hands are prepared, so that one that was not played has adjusted scores."""
    booster: bool = False
    """Whether Booster cards can be noted: where they are played, or have been noted before."""
    marked: bool = False
    """Whether calls or the first one out were typed behind the points: a digit then is the next hand's."""

    @property
    def at_save(self) -> bool:
        return self.cursor >= len(self.rows) or self._at_open_end

    @property
    def enter_saves(self) -> bool:
        """Whether Enter saves: behind the last hand, and in the last line once it has its points."""
        last = self.planned > 0 and self.cursor == len(self.rows) - 1
        return self.at_save or (last and self.current.report(self.rules) is not None)

    @property
    def stands(self) -> bool:
        """Whether something stands at the cursor already, be it the end."""
        return self.cursor >= len(self.rows) or not self.current.empty

    @property
    def waits(self) -> int:
        """The number of the hand at the cursor if it was left out before the end of the slip; else 0."""
        left_out = not self.at_save and self.current.empty and bool(self.filled)
        return self.cursor + 1 if left_out else 0

    def refused(self, tables: Collection[int]) -> tuple[Finding, ...]:
        """Why the first hand, just typed, may be none: it is the number of one of `tables` that owe a result.

        So it is where an Enter too many, or a wrong number before the right one, has opened this form.
        """
        just_typed = self.cursor == self.side == 0 and not self.anew and len(self.filled) == 1
        if not just_typed or self.current.bare not in tables:
            return ()
        args: dict[str, str | int] = {"points": int(self.current.typed[0])}
        return (Finding("entry-hand-or-table", Severity.QUESTION, args, where=("cursor",)),)

    def runs_into(self, tables: Collection[int]) -> tuple[Finding, ...]:
        """Which hand may be none but the number of one of `tables`, whose slip was typed on into this one.

        So it is where the last hand was forgotten, or the Enter that ends a slip by the clock: then hands of
        the next slip stand below it.
        """
        filled = self.filled
        full = 0 < self.planned == len(filled)
        some = range(len(filled) - 1, len(filled)) if full else range(1, len(filled) - 1)
        for row in some if full or not self.planned else ():
            if row and filled[row].bare in tables:
                args: dict[str, str | int] = {"hand": row + 1, "points": int(filled[row].typed[0])}
                return (Finding("entry-hand-or-next", Severity.QUESTION, args),)
        return ()

    @property
    def filled(self) -> tuple[HandEntry, ...]:
        last = len(self.rows)
        while last and self.rows[last - 1] == _BLANK:
            last -= 1
        return self.rows[:last]

    @property
    def current(self) -> HandEntry:
        return self.rows[self.cursor] if self.cursor < len(self.rows) else _BLANK

    def report(self) -> Hands | None:
        known = self.readable()
        return known if 0 < known.hands_played == len(self.filled) else None

    def readable(self) -> Hands:
        """The hands from the first one on, as far as their points are known without a gap."""
        known: list[HandReport] = []
        for row in self.rows:
            report = row.report(self.rules)
            if report is None:
                break
            known.append(report)
        return Hands(tuple(known))

    def findings(self, *, typing: bool, stopped: bool = False) -> Iterator[Finding]:
        """What is wrong with each line; `where` begins with `("hand", number)`.

        `typing` leaves out what the next keys may make right in the line typed into; where Enter has
        `stopped` there, or it was left like that, all is told until a number is typed.
        """
        for number, row in enumerate(self.filled, 1):
            here = typing and number - 1 == self.cursor
            found = row.findings(self.rules, typing=here and self.half_typed(number - 1, stopped=stopped))
            if row.empty and not (here and not stopped):
                found = (Finding("entry-hand-empty"),)
            yield from (finding.within("hand", number, hand=number) for finding in found)

    def half_typed(self, row: int, *, stopped: bool = False) -> bool:
        """Whether digits or points may still come to this line: a next digit may replace what stands."""
        if row != self.cursor or self.at_save:
            return False
        return not self.anew or (not stopped and self.current.report(self.rules) is None)

    def press(self, action: Action) -> "HandsForm":
        if isinstance(action, Step):
            return self._step(action)
        if isinstance(action, Repair):
            return self
        if self.cursor >= len(self.rows):
            # On "save", but a line is left: what is typed is the hand that is missing there.
            there = self._missing
            return self if there is None else self.go(there).press(action)
        return self._typed(action)

    @property
    def _missing(self) -> int | None:
        """The line behind the last one typed, else the first that was left out."""
        lines = (len(self.filled), *[at for at, row in enumerate(self.rows) if row.empty])
        return next((line for line in lines if line < len(self.rows)), None)

    @property
    def full(self) -> bool:
        """Whether the number typed into takes no more digits."""
        return not (self.at_save or self.anew) and self.current.full(self.side)

    def go(self, row: int) -> "HandsForm":
        last = len(self.rows) - (not self.planned and self.rows[-1].empty)
        there = max(0, min(row, last))
        return replace(self, cursor=there, side=0, anew=True, arrived=True, marked=False)

    def with_rows(self, rows: tuple[HandEntry, ...]) -> "HandsForm":
        noted = any(row.special_cards_out for row in rows)
        return replace(self, rows=rows, booster=self.booster or noted)

    def nearest_rows(self) -> tuple[int, ...]:
        """All lines: the one typed into, those above it from below, those below it."""
        above = range(min(self.cursor, len(self.rows) - 1), -1, -1)
        return (*above, *range(self.cursor + 1, len(self.rows)))

    @property
    def _at_open_end(self) -> bool:
        """Where the clock ends the round, Enter in the empty last line ends the slip."""
        return not self.planned and self.cursor == len(self.rows) - 1 and self.current.empty

    @property
    def _played(self) -> HandEntry:
        """The line typed into, without adjusted scores: whatever else is typed takes their place."""
        return self.current if self.current.awarded is None else _BLANK

    def _typed(self, action: Figure | Mark | DoubleOf) -> "HandsForm":
        row = self._played
        if isinstance(action, Mark):
            return replace(self._put(self._marked(row, action)), marked=not self.anew)
        if isinstance(action, DoubleOf):
            return self._put(row.with_double(DOUBLE_OF_SIDE[action.side]))
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
        row, more = self.current, self.cursor + 1 < len(self.rows)
        if not (self.marked and row.marked and more) or self.anew:
            return False
        return all(each.key == BONUS_QUESTION for each in row.findings(self.rules, typing=False))

    def _put(self, row: HandEntry) -> "HandsForm":
        rows = (*self.rows[: self.cursor], row, *self.rows[self.cursor + 1 :])
        if not self.planned and not rows[-1].empty and len(rows) < MOST_HANDS:
            rows = (*rows, _BLANK)
        return replace(self, rows=rows)

    def _answer(self, *, yes: bool) -> "HandsForm":
        """Behind points it is about this line only: the question of another one is not what was meant."""
        for number in self.nearest_rows() if self.anew else (self.cursor,):
            row = self.rows[number]
            if any(finding.key == DOUBLE_QUESTION for finding in row.findings(self.rules)):
                rows = (*self.rows[:number], row.answered(self.rules, yes=yes), *self.rows[number + 1 :])
                return replace(self, rows=rows, marked=number == self.cursor and not self.anew)
        if not yes and self.current.double is Double.NO:
            return self._put(self.current.with_double(Double.NO))
        return self

    def _step(self, step: Step) -> "HandsForm":
        target = target_of(step, self.cursor)
        if target is not None:
            return self.go(target)
        sides = {Step.LEFT: 0, Step.RIGHT: 1, Step.OTHER_SIDE: 1 - self.side}
        if step in sides:
            if self.cursor >= len(self.rows):  # as digits do: they go on to the hand that is missing
                there = self._missing
                return self if there is None else self.go(there).press(step)
            return replace(self, side=sides[step], anew=True, arrived=False, marked=False)
        if step in (Step.YES, Step.NO):
            return self._answer(yes=step is Step.YES)
        if step is Step.BACKSPACE:
            return self._backspace()
        return self if self.cursor >= len(self.rows) else self._change(step)

    def _change(self, step: Step) -> "HandsForm":
        if step is Step.AWARD and self.boards:
            return self._put(self.current.with_award())
        if step is Step.ROOTS and self.booster:
            return replace(self._put(self._played.with_roots()), marked=not self.anew)
        if step is Step.DELETE and not self._at_open_end:
            if not self.current.empty:
                return replace(self._put(_BLANK), side=0, anew=True, arrived=True)
            rows = (*self.rows[: self.cursor], *self.rows[self.cursor + 1 :])
            return replace(self, rows=(*rows, _BLANK) if self.planned else rows).go(self.cursor)
        if step is Step.INSERT and not self._at_open_end and self.rows[-1].empty:
            rest = self.rows[self.cursor : -1] if self.planned else self.rows[self.cursor :]
            return replace(self, rows=(*self.rows[: self.cursor], _BLANK, *rest)).go(self.cursor)
        return self

    def _backspace(self) -> "HandsForm":
        row = self.current
        if row.empty:
            return self.go(self.cursor - 1)
        if row.typed[self.side]:
            shorter = self._put(row.with_typed(self.side, row.typed[self.side][:-1]))
            return replace(shorter, anew=False, arrived=False)
        return self._put(_BLANK)


@dataclass(frozen=True, slots=True)
class Form:
    """Everything typed about one table: the hands, or both totals; changing between them loses neither."""

    hands: HandsForm
    totals: TotalsForm = field(default_factory=TotalsForm)
    by_totals: bool = False

    @property
    def part(self) -> HandsForm | TotalsForm:
        return self.totals if self.by_totals else self.hands

    @property
    def untouched(self) -> bool:
        return not self.hands.filled and self.totals.empty

    @property
    def finished(self) -> bool:
        """Whether the slip is typed to its end: Enter saves, or no line is left."""
        return self.by_totals or self.hands.at_save or 0 < self.hands.planned <= len(self.hands.filled)

    def report(self) -> MatchReport | None:
        return self.part.report()

    @property
    def left_open(self) -> tuple[Finding, ...]:
        """Why Enter does not go on: the hand or the total here is missing."""
        if self.by_totals:
            waits = Finding(
                "entry-total-waits", args={"key": "←→"[self.totals.cursor % 2]}, where=("cursor",)
            )
            return (waits,) if self.totals.waits else ()
        hand = self.hands.waits
        return (Finding("entry-hand-waits", args={"hand": hand}, where=("cursor",)),) if hand else ()

    def press(self, action: Action) -> "Form":
        return self._with_part(self.part.press(action))

    def go(self, row: int) -> "Form":
        return self._with_part(self.part.go(row))

    def _with_part(self, part: HandsForm | TotalsForm) -> "Form":
        return replace(self, totals=part) if isinstance(part, TotalsForm) else replace(self, hands=part)


def blank_form(regulations: Regulations, *, by_totals: bool) -> Form:
    """An empty form; totals only where the regulations can do with them."""
    planned = regulations.hands_planned
    by_boards = regulations.scoring.unit is ScoringUnit.MATCHPOINTS
    rules, blank = regulations.rules, (_BLANK,) * (planned or 1)
    hands = HandsForm(rules, planned, blank, boards=by_boards, booster=rules.with_booster)
    totals = TotalsForm(("", "", str(planned) if planned else ""), rules=regulations.rules)
    return Form(hands, totals, by_totals and regulations.scoring.unit is ScoringUnit.MATCH)


def form_of(report: MatchReport, regulations: Regulations) -> Form:
    blank = blank_form(regulations, by_totals=False)
    if isinstance(report, Totals):
        return replace(blank, totals=totals_form_of(report, regulations.rules), by_totals=True)
    rows = tuple(entry_of(hand, regulations.rules) for hand in report.hands)
    missing = max(0, regulations.hands_planned - len(rows)) if regulations.hands_planned else 1
    return replace(blank, hands=blank.hands.with_rows(rows + (_BLANK,) * missing))
