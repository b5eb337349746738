"""A typist who types whole evenings without looking: what was meant at each table, and what was saved."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from statistics import median

from tests.entry.typing_keys import keys_of
from tichu_turnier.entry.form import blank_form
from tichu_turnier.entry.hold import Hold
from tichu_turnier.entry.keys import ACTIONS, SHIFT, SIX_KEYS
from tichu_turnier.entry.session import EntrySession, press
from tichu_turnier.entry.state import Entered, start_entry
from tichu_turnier.finding import Finding
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.tournament.changes.results import EnterResult, EnterSecond
from tichu_turnier.tournament.model.snapshot import (
    Hands,
    MatchReport,
    Regulations,
    ScoringUnit,
    Totals,
    Tournament,
)
from tichu_turnier.tournament.scoring.match_reports import audit_match, settled_report
from tichu_turnier.tournament.tables.table import regulations_at

FULL = (Finding("store-disk-full"),)
FEW = 0.6
"""Of the usual hands of a slip by the clock: fewer are asked about."""
ERROR_RATE, SECOND_ERROR_RATE = 0.35, 0.3
"""Of the slips, and of those with an error: far more than anybody makes."""
BOTH, AT_ONCE = 2, 3
MARKS, DOUBLES = "sdfgxcvbhjkl", "ui"


@dataclass(frozen=True)
class Paper:
    """A slip as it lies on the table: the keys of each hand without its Enter, or of both totals."""

    table: int
    parts: tuple[str, ...]
    totals: bool

    def script(self, regulations: Regulations) -> str:
        """What a careful typist types once its form is open."""
        ends = not self.totals and regulations.hands_planned == 0
        return "".join(f"{part}⏎" for part in self.parts) + "⏎" * ends

    def report(self, regulations: Regulations) -> MatchReport | None:
        """What these keys say, each hand by itself; None where something is wrong or unclear with one."""
        if self.totals and len(self.parts) != BOTH:
            return None
        if self.totals:
            a, b = (int(part) for part in self.parts)
            report: MatchReport = Totals(a, b, regulations.hands_planned)
        else:
            hands = [hand_of(part, regulations) for part in self.parts]
            if None in hands:
                return None
            report = Hands(tuple(hand for hand in hands if hand is not None))
        return None if any(each.blocks for each in audit_match(report, regulations)) else report


def hand_of(part: str, regulations: Regulations) -> HandReport | None:
    """The hand that these keys say in an empty line, if nothing is to be said about it."""
    form = blank_form(regulations, by_totals=False).hands
    for key in keys_of(part):
        action = ACTIONS.get(key)
        form = form if action is None else form.press(action)
    row = form.rows[0]
    if any(each.blocks for each in row.findings(regulations.rules)) or form.cursor:
        return None
    return row.report(regulations.rules)


def some_hand(chance: Random, regulations: Regulations) -> str:
    """The keys of a hand that can be."""
    six = regulations.rules.players > 4
    while True:
        points = chance.randrange(-25, 130, 5)
        part = str(points)
        kind = chance.random()
        if kind < 0.15:
            part = chance.choice(DOUBLES)
        elif points in (0, 100):
            part += chance.choice("n+")
        if regulations.scoring.unit is ScoringUnit.MATCHPOINTS and kind > 0.9:
            part = "p"
        elif kind % 0.1 < 0.04:
            added = chance.choice((0, 100, -100, 50, -50, 200, -200))
            part = part if part in DOUBLES else str(points + added)
            part += chance.choice(SIX_KEYS if six else MARKS + MARKS[:8].upper())
        elif 0.04 <= kind % 0.1 < 0.05:
            part = f"⇥{part}"
        if hand_of(part, regulations) is not None:
            return part


def some_paper(chance: Random, table: int, regulations: Regulations, *, totals: bool) -> Paper:
    while True:
        if totals:
            a = _some_total(chance, table)
            parts = [str(a), str(100 * chance.randint(2, 16) - a)]
        else:
            count = regulations.hands_planned or chance.randint(3, 11)
            parts = [some_hand(chance, regulations) for _ in range(count)]
        paper = Paper(table, tuple(parts), totals)
        if paper.report(regulations) is not None:
            return paper


def _some_total(chance: Random, table: int) -> int:
    """As often as any a round one, a small one, or one that adds up to hundreds with the table's number."""
    some = chance.choice((range(-100, 1400, 5), range(-100, 1400, 50), range(5, 100, 5)))
    beside = range(100 - table, 1400 - table, 100)
    return chance.choice(beside if table % 5 == 0 and chance.random() < 0.25 else some)


