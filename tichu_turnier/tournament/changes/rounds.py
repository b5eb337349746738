"""Publish a draw, swap seats in it, take it back, and lock the results of a round."""

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.changes.change import Words
from tichu_turnier.tournament.draws.certificate import comes_from_seed
from tichu_turnier.tournament.draws.fairness import meetings
from tichu_turnier.tournament.draws.formats import (
    bracket_of,
    format_of,
    goes_by_results,
    is_closed,
    why_they_meet,
)
from tichu_turnier.tournament.draws.formats.duplicate import with_boards
from tichu_turnier.tournament.draws.repair_round import moved, with_late_tables, without_a_seat
from tichu_turnier.tournament.draws.seat_swap import SeatSwap, TwoTables, swapped, weigh
from tichu_turnier.tournament.draws.side_conditions import condition_findings
from tichu_turnier.tournament.model.decisions import Deviation, DeviationKind
from tichu_turnier.tournament.model.snapshot import (
    ASKING,
    EntrantId,
    Regulations,
    Round,
    ScoringUnit,
    Tournament,
)
from tichu_turnier.tournament.registration.namesakes import own_name, own_names
from tichu_turnier.tournament.registration.overview import places_open
from tichu_turnier.tournament.scoring.penalties import disqualified, seated_anew, without_draw
from tichu_turnier.tournament.tables.table import table_of


@dataclass(frozen=True, slots=True)
class SwapSeats:
    """Two places of a published round are exchanged, as long as neither table has a result."""

    key: ClassVar[str] = "exchange-seats"
    round: int
    swap: SeatSwap

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        drawn = tournament.round(self.round)
        if drawn is None:
            return (Finding("exchange-not-drawn", args={"round": self.round}),)
        if not self._both_there(drawn):
            return (Finding("exchange-no-place", args={"round": self.round}),)
        weighed = weigh(tournament, drawn, self.swap, meetings(tournament, self.round))
        told = Finding("exchange-moved", Severity.WARNING, {"round": self.round, "count": weighed.moved})
        return (*weighed.findings, told)

    def apply(self, tournament: Tournament) -> Tournament:
        return seated_anew(tournament, swapped(tournament.rounds[self.round - 1], self.swap))

    def words(self, tournament: Tournament) -> Words:
        pair = self.swap
        if isinstance(pair, TwoTables):
            return {"round": self.round, "one": "", "other": "", "table": pair.one, "further": pair.other}
        seated = tournament.rounds[self.round - 1].tables
        tables = {who: seating.table for seating in seated for who in seating.entrants()}
        return {
            "round": self.round,
            "one": own_name(tournament, pair.one),
            "other": own_name(tournament, pair.other),
            "table": tables.get(pair.one, 0),
            "further": tables.get(pair.other, 0),
        }

    def _both_there(self, drawn: Round) -> bool:
        pair = self.swap
        numbers = {seating.table for seating in drawn.tables}
        known = numbers if isinstance(pair, TwoTables) else set(map(int, drawn.people()))
        return pair.one != pair.other and known >= {pair.one, pair.other}


@dataclass(frozen=True, slots=True)
class PublishDraw:
    """A round that was drawn (or typed in) is now announced."""

    key: ClassVar[str] = "publish-draw"
    round: Round

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        number, regulations = self.round.number, tournament.regulations
        following, found = len(tournament.rounds) + 1, list[Finding]()
        if number != following:
            found.append(Finding("draw-wrong-round", args={"round": number, "next": following}))
        bracket = bracket_of(tournament)
        planned = regulations.rounds if bracket is None else bracket.rounds
        found.extend(() if bracket is None else bracket.findings)
        if number > planned:
            found.append(Finding("draw-too-many-rounds", args={"round": number, "rounds": planned}))
        if not self.round.tables:
            found.append(Finding("draw-no-tables"))
        expected = tournament.playing(number) if bracket is None else bracket.due
        found.extend(self._people(tournament, expected, out=bracket is not None))
        found.extend(self._tables(regulations))
        way = format_of(regulations.format)
        why = (why_they_meet(tournament) or "lot") if comes_from_seed(self.round) else ""
        found.extend(condition_findings(tournament, self.round, why))
        found.extend(way.faults(tournament, self.round))
        resting = len(self.round.sitting_out)
        if bracket is None and self.round.tables and resting >= regulations.at_a_table:
            found.append(Finding("draw-many-sit-out", Severity.WARNING, {"count": resting}))
        missing = tournament.missing(number - 1) if number > 1 else ()
        if missing:
            owed = {"round": number - 1, "count": len(missing)}
            found.append(Finding("draw-results-missing", Severity.WARNING, owed))
        found.extend(self._doubtful(tournament))
        found.extend(() if is_closed(tournament) else places_open(tournament))
        return tuple(found)

    def _doubtful(self, tournament: Tournament) -> Iterable[Finding]:
        """Slips that decide who meets whom, and of which somebody still has to say what counts."""
        if goes_by_results(tournament.regulations):
            for (number, table), result in sorted(tournament.results.items()):
                differs = result.second_pass is not None and result.second_pass.open
                if differs or result.note.endswith(ASKING):
                    args: dict[str, str | int] = {"round": number, "table": table}
                    yield Finding(
                        "draw-result-differs" if differs else "draw-result-asked", Severity.WARNING, args
                    )

    def _people(
        self, tournament: Tournament, expected: Collection[EntrantId], *, out: bool
    ) -> Iterable[Finding]:
        """Everybody expected has one place, unknown and withdrawn entrants none; if `out`, others neither."""
        number = self.round.number
        places = Counter(self.round.sitting_out)
        for seating in self.round.tables:
            places.update(seating.entrants())
        for entrant, count in sorted(places.items()):
            known = tournament.entrants.get(entrant)
            if known is None:
                yield Finding("entrant-unknown", args={"entrant": entrant})
            elif not known.plays_in(number):
                yield Finding(
                    "draw-not-playing", args={"name": own_name(tournament, known.id), "round": number}
                )
            elif out and entrant not in expected:
                yield Finding("knock-out-not-due", args={"name": own_name(tournament, known.id)})
            if count > 1 and known is not None:
                yield Finding("draw-twice", args={"name": own_name(tournament, known.id)})
        for entrant in sorted(expected):
            if entrant not in places and not tournament.entrants[entrant].reserve:
                yield Finding("draw-left-out", args={"name": own_name(tournament, entrant)})

    def _tables(self, regulations: Regulations) -> Iterable[Finding]:
        """Table numbers are given once, and each table has its seats filled as it must be."""
        numbers = Counter(seating.table for seating in self.round.tables)
        for table, count in numbers.items():
            if count > 1:
                yield Finding("draw-table-twice", args={"table": table})
        for seating in self.round.tables:
            if not table_of(seating, regulations).fits:
                yield Finding("draw-table-seats", args={"table": seating.table})

    def apply(self, tournament: Tournament) -> Tournament:
        by_boards = tournament.regulations.scoring.unit is ScoringUnit.MATCHPOINTS
        drawn = with_boards(tournament, self.round) if by_boards else self.round
        noted = (*tournament.noted, *self._accepted(tournament))
        return replace(tournament, rounds=(*tournament.rounds, drawn), noted=noted)

    def _accepted(self, tournament: Tournament) -> Iterable[Deviation]:
        """Warnings in spite of which it is published; results may be missing where they decide nothing."""
        found = [each.key for each in self.findings(tournament) if each.severity is Severity.WARNING]
        for key in dict.fromkeys(found):
            if key != "draw-results-missing" or format_of(tournament.regulations.format).by_results:
                yield Deviation(DeviationKind.WARNED, self.round.number, reason=key)

    def words(self, tournament: Tournament) -> Words:
        seed = self.round.seed if comes_from_seed(self.round) else None
        return {"round": self.round.number, "tables": len(self.round.tables), "seed": seed or 0}


