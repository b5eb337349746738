"""Make one entrant of two: a couple of singles, or a duplicate on the list."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from tichu_turnier.finding import Finding
from tichu_turnier.tournament.changes.change import Words, unknown_entrants
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, Tournament
from tichu_turnier.tournament.registration.entrants import better_spelled, team_name
from tichu_turnier.tournament.registration.namesakes import own_name, own_names
from tichu_turnier.tournament.registration.overview import Couple, apart_once_joined, was_drawn


@dataclass(frozen=True, slots=True)
class MatchSingles:
    """People who came alone play together; each couple keeps the number of the one who came first."""

    key: ClassVar[str] = "match-singles"
    couples: tuple[Couple, ...]

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        found, seen = [], set[EntrantId]()
        for who in (who for couple in self.couples for who in couple):
            known = tournament.entrants.get(who)
            if known is None:
                found.append(Finding("entrant-unknown", args={"entrant": who}))
            elif not known.single or who in seen:
                found.append(Finding("joining-not-single", args={"name": own_name(tournament, known.id)}))
            seen.add(who)
        return tuple(found)

    def apply(self, tournament: Tournament) -> Tournament:
        entrants = tournament.entrants
        couples = [sorted(couple) for couple in self.couples]
        joined = {one: _couple(entrants[one], entrants[two]) for one, two in couples}
        return _joined(tournament, joined, {two: one for one, two in couples})

    def words(self, tournament: Tournament) -> Words:
        names = list(own_names(tournament, self.couples[0])) if self.couples else ["", ""]
        return {"count": len(self.couples), "one": names[0], "other": names[1]}


@dataclass(frozen=True, slots=True)
class MergeEntrants:
    """An entrant stands on the list twice: what is better of both stays, under the number of `keep`."""

    key: ClassVar[str] = "merge-entrants"
    keep: EntrantId
    gone: EntrantId

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        if unknown := unknown_entrants(tournament, self.keep, self.gone):
            return unknown
        name = own_name(tournament, self.gone)
        if self.keep == self.gone:
            return (Finding("joining-oneself", args={"name": name}),)
        if is_bound(tournament, self.gone):
            return (Finding("joining-was-drawn", args={"name": name}),)
        return ()

    def apply(self, tournament: Tournament) -> Tournament:
        one, other = tournament.entrants[self.keep], tournament.entrants[self.gone]
        return _joined(tournament, {self.keep: _better(one, other)}, {self.gone: self.keep})

    def words(self, tournament: Tournament) -> Words:
        return {"one": own_name(tournament, self.keep), "other": own_name(tournament, self.gone)}


def merging(tournament: Tournament, one: EntrantId, other: EntrantId) -> MergeEntrants:
    """How two become one: the one who was drawn stays, else the one who came first."""
    keep, gone = sorted((one, other))
    if is_bound(tournament, gone) and not is_bound(tournament, keep):
        keep, gone = gone, keep
    return MergeEntrants(keep, gone)


def is_bound(tournament: Tournament, who: EntrantId) -> bool:
    """Whether an entrant cannot leave the list any more: was drawn, or has a penalty."""
    return was_drawn(tournament, who) or any(who in penalty.who for penalty in tournament.penalties.values())


def _couple(one: Entrant, other: Entrant) -> Entrant:
    clubs = dict.fromkeys(club for club in (one.club, other.club) if club)
    members = (one.members[0], other.members[0])
    return replace(
        one,
        name=team_name(*members),
        members=members,
        club=" / ".join(clubs),
        checked_in=one.checked_in and other.checked_in,
        payments=one.payments + other.payments,
        needs_table=one.needs_table or other.needs_table,
        labels=tuple(dict.fromkeys(one.labels + other.labels)),
        ranks=one.ranks and other.ranks,
        reserve=one.reserve and other.reserve,
        first_round=max(one.first_round, other.first_round),
        persons=tuple((*each.persons, "")[0] for each in (one, other))
        if one.persons or other.persons
        else (),
    )


def _better(one: Entrant, other: Entrant) -> Entrant:
    """One entrant of two lines of the list that are about the same people."""
    members = max(one.members, other.members, key=len)
    if len(one.members) == len(other.members):
        members = tuple(map(better_spelled, one.members, other.members))
    seeds = [entrant.seeding for entrant in (one, other) if entrant.seeding]
    return replace(
        one,
        name=better_spelled(one.name, other.name),
        members=members,
        club=better_spelled(one.club, other.club),
        seeding=min(seeds, default=0),
        checked_in=one.checked_in or other.checked_in,
        payments=one.payments + other.payments,
        needs_table=one.needs_table or other.needs_table,
        labels=tuple(dict.fromkeys(one.labels + other.labels)),
        waiting=one.waiting and other.waiting,
        formerly=tuple(dict.fromkeys(one.formerly + other.formerly)),
        surname_words=one.surname_words or other.surname_words,
        persons=one.persons or other.persons,
    )


def _joined(
    tournament: Tournament, joined: Mapping[EntrantId, Entrant], gone: Mapping[EntrantId, EntrantId]
) -> Tournament:
    apart = apart_once_joined(tournament, gone)
    left = {who: joined.get(who, known) for who, known in tournament.entrants.items() if who not in gone}
    for who, known in left.items():
        if set(known.apart_from) != set(apart.get(who, ())):
            left[who] = replace(known, apart_from=apart.get(who, ()))
    return replace(tournament, entrants=frozen(left.items()))
