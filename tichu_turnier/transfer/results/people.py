"""Compare the people whom a file of results names with those at the table."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import chain, combinations, permutations, product

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.rules.calls import Call, call_at, calls_of
from tichu_turnier.rules.hand import DOUBLE_OF_SIDE, HandReport
from tichu_turnier.tournament.model.snapshot import (
    Entrant,
    EntrantId,
    Hands,
    MatchReport,
    Totals,
    Tournament,
)
from tichu_turnier.tournament.registration.entrants import people
from tichu_turnier.tournament.registration.namesakes import own_names
from tichu_turnier.tournament.tables.sides import exchanged_seat, side_of_seat, sides_of
from tichu_turnier.tournament.tables.table import Table, table_of
from tichu_turnier.transfer.results.beside import says_tie, side_called
from tichu_turnier.transfer.results.hands import SHOWN
from tichu_turnier.transfer.results.lines import Claim, Named, ResultLine
from tichu_turnier.transfer.results.numbers import whole_amount
from tichu_turnier.transfer.results.short_names import Meant, short_names, words_of

Places = tuple[int, ...]
"""Where each seat of a file sits at the table."""
_BESIDE = re.compile(r"\([^()]*\)|\[[^\[\]]*\]")
_SIDE_BY_SIDE = {0: 0, 2: 1, 1: 2, 3: 3}
"""Four who are counted: partners one after the other, or opposite."""
_DENIED = {1: "reading-winner", -1: "reading-loser"}
_KEPT = 20_000


class Whereabouts:
    """Who sits where in each round, by whatever each can be called; made once for a file."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self._rounds: dict[int, dict[str, int]] = {}
        self._short: dict[int, Mapping[str, Meant]] = {}
        self._meant: dict[tuple[int, str], Meant | None] = {}

    def table_of(self, named: Named, number: int) -> int | None:
        """The table of a round at which somebody sits; 0 for who is only on the list, None for nobody."""
        if number not in self._rounds:
            self._rounds[number] = dict(self._listed(number))
        known = self._rounds[number]
        texts = [f"#{named.text.strip()}"] if named.is_id else [named.text, _BESIDE.sub(" ", named.text)]
        words = texts if named.is_id else map(words_of, texts)
        found = next((known[word] for word in words if word in known), None)
        if found is None and is_number_of_entrant(named):
            found = known.get(f"#{named.text.strip()}")
        if found is None and (meant := self.meant(named, number)) is not None:
            return next((known[f"#{who}"] for who in sorted(meant.entrants)), None)
        return found

    def meant(self, named: Named, number: int) -> Meant | None:
        """Who is called by a surname or a first name, if only one in the tournament is."""
        key = number, named.text
        if named.is_id or key in self._meant:
            return None if named.is_id else self._meant[key]
        if number not in self._short:
            self._short[number] = short_names(self.tournament, number)
        texts = dict.fromkeys((named.text, _BESIDE.sub(" ", named.text)))
        known = self._short[number]
        found = next((known[words] for words in map(words_of, texts) if words in known), None)
        self._meant[key] = found
        return found

    def _listed(self, number: int) -> Iterator[tuple[str, int]]:
        """Names and numbers, those with a table last, so that they count."""
        drawn = self.tournament.round(number)
        tables = [] if drawn is None else [(each.entrants(), each.table) for each in drawn.tables]
        for group, table in (*(((who,), 0) for who in self.tournament.entrants), *tables):
            for who in group:
                yield f"#{who}", table
                yield from ((word, table) for word in _alone(self.tournament.entrants[who], None))
            for some in chain(combinations(group, 2), combinations(group, 3)):
                yield words_of(" ".join(map(self.tournament.name_of, some))), table


def matched(line: ResultLine, known: Whereabouts) -> ResultLine:
    """The line for those who sit at its table: sides that are exchanged are taken the right way round.

    Names of others, of another table or of other partners refuse it; a name that nobody knows beside names
    that fit is asked about.
    """
    change, tournament = line.change, known.tournament
    seating = None if change is None else tournament.seating(*change.at)
    if change is None or seating is None or not line.claims:
        return line
    return _Meeting(known, table_of(seating, tournament.regulations), change.round).matched(line)