@dataclass
class Typing:
    """What the hands do with one slip: the keys, for which table, and as what they are meant."""

    number: int
    """As it is typed, or believed to be on offer."""
    opening: str
    paper: Paper
    keys: str


@dataclass
class Counts:
    evenings: int = 0
    typed: int = 0
    clean: int = 0
    clean_saved: int = 0
    saved: int = 0
    refused: int = 0
    not_taken: int = 0
    alike: int = 0
    """Saved because the keys are word for word those of another slip: no program can know."""
    errors: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


class Blind:
    """One evening at one desk; other desks and phones report results meanwhile."""

    def __init__(
        self, seed: int, tournament: Tournament, counts: Counts, *, totals: bool, most_errors: int = BOTH
    ) -> None:
        self.most_errors = most_errors
        self.chance, self.tournament, self.counts, self.totals = Random(seed), tournament, counts, totals
        self.seed = seed
        self.session = EntrySession(tournament)
        self.meant: dict[tuple[bool, int], list[MatchReport]] = {}
        self.round = len(tournament.rounds)
        self.since: list[str] = []
        self.all_keys: list[str] = []
        self.answers: list[tuple[int, Entered, tuple[Finding, ...]]] = []
        self.front: tuple[bool, int | None] = (False, None)
        self.seen = tournament
        self.now: Typing | None = None
        self.believed = self.opened_for = 0
        self.sure = True
        """Whether the typist knows without looking which table is on offer."""
        self.done: set[int] = set()
        counts.evenings += 1

    def regulations(self, table: int) -> Regulations:
        known = self.tournament.seating(self.round, table) is not None
        first = self.tournament.rounds[-1].tables[0].table
        return regulations_at(self.tournament, self.round, table if known else first)

    # --- the desk ---

    def key(self, key: str) -> None:
        state = self.session.state
        if state.table is None and state.idle:
            self.since.clear()
        self.since.append(key)
        self.all_keys.append(key)
        change = self.session.apply(press, key)
        state = self.session.state
        self.counts.not_taken += state.held is Hold.MISSED
        self.all_keys[-1] += f"[{state.table or ''}{'-/!x'[state.held]}]"  # where it led, and what is held
        if (state.second, state.table) != self.front:
            self.front, self.seen = (state.second, state.table), self.tournament
            if state.table is not None:
                self.opened_for = self.now.number if self.now else 0
        if isinstance(change, EnterResult | EnterSecond):
            self._save(change)
        self._answer(1)
        if self.chance.random() < 0.002:
            self._elsewhere()

    def _save(self, change: Entered) -> None:
        changed = self.seen.results.get(change.at) != self.tournament.results.get(change.at)
        if (
            changed
            or self.chance.random() < 0.01
            or [f for f in change.findings(self.tournament) if f.blocks]
        ):
            self.counts.refused += 1
            self.answers.append((self.chance.randrange(12), change, FULL))
            return
        self.tournament = change.apply(self.tournament)
        self.answers.append((self.chance.randrange(12), change, ()))
        self.counts.saved += 1
        self._judge(change)

    def _answer(self, keys: int) -> None:
        """The desk answers some keys later; the snapshot comes with it."""
        waiting, self.answers = self.answers, []
        for left, change, found in waiting:
            if left > keys:
                self.answers.append((left - keys, change, found))
                continue
            self.session.follow(self.tournament)
            self.session.answered(change, found)

    def _elsewhere(self) -> None:
        """A phone or another desk reports a table that owes its result."""
        saving = {change.table for _, change, _ in self.answers}
        owing = [table for table in self.tournament.missing(self.round) if table not in saving]
        if owing:
            table = self.chance.choice(owing[:3])
            paper = self.paper(table)
            report = paper.report(self.regulations(table))
            if report is not None:
                self.tournament = EnterResult(self.round, table, report).apply(self.tournament)
                self.session.follow(self.tournament)
                self.counts.errors["result from elsewhere"] += 1

    def _judge(self, change: Entered) -> None:
        second = isinstance(change, EnterSecond)
        rules = self.regulations(change.table).rules
        report = settled_report(change.report, rules)
        if any(report == settled_report(each, rules) for each in self.meant.get((second, change.table), ())):
            self.counts.clean_saved += 1
            return
        if self._alike(change):
            self.counts.alike += 1
            return
        keys = " ".join(self.all_keys[-60:])
        self.counts.wrong.append(f"seed {self.seed}, second {second}, table {change.table}: {report}\n{keys}")

    def _alike(self, change: Entered) -> bool:
        """Whether the keys since a table was chosen are those of a clean slip for this very table."""
        here, totals = self.regulations(change.table), isinstance(change.report, Totals)
        run = "".join(map(_sign, self.since))
        numbered = run.startswith(f"{change.table}⏎")
        believed = change.table in (self.opened_for, self.now.number if self.now else 0)
        if not (numbered or believed or self._reads_as_another(run)):
            return False
        rest = run.removeprefix(f"{change.table}⏎") if numbered else run.removeprefix("⏎")
        ends = "⏎" if here.hands_planned == 0 and not totals else ""
        parts = rest.removesuffix(ends).removesuffix("⏎").split("⏎") if rest.endswith("⏎" + ends) else [""]
        numbers = self._owing_numbers(change.table)
        if not all(parts) or parts[0] in numbers or (totals and parts[-1] in numbers - {str(change.table)}):
            return False
        if self._runs_into_next(parts, change) or (ends and len(parts) < FEW * self._usual_hands()):
            return False
        paper = Paper(change.table, tuple(parts), totals)
        try:
            report = paper.report(here)
        except ValueError:
            return False
        saved = settled_report(change.report, here.rules)
        return report is not None and settled_report(report, here.rules) == saved

    def _runs_into_next(self, parts: Sequence[str], change: Entered) -> bool:
        """Whether the next table's number stands there as a hand, behind which its slip was typed."""
        following = str(self.session.state.offered)
        if isinstance(change.report, Totals) or following not in parts[1:]:
            return False
        if self.regulations(change.table).hands_planned:
            return parts[-1] == following
        return following in parts[1:-1] and len(parts) > self._usual_hands()

    def _usual_hands(self) -> float:
        """How many hands the tables of this round have played, of those there."""
        there = [result.report for at, result in self.tournament.results.items() if at[0] == self.round]
        return median([each.hands_played for each in there if each.hands_played] or [0])

    def _owing_numbers(self, table: int) -> set[str]:
        """What is asked about where a total or first hand is typed, if this table was being typed."""
        return {str(each) for each in (*self.session.state.owing, table)}

    def _reads_as_another(self, run: str) -> bool:
        """Whether what was meant for another table can only be read as for the one on offer.

        A number whose Enter was left out and a short total are what a total at once is, as are three digits
        that are no table's; behind an Enter that took the table on offer, a number can be points of a hand.
        """
        if self.now is None or not self.now.paper.parts:
            return False
        if not self.now.paper.totals:
            return run.startswith(f"⏎{self.now.number}⏎")
        first = self.now.paper.parts[0]
        if _surely_points(str(self.now.number), self._tables()):
            return run.startswith(self.now.opening)
        return len(first) < AT_ONCE and run.startswith(f"{self.now.number}{first}⏎")

    # --- the typist ---

    def type(self, script: str) -> None:
        for key in keys_of(script):
            self.key(key)

    def means(self, number: int, report: MatchReport | None) -> None:
        if report is not None:
            self.meant.setdefault((self.session.state.second, number), []).append(report)

    def look(self) -> None:
        """Back to where a table is chosen, as somebody does who has looked up."""
        self.now, self.sure = None, False
        for _ in range(4):
            if self._clear:
                break
            self.key("escape")
        self.done = set(self._tables()) - set(self.session.state.owing)  # as the list beside the slip shows

    def opening(self, table: int) -> str:
        """The number first, or Enter for the table that is believed to be on offer, or the total at once."""
        offered = next((each for each in self._tables() if each > self.believed and each not in self.done), 0)
        sure, self.sure = self.sure, True
        if table != offered or not sure or self.chance.random() < 0.4:
            return f"{table}⏎"
        return "⏎"

    def _tables(self) -> list[int]:
        return sorted(each.table for each in self.tournament.rounds[-1].tables)

    def slip(self, paper: Paper, *, errors: bool) -> None:
        here = self.regulations(paper.table)
        opening, number = self.opening(paper.table), paper.table
        typed, made = paper, self._errors() if errors else []
        for error in made:
            self.counts.errors[error] += 1
            typed, number, opening = ERRORS[error](self, typed, number, opening)
        parts = typed.script(here)
        at_once = typed.totals and opening == "⏎" and _surely_points(typed.parts[0], self._tables())
        if at_once and self.chance.random() < 0.7:
            opening = ""
        keys = opening + parts
        for error in made:
            if error in IN_KEYS:
                head = opening if keys.startswith(opening) else ""  # its Enter may be left out by now
                keys = IN_KEYS[error](self, head, keys.removeprefix(head))
        entered = (self.round, number) in self.tournament.results and not self.session.state.second
        there = self.regulations(number)  # others may play otherwise than the paper's table
        short = len(typed.parts) < there.hands_planned and not typed.totals  # saved by End and Enter only
        if not ("table already entered" in made and entered) and not short:
            self.means(number, typed.report(there))
        self.now = Typing(number, opening, typed, keys)
        self.counts.typed += 1
        self.counts.clean += not made
        self.type(keys)
        self.believed = number
        self.done.add(number)

    def _errors(self) -> list[str]:
        """One or two, at most one of which is about the table."""
        chance, made = self.chance, []
        if chance.random() < ERROR_RATE:
            made.append(chance.choice(list(ERRORS)))
            if made == ["hand left out"] and chance.random() < SECOND_ERROR_RATE:
                made.append("Enter again and again")  # for nothing happens
            elif chance.random() < SECOND_ERROR_RATE:
                made.append(chance.choice([each for each in IN_KEYS if each not in made]))
        return made[: self.most_errors]

    def correction(self) -> None:
        """One hand, or both totals, of a table believed to be entered, by its number and the arrows."""
        entered = {table for number, table in self.tournament.results if number == self.round}
        there = sorted(entered & self.done)  # whoever has seen that one came from elsewhere types it no more
        if not there:
            return
        table = self.chance.choice(there)
        here, result = self.regulations(table), self.tournament.results.get((self.round, table))
        report = None if result is None else result.report
        if self.totals:
            paper = some_paper(self.chance, table, here, totals=True)
            keys = f"{table}⏎←{paper.parts[0]}⇥{paper.parts[1]}⏎"
            a, b = (int(part) for part in paper.parts)
            self.means(table, Totals(a, b, here.hands_planned))
        else:
            row = self.chance.randrange(report.hands_played if report is not None else 1)
            part = some_hand(self.chance, here)
            keys = f"{table}⏎{'↓' * row or '↑'}{part}⇲⏎"
            hand = hand_of(part, here)
            if isinstance(report, Hands) and row < len(report.hands) and hand is not None:
                if part[0] in "0123456789-":
                    bare = (*report.hands[:row], hand, *report.hands[row + 1 :])
                    self._means_on(table, report, row, part)
                    self.means(table, Hands(bare))
                else:
                    return
        if self.chance.random() < 0.2:
            at = self.chance.randrange(len(keys))
            keys = keys[:at] + keys[at] + keys[at:] if keys[at] == "⏎" else keys
        self.now = Typing(table, f"{table}⏎", Paper(table, (), self.totals), keys)
        self.type(keys)

    def _means_on(self, table: int, report: Hands, row: int, part: str) -> None:
        """As the keys change the hand that is there: its calls stay."""
        state = replace(start_entry(self.tournament), round=self.round)
        for key in keys_of(f"{table}⏎{'↓' * row or '↑'}{part}"):
            state = press(state, key)
        changed = None if state.form is None else state.form.hands.report()
        if changed is not None:
            same = [i for i, (x, y) in enumerate(zip(report.hands, changed.hands, strict=False)) if x != y]
            if same in ([], [row]):
                self.means(table, changed)

    def paper(self, table: int) -> Paper:
        return some_paper(self.chance, table, self.regulations(table), totals=self.totals)

    def evening(self, *, errors: bool = True) -> None:
        tables = self._tables()
        if self.totals:
            self.type("④")
        heap = [
            some_paper(self.chance, table, self.regulations(table), totals=self.totals) for table in tables
        ]
        if self.chance.random() < 0.3:
            self.chance.shuffle(heap)
        self._through(heap, errors=errors)
        if self.chance.random() < 0.4 and not self.tournament.missing(self.round):
            self.look()
            self.session.to_other_pass()
            self.believed, self.done = 0, set()
            self._through(heap, errors=errors)

    def _through(self, heap: Sequence[Paper], *, errors: bool) -> None:
        for paper in heap:
            self.slip(paper, errors=errors)
            if errors and self._clear and self.chance.random() < 0.1 and not self.session.state.second:
                self.correction()
            if self.chance.random() < 0.3 and not self._clear:
                self.look()
        self._answer(99)
        for table in self.session.state.owing:  # the heap of unclean ones, with eyes
            self.look()
            found = [paper for paper in heap if paper.table == table]
            if not errors or not found:
                continue
            self.means(table, found[0].report(self.regulations(table)))
            self.now = Typing(table, f"{table}⏎", found[0], "")
            self.type(f"{table}⏎{found[0].script(self.regulations(table))}")
        self._answer(99)
        self.look()

    @property
    def _clear(self) -> bool:
        state = self.session.state
        return state.form is None and state.idle and not state.held


