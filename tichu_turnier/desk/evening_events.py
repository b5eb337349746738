"""What can happen at an evening beside draws and results: each event as the changes that a director makes."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta
from itertools import pairwise
from random import Random
from typing import Literal

from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.generator import decided_match
from tichu_turnier.finding import Refusal
from tichu_turnier.tournament import changes
from tichu_turnier.tournament.changes import Change
from tichu_turnier.tournament.draws.formats import bracket_of, format_of, next_round, planned_rounds
from tichu_turnier.tournament.draws.rotation.lots import below, pick, shuffled
from tichu_turnier.tournament.draws.seat_swap import TwoEntrants, TwoTables
from tichu_turnier.tournament.model.clock import Moment, RoundClock, Running
from tichu_turnier.tournament.model.decisions import Penalty, PenaltyKind
from tichu_turnier.tournament.model.entry_terms import EntryTerms
from tichu_turnier.tournament.model.prizes import ForPlace, ForSomebody, ForSpecialList, Prize
from tichu_turnier.tournament.model.snapshot import (
    ByeCredit,
    EntrantId,
    Hands,
    MatchReport,
    OddNumbers,
    ResultKey,
    Totals,
    Tournament,
    Unit,
)
from tichu_turnier.tournament.registration.entrants import NewEntrant
from tichu_turnier.tournament.tables.sides import opponents

Step = Change | Literal["undo", "redo"]
Steps = Iterator[Step]


@dataclass(slots=True)
class Scene:
    """An evening under way: its desk, its lots, and who may still come."""

    desk: Desk
    chance: Random
    spare: list[NewEntrant]

    @property
    def now(self) -> Tournament:
        return self.desk.tournament

    @property
    def number(self) -> int:
        """The last round that was drawn."""
        return len(self.now.rounds)

    @property
    def has_bracket(self) -> bool:
        return format_of(self.now.regulations.format).bracket is not None

    def lots(self, most: int) -> int:
        """A number from 0 to `most`."""
        return below(self.chance, most + 1)

    def some(self, count: int) -> Sequence[EntrantId]:
        """So many different entrants who play, or as many as there are."""
        return shuffled(self.chance, self.now.playing(self.number + 1))[:count]

    def leaving(self) -> Sequence[EntrantId]:
        """Somebody who can leave; nobody where two tables would not be full any more."""
        playing = self.now.playing(self.number + 1)
        return self.some(1) if len(playing) > 2 * self.now.regulations.at_a_table else ()

    def newcomers(self, count: int) -> tuple[NewEntrant, ...]:
        return tuple(self.spare.pop() for _ in range(min(count, len(self.spare))))

    def played(self) -> list[ResultKey]:
        """Where there is a result, in an order by lot."""
        return shuffled(self.chance, sorted(self.now.results))

    def report(self, number: int, table: int) -> MatchReport:
        """A possible report of a table; now and then only its totals, where these suffice."""
        found = decided_match(self.chance, self.now, number, table)
        regulations = self.now.regulations
        only_totals = regulations.scoring.unit == "match" and regulations.stages == 1 and not self.lots(3)
        return Totals(*found.totals, found.hands_played) if only_totals else found

    def clock(self) -> datetime:
        """The time in the room when something is decided."""
        return datetime.combine(self.now.day, time(20)) + timedelta(minutes=self.desk.revision)


Event = Callable[[Scene], Steps]
"""Something that happens, known by its name; yields no step where it cannot happen now."""


def take_steps(scene: Scene, event: Event) -> None:
    """Does the steps of an event at the desk; what follows one that is refused is left out."""
    try:
        for step in event(scene):
            if step == "undo":
                scene.desk.undo()
            elif step == "redo":
                scene.desk.redo()
            else:
                scene.desk.do(step)
    except Refusal:
        pass


def singles(scene: Scene) -> Steps:
    if scene.now.regulations.unit is Unit.PARTNERSHIP:
        people = [new.members[0] for new in scene.newcomers(2)]
        first = max(scene.now.entrants) + 1
        yield changes.AddEntrants(tuple(NewEntrant(name, (name,), single=True) for name in people))
        yield changes.MatchSingles(((EntrantId(first), EntrantId(first + 1)),))


def twice(scene: Scene) -> Steps:
    for who in scene.some(1):
        known = scene.now.entrants[who]
        again = NewEntrant(f"{known.name} II", tuple(f"{each} II" for each in known.members))
        yield changes.AddEntrants((again,))
        yield changes.MergeEntrants(who, max(scene.now.entrants))


def terms(scene: Scene) -> Steps:
    yield changes.SetEntryTerms(EntryTerms(1250, room_for=len(scene.now.entrants) + 1, here_by=time(19)))
    yield changes.SetPaid(tuple(scene.some(5)))
    yield changes.AddEntrants(scene.newcomers(2))
    waiting = [each.id for each in scene.now.entrants.values() if each.waiting]
    yield from (changes.SetWaiting(who, waiting=False) for who in waiting[:1])


def seeding(scene: Scene) -> Steps:
    for place, who in enumerate(scene.some(3), 1):
        yield changes.SetSeed(who, place)


def odd_numbers(scene: Scene) -> Steps:
    regulations = scene.now.regulations
    if "odd_numbers" in format_of(regulations.format).options:
        odd = pick(scene.chance, (OddNumbers.FIVE, OddNumbers.THREE, OddNumbers.SIX))
        yield changes.SetRegulations(replace(regulations, odd_numbers=odd))


def keep_apart(scene: Scene) -> Steps:
    for one, other in pairwise(scene.some(2)):
        yield changes.KeepApart(one, other)


def need_table(scene: Scene) -> Steps:
    for who in scene.some(1):
        yield changes.NeedTable(who, 1)
        yield changes.SetLabel((who,), "Junior 🀄")


def reserve(scene: Scene) -> Steps:
    for new in scene.newcomers(1) if not scene.has_bracket else ():
        yield changes.AddEntrants((new,))
        who = max(scene.now.entrants)
        yield changes.CheckIn((who,))
        yield changes.SetReserve(who)


def absent(scene: Scene) -> Steps:
    """Somebody says in which rounds he will be here."""
    rounds = range(scene.number + 1, scene.now.regulations.rounds + 1)
    for who in scene.leaving() if len(rounds) > 1 and not scene.has_bracket else ():
        yield changes.SetPresence(who, tuple(shuffled(scene.chance, rounds)[:-1]))


def aside(scene: Scene) -> Steps:
    """Somebody is missing, and comes after all."""
    for who in scene.leaving() if not scene.has_bracket or not scene.number else ():
        yield changes.SetAside((who,))
        if scene.lots(1):
            yield changes.SetAside((who,), aside=False)


def prizes(_: Scene) -> Steps:
    prizes = (
        (ForPlace(1), "ein Käse"),
        (ForSpecialList("tichus"), "Wein & Brot"),
        (ForSomebody(), "=Blumen()"),
    )
    yield changes.SetPrizes(tuple(Prize(to, what) for to, what in prizes))
    yield changes.HoldStandings(held=True)


def details(scene: Scene) -> Steps:
    yield changes.SetDetails(f"{scene.now.name} {scene.lots(99)}", scene.now.day + timedelta(7), "Göschenen")
    yield changes.SetTimetable(replace(scene.now.timetable, slots=scene.now.timetable.slots[1:]))


def late(scene: Scene) -> Steps:
    for new in scene.newcomers(1) if not scene.has_bracket or not scene.number else ():
        yield changes.AddEntrants((new,))
        yield changes.CheckIn((max(scene.now.entrants),))


def joined(scene: Scene) -> Steps:
    """As many come while a round runs as make a table with those who rest; all who are here get a place."""
    if scene.now.missing(scene.number) and not scene.has_bracket:
        many = scene.now.regulations.at_a_table - len(scene.now.rounds[-1].sitting_out)
        yield changes.AddEntrants(tuple(replace(new, present=True) for new in scene.newcomers(many)))
        here = [each.id for each in scene.now.entrants.values() if each.waiting and each.checked_in]
        yield from (changes.SetWaiting(who, waiting=False) for who in here)
        yield changes.JoinRound()


def gone(scene: Scene) -> Steps:
    for who in scene.leaving():
        yield changes.Withdraw(who, scene.number + scene.lots(1) if scene.number else 1)


def substitute(scene: Scene) -> Steps:
    for new in scene.newcomers(1):
        for who in scene.some(1):
            yield changes.Substitute(who, new.name, new.members)


def substitute_from_zero(scene: Scene) -> Steps:
    for new in scene.newcomers(1) if not scene.has_bracket else ():
        for who in scene.some(1):
            yield changes.SubstituteFromZero(who, new.name, new.members)


def edit(scene: Scene) -> Steps:
    for who in scene.some(1):
        known = scene.now.entrants[who]
        yield changes.EditEntrant(replace(known, name=f"{known.name} †", club="Zoo"))


def exchange(scene: Scene) -> Steps:
    drawn = scene.now.round(scene.number)
    if drawn is not None:
        one, other = shuffled(scene.chance, sorted(drawn.people()))[:2]
        yield changes.SwapSeats(drawn.number, TwoEntrants(one, other))


def exchange_tables(scene: Scene) -> Steps:
    drawn = scene.now.round(scene.number)
    if drawn is not None and len(drawn.tables) > 1:
        one, other = shuffled(scene.chance, [seating.table for seating in drawn.tables])[:2]
        yield changes.SwapSeats(drawn.number, TwoTables(one, other))


def redraw(scene: Scene) -> Steps:
    yield changes.WithdrawDraw(scene.number)


def by_hand(scene: Scene) -> Steps:
    """Lots drawn by hand: like those of some seed, but nobody knows of one."""
    now = scene.now
    if scene.number < planned_rounds(now) and not now.missing(scene.number):
        yield changes.PublishDraw(replace(next_round(now, scene.lots(10**6)), seed=None))


def penalty(scene: Scene) -> Steps:
    """A decision of any kind; about a hand where it is of that sort."""
    kind = pick(scene.chance, list(PenaltyKind))
    if kind is PenaltyKind.DISQUALIFICATION and not scene.leaving():
        return
    number = scene.lots(scene.number)
    people = tuple(scene.some(1 + scene.lots(1)))
    if kind in (PenaltyKind.HAND_ANNULLED, PenaltyKind.HAND_REPLAYED, PenaltyKind.ADJUSTED_SCORE):
        for number, table in scene.played()[:1]:
            seating = scene.now.rounds[number - 1].seating(table)
            people = () if seating is None else seating.entrants()[:1]
    amount, against = (60, 40) if kind is PenaltyKind.ADJUSTED_SCORE else (1 + scene.lots(4), 0)
    until = date(2027, 1, 1) if kind is PenaltyKind.DISQUALIFICATION else None
    given = Penalty(1, kind, people, "zu laut", scene.clock(), amount, against, number, 1, "Uhu", until)
    yield changes.GivePenalty(given)


def lifted(scene: Scene) -> Steps:
    for number in shuffled(scene.chance, sorted(scene.now.penalties))[:1]:
        yield changes.LiftPenalty(number)


def forfeit(scene: Scene) -> Steps:
    """A side that is due at a table leaves for good before it has played, and loses where sides play."""
    missing = scene.now.missing(scene.number)
    drawn = scene.now.round(scene.number)
    seating = None if drawn is None or not missing else drawn.seating(missing[0])
    if seating is not None and scene.leaving():
        who, at = opponents(seating)[:1], scene.clock()
        kind = PenaltyKind.DISQUALIFICATION
        yield changes.GivePenalty(Penalty(1, kind, who, "nicht erschienen", at, round=scene.number))
        if not scene.has_bracket:
            yield changes.Walkover(scene.number, seating.table, who[0], "kampflos")


def walkover(scene: Scene) -> Steps:
    """A side has not come this time; in a bracket the other one goes on."""
    for table in scene.now.missing(scene.number)[:1]:
        seating = scene.now.seating(scene.number, table)
        absent = () if seating is None else shuffled(scene.chance, sorted(set(seating.entrants())))[:1]
        for who in absent:
            yield changes.Walkover(scene.number, table, who, "kampflos")


def locked(scene: Scene) -> Steps:
    """What nobody is to change any more; now and then somebody has to all the same."""
    done = [drawn.number for drawn in scene.now.rounds if not scene.now.missing(drawn.number)]
    for number in shuffled(scene.chance, done)[:1]:
        yield changes.LockRound(number)
        if not scene.lots(2):
            yield changes.LockRound(number, locked=False)


def correction(scene: Scene) -> Steps:
    """The slip says something else; in a round before the last one where there is one."""
    past = [key for key in scene.played() if key[0] < scene.number]
    for number, table in [*past, *scene.played()][:1] if not (past and scene.has_bracket) else ():
        yield changes.EnterResult(number, table, scene.report(number, table))


def cleared(scene: Scene) -> Steps:
    now = [key for key in scene.played() if key[0] == scene.number]
    for number, table in now[:1]:
        yield changes.ClearResult(number, table)


def disputed(scene: Scene) -> Steps:
    """A signed slip that cannot be right; sometimes the director looks into it."""
    for number, table in [key for key in scene.played() if key[0] == scene.number][:1]:
        report = scene.now.results[number, table].report
        if isinstance(report, Hands):
            wrong: MatchReport = Hands(
                (replace(report.hands[0], a=report.hands[0].a + 15), *report.hands[1:])
            )
        else:
            wrong = replace(report, a=report.a + 15)
        yield changes.EnterResult(number, table, wrong, "so unterschrieben")
        if scene.lots(1):
            yield changes.ClearObjections(number, table)
        yield changes.NoteResult(number, table, "beide Seiten einig")


def second(scene: Scene) -> Steps:
    """A slip is typed twice, alike or not; where not, the director settles it."""
    for number, table in [key for key in scene.played() if key[0] == scene.number][:1]:
        report = scene.now.results[number, table].report
        again = scene.report(number, table) if scene.lots(1) else report
        yield changes.EnterSecond(number, table, again, "abgelesen")
        passes = scene.now.results[number, table].second_pass
        if passes is not None and passes.open:
            yield changes.SettlePasses(number, table, second=bool(scene.lots(1)))


def regulations(scene: Scene) -> Steps:
    """Other terms while the evening runs: what rests are worth, what parts equals, how much counts."""
    now = scene.now.regulations
    last = "lot" if "lot" not in now.tie_breaks else "fewest-byes"
    credit = pick(scene.chance, list(ByeCredit))
    dropped = scene.lots(1) if not scene.has_bracket and now.rounds > 2 else 0  # noqa: PLR2004 - two count
    changed = replace(now, bye_credit=credit, tie_breaks=(*now.tie_breaks, last), dropped_rounds=dropped)
    yield changes.SetRegulations(replace(changed, flat_victory_points=2, flat_tichu_points=100))


def clock(scene: Scene) -> Steps:
    if scene.number:
        yield changes.SetClock(RoundClock(scene.number, 2700, Running(Moment(1.5, 2.5, "boot"))))


def undo(scene: Scene) -> Steps:
    for _ in range(1 + scene.lots(2)):
        yield "undo"
    yield "redo"


def restore(scene: Scene) -> Steps:
    revision = max(1, scene.desk.revision - scene.lots(5))
    yield changes.RestoreState(revision, scene.desk.at_revision(revision), "20:31")


EARLY = {singles, twice, terms, seeding, odd_numbers, keep_apart, need_table, reserve, prizes, details}
"""What happens before the first draw."""
EVENTS = (
    *(singles, twice, terms, seeding, odd_numbers, keep_apart),
    *(need_table, reserve, prizes, details, late, joined, gone),
    *(absent, aside, substitute, substitute_from_zero, edit, exchange),
    *(exchange_tables, redraw, by_hand, penalty, lifted, forfeit),
    *(walkover, locked, correction, cleared, disputed, second),
    *(regulations, clock, undo, restore),
)
"""Each happens once before any happens twice."""


def level(tournament: Tournament) -> tuple[ResultKey, ...]:
    """Where a match of a knock-out has no winner although it was played."""
    bracket = bracket_of(tournament)
    found = () if bracket is None else bracket.findings
    level = (each.args for each in found if each.key == "knock-out-level")
    return tuple((int(args["round"]), int(args["table"])) for args in level)