@dataclass
class _Meeting:
    """A table of a round that people of a file are looked for at."""

    known: Whereabouts
    table: Table
    round: int

    def __post_init__(self) -> None:
        self.tournament = self.known.tournament
        self.findings: list[Finding] = []

    def matched(self, line: ResultLine) -> ResultLine:
        assert line.change is not None  # noqa: S101 - `matched` has looked
        report, exchanged = line.change.report, False
        whole = [claim for claim in line.claims if not claim.hand]
        single = {claim.hand: claim for claim in line.claims if claim.hand}
        for claim in whole:
            places = self._places(claim, 0)
            if places and not self._stays(places, report):
                exchanged = exchanged or side_of_seat(places[0]) == 1
                report = self._turned(report, places)
        if single and isinstance(report, Hands):
            each = [self._places(single[n], n - 1) if n in single else None for n in _numbers(report)]
            exchanged = exchanged or any(places and side_of_seat(places[0]) for places in each)
            hands = zip(report.hands, each, strict=True)
            report = Hands(tuple(moved(hand, places) if places else hand for hand, places in hands))
        if exchanged and not any(each.severity is Severity.ERROR for each in self.findings):
            a, b = report.totals
            names = " – ".join(self._side_name(side) for side in self.table.sides)
            args: dict[str, str | int] = {"score": f"{a}:{b}", "names": names}
            self.findings.append(Finding("reading-exchanged", Severity.NOTE, args))
        said = [each for claim in whole for each in claim.named if each.outcome]
        if said:
            self._look_at_outcome(said, report, exchanged=exchanged)
        found = tuple(dict.fromkeys(map(_Same, self.findings)))
        told = tuple(each.finding for each in found)
        failed = any(each.severity is Severity.ERROR for each in told)
        change = None if failed else replace(line.change, report=report)
        return replace(line, change=change).with_told(told)

    def _look_at_outcome(self, said: Sequence[Named], report: MatchReport, *, exchanged: bool) -> None:
        """Asks where the points deny who is said to have won or lost, or nobody knows who that is."""
        a, b = report.totals
        self._look_at_loose(said)
        for each in said:
            if says_tie(each.text):
                agree = a == b
            elif not (sides := self._sides_said(each, report, exchanged=exchanged)):
                if self._elsewhere(each) in (None, 0, self.table.seating.table):
                    self.findings.append(_of_outcome("reading-outcome-unknown", each, a, b))
                continue
            else:
                agree = all(
                    each.outcome * (report.totals[side] - report.totals[1 - side]) > 0 for side in sides
                )
            if not agree:
                self.findings.append(_of_outcome(_DENIED[each.outcome], each, a, b))

    def _sides_said(self, named: Named, report: MatchReport, *, exchanged: bool) -> frozenset[int]:
        """The sides that can be meant, as the table sits: a `2` may be the second side and an entrant."""
        seats = self.table.seats_of_hand(0)
        found = {side_of_seat(seat) for seat in self._seats_named(named, seats)}
        if found:  # none where both sides have one of that name
            return frozenset(found) if len(found) == 1 else frozenset()
        digits = named.text.strip().lstrip("#")
        found = {side_of_seat(seat) for seat, who in enumerate(seats) if digits == str(who)}
        if named.side is not None:
            found.add(1 - named.side if exchanged else named.side)
        if not found and whole_amount(digits) in report.totals:
            found = {side for side, points in enumerate(report.totals) if points == whole_amount(digits)}
        return frozenset(found)

    def _stays(self, places: Places, report: MatchReport) -> bool:
        """Whether the report is already counted as the table sits."""
        if isinstance(report, Totals):
            return side_of_seat(places[0]) == 0
        return places == tuple(range(len(places)))

    def _turned(self, report: MatchReport, places: Places) -> MatchReport:
        """The report of a match for the table; where partners change, only names beside each hand help."""
        if isinstance(report, Totals):
            return Totals(report.b, report.a, report.hands_played)
        if self.table.changes:
            self.findings.append(Finding("reading-exchanged-partners"))
        return Hands(tuple(moved(hand, places) for hand in report.hands))

    def _side_name(self, side: Iterable[EntrantId]) -> str:
        return " + ".join(own_names(self.tournament, side))

    def _places(self, claim: Claim, index: int) -> Places | None:
        """Where the seats of a claim sit in a hand; None where it does not say, or cannot be (findings)."""
        seats = self.table.seats_of_hand(index)
        known = [(each, self._seats_named(each, seats)) for each in claim.named if not each.outcome]
        placed = [(each, at) for each, at in known if each.seats]
        strange = [each for each, at in placed if not at]
        fitting = [(each.seats, at) for each, at in placed if at]
        found = arrangement(fitting, len(seats)) if fitting else None
        if found is None and fitting and claim.counted:
            sideways = [(_opposite(of), at) for of, at in fitting]
            found = arrangement(sideways, len(seats))
        self._say_strange(strange, index, known_some=found is not None)
        if fitting and found is None and not strange:
            found = self._without_ids(placed, len(seats))
        self._look_at_loose([each for each, at in known if not each.seats and not at])
        if found is None and not placed:
            self._look_at_order([(each, at) for each, at in known if at])
        return found

    def _look_at_order(self, loose: Sequence[tuple[Named, frozenset[int]]]) -> None:
        """Asks where nothing says which side is whose, and the second side is named first."""
        if loose and set(map(side_of_seat, loose[0][1])) == {1}:
            args: dict[str, str | int] = {"text": loose[0][0].text[:SHOWN], "column": loose[0][0].heading}
            self.findings.append(Finding("reading-order", Severity.QUESTION, args))

    def _without_ids(self, placed: Sequence[tuple[Named, frozenset[int]]], size: int) -> Places | None:
        """Where names fit and numbers do not, they are of another list: to be asked about."""
        names = [(each.seats, at) for each, at in placed if not each.is_id]
        found = arrangement(names, size) if names and len(names) < len(placed) else None
        key = _why_not(placed) if found is None else "reading-ids"
        severity = Severity.ERROR if found is None else Severity.QUESTION
        text = ", ".join(dict.fromkeys(each.text for each, _ in placed if not each.is_id or not names))
        self.findings.append(
            Finding(key, severity, {"text": text[:SHOWN], "table": self.table.seating.table})
        )
        return found

    def _say_strange(self, strange: Sequence[Named], index: int, *, known_some: bool) -> None:
        """What is said of those who do not sit at this table, or not (so) in this hand."""
        rests = self.table.resting(index)
        for each in strange:
            found = self._elsewhere(each)
            args: dict[str, str | int] = {"text": each.text[:SHOWN], "table": self.table.seating.table}
            if found == self.table.seating.table:
                is_resting = rests is not None and bool(self._seats_named(each, (rests,)))
                self.findings.append(
                    Finding("reading-rests" if is_resting else "reading-partners", args=args)
                )
            elif found:
                self.findings.append(Finding("reading-other-table", args={**args, "found": found}))
            elif found == 0 or not known_some:
                self.findings.append(
                    Finding("reading-nobody" if found is None else "reading-not-here", args=args)
                )
            else:
                self.findings.append(Finding("reading-unknown-name", Severity.QUESTION, args))

    def _look_at_loose(self, loose: Sequence[Named]) -> None:
        """Asks about names under a heading that says nothing, of people who play elsewhere."""
        for each in loose:
            found = self._elsewhere(each)
            if found and found != self.table.seating.table:
                args: dict[str, str | int] = {"text": each.text[:SHOWN], "found": found}
                args |= {"table": self.table.seating.table, "column": each.heading[:SHOWN]}
                self.findings.append(Finding("reading-loose-name", Severity.QUESTION, args))

    def _elsewhere(self, named: Named) -> int | None:
        """The table of this round at which somebody sits, this one if any of that name is at it."""
        everybody = self.table.seating.entrants()
        at_this = bool(self._seats_named(named, everybody))
        return self.table.seating.table if at_this else self.known.table_of(named, self.round)

    def _seats_named(self, named: Named, seats: Sequence[EntrantId]) -> frozenset[int]:
        """The seats of those who are meant."""
        if named.is_id:
            digits = named.text.strip()
            return frozenset(seat for seat, who in enumerate(seats) if digits == str(who))
        found: set[int] = set()
        for text in dict.fromkeys((named.text, _BESIDE.sub(" ", named.text))):
            if not found and (words := words_of(text)):
                found = {seat for seat in range(len(seats)) if words in self._names_at(seats, seat)}
        if not found and is_number_of_entrant(named):
            found = {seat for seat, who in enumerate(seats) if named.text.strip() == str(who)}
            side = side_called(named.text)  # a `2` may be the second side as well
            return frozenset(found if side is None or {side} == set(map(side_of_seat, found)) else ())
        if not found and (meant := self.known.meant(named, self.round)) is not None:
            return meant.seats(seats)
        return frozenset(found)

    def _names_at(self, seats: Sequence[EntrantId], seat: int) -> frozenset[str]:
        """The ways in which whoever sits there can be named, alone or with the partners."""
        entrant = self.tournament.entrants[seats[seat]]
        places = [place for place, who in enumerate(seats) if who == seats[seat]]
        side = tuple(dict.fromkeys(sides_of(seats)[side_of_seat(seat)])) if len(seats) in (4, 6) else ()
        alone = _alone(entrant, places.index(seat) if len(places) > 1 else None)
        together = " ".join(self.tournament.name_of(who) for who in side)
        return alone | ({words_of(together)} if len(side) > 1 else frozenset())


