"""Check an entrant in by the code on a card, or by what of the name was typed."""

from collections.abc import Iterable, Sequence

from tichu_turnier.desk.search import entrant_text, matches, words_of
from tichu_turnier.finding import Finding, Severity
from tichu_turnier.tournament.changes import Change, CheckIn, SetAside
from tichu_turnier.tournament.draws.formats import is_closed, planned_rounds
from tichu_turnier.tournament.draws.repair_round import with_late_tables
from tichu_turnier.tournament.model.snapshot import Entrant, Tournament
from tichu_turnier.tournament.registration.entrants import entrant_code, is_right, read_code, tidy
from tichu_turnier.tournament.registration.namesakes import own_name, own_names
from tichu_turnier.tournament.registration.overview import has_left, is_here

ALIKE = "arriving-alike"
_NAMED = 4
"""So many names are said of those that were found."""


def by_code(tournament: Tournament, text: str) -> Entrant | Finding | None:
    """Whose code this is; what is wrong with it, with the entrant that it is nearest to; None for no code."""
    code = read_code(text)
    if code is None:
        return None
    if is_right(tournament, code):
        return tournament.entrants[code[0]]
    typed = f"{code[0]}{code[1]}"
    meant = nearest_code(tournament, typed)
    if meant is None:
        return Finding("arriving-nobody", args={"code": typed})
    args = {
        "code": typed,
        "right": entrant_code(tournament, meant.id),
        "name": own_name(tournament, meant.id),
    }
    return Finding("arriving-wrong-code", args=args)


def nearest_code(tournament: Tournament, typed: str) -> Entrant | None:
    """The entrant whose code is most like what was typed; None where the list is empty."""
    from rapidfuzz.distance import OSA  # noqa: PLC0415 -- only needed when a code is wrong

    return min(
        tournament.entrants.values(),
        key=lambda entrant: (OSA.distance(entrant_code(tournament, entrant.id), typed), entrant.id),
        default=None,
    )


def called(text: str, among: Iterable[Entrant]) -> tuple[Entrant, ...]:
    """Those with all these pieces in name, number, club or label, and at least one in name or number.

    A mistyped name, or one that only a club has in it, calls nobody.
    """
    parts = words_of(text)
    return tuple(
        each
        for each in among
        if matches(text, entrant_text(each)) and any(matches(part, _names(each)) for part in parts)
    )


def by_name(tournament: Tournament, text: str, found: Sequence[Entrant]) -> Entrant | Finding:
    """Who of those that a search found is meant; where that is not one, what is to be said about it."""
    fitting = called(text, found)
    if len(fitting) == 1:
        return fitting[0]
    few = fitting or found
    named = own_names(tournament, [each.id for each in few[:_NAMED]])
    names = ", ".join((*named, *(["…"] if len(few) > _NAMED else [])))
    if not few:
        return Finding("arriving-unknown", args={"name": tidy(text)})
    key = "arriving-several" if fitting else ALIKE
    return Finding(key, Severity.QUESTION, {"name": tidy(text), "count": len(few), "names": names})


def _names(entrant: Entrant) -> str:
    return " ".join((str(entrant.id), entrant.name, *entrant.members, *entrant.formerly))


def arrival(tournament: Tournament, entrant: Entrant) -> Change:
    """The change that checks an entrant in; one who was set aside or had left is drawn again."""
    if has_left(tournament, entrant):
        return SetAside((entrant.id,), aside=False)
    return CheckIn((entrant.id,))


def arrival_note(tournament: Tournament, entrant: Entrant) -> tuple[Finding, ...]:
    """What the director should know about an entrant who arrives."""
    name = own_name(tournament, entrant.id)
    if entrant.waiting:
        return (Finding("arriving-waits", Severity.WARNING, {"name": name}),)
    if entrant.single:
        return (Finding("arriving-single", Severity.WARNING, {"name": name}),)
    if is_here(tournament, entrant):
        return (Finding("arriving-already", Severity.NOTE, {"name": name}),)
    number = len(tournament.rounds)
    late = number and tournament.missing(number) and entrant.id not in tournament.rounds[-1].people()
    return (_too_late(tournament, entrant),) if late and not entrant.reserve else ()


def _too_late(tournament: Tournament, entrant: Entrant) -> Finding:
    """Where somebody not drawn into the round that runs can still sit in it, and when play begins else."""
    here = arrival(tournament, entrant).apply(tournament)
    joined, number = with_late_tables(here), len(here.rounds)
    seating = None if joined is None else joined.table_of(entrant.id)
    coming = range(number + 1, planned_rounds(here) + 1)
    first = next((each for each in coming if here.entrants[entrant.id].plays_in(each)), 0)
    when = "closed" if is_closed(here) else "next" if first == number + 1 else "later" if first else "over"
    table = 0 if seating is None else seating.table
    args: dict[str, str | int] = {"round": number, "table": table, "when": when, "next": first}
    return Finding("arriving-late", Severity.NOTE, {"name": own_name(tournament, entrant.id), **args})