def _sign(key: str) -> str:
    if key in SIGNS:
        return SIGNS[key]
    return key.removeprefix(SHIFT).upper() if key.startswith(SHIFT) else key


SIGNS = {"enter": "⏎", "tab": "⇥", "backspace": "⌫"}


def _surely_points(part: str, tables: Sequence[int]) -> bool:
    """A minus, or three digits that are no table's number: for longer ones Enter comes first."""
    return part.startswith("-") or (len(part) == AT_ONCE and int(part) not in tables)


Erred = tuple[Paper, int, str]


def _changed(paper: Paper, at: int, part: str) -> Paper:
    return replace(paper, parts=(*paper.parts[:at], part, *paper.parts[at + 1 :]))


def _wrong_digit(blind: Blind, paper: Paper, number: int, opening: str) -> Erred:
    at = blind.chance.randrange(len(paper.parts))
    part = paper.parts[at]
    digits = [i for i, letter in enumerate(part) if letter.isdecimal()]
    if digits:
        i = blind.chance.choice(digits)
        part = part[:i] + str(blind.chance.randrange(10)) + part[i + 1 :]
    return _changed(paper, at, part), number, opening


def _no_answer(_: Blind, paper: Paper, number: int, opening: str) -> Erred:
    parts = tuple("100" if part in ("100n", "100+") else part for part in paper.parts)
    if parts == paper.parts and not paper.totals:
        parts = (*parts[:-1], "100")
    return replace(paper, parts=parts), number, opening


