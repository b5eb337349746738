"""A tournament at one moment: one immutable snapshot of everything that is known."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from enum import StrEnum
from types import MappingProxyType

from tichu_turnier.rules.calls import TWO_PLAYERS
from tichu_turnier.rules.hand import HandReport
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.tournament.model import byes, decisions, knock_out
from tichu_turnier.tournament.model.clock import RoundClock
from tichu_turnier.tournament.model.decisions import Deviation, Penalty
from tichu_turnier.tournament.model.entry_terms import FREE_ENTRY, EntryTerms, Payment
from tichu_turnier.tournament.model.hall_screen import HallScreen
from tichu_turnier.tournament.model.prizes import Prize
from tichu_turnier.tournament.model.slots import Timetable

EntrantId = decisions.EntrantId
KnockOut = knock_out.KnockOut
ByeCredit = byes.ByeCredit
OddNumbers = byes.OddNumbers
Seats = tuple[EntrantId, EntrantId, EntrantId, EntrantId]
"""Who sits on seats 0 to 3; seats 0 and 2 are partners.

A partnership stands on both its seats, and so does a player with two holdings (Tichu for Two).
"""
_SIDES = 2
HandSeats = tuple[EntrantId, ...]
"""The same, at a table of six of seats 0 to 5: partners sit on every second seat."""


class Unit(StrEnum):
    """What is drawn and ranked: single players or fixed partnerships."""

    PLAYER = "player"
    PARTNERSHIP = "partnership"


class ScoringUnit(StrEnum):
    """What brings victory points: hands, matches, stages won clearly, or the same cards at other tables."""

    HAND = "hand"
    MATCH = "match"
    MARGIN = "margin"
    MATCHPOINTS = "matchpoints"


@dataclass(frozen=True, slots=True)
class Scoring:
    """How points at the table become victory points (Siegpunkte)."""

    unit: ScoringUnit = ScoringUnit.HAND
    win: int = 2
    tie: int = 1
    double: int = 3
    """For a double victory (only where hands score)."""
    double_with_lost_call: int = 2
    """For a double victory of a side that lost a call (BrettspielWelt help, `turnier`)."""


@dataclass(frozen=True, slots=True)
class Regulations:
    """By which rules this tournament is run (Ausschreibung)."""

    preset: str
    format: str
    unit: Unit
    rounds: int
    stages: int = 1
    """How often partners change within a match: 3 in the Turniermodus, else 1."""
    hands_per_stage: int = 0
    """Hands with the same partners; 0 means that the clock ends the round."""
    rules: RuleSet = field(default_factory=RuleSet)
    scoring: Scoring = field(default_factory=Scoring)
    knock_out: KnockOut = knock_out.USUAL
    tie_breaks: tuple[str, ...] = ("victory-points", "tichu-points")
    bye_credit: ByeCredit = ByeCredit.NONE
    flat_victory_points: int = 0
    flat_tichu_points: int = 0
    dropped_rounds: int = 0
    """How many rounds of everybody do not count, the worst: 1 of 4 leaves the best 3."""
    odd_numbers: OddNumbers = OddNumbers.REST
    """Who is too many for tables of four, where single players are drawn."""
    by_standings: bool = False
    """Whether tables are filled from the top of the standings (winners' table), where the format can."""
    clubs_apart_rounds: int = 0
    """In how many first rounds people of the same club are kept apart as far as possible."""
    hint_from: int = 10_000
    """What real play yields only once in so many hands, or less often, is worth a hint; 0: nothing is.

    Of hands that our own players play, some seven in a thousand are as rare as the default.
    """

    board_seed: int = 0
    """What the prepared hands are dealt by, in the format that has them: a secret until they are played."""
    entry: EntryTerms = FREE_ENTRY
    booster_tables: tuple[int, ...] = ()
    """The tables at which Booster is played, where the rules allow it; empty: at every table."""

    @property
    def hands_planned(self) -> int:
        """Hands of a match; 0 where the clock decides."""
        return self.stages * self.hands_per_stage

    @property
    def at_a_table(self) -> int:
        return _SIDES if self.unit is Unit.PARTNERSHIP or self.rules.players == TWO_PLAYERS else 4

    @property
    def one_a_side(self) -> bool:
        """Whether an entrant is a side of a table: a partnership, or a player with two holdings."""
        return self.at_a_table == _SIDES


@dataclass(frozen=True, slots=True)
class Entrant:
    """Who is drawn and ranked: a player, or a partnership with two members."""

    id: EntrantId
    name: str
    members: tuple[str, ...] = ()
    """The two people of a partnership; empty for a player, who is his own name."""
    club: str = ""
    checked_in: bool = False
    first_round: int = 1
    """The first round this entrant can be drawn into (late entry)."""
    withdrawn_from: int | None = None
    """The first round without this entrant."""
    formerly: tuple[str, ...] = ()
    """Earlier names, where a substitute took over."""
    ranks: bool = True
    """False for reserves and people of the house, who fill a table but take no place."""
    reserve: bool = False
    """Whether this entrant is drawn only where tables would not be full otherwise."""
    away: tuple[int, ...] = ()
    """Rounds for which it was said in advance that this entrant will not be here."""
    apart_from: tuple[EntrantId, ...] = ()
    """Entrants of lower numbers whom this one must not meet."""
    seeding: int = 0
    """The place on the list of seeds, from 1; 0: behind those who have one, in the order of the list."""
    needs_table: int | None = None
    """The one table this entrant can sit at (wheelchair, terrace)."""
    waiting: bool = False
    """Whether there was no room: is not drawn until the director says so."""
    payments: tuple[Payment, ...] = ()
    labels: tuple[str, ...] = ()
    """Short words of the director's own, such as `Junior`; the draw knows nothing of them."""
    surname_words: int = 0
    """How many words at the end of a player's name are the surname; 0: nobody said."""
    persons: tuple[str, ...] = ()
    """Who they are on other evenings, as `registration.identity` writes it: the player, or the members."""

    @property
    def single(self) -> bool:
        """Whether this is one person who looks for a partner, in a tournament of partnerships."""
        return len(self.members) == 1

    def here_in(self, number: int) -> bool:
        """Whether this entrant will be here in round `number`, as far as was said."""
        begun = self.first_round <= number and number not in self.away
        return begun and (self.withdrawn_from is None or number < self.withdrawn_from)

    def plays_in(self, number: int) -> bool:
        """Whether this entrant is to be drawn into round `number`."""
        return not (self.waiting or self.single) and self.here_in(number)


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits at one table in one round, as the match begins."""

    table: int
    seats: Seats
    """At a table of three, the one who begins with an open hand as partner stands on both seats 0 and 2."""
    fifth: EntrantId | None = None
    """At a table of five, who rests in its first hands."""
    first_board: int = 0
    """The number of the first prepared hand played here, the others follow; 0 where cards are dealt."""
    sixth: EntrantId | None = None
    """At a table of six, seat 5; `fifth` then is seat 4: the even seats play against the odd ones."""

    @property
    def first_seats(self) -> HandSeats:
        """Who sits where as the match begins, at a table of six too."""
        return (*self.seats, *self.more) if len(self.more) > 1 else self.seats

    @property
    def more(self) -> tuple[EntrantId, ...]:
        """Who is at the table beside its four seats: a fifth, or a fifth and a sixth."""
        return () if self.fifth is None else (self.fifth,) if self.sixth is None else (self.fifth, self.sixth)

    def entrants(self) -> tuple[EntrantId, ...]:
        """Everybody at the table once, in the order of the seats."""
        return tuple(dict.fromkeys(self.seats if self.fifth is None else (*self.seats, *self.more)))

    def renamed(self, names: Mapping[EntrantId, EntrantId]) -> "Seating":
        """The table with others in the places of those who are named; itself where none of them sits."""
        if names.keys().isdisjoint(self.entrants()):
            return self
        a, b, c, d, *more = (names.get(who, who) for who in (*self.seats, *self.more))
        return replace(self, seats=(a, b, c, d)).with_more(more)

    def with_more(self, more: Sequence[EntrantId]) -> "Seating":
        """The table with these beside its four seats: nobody, a fifth, or a fifth and a sixth."""
        one, other = (*more, None, None)[:2]
        return replace(self, fifth=one, sixth=other)


@dataclass(frozen=True, slots=True)
class Round:
    """One published draw."""

    number: int
    tables: tuple[Seating, ...]
    sitting_out: tuple[EntrantId, ...] = ()
    seed: int | None = None
    """The seed of the draw; None when the lots were drawn by hand and typed in."""
    exchanged: bool = False
    """Whether people changed places by hand after the lot, so that its seed alone does not give this."""
    locked: bool = False
    """Whether its results stay as they are until the director unlocks it."""
    lot: str = ""
    """What the lot gave, as `certificate.draw_line` writes it, whatever was changed since; empty: by hand."""
    lot_from: str = ""
    """A fingerprint of what it was drawn from (`draws.proof`); empty where that was not kept."""

    def seating(self, table: int) -> Seating | None:
        return next((seating for seating in self.tables if seating.table == table), None)

    def table_of(self, who: EntrantId) -> Seating | None:
        return next((seating for seating in self.tables if who in seating.entrants()), None)

    def people(self) -> frozenset[EntrantId]:
        """Everybody who plays in this round or sits it out."""
        return frozenset(self.sitting_out).union(*(seating.entrants() for seating in self.tables))


@dataclass(frozen=True, slots=True)
class Hands:
    """A match reported hand by hand."""

    hands: tuple[HandReport, ...]

    @property
    def totals(self) -> tuple[int, int]:
        """Tichu points of seats 0+2 and 1+3 over all hands (with changing partners: of the seats)."""
        return sum([hand.a for hand in self.hands]), sum([hand.b for hand in self.hands])

    @property
    def hands_played(self) -> int:
        return len(self.hands)


@dataclass(frozen=True, slots=True)
class Totals:
    """A match of which only both totals are known."""

    a: int
    b: int
    hands_played: int = 0
    """0 where it was not written down."""

    @property
    def totals(self) -> tuple[int, int]:
        return self.a, self.b


MatchReport = Hands | Totals


@dataclass(frozen=True, slots=True)
class SecondPass:
    """One slip typed twice, the second time without seeing what was typed first."""

    first: MatchReport
    """What was entered when the second pass came to this table."""
    second: MatchReport
    settled: bool = False
    """Whether the director decided where the two differ."""

    @property
    def agrees(self) -> bool:
        return self.first == self.second

    @property
    def open(self) -> bool:
        """Whether the director still has to look at the slip."""
        return not (self.agrees or self.settled)


@dataclass(frozen=True, slots=True)
class Result:
    """What one table reported for one round."""

    round: int
    table: int
    report: MatchReport
    accepted_because: str = ""
    """Why the director accepted a report that the audit objects to; empty when it does not."""
    cleared: bool = False
    """Whether the director has looked into the objections: the standings are marked no more."""
    second_pass: SecondPass | None = None
    note: str = ""
    """Whatever the director wants to remember about it."""

    @property
    def disputed(self) -> bool:
        """Whether the standings say that something about it is not clear."""
        return bool(self.accepted_because) and not self.cleared


ASKING = ("?", "？", "؟")
"""How a note ends that is a question, in the scripts in which people type."""
ResultKey = tuple[int, int]
"""(round, table)"""


@dataclass(frozen=True, slots=True)
class Tournament:
    """Everything about one tournament at one moment."""

    name: str
    day: date
    place: str
    regulations: Regulations
    timetable: Timetable
    entrants: Mapping[EntrantId, Entrant] = field(default_factory=lambda: MappingProxyType({}))
    rounds: tuple[Round, ...] = ()
    results: Mapping[ResultKey, Result] = field(default_factory=lambda: MappingProxyType({}))
    clock: RoundClock | None = None
    """The clock of the round that is or was last played."""
    penalties: Mapping[int, Penalty] = field(default_factory=lambda: MappingProxyType({}))
    """By number."""
    prizes: tuple[Prize, ...] = ()
    """What is given away at the end, in the order in which it was entered."""
    noted: tuple[Deviation, ...] = ()
    """Interventions of the director that would leave no trace here otherwise."""
    standings_held: bool = False
    """Whether the hall sees no standings until they are released."""
    screens: tuple[HallScreen, ...] = ()
    """What the screens of the hall show for which somebody has chosen."""
    half_typed: frozenset[ResultKey] = frozenset()
    """Tables whose slip is half typed, or whose correction waits for its yes: told, but never saved."""
    typed_again: frozenset[ResultKey] = frozenset()
    """Tables whose second entry is half typed: that changes no result, and is never saved either."""
    identity: str = field(default="", compare=False)
    """What its copies have in common, under whatever name; another in each tournament; empty: nobody knows.

    The first line of the journal tells it (`store/journal`).
    """

    def name_of(self, who: EntrantId) -> str:
        return self.entrants[who].name

    def with_entrants(self, *changed: Entrant) -> "Tournament":
        """The tournament with these, each in the place of the entrant with the same number or at the end."""
        return replace(self, entrants=MappingProxyType({**self.entrants, **{e.id: e for e in changed}}))

    def round(self, number: int) -> Round | None:
        return self.rounds[number - 1] if 1 <= number <= len(self.rounds) else None

    def with_round(self, drawn: Round) -> "Tournament":
        """The tournament with this in the place of the round with the same number."""
        return replace(self, rounds=(*self.rounds[: drawn.number - 1], drawn, *self.rounds[drawn.number :]))

    def seating(self, number: int, table: int) -> Seating | None:
        return drawn.seating(table) if (drawn := self.round(number)) else None

    def playing(self, number: int) -> tuple[EntrantId, ...]:
        """Who is to be drawn into a round: once anybody has been checked in, only those who have.

        Reserves only if they fill the last table: then as many as that takes, those who played least first.
        """
        everybody, known = not self.roll_call, self.entrants.values()
        here = [each for each in known if (everybody or each.checked_in) and each.plays_in(number)]
        reserves = [entrant.id for entrant in here if entrant.reserve]
        called = self._called(reserves, len(here) - len(reserves)) if reserves else ()
        return tuple(entrant.id for entrant in here if not entrant.reserve or entrant.id in called)

    @property
    def roll_call(self) -> bool:
        """Whether anybody has been checked in: then only those who have are here."""
        return any(entrant.checked_in for entrant in self.entrants.values())

    def _called(self, reserves: list[EntrantId], others: int) -> list[EntrantId]:
        wanted = -others % self.regulations.at_a_table
        played = Counter(e for drawn in self.rounds for seating in drawn.tables for e in seating.entrants())
        return sorted(reserves, key=lambda who: played[who])[:wanted] if wanted <= len(reserves) else []

    def begun(self, number: int) -> bool:
        return any(played == number for played, _ in self.results)

    def missing(self, number: int) -> tuple[int, ...]:
        """Numbers of the tables that still owe a result for a round."""
        tables = self.rounds[number - 1].tables if self.round(number) else ()
        return tuple([s.table for s in tables if (number, s.table) not in self.results])
