"""The fields of a match given by its totals, as far as they are typed."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tichu_turnier.entry.keys import Action, Figure, Side, Step, with_figure
from tichu_turnier.finding import Finding
from tichu_turnier.rules.audit.hand_audit import audit_totals
from tichu_turnier.rules.ruleset import PRINTED_RULES, RuleSet
from tichu_turnier.rules.scoring import sum_step
from tichu_turnier.tournament.model.snapshot import Totals

_LONGEST = 5
FAR = 9999
HANDS_FIELD = 2
"""The third field: how many hands were played."""


@dataclass(frozen=True, slots=True)
class TotalsForm:
    """Three fields: total of the left side, of the right side, number of hands (may stay empty)."""

    typed: tuple[str, str, str] = ("", "", "")
    cursor: int = 0
    anew: bool = True
    rules: RuleSet = PRINTED_RULES

    @property
    def at_save(self) -> bool:
        """Whether Enter saves."""
        return self.cursor >= len(self.typed)

    @property
    def enter_saves(self) -> bool:
        """Whether Enter saves: once both totals are typed; only who wants to goes on to the hands, by Tab."""
        return self.at_save or (self.cursor > 0 and all(text.strip("-") for text in self.typed[:HANDS_FIELD]))

    @property
    def empty(self) -> bool:
        """Whether neither total has been typed."""
        return not any(self.typed[:HANDS_FIELD])

    def report(self) -> Totals | None:
        """The match, None while a total is missing."""
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
        if field_typed is None or field_typed == HANDS_FIELD or closes:
            yield from audit_totals(report.a, report.b, self.rules)

    def press(self, action: Action) -> "TotalsForm":
        """After one more key."""
        if isinstance(action, Figure) and not self.at_save:
            return self._figure(action.text)
        if isinstance(action, Side):
            return self.go(action.side)
        target = target_of(Step.ENTER if action is Step.OTHER_SIDE else action, self.cursor)
        if target is not None:
            return self.go(target)
        if action is Step.DELETE and not self.at_save:
            return replace(self._put(""), anew=True)
        return self._backspace() if action is Step.BACKSPACE else self

    def go(self, field: int) -> "TotalsForm":
        """With the cursor in another field, or on "save" behind the last."""
        return replace(self, cursor=max(0, min(field, len(self.typed))), anew=True)

    def to_end(self) -> "TotalsForm":
        """With the cursor on "save"."""
        return self.go(FAR)

    def _figure(self, figure: str) -> "TotalsForm":
        if figure == "-" and self.cursor == HANDS_FIELD:
            return self
        text = "" if self.anew else self.typed[self.cursor]
        return replace(self._put(with_figure(text, figure, _LONGEST)), anew=False)

    def _backspace(self) -> "TotalsForm":
        if self.at_save or not self.typed[self.cursor]:
            return self.go(self.cursor - 1)
        return replace(self._put(self.typed[self.cursor][:-1]), anew=False)

    def _put(self, text: str) -> "TotalsForm":
        a, b, hands = (text if field == self.cursor else old for field, old in enumerate(self.typed))
        return replace(self, typed=(a, b, hands))


def totals_form_of(report: Totals, rules: RuleSet) -> TotalsForm:
    """The form as it looked when these totals were typed."""
    hands = str(report.hands_played) if report.hands_played else ""
    return TotalsForm((str(report.a), str(report.b), hands), rules=rules)


def target_of(action: Action, cursor: int) -> int | None:
    """Where a key that moves takes the cursor; None for all other keys. The end is far away."""
    targets = {
        Step.ENTER: cursor + 1,
        Step.DOWN: cursor + 1,
        Step.UP: cursor - 1,
        Step.FIRST: 0,
        Step.LAST: FAR,
    }
    return targets.get(action) if isinstance(action, Step) else None
