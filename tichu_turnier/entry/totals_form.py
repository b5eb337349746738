"""The form of a table whose slip is typed by totals: two totals and the number of hands."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace

from tichu_turnier.entry.hand import full, with_figure
from tichu_turnier.entry.keys import Action, Figure, Step
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.rules.audit.hand_audit import audit_totals
from tichu_turnier.rules.audit.match_audit import reachable
from tichu_turnier.rules.ruleset import PRINTED_RULES, RuleSet
from tichu_turnier.rules.scoring import sum_step
from tichu_turnier.tournament.model.snapshot import Totals
from tichu_turnier.tournament.scoring.match_reports import LONG_ROUND

_LONGEST_TOTAL = 6
"""Digits that are taken; more than any total has, so that a digit too many shows."""
FAR = 9999
"""Behind the last line of any form: where `go` leads to "save"."""
SHORT = range(-99, 100)
"""Numbers of tables, there or not, or points of a slip without its table, behind Enter pressed too often."""
_HANDS_FIELD = 2
_TABLE_AND_TOTAL = 4
"""So many digits can be a table's number whose Enter was left out, and its total; fewer are a total."""


@dataclass(frozen=True, slots=True)
class TotalsForm:
    """Three fields: total of the left side, of the right side, number of hands (may stay empty)."""

    typed: tuple[str, str, str] = ("", "", "")
    cursor: int = 0
    anew: bool = True
    rules: RuleSet = PRINTED_RULES

    @property
    def at_save(self) -> bool:
        return self.cursor >= len(self.typed)

    @property
    def enter_saves(self) -> bool:
        """Whether Enter saves: once both totals are typed. Tab goes on to the number of hands."""
        return self.at_save or (self.cursor > 0 and self._missing is None)

    @property
    def empty(self) -> bool:
        return not any(self.typed[:_HANDS_FIELD])

    @property
    def stands(self) -> bool:
        """Whether something stands at the cursor already, be it the end."""
        return self.at_save or bool(self.typed[self.cursor])

    @property
    def there(self) -> int:
        """Which of both totals an arrow leads to without leaving it; behind both the left one."""
        return self.cursor if self.cursor < _HANDS_FIELD else 0

    @property
    def waits(self) -> bool:
        """Whether the cursor stands on the one total that is missing."""
        here, other = (
            self.typed[field % _HANDS_FIELD].strip("-") for field in (self.cursor, self.cursor + 1)
        )
        return self.cursor < _HANDS_FIELD and bool(other) and not here

    def refused(
        self, tables: Collection[int], table: int, *, at_once: bool, often: bool = False
    ) -> tuple[Finding, ...]:
        """Why a total of this `table`, just typed, can be none or may be none.

        It may be the number of one of the `tables` that owe a result: typed twice, or of the next slip, where
        a total was forgotten; or, if the form was begun by it (`at_once`), such a number, its Enter left out,
        and the total; so can any that is short or begins like one, where Enter was pressed too `often`. What
        can be no total whatever the other one is, is told of the first of both.
        """
        text = self.typed[self.cursor] if self.cursor < _HANDS_FIELD and not self.anew else ""
        if not text.strip("-"):
            return ()
        points, first = int(text), not self.typed[1 - self.cursor]
        numbers = {*tables, *(SHORT if often else ())} - ({table} if self.cursor else set())
        begun = (at_once and _table_and_total(text, tables)) or (often and _begins_like(text, tables))
        both = self.cursor == 0 and first and begun
        if points in numbers or both:
            args: dict[str, str | int] = {"points": points, "key": "←→"[self.cursor]}
            return (Finding("entry-total-or-table", Severity.QUESTION, args),)
        if not first:
            return ()
        found = tuple(each for each in audit_totals(points, points, self.rules) if each.where == ("a",))
        if found or abs(points) <= LONG_ROUND * reachable(self.rules).most:
            return found
        return (Finding("entry-total-far", args={"points": points}),)

    def report(self) -> Totals | None:
        a, b, hands = (int(text) if text.strip("-") else None for text in self.typed)
        return None if a is None or b is None else Totals(a, b, hands or 0)

    def findings(self, *, typing: bool) -> Iterator[Finding]:
        """What is wrong with the totals; nothing about a field that is just being typed."""
        report = self.report()
        if report is None:
            if not self.empty and (self.at_save or not typing):
                yield Finding("entry-total-missing")
            return
        field_typed = self.cursor if typing and not self.anew else None
        closes = not (report.a + report.b) % sum_step(self.rules)
        if field_typed is None or field_typed == _HANDS_FIELD or closes:
            yield from audit_totals(report.a, report.b, self.rules)

    @property
    def full(self) -> bool:
        """Whether the number typed into takes no more digits."""
        return not (self.at_save or self.anew) and full(self.typed[self.cursor], _LONGEST_TOTAL)

    def press(self, action: Action) -> "TotalsForm":
        if isinstance(action, Figure):
            return self._figure(action)
        if action in (Step.LEFT, Step.RIGHT):
            return self.go(int(action is Step.RIGHT))
        target = self._target(action)
        if target is not None:
            return self.go(target)
        if action is Step.DELETE and not self.at_save:
            return self.with_typed("")
        return self._backspace() if action is Step.BACKSPACE else self

    def _figure(self, figure: Figure) -> "TotalsForm":
        if self.at_save:  # but a total is missing: the digit begins it
            return self if self._missing is None else self.go(self._missing).press(figure)
        if figure.text == "-" and self.cursor == _HANDS_FIELD:
            return self
        text = "" if self.anew else self.typed[self.cursor]
        return replace(self._put(with_figure(text, figure.text, _LONGEST_TOTAL)), anew=False)

    def _target(self, action: Action) -> int | None:
        """Where a key takes the cursor; Enter to a total that is missing: one too many changes nothing."""
        if action is Step.OTHER_SIDE:
            return (self.cursor + 1) % len(self.typed)
        missing = self._missing if action is Step.ENTER else None
        return target_of(action, self.cursor) if missing is None else missing

    @property
    def _missing(self) -> int | None:
        """The first total that has no number."""
        return next((field for field in range(_HANDS_FIELD) if not self.typed[field].strip("-")), None)

    def go(self, field: int) -> "TotalsForm":
        """With the cursor in another field, or on "save" behind the last."""
        return replace(self, cursor=max(0, min(field, len(self.typed))), anew=True)

    def with_typed(self, text: str) -> "TotalsForm":
        """With this in the field at the cursor, where a number begins anew."""
        return replace(self._put(text), anew=True)

    def _backspace(self) -> "TotalsForm":
        if self.at_save or not self.typed[self.cursor]:
            return self.go(self.cursor - 1)
        return replace(self._put(self.typed[self.cursor][:-1]), anew=False)

    def _put(self, text: str) -> "TotalsForm":
        a, b, hands = (text if field == self.cursor else old for field, old in enumerate(self.typed))
        return replace(self, typed=(a, b, hands))


def totals_form_of(report: Totals, rules: RuleSet) -> TotalsForm:
    hands = str(report.hands_played) if report.hands_played else ""
    return TotalsForm((str(report.a), str(report.b), hands), rules=rules)


def _begins_like(text: str, tables: Collection[int]) -> bool:
    """Whether it can be one of these tables and a total of at least two digits."""
    return any(
        text.startswith(f"{table}") and text[len(f"{table}") :][:1] not in ("", "0") for table in tables
    )


def _table_and_total(text: str, tables: Collection[int]) -> bool:
    """Whether a number can be one of these tables and a total of three digits; one of five always can."""
    if len(text) != _TABLE_AND_TOTAL:
        return len(text) > _TABLE_AND_TOTAL
    return text[0].isdecimal() and int(text[0]) in tables and text[1] != "0"


def target_of(action: Action, cursor: int) -> int | None:
    """Where a key that moves takes the cursor, in totals or lines; None for all other keys."""
    steps = {Step.ENTER: cursor + 1, Step.DOWN: cursor + 1, Step.UP: cursor - 1}
    targets = {**steps, Step.FIRST: 0, Step.LAST: FAR}
    return targets.get(action) if isinstance(action, Step) else None