def _no_call(_: Blind, paper: Paper, number: int, opening: str) -> Erred:
    bare = (re.sub("[a-zA-Z]", "", part) if part[0].isdecimal() else part for part in paper.parts)
    return replace(paper, parts=tuple(bare)), number, opening


def _impossible(blind: Blind, paper: Paper, number: int, opening: str) -> Erred:
    at = blind.chance.randrange(len(paper.parts))
    return (
        _changed(paper, at, blind.chance.choice(["7", "103", "9995", "635", "2", "-1", "00"])),
        number,
        opening,
    )


def _wrong_table(blind: Blind, paper: Paper, _: int, __: str) -> Erred:
    wrong = blind.chance.choice([*blind._tables(), 0, 77, 99, 50, 100])
    return paper, wrong, f"{wrong}⏎"


def _entered(blind: Blind, paper: Paper, number: int, _: str) -> Erred:
    there = [table for at, table in blind.tournament.results if at == blind.round] or [number]
    table = blind.chance.choice(there)
    return paper, table, f"{table}⏎"


def _digit_before(blind: Blind, paper: Paper, _: int, opening: str) -> Erred:
    typed = f"{blind.chance.randrange(10)}{opening}"
    return paper, int(typed.removesuffix("⏎")), typed


def _enter_before(_: Blind, paper: Paper, number: int, __: str) -> Erred:
    return paper, number, f"⏎{number}⏎"