@dataclass(frozen=True, slots=True)
class JoinRound:
    """Those who came too late for the round that runs play in it all the same, with those who rest."""

    key: ClassVar[str] = "join-round"

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        """Who sits where, and what does not fit; refused where those without a seat make no table."""
        if with_late_tables(tournament) is None:
            return (Finding("join-no-table", args={"count": len(without_a_seat(tournament))}),)
        after = self.apply(tournament)
        drawn, old = after.rounds[-1], set(tournament.rounds[-1].tables)
        new = replace(drawn, tables=tuple(each for each in drawn.tables if each not in old))
        return (*moved(tournament, after), *condition_findings(after, new))

    def apply(self, tournament: Tournament) -> Tournament:
        drawn = with_late_tables(tournament) or tournament.rounds[-1]
        seated = [tournament.entrants[who] for who in drawn.people() if who not in drawn.sitting_out]
        late = (replace(each, first_round=drawn.number) for each in seated if each.first_round > drawn.number)
        return seated_anew(tournament, drawn).with_entrants(*late)

    def words(self, tournament: Tournament) -> Words:
        late = without_a_seat(tournament)
        names = ", ".join(own_names(tournament, late))
        return {"round": len(tournament.rounds), "count": len(late), "names": names}


@dataclass(frozen=True, slots=True)
class WithdrawDraw:
    """The last draw is taken back, as long as no result of it has been entered."""

    key: ClassVar[str] = "withdraw-draw"
    round: int

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        if self.round != len(tournament.rounds) or self.round < 1:
            return (Finding("draw-not-last", args={"round": self.round}),)
        entered = sum(1 for number, _ in tournament.results if number == self.round)
        if entered:
            return (Finding("draw-has-results", args={"round": self.round, "count": entered}),)
        return ()

    def apply(self, tournament: Tournament) -> Tournament:
        """The tournament without its last round and its clock.

        Who came too late for it is in time; who was disqualified during it is not drawn into it again.
        """
        clock = tournament.clock
        kept = None if clock is not None and clock.round == self.round else clock
        late = [each for each in tournament.entrants.values() if each.first_round > self.round]
        in_time = tournament.with_entrants(*(replace(each, first_round=self.round) for each in late))
        out = [in_time.entrants[who] for who in disqualified(tournament, self.round)]
        out = [each for each in out if each.withdrawn_from == self.round + 1]
        left = in_time.with_entrants(*(replace(each, withdrawn_from=self.round) for each in out))
        gone = (DeviationKind.WARNED, self.round)
        noted = tuple(each for each in tournament.noted if (each.kind, each.round) != gone)
        waiting = without_draw(tournament, self.round)
        return replace(left, rounds=tournament.rounds[:-1], clock=kept, noted=noted, penalties=waiting)

    def words(self, tournament: Tournament) -> Words:
        return {"round": self.round}


@dataclass(frozen=True, slots=True)
class LockRound:
    """Results of a round whose tables have all reported cannot be changed from now on, or can again."""

    key: ClassVar[str] = "lock-round"
    round: int
    locked: bool = True

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        if tournament.round(self.round) is None:
            return (Finding("result-round-not-drawn", args={"round": self.round}, where=("round",)),)
        owing = len(tournament.missing(self.round))
        if self.locked and owing:
            return (Finding("result-lock-owing", args={"round": self.round, "count": owing}),)
        return ()

    def apply(self, tournament: Tournament) -> Tournament:
        return tournament.with_round(replace(tournament.rounds[self.round - 1], locked=self.locked))

    def words(self, _: Tournament) -> Words:
        return {"round": self.round, "locked": "yes" if self.locked else "no"}
