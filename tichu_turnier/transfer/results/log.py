"""Read a log of BrettspielWelt as what a table reports: every hand replayed, everybody found by name."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from tichu_turnier.finding import Finding, Refusal, Severity
from tichu_turnier.replay.game_log import logged_hands
from tichu_turnier.rules.calls import SEATS, Call
from tichu_turnier.rules.hand import DOUBLE_OF_SIDE, Double, HandReport
from tichu_turnier.rules.logs.bsw_replay import Replay, Verdict, replay
from tichu_turnier.tournament.changes import EnterResult
from tichu_turnier.tournament.model.snapshot import EntrantId, Hands, Tournament
from tichu_turnier.tournament.registration.entrants import people
from tichu_turnier.tournament.tables.table import Table, rules_at, table_of
from tichu_turnier.transfer.results.people import Places, arrangement, moved
from tichu_turnier.transfer.results.short_names import words_of

LOG_ENDING = ".tch"
_MOST_HANDS = 100
"""No match is longer; a log of a whole year is the wrong file."""
_SAME = (0, 1, 2, 3)


def read_log(
    path: Path, tournament: Tournament, number: int, table: int
) -> tuple[EnterResult, tuple[Finding, ...]]:
    """The entry that the hands of a log make for a table, and what is to be said about it.

    Each hand is replayed by the rules and counted anew. People are found by their names. Where none of the
    four is known, as with nicknames, they are taken by the seats 0 to 3, which is asked about. Raises Refusal
    for a hand that is not over, or not played by the rules, or twice in the log; and where people of this
    table, or of another one, sit otherwise than they would have to.
    """
    seating = tournament.seating(number, table)
    if seating is None:
        where = {"round": number, "table": table}
        raise Refusal(Finding("result-no-such-table", args=where, where=("table",)))
    if len(seating.first_seats) > len(SEATS):
        raise Refusal(Finding("import-log-six", args={"table": table}, where=("table",)))
    hands = logged_hands(path, _MOST_HANDS)
    rules = rules_at(tournament, number, table)
    replays = [replay(hand, rules) for hand in hands]
    wrong = [
        Finding("import-log-hand", args={"hand": index, "verdict": each.verdict.value})
        for index, each in enumerate(replays, 1)
        if each.verdict is not Verdict.OK
    ]
    wrong += _twice(replays)
    if wrong:
        raise Refusal(*wrong)
    found = _Seats(tournament, number, table_of(seating, tournament.regulations))
    reports = tuple(_report(each, found.places(_names(each), index)) for index, each in enumerate(replays))
    if any(each.severity is Severity.ERROR for each in found.findings):
        raise Refusal(*found.findings)
    return EnterResult(number, table, Hands(reports)), tuple(found.findings)


def _names(replayed: Replay) -> list[str]:
    return [replayed.hand.names.get(seat, "").replace("\N{NO-BREAK SPACE}", " ") for seat in SEATS]


def _twice(replays: Sequence[Replay]) -> list[Finding]:
    """That a hand comes again, card by card: part of the log was pasted twice."""
    first: dict[str, int] = {}
    found = []
    for index, each in enumerate(replays, 1):
        dealt = repr(sorted(each.hand.fourteens.items()))
        if dealt in first:
            found.append(Finding("reading-log-twice", args={"hand": index, "first": first[dealt]}))
        first.setdefault(dealt, index)
    return found


def _report(replayed: Replay, places: Sequence[int]) -> HandReport:
    """The hand as the table would have written it down, each seat of the log moved to its place."""
    computed = replayed.computed
    assert computed is not None  # noqa: S101 - only hands that came to their end get here
    calls = dict.fromkeys(replayed.tichu, Call.TICHU) | dict.fromkeys(replayed.grand_tichu, Call.GRAND_TICHU)
    zero, one, two, three = (calls.get(seat, Call.NONE) for seat in SEATS)
    first = replayed.order[0]
    double = DOUBLE_OF_SIDE[first % 2] if replayed.double_victory else Double.NO
    return moved(HandReport(*computed, (zero, one, two, three), first, double), tuple(places))


def _seated(tournament: Tournament, number: int) -> Iterator[tuple[EntrantId, int]]:
    """Everybody who plays in a round, with the table."""
    drawn = tournament.round(number)
    for seating in () if drawn is None else drawn.tables:
        yield from ((who, seating.table) for who in seating.entrants())


_Person = tuple[EntrantId, int]
"""An entrant, and which of its two people."""


@dataclass
class _Seats:
    """Finds for every hand of a log who sits where at the table."""

    tournament: Tournament
    round: int
    table: Table

    def __post_init__(self) -> None:
        self.findings: list[Finding] = []
        self.strangers: dict[str, _Person] = {}
        """Who is meant by names that nobody at the table has: whoever sat there in the first hand."""
        self.first: list[str] = []
        """Their names in that hand; as long as they stay, their seats are those of the table."""

    def places(self, names: Sequence[str], index: int) -> Places:
        """The seat at the table of each seat of the log, in the hand with this index (from 0)."""
        seats = self.table.seats_of_hand(index)
        persons = [(who, seats[:seat].count(who)) for seat, who in enumerate(seats)]
        known = {self._name(person, seats): seat for seat, person in enumerate(persons)}
        found = {seat: known[word] for seat, name in enumerate(names) if (word := words_of(name)) in known}
        strange = [name for seat, name in enumerate(names) if seat not in found]
        if self._are_elsewhere(strange, index):
            return _SAME
        if not found:
            return self._of_strangers(names, persons, index)
        places = arrangement([((seat,), frozenset((at,))) for seat, at in found.items()], len(SEATS))
        if places is None:
            self._tell("reading-log-partners", Severity.ERROR, hand=index + 1, names=", ".join(names))
        elif strange:
            self._tell("reading-log-unknown", Severity.QUESTION, names=", ".join(strange))
        return places or _SAME

    def _tell(self, key: str, severity: Severity, **args: str | int) -> None:
        if (finding := Finding(key, severity, args)) not in self.findings:
            self.findings.append(finding)

    def _name(self, person: _Person, seats: Sequence[EntrantId]) -> str:
        """What somebody is called who sits there: a partnership stands on both of its seats."""
        who, member = person
        entrant = self.tournament.entrants[who]
        both = people(entrant)
        return words_of(both[member] if len(both) > 1 and seats.count(who) > 1 else entrant.name)

    def _are_elsewhere(self, names: Sequence[str], index: int) -> bool:
        """Whether any of those who do not sit here in this hand rests, or sits at another table."""
        words = {word: name for name in names if (word := words_of(name))}
        rests, here = self.table.resting(index), self.table.seating.table
        for who, table in _seated(self.tournament, self.round):
            entrant = self.tournament.entrants[who]
            known = [words[word] for word in map(words_of, (entrant.name, *people(entrant))) if word in words]
            if known and table != here:
                self._tell("reading-other-table", Severity.ERROR, text=known[0], table=here, found=table)
                return True
            if known and who == rests:
                self._tell("reading-log-partners", Severity.ERROR, hand=index + 1, names=known[0])
                return True
        return False

    def _of_strangers(self, names: Sequence[str], persons: Sequence[_Person], index: int) -> Places:
        """By the seats of the first hand, where nobody is known; who moves later moves with the name."""
        words = [words_of(name) for name in names]
        if not self.strangers:
            self._tell("import-log-seats", Severity.WARNING, names=", ".join(names))
            self.strangers, self.first = dict(zip(words, persons, strict=True)), words
        if words == self.first:
            return _SAME
        meant = [
            persons.index(who) if (who := self.strangers.get(word)) in persons else None for word in words
        ]
        fitting = [((seat,), frozenset((at,))) for seat, at in enumerate(meant) if at is not None]
        places = arrangement(fitting, len(SEATS)) if len(fitting) == len(SEATS) else None
        if places is None and len(set(words)) == len(words):
            self._tell("reading-log-moved", Severity.QUESTION, hand=index + 1, names=", ".join(names))
        return places or _SAME
