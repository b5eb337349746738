"""The seats of a round on the plan, and what a swap of two of them would do."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, chain

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QLabel

from tichu_turnier.desk.typed_draw import names
from tichu_turnier.gui.bridge import Bridge, Latest
from tichu_turnier.gui.common.parts import restyle
from tichu_turnier.gui.common.speech import announce
from tichu_turnier.gui.draw.seat_plan import SeatPlan
from tichu_turnier.gui.draw.seat_plan_layout import Place, PlanTable, Spot
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.draws.fairness import Meetings, meetings
from tichu_turnier.tournament.draws.seat_swap import Reunion, SeatSwap, TwoEntrants, TwoTables, Weighed, weigh
from tichu_turnier.tournament.model.snapshot import EntrantId, Round, Seating, Tournament
from tichu_turnier.tournament.tables.boards import boards_at
from tichu_turnier.tournament.tables.kind_texts import kind_texts
from tichu_turnier.tournament.tables.table import table_of
from tichu_turnier.words import finding_words

_MOST_REUNIONS = 3
_MOST_FINDINGS = 2
_ON_A_BENCH = 4


def plan_tables(tournament: Tournament, drawn: Round, texts: Texts) -> tuple[PlanTable, ...]:
    """The tables in their order, at last those who sit out."""
    return (
        *(_table(tournament, drawn.number, seating, texts) for seating in drawn.tables),
        *_benches(tournament, drawn.sitting_out, texts),
    )


def _table(tournament: Tournament, number: int, seating: Seating, texts: Texts) -> PlanTable:
    table = table_of(seating, tournament.regulations)
    people = tuple(chain(*table.groups))
    lines = tuple(accumulate(len(group) for group in table.groups[:-1]))
    return PlanTable(
        texts("exchange-table", table=seating.table),
        tuple(_seats(tournament, people, table.letters if table.letters_help else {})),
        Place(seating.table, whole_table=True),
        _note(tournament, number, seating, texts),
        (people.index(None), texts("exchange-open-hand")) if None in people else None,
        lines,
    )


def _note(tournament: Tournament, number: int, seating: Seating, texts: Texts) -> str:
    """That it has a result, else which prepared hands are played there."""
    if (number, seating.table) in tournament.results:
        return texts("exchange-played")
    return (
        texts("boards-numbers", **boards_at(seating, tournament.regulations)) if seating.first_board else ""
    )


def _seats(
    tournament: Tournament, people: Sequence[EntrantId | None], letters: Mapping[EntrantId, str]
) -> Iterator[Spot]:
    """One side above the other, as the match begins."""
    for row, (who, name) in enumerate(zip(people, names(tournament, people), strict=True)):
        if who is not None:
            yield Spot(Place(who), name, row, letters.get(who, ""))


def _benches(tournament: Tournament, resting: Sequence[EntrantId], texts: Texts) -> Iterator[PlanTable]:
    title = texts(kind_texts(tournament.regulations).bench)
    for start in range(0, len(resting), _ON_A_BENCH):
        bench = resting[start : start + _ON_A_BENCH]
        yield PlanTable(title, tuple(_seats(tournament, bench, {})))


class SeatSwaps(QObject):
    """Puts a round on the seat plan, weighs what is held over what, and tells which swap was made."""

    wished = Signal(object)

    def __init__(self, bridge: Bridge, texts: Texts, plan: SeatPlan, words: QLabel) -> None:
        super().__init__(plan)
        self._texts = texts
        self.plan = plan
        self.words = words
        self._tournament: Tournament | None = None
        self._drawn: Round | None = None
        self._published = False
        self._others: Meetings | None = None
        self._done = ""
        self._ledger: Latest[Meetings] = Latest(bridge, self)
        plan.judge = self._judge
        plan.dropped.connect(self._drop)

    def show_round(
        self, tournament: Tournament, drawn: Round, first: Round, *, published: bool, undoable: bool
    ) -> None:
        """Shows a round; those are marked who sat elsewhere in the `first` draw of it."""
        self._tournament, self._drawn, self._published = tournament, drawn, published
        moved = () if drawn is first else _elsewhere(drawn, first)
        self.plan.undoable = undoable
        self.plan.show_tables(plan_tables(tournament, drawn, self._texts), moved)
        self._say(self._done or self._texts("exchange-hint"), "note" if self._done else "hint")
        self._done = ""
        others = (drawn.number, *(each for each in tournament.rounds if each.number != drawn.number))
        if self._ledger.ask_about(others, lambda: meetings(tournament, drawn.number), self._take):
            self._others = None

    def show_nothing(self) -> None:
        self._tournament = self._drawn = None
        self.plan.undoable = False
        self.plan.show_tables(())
        self._say("", "hint")

    def weighed(self, swap: SeatSwap) -> Weighed | None:
        """What a swap would do; None until that can be said."""
        if self._tournament is None or self._drawn is None or self._others is None:
            return None
        return weigh(self._tournament, self._drawn, swap, self._others)

    def _take(self, others: Meetings) -> None:
        self._others = others
        if self.plan.carried is not None:
            self.plan.aim(self.plan.target)

    def _judge(self, one: Place, other: Place | None) -> bool:
        if one == other:
            self._say(self._texts("exchange-hint"), "hint")
            return False
        if other is None:
            self._say(self._texts("exchange-held", name=self.plan.name_of(one)), "note")
            return False
        found = self.weighed(_swap(one, other))
        if found is None:
            return False
        names = {"one": self.plan.name_of(one), "other": self.plan.name_of(other)}
        if found.allowed:
            dear = any(cost.after > cost.before for cost in found.costs)
            self._say("\n".join(self._consequences(found, names)), "warning" if dear else "ok")
        else:
            blocks = [each for each in found.findings if each.blocks][:_MOST_FINDINGS]
            told = self._texts("exchange-refused", **names)
            self._say("\n".join((told, *(finding_words(self._texts, each) for each in blocks))), "error")
        return found.allowed

    def _consequences(self, found: Weighed, names: Mapping[str, str]) -> Iterator[str]:
        """The figures that change, who meets again, and how many have been told otherwise."""
        texts, changed = self._texts, [cost for cost in found.costs if cost.before != cost.after]
        costs = [texts(f"exchange-cost-{cost.key}", before=cost.before, after=cost.after) for cost in changed]
        yield texts("exchange-costs", **names, costs=", ".join(costs) or texts("exchange-costs-nothing"))
        shown = [self._reunion(each) for each in found.reunions[:_MOST_REUNIONS]]
        if shown:
            more = " …" if len(found.reunions) > _MOST_REUNIONS else ""
            yield texts("exchange-again", names=", ".join(shown) + more)
        if self._published:
            yield texts("exchange-published", count=found.moved)

    def _reunion(self, reunion: Reunion) -> str:
        names = [self.plan.name_of(Place(who)) for who in (reunion.one, reunion.other)]
        rounds = ", ".join(map(str, reunion.rounds))
        key = "exchange-partners-again" if reunion.as_partners else "exchange-meet-again"
        return self._texts(key, one=names[0], other=names[1], rounds=rounds)

    def _say(self, words: str, role: str) -> None:
        if self.plan.hasFocus() and words != self.words.text():
            announce(self.plan, words)
        self.words.setText(words)
        restyle(self.words, "role", role)

    def _drop(self, one: Place, other: Place) -> None:
        self._done = self._texts("exchange-done", one=self.plan.name_of(one), other=self.plan.name_of(other))
        self.wished.emit(_swap(one, other))


def _swap(one: Place, other: Place) -> SeatSwap:
    if one.whole_table:
        return TwoTables(one.number, other.number)
    return TwoEntrants(EntrantId(one.number), EntrantId(other.number))


def _elsewhere(drawn: Round, first: Round) -> frozenset[int]:
    """Who sits elsewhere than in another draw of the same round."""
    places = [
        {who: (seating.table, seat) for seating in each.tables for seat, who in enumerate(seating.entrants())}
        for each in (drawn, first)
    ]
    return frozenset(who for who in drawn.people() if places[0].get(who) != places[1].get(who))