def is_number_of_entrant(named: Named) -> bool:
    """Whether a side is said by a number, as of the pair with number 8."""
    return bool(named.seats) and not named.outcome and named.text.strip().isdecimal()


def _why_not(placed: Sequence[tuple[Named, frozenset[int]]]) -> str:
    """What is wrong with people who all sit at a table, and not so: others are partners, or just they are."""
    sides = [(side_of_seat(min(each.seats)), set(map(side_of_seat, at))) for each, at in placed]
    both = list(combinations(sides, 2))
    if any(one[0] == other[0] and not one[1] & other[1] for one, other in both):
        return "reading-partners"
    together = any(one[0] != other[0] and one[1] == other[1] and len(one[1]) == 1 for one, other in both)
    return "reading-together" if together else "reading-partners"


def _of_outcome(key: str, named: Named, a: int, b: int) -> Finding:
    args: dict[str, str | int] = {"text": named.text[:SHOWN], "score": f"{a}:{b}"}
    return Finding(key, Severity.QUESTION, {**args, "column": named.heading[:SHOWN]})


def _numbers(report: Hands) -> range:
    return range(1, len(report.hands) + 1)


@dataclass(frozen=True)
class _Same:
    """A finding that is the same as another one with the same words."""

    finding: Finding

    def __hash__(self) -> int:
        return hash((self.finding.key, tuple(self.finding.args.items())))


