"""Say in advance in which rounds an entrant is here, and who is a reserve."""

from dataclasses import dataclass, replace
from typing import ClassVar

from tichu_turnier.finding import Finding
from tichu_turnier.tournament.changes.change import Words, unknown_entrants
from tichu_turnier.tournament.draws.formats import format_of
from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament


@dataclass(frozen=True, slots=True)
class SetPresence:
    """An entrant is here in these of the rounds that are still to be drawn, and in no others."""

    key: ClassVar[str] = "set-presence"
    entrant: EntrantId
    rounds: tuple[int, ...]
    """Rounds that have been drawn already may stand here or not: they stay as they were drawn."""

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        if unknown := unknown_entrants(tournament, self.entrant):
            return unknown
        if format_of(tournament.regulations.format).bracket is not None:
            return (Finding("presence-knock-out"),)
        planned = tournament.regulations.rounds
        strange = [number for number in self.rounds if not 1 <= number <= planned]
        if strange:
            return (Finding("presence-no-such-round", args={"round": strange[0], "rounds": planned}),)
        if not self._to_come(tournament):
            return (Finding("presence-never", args={"name": tournament.name_of(self.entrant)}),)
        return ()

    def apply(self, tournament: Tournament) -> Tournament:
        entrant, drawn = tournament.entrants[self.entrant], len(tournament.rounds)
        coming, planned = self._to_come(tournament), tournament.regulations.rounds
        last = max(coming)
        away = [number for number in entrant.away if number <= drawn]
        away += [number for number in range(drawn + 1, last) if number not in coming]
        first, gone = min(entrant.first_round, drawn + 1), last + 1 if last < planned else None
        changed = replace(entrant, first_round=first, away=tuple(away), withdrawn_from=gone)
        return tournament.with_entrants(changed)

    def words(self, tournament: Tournament) -> Words:
        return {"name": tournament.name_of(self.entrant), "rounds": in_words(self._to_come(tournament))}

    def _to_come(self, tournament: Tournament) -> list[int]:
        return sorted({number for number in self.rounds if number > len(tournament.rounds)})


@dataclass(frozen=True, slots=True)
class SetReserve:
    """An entrant plays only where a table would not be full otherwise, and takes no place; or as usual."""

    key: ClassVar[str] = "set-reserve"
    entrant: EntrantId
    reserve: bool = True

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        """A bracket leaves no table open that a reserve could fill."""
        if unknown := unknown_entrants(tournament, self.entrant):
            return unknown
        if self.reserve and format_of(tournament.regulations.format).bracket is not None:
            return (Finding("reserve-knock-out"),)
        return ()

    def apply(self, tournament: Tournament) -> Tournament:
        entrant = tournament.entrants[self.entrant]
        return tournament.with_entrants(replace(entrant, reserve=self.reserve, ranks=not self.reserve))

    def words(self, tournament: Tournament) -> Words:
        return {"name": tournament.name_of(self.entrant), "reserve": "yes" if self.reserve else "no"}


def rounds_present(tournament: Tournament, entrant: EntrantId) -> tuple[int, ...]:
    """The rounds, of all that are planned, in which an entrant is to be here."""
    known = tournament.entrants[entrant]
    return tuple(number for number in range(1, tournament.regulations.rounds + 1) if known.plays_in(number))


def in_words(numbers: list[int] | tuple[int, ...]) -> str:
    """Some rounds in short, e.g. `1, 3–5`."""
    spans: list[list[int]] = []
    for number in numbers:
        if spans and spans[-1][-1] == number - 1:
            spans[-1] = [spans[-1][0], number]
        else:
            spans.append([number])
    return ", ".join("–".join(map(str, span)) for span in spans)