def _hand_left_out(blind: Blind, paper: Paper, number: int, opening: str) -> Erred:
    at = blind.chance.randrange(len(paper.parts))
    return replace(paper, parts=(*paper.parts[:at], *paper.parts[at + 1 :])), number, opening


def _last_left_out(_: Blind, paper: Paper, number: int, opening: str) -> Erred:
    """The hand with which a slip of a planned number of hands would be saved; of both totals none."""
    parts = paper.parts if paper.totals else paper.parts[:-1]
    return replace(paper, parts=parts), number, opening


def _as_it_is(_: Blind, paper: Paper, number: int, opening: str) -> Erred:
    return paper, number, opening


ERRORS: dict[str, Callable[[Blind, Paper, int, str], Erred]] = {
    "wrong digit": _wrong_digit,
    "question not answered": _no_answer,
    "call forgotten": _no_call,
    "impossible": _impossible,
    "wrong table": _wrong_table,
    "table already entered": _entered,
    "Enter left out": _as_it_is,
    "Enter twice": _as_it_is,
    "digit taken back": _as_it_is,
    "Esc": _as_it_is,
    "Esc, and again": _as_it_is,
    "hand left out": _hand_left_out,
    "last hand left out": _last_left_out,
    "last Enter left out": _as_it_is,
    "digit before": _digit_before,
    "number typed again": _as_it_is,
    "Enter before the number": _enter_before,
    "Enter again and again": _as_it_is,
}