@cache
def _arrangements(size: int) -> tuple[Places, ...]:
    """All ways in which partners of a file can sit at a table as partners: as they are, exchanged, others."""
    even, odd = range(0, size, 2), range(1, size, 2)
    found = []
    for one, other in product(permutations(even), permutations(odd)):
        for first, second in ((one, other), (other, one)):
            found.append(tuple(seat for both in zip(first, second, strict=True) for seat in both))
    as_they_are, exchanged = tuple(range(size)), tuple(exchanged_seat(seat) for seat in range(size))
    return tuple(sorted(found, key=lambda each: (each != as_they_are, each != exchanged)))


def arrangement(fitting: Iterable[tuple[tuple[int, ...], frozenset[int]]], size: int) -> Places | None:
    """The first arrangement in which everybody sits where somebody of that name does."""
    wanted = list(fitting)
    for places in _arrangements(size) if size in (4, 6) else ():
        if all(_fits(of, at, places) for of, at in wanted):
            return places
    return None


def _fits(of: tuple[int, ...], at: frozenset[int], places: Places) -> bool:
    if len(of) == 1:
        return of[0] < len(places) and places[of[0]] in at
    return set(map(side_of_seat, at)) == {side_of_seat(places[of[0]])}


def _opposite(of: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(_SIDE_BY_SIDE.get(seat, seat) for seat in of) if len(of) == 1 else of


@lru_cache(maxsize=_KEPT)
def _alone(entrant: Entrant, member: int | None) -> frozenset[str]:
    """The names of an entrant: its own, its people's together, and of the one on a seat (from 0) alone."""
    both = people(entrant)
    names = {entrant.name, " ".join(both), " ".join((entrant.name, *both))}
    names |= {both[member]} if member is not None and member < len(both) else set(both)
    return frozenset(map(words_of, names)) - {""}


def moved(hand: HandReport, places: Places) -> HandReport:
    """The hand with each seat on its place, `places[seat]`; sides are exchanged where seats are."""
    turned = side_of_seat(places[0]) == 1
    calls = {places[seat]: call_at(hand.calls, seat) for seat in range(len(places))}
    first = None if hand.first_out is None else places[hand.first_out]
    double = hand.double
    if turned and hand.double_of is not None:
        double = DOUBLE_OF_SIDE[1 - hand.double_of]
    a, b = (hand.b, hand.a) if turned else (hand.a, hand.b)
    awarded = hand.awarded[::-1] if turned and hand.awarded else hand.awarded
    seats = calls_of(calls.get(seat, Call.NONE) for seat in range(len(places)))
    return replace(hand, a=a, b=b, calls=seats, first_out=first, double=double, awarded=awarded)
