"""Terms of entry, payments, the waiting list, and setting aside those who are missing."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.changes.change import OfEntrant, Words, people_words, unknown_entrants
from tichu_turnier.tournament.draws.formats import is_closed
from tichu_turnier.tournament.model.entry_terms import EntryTerms, Payment, in_figures
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.snapshot import EntrantId, Tournament
from tichu_turnier.tournament.registration.entrants import tidy
from tichu_turnier.tournament.registration.namesakes import own_name
from tichu_turnier.tournament.registration.overview import (
    arrived,
    back_again,
    free_places,
    next_receipt,
    owed_by,
    paid_by,
    waiting,
    was_drawn,
)

LONGEST_CURRENCY = 8
LONGEST_LABEL, MOST_LABELS = 20, 5


@dataclass(frozen=True, slots=True)
class SetEntryTerms:
    """Another fee, other room, another deadline; what was paid stays."""

    key: ClassVar[str] = "set-entry-terms"
    terms: EntryTerms

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        found = []
        if self.terms.fee < 0 or self.terms.room_for < 0:
            found.append(Finding("registration-negative"))
        if len(self.terms.currency) > LONGEST_CURRENCY:
            found.append(Finding("registration-currency", args={"most": LONGEST_CURRENCY}))
        return tuple(found)

    def apply(self, tournament: Tournament) -> Tournament:
        return replace(tournament, regulations=replace(tournament.regulations, entry=self.terms))

    def words(self, tournament: Tournament) -> Words:
        here_by = "" if self.terms.here_by is None else f"{self.terms.here_by:%H:%M}"
        fee = in_figures(self.terms.fee) if self.terms.fee else ""
        return {"fee": fee, "currency": self.terms.currency, "room": self.terms.room_for, "time": here_by}


@dataclass(frozen=True, slots=True)
class SetPaid:
    """Some have paid all that they owe, each with a receipt of his own; or have their money back."""

    key: ClassVar[str] = "set-paid"
    entrants: tuple[EntrantId, ...]
    paid: bool = True

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        unknown = unknown_entrants(tournament, *self.entrants)
        if not unknown and self.paid and not tournament.regulations.entry.fee:
            return (Finding("registration-no-fee"),)
        return unknown

    def apply(self, tournament: Tournament) -> Tournament:
        number, changed = next_receipt(tournament), dict(tournament.entrants)
        for who in self.entrants:
            entrant = changed[who]
            owed = owed_by(tournament, entrant)
            if not self.paid and entrant.payments:
                changed[who] = replace(entrant, payments=())
            elif self.paid and owed:
                payment = Payment(number, owed, entrant.name)
                changed[who] = replace(entrant, payments=(*entrant.payments, payment))
                number += 1
        return replace(tournament, entrants=frozen(changed.items()))

    def words(self, tournament: Tournament) -> Words:
        who = [tournament.entrants[entrant] for entrant in self.entrants]
        amount = sum(owed_by(tournament, entrant) if self.paid else paid_by(entrant) for entrant in who)
        money = {"amount": in_figures(amount), "currency": tournament.regulations.entry.currency}
        return {**people_words(tournament, self.entrants), **money, "paid": "yes" if self.paid else "no"}


@dataclass(frozen=True, slots=True)
class SetLabel:
    """Some carry a label, or do not any more."""

    key: ClassVar[str] = "set-label"
    entrants: tuple[EntrantId, ...]
    label: str
    on: bool = True

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        if unknown := unknown_entrants(tournament, *self.entrants):
            return unknown
        if not 0 < len(tidy(self.label)) <= LONGEST_LABEL:
            return (Finding("registration-label-length", args={"most": LONGEST_LABEL}),)
        crowded = [who for who in self.entrants if len(self._changed(tournament, who)) > MOST_LABELS]
        return tuple(
            Finding("registration-labels", args={"name": own_name(tournament, who), "most": MOST_LABELS})
            for who in crowded
        )

    def apply(self, tournament: Tournament) -> Tournament:
        changed = (
            replace(tournament.entrants[who], labels=self._changed(tournament, who)) for who in self.entrants
        )
        return tournament.with_entrants(*changed)

    def words(self, tournament: Tournament) -> Words:
        about = {"label": tidy(self.label), "on": "yes" if self.on else "no"}
        return {**people_words(tournament, self.entrants), **about}

    def _changed(self, tournament: Tournament, who: EntrantId) -> tuple[str, ...]:
        label, labels = tidy(self.label), tournament.entrants[who].labels
        others = tuple(each for each in labels if each.casefold() != label.casefold())
        return (*others, label) if self.on else others


@dataclass(frozen=True, slots=True)
class SetWaiting(OfEntrant):
    """An entrant moves up from the waiting list, or goes onto it."""

    key: ClassVar[str] = "set-waiting"
    waiting: bool

    def objections(self, tournament: Tournament) -> Iterable[Finding]:
        """An entrant who was drawn cannot wait; that there is no room, or others wait longer, is said."""
        name, free = own_name(tournament, self.entrant), free_places(tournament)
        if self.waiting == tournament.entrants[self.entrant].waiting:
            yield Finding(f"registration-waits-{'already' if self.waiting else 'not'}", args={"name": name})
        elif self.waiting and was_drawn(tournament, self.entrant):
            yield Finding("registration-waits-drawn", args={"name": name})
        elif not self.waiting:
            first = next(iter(waiting(tournament)), None)
            if free is not None and free < 1:
                room = tournament.regulations.entry.room_for
                yield Finding("registration-no-room", Severity.WARNING, {"name": name, "room": room})
            if first is not None and first.id != self.entrant:
                told = {"name": name, "first": own_name(tournament, first.id)}
                yield Finding("registration-before-others", Severity.WARNING, told)
            if is_closed(tournament):
                yield Finding("entrant-bracket-drawn", Severity.WARNING, {"name": name, "count": 1})

    def apply(self, tournament: Tournament) -> Tournament:
        entrant = tournament.entrants[self.entrant]
        first = max(entrant.first_round, len(tournament.rounds) + 1)
        changed = replace(entrant, waiting=self.waiting, first_round=first)
        return tournament.with_entrants(changed)

    def words(self, tournament: Tournament) -> Words:
        return {"name": own_name(tournament, self.entrant), "waiting": "yes" if self.waiting else "no"}


@dataclass(frozen=True, slots=True)
class SetAside:
    """Those who are not here when they should be are not drawn; who comes after all is taken back."""

    key: ClassVar[str] = "set-aside"
    entrants: tuple[EntrantId, ...]
    aside: bool = True

    def findings(self, tournament: Tournament) -> tuple[Finding, ...]:
        return unknown_entrants(tournament, *self.entrants)

    def apply(self, tournament: Tournament) -> Tournament:
        """Not drawn from the next round on, or from an earlier one as already said; or drawn again."""
        coming, changed = len(tournament.rounds) + 1, []
        for entrant in (tournament.entrants[who] for who in self.entrants):
            gone = coming if entrant.withdrawn_from is None else min(entrant.withdrawn_from, coming)
            now = replace(entrant, withdrawn_from=gone if self.aside else None)
            changed.append(back_again(tournament, now))
        listed = tournament.with_entrants(*changed)
        return listed if self.aside else arrived(listed, self.entrants)

    def words(self, tournament: Tournament) -> Words:
        return {**people_words(tournament, self.entrants), "aside": "yes" if self.aside else "no"}