def _at_enter(blind: Blind, opening: str, parts: str, instead: str) -> str:
    keys = opening + parts
    return _put(keys, blind.chance.choice([i for i, key in enumerate(keys) if key == "⏎"]), instead)


def _put(keys: str, at: int, instead: str) -> str:
    return keys[:at] + instead + keys[at + 1 :]


def _taken_back(blind: Blind, opening: str, parts: str) -> str:
    at = blind.chance.choice([i for i, key in enumerate(parts) if key in "0123456789"] or [0])
    return f"{opening}{parts[:at]}{blind.chance.randrange(10)}⌫{parts[at:]}"


def _esc(blind: Blind, opening: str, parts: str) -> str:
    at = blind.chance.randrange(len(parts))
    return f"{opening}{parts[:at]}⎋{parts[at:]}"


def _esc_again(blind: Blind, opening: str, parts: str) -> str:
    """Before two Enters, where a slip may have been saved: nobody types one again that is done."""
    at = blind.chance.randrange(parts.index("⏎⏎") + 1 if "⏎⏎" in parts else len(parts))
    return f"{opening}{parts[:at]}⎋{opening or '⏎'}{parts}"


IN_KEYS: dict[str, Callable[[Blind, str, str], str]] = {
    "Enter left out": lambda blind, opening, parts: _at_enter(blind, opening, parts, ""),
    "last Enter left out": lambda _, opening, parts: opening + parts.removesuffix("⏎"),
    "Enter twice": lambda blind, opening, parts: _at_enter(blind, opening, parts, "⏎⏎"),
    "digit taken back": _taken_back,
    "Esc": _esc,
    "Esc, and again": _esc_again,
    "Enter again and again": lambda blind, opening, parts: (
        f"{opening}{parts}{'⏎' * blind.chance.randint(2, 5)}"
    ),
    "number typed again": lambda blind, opening, parts: (
        f"{opening}{blind.chance.choice((blind.chance.randint(1, 9), *blind._tables()))}⏎{parts}"
    ),
}


def lines(counts: Counts) -> Iterator[str]:
    yield f"{counts.evenings} evenings, {counts.typed} slips typed ({counts.clean} clean)"
    yield f"{counts.saved} saved, {counts.refused} refused, {counts.alike} by the keys of another slip"
    yield f"{counts.not_taken} keys not taken"
    yield f"{len(counts.wrong)} wrong; errors {dict(counts.errors)}"
