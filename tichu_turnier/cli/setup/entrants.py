"""Commands about entrants: who they are, here, paid, when, apart from whom, at which table, seeded."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from tichu_turnier.cli.setup.latecomers import add, cost_of, say_cost
from tichu_turnier.cli.terminal import Terminal, open_desk, text_of, usage
from tichu_turnier.desk.check_in import arrival, arrival_note, by_code
from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.known_people import erase as erase_person
from tichu_turnier.desk.similar import plain
from tichu_turnier.finding import Finding, Refusal, Severity
from tichu_turnier.settings import names_path, season_path
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import (
    Change,
    CheckIn,
    EditEntrant,
    KeepApart,
    NeedTable,
    SetLabel,
    SetPaid,
    SetPresence,
    SetReserve,
    SetSeed,
    Substitute,
    SubstituteFromZero,
    Withdraw,
)
from tichu_turnier.tournament.changes.entrants import in_short, rounds_present
from tichu_turnier.tournament.model.entry_terms import in_figures
from tichu_turnier.tournament.model.snapshot import Entrant, EntrantId, Tournament, Unit
from tichu_turnier.tournament.registration.entrants import NewEntrant, same_name, team_name
from tichu_turnier.tournament.registration.namesakes import own_name
from tichu_turnier.tournament.registration.overview import cash_box
from tichu_turnier.words.new_entrants import told

_MOST_FORESEEN = 2_000
"""Of more people the rounds to come are not drawn just to say what one more costs: that takes memory."""
_DOUBTFUL = "doubtful"
"""What `--accept` may take: lines that can mean two things, as they are read."""
_ASKED_AS = {
    "entrant-two-in-one": "cli-two-in-one",
    "entrant-beside-name": "cli-beside-name",
    "entrant-name-unsaid": "cli-name-unsaid",
}
"""How a question about a typed name is asked where `--accept` answers it."""
_MOST_DIGITS = 18
"""No entrant has a longer number: what is longer is no number of an entrant."""


def register(
    terminal: Terminal,
    file: str,
    name: Annotated[str | None, typer.Argument(metavar="NAME")] = None,
    source: Annotated[str | None, typer.Option("--from", metavar="LIST")] = None,
    partner: Annotated[str, typer.Option("--partner", metavar="NAME")] = "",
    club: Annotated[str, typer.Option("--club", metavar="C")] = "",
    partial: Annotated[bool, typer.Option("--partial")] = False,
    accept: Annotated[str, typer.Option("--accept", metavar="doubtful")] = "",
    check_in: Annotated[bool, typer.Option("--check-in")] = False,
    unranked: Annotated[bool, typer.Option("--unranked")] = False,
    reserve: Annotated[bool, typer.Option("--reserve")] = False,
    single: Annotated[bool, typer.Option("--single")] = False,
    paid: Annotated[bool, typer.Option("--paid")] = False,
    force: Annotated[bool, typer.Option("--force")] = False,
) -> None:
    """Registers one entrant, or a whole list."""
    if (name is None) == (source is None):
        raise usage("cli-register-what")
    doubtful = _is_doubtful(accept)
    with open_desk(file) as desk:
        if source is not None:
            news, findings = _of_list(source, desk, terminal.texts, partial=partial, doubtful=doubtful)
        else:
            alone = _of_words(name or "", partner, club, desk.tournament, doubtful=doubtful)
            news, findings = (replace(alone, single=single),), ()
        before = desk.tournament
        findings = (*findings, *add(desk, news, force=force))
        added = [entrant for key, entrant in desk.tournament.entrants.items() if key not in before.entrants]
        everybody = tuple(entrant.id for entrant in added)
        unranked_ones = (EditEntrant(replace(entrant, ranks=False)) for entrant in added if unranked)
        reserves = (SetReserve(who) for who in everybody if reserve)
        here = (CheckIn(everybody),) if check_in else ()
        receipts = (SetPaid(everybody),) if paid else ()
        for change in (*unranked_ones, *reserves, *here, *receipts):
            desk.do(change)
    terminal.tell(findings)
    _say_registered(added, findings, terminal)
    if len(desk.tournament.entrants) <= _MOST_FORESEEN and not terminal.as_json:
        say_cost(before, desk.tournament, cost_of(before, desk.tournament), terminal)


def _refuse_two_in_one(names: Iterable[str], tournament: Tournament) -> None:
    """Refusal with the question, where one of these names of one person each says more than a name."""
    from tichu_turnier.transfer.two_in_one import two_in_one

    if asked := two_in_one(names, tournament.regulations.unit):
        raise Refusal(*(replace(each, key=_ASKED_AS[each.key]) for each in asked))


def _is_doubtful(accept: str) -> bool:
    """Whether lines that can mean two things are taken; refused as bad usage for another word."""
    if accept not in ("", _DOUBTFUL):
        raise usage("cli-register-accept-what", text=accept)
    return bool(accept)


def withdraw(
    terminal: Terminal, file: str, entrant: str, from_round: Annotated[int, typer.Option(metavar="R")]
) -> None:
    """Lets an entrant leave; what was played stays."""
    with open_desk(file) as desk:
        before = desk.tournament
        leaving = entrant_of(entrant, before)
        terminal.tell(desk.do(Withdraw(leaving.id, from_round)))
    cost = cost_of(before, desk.tournament)
    about = {"from_round": from_round, "new_repeats": cost}
    _answer(terminal, desk, leaving, about, "cli-withdrawn", round=from_round)
    say_cost(before, desk.tournament, cost, terminal)


def substitute(
    terminal: Terminal,
    file: str,
    entrant: str,
    name: str,
    partner: Annotated[str, typer.Option("--partner", metavar="NAME")] = "",
    instead_of: Annotated[str, typer.Option("--instead-of", metavar="NAME")] = "",
    from_zero: Annotated[bool, typer.Option("--from-zero")] = False,
    accept: Annotated[str, typer.Option("--accept", metavar="doubtful")] = "",
) -> None:
    """Lets another player take over the seat of an entrant, and the points but for `--from-zero`."""
    doubtful = _is_doubtful(accept)
    with open_desk(file) as desk:
        before = entrant_of(entrant, desk.tournament)
        if not doubtful:
            _refuse_two_in_one((name, partner), desk.tournament)
        inherits = _substitute(before, name, partner, instead_of)
        anew = SubstituteFromZero(before.id, inherits.name, inherits.members)
        terminal.tell(desk.do(anew if from_zero else inherits))
    after = desk.tournament.entrants[max(desk.tournament.entrants) if from_zero else before.id]
    about = {"id": after.id, "name": after.name, "before": before.name, "revision": desk.revision}
    key = "cli-substituted-from-zero" if from_zero else "cli-substituted"
    terminal.answer(about, key, name=after.name, before=before.name, round=after.first_round)


def entrant_of(word: str, tournament: Tournament) -> Entrant:
    """The entrant with this number or name; raises Refusal when there is none, or more than one."""
    if word.isdecimal() and len(word) <= _MOST_DIGITS:
        found = tournament.entrants.get(EntrantId(int(word)))
        if found is not None:
            return found
        raise Refusal(Finding("entrant-unknown", args={"entrant": int(word)}))
    everybody = tuple(tournament.entrants.values())
    matches = [one for one in everybody if same_name(one.name, word)]
    matches = matches or [one for one in everybody if plain(one.name) == plain(word)]
    if not matches:
        raise Refusal(Finding("entrant-name-unknown", args={"name": word}))
    if len(matches) > 1:
        names = ", ".join(f"{one.id} {one.name} {one.club}".strip() for one in matches)
        raise Refusal(Finding("entrant-name-ambiguous", args={"name": word, "names": names}))
    return matches[0]


def _of_list(
    source: str, desk: Desk, texts: Texts, *, partial: bool, doubtful: bool
) -> tuple[tuple[NewEntrant, ...], tuple[Finding, ...]]:
    """The entrants of a list; refused as a whole when a line is faulty, unless `partial` wants the others.

    Lines that can mean two things wait: nothing is registered before somebody says that they are `doubtful`
    and to be taken as they are read, or to be left.
    """
    from tichu_turnier.transfer.entrant_list import given, read_list

    tournament = desk.tournament
    where = text_of(source) if source == "-" else Path(source)
    unit = tournament.regulations.unit
    known = given(tournament)
    preview = read_list(where, unit, tournament.entrants.values(), given=known)
    findings = preview.everything()
    waiting = () if doubtful else preview.waiting()
    accepted = preview.accepted(doubtful=doubtful)
    faulty = any(finding.severity is Severity.ERROR for finding in findings)
    if waiting:
        read = (
            Finding("import-read-as", Severity.NOTE, {"text": told(line.new, texts)}, ("line", line.number))
            for line in waiting
            if line.new is not None
        )
        key, weight = (
            ("import-left-waiting", Severity.WARNING) if partial else ("import-waits", Severity.ERROR)
        )
        findings = (*findings, *read, Finding(key, weight, {"count": len({line.number for line in waiting})}))
    blocked = faulty or bool(waiting) if not partial else any(each.blocks for each in preview.findings)
    if blocked or not accepted:
        raise Refusal(*findings)
    paid = sum(new.paid for new in accepted)
    if paid and not known.due:
        findings = (*findings, Finding("import-paid-no-fee", Severity.WARNING, {"count": paid}))
    return accepted, findings


def _of_words(name: str, partner: str, club: str, tournament: Tournament, *, doubtful: bool) -> NewEntrant:
    """The entrant of these names; refused where one of them says more than a name, unless `doubtful`."""
    if not doubtful:
        _refuse_two_in_one((name, partner), tournament)
    if tournament.regulations.unit is Unit.PARTNERSHIP:
        members = tuple(member for member in (name, partner) if member.strip())
        return NewEntrant(team_name(name, partner), members, club)
    return NewEntrant(name, (name, partner) if partner else (), club)


def _substitute(before: Entrant, name: str, partner: str, instead_of: str) -> Substitute:
    """A new player, a new partnership, or one new member of a partnership, which then keeps its name."""
    if instead_of:
        if not any(same_name(member, instead_of) for member in before.members):
            raise Refusal(Finding("entrant-name-unknown", args={"name": instead_of}))
        members = tuple(name if same_name(member, instead_of) else member for member in before.members)
        own_name = before.name != team_name(*before.members)
        return Substitute(before.id, before.name if own_name else team_name(*members), members)
    if partner:
        return Substitute(before.id, team_name(name, partner), (name, partner))
    return Substitute(before.id, name)


def _say_registered(added: list[Entrant], findings: tuple[Finding, ...], terminal: Terminal) -> None:
    if terminal.as_json:
        registered = [{"id": entrant.id, "name": entrant.name, "club": entrant.club} for entrant in added]
        terminal.json({"registered": registered, "findings": [terminal.plain(found) for found in findings]})
        return
    if len(added) == 1:
        terminal.say(terminal.texts("cli-registered-one", name=added[0].name, number=added[0].id))
        return
    numbers = {"first": added[0].id, "last": added[-1].id}
    terminal.say(terminal.texts("cli-registered", count=len(added), **numbers))


def erase(
    terminal: Terminal, file: str, entrant: str, yes: Annotated[bool, typer.Option("--yes")] = False
) -> None:
    """Forgets a person in tables, journal, former names and copies; numbers and results stay."""
    with open_desk(file) as desk:
        own = _number(entrant, desk.tournament)
        name = entrant if own is None else own_name(desk.tournament, own)
        if not yes:
            raise Refusal(Finding("erase-not-confirmed", args={"name": name}))
        done, *left = erase_person(desk, name, own, names_path(), season_path())
    terminal.tell(left)
    missed = [finding.args["file"] for finding in left if finding.args]
    plain = {"id": own, "places": done.args["places"], "missed": missed, "revision": desk.revision}
    terminal.answer(plain, done.key, **done.args)


def _number(word: str, tournament: Tournament) -> EntrantId | None:
    """The entrant that is meant; None where nobody on the list is called so, but perhaps once was."""
    try:
        return entrant_of(word, tournament).id
    except Refusal as refusal:
        if refusal.findings[0].key != "entrant-name-unknown":
            raise
        return None


_SPAN = re.compile(r"\s*(\d{1,3})\s*(?:[-–]\s*(\d{1,3})\s*)?")


def keep_apart(
    terminal: Terminal,
    file: str,
    one: Annotated[str, typer.Argument(metavar="ENTRANT")],
    other: Annotated[str, typer.Argument(metavar="ENTRANT")],
    undo: Annotated[bool, typer.Option("--no-longer")] = False,
) -> None:
    """Keeps two entrants from meeting in the draws to come."""
    with open_desk(file) as desk:
        first, second = (entrant_of(word, desk.tournament) for word in (one, other))
        terminal.tell(desk.do(KeepApart(first.id, second.id, not undo)))
    about = {"ids": [first.id, second.id], "apart": not undo, "revision": desk.revision}
    key = "conditions-may-meet" if undo else "conditions-apart"
    terminal.answer(about, key, one=first.name, other=second.name)


def need_table(terminal: Terminal, file: str, entrant: str, table: int) -> None:
    """Gives an entrant a certain table in the draws to come; 0 for any."""
    desk, found = _changed(terminal, file, entrant, lambda who: NeedTable(who, table or None))
    _answer(terminal, desk, found, {"table": table or None}, "conditions-at-table", table=table)


def label(
    terminal: Terminal,
    file: str,
    entrant: str,
    word: str,
    off: Annotated[bool, typer.Option("--off")] = False,
) -> None:
    """Gives an entrant a label, or takes it away."""
    desk, found = _changed(terminal, file, entrant, lambda who: SetLabel((who,), word, on=not off))
    labels = desk.tournament.entrants[found.id].labels
    told = {"label": word, "on": "no" if off else "yes", "count": 1}
    _answer(terminal, desk, found, {"labels": list(labels)}, "journal-set-label", **told)


def seeding(terminal: Terminal, file: str, entrant: str, place: int) -> None:
    """Puts an entrant at a place of the list of seeds; those there and below move down."""
    desk, found = _changed(terminal, file, entrant, lambda who: SetSeed(who, place))
    _answer(terminal, desk, found, {"place": place}, "journal-set-seed", place=place)


def present(
    terminal: Terminal, file: str, entrant: str, rounds: Annotated[str, typer.Option(metavar="R-R")]
) -> None:
    """Says in advance in which rounds an entrant is here."""
    numbers = _rounds_of(rounds)
    with open_desk(file) as desk:
        before = desk.tournament
        found = entrant_of(entrant, before)
        terminal.tell(desk.do(SetPresence(found.id, numbers)))
        here, drawn = rounds_present(desk.tournament, found.id), len(desk.tournament.rounds)
    coming = [number for number in here if number > drawn]
    cost = cost_of(before, desk.tournament)
    about = {"rounds": coming, "new_repeats": cost}
    _answer(terminal, desk, found, about, "presence-set", rounds=in_short(coming))
    say_cost(before, desk.tournament, cost, terminal)


def reserve(
    terminal: Terminal, file: str, entrant: str, undo: Annotated[bool, typer.Option("--no-longer")] = False
) -> None:
    """Makes an entrant a reserve, who plays only where a table would not be full otherwise."""
    desk, found = _changed(terminal, file, entrant, lambda who: SetReserve(who, not undo))
    _answer(terminal, desk, found, {"reserve": not undo}, "reserve-is-not" if undo else "reserve-is")


def _rounds_of(text: str) -> tuple[int, ...]:
    """The rounds of `1,3-5`; refused as bad usage where it says something else."""
    numbers: set[int] = set()
    for part in text.split(","):
        span = _SPAN.fullmatch(part)
        if span is None:
            raise usage("presence-form", text=text)
        first = int(span[1])
        numbers.update(range(first, int(span[2] or first) + 1))
    return tuple(sorted(numbers))


def check_in(
    terminal: Terminal, file: str, code: str, undo: Annotated[bool, typer.Option("--not-here")] = False
) -> None:
    """Checks an entrant in, by code, number or name."""
    with open_desk(file) as desk:
        found = _meant(code, desk.tournament)
        terminal.tell(arrival_note(desk.tournament, found) if not undo else ())
        desk.do(CheckIn((found.id,), present=False) if undo else arrival(desk.tournament, found))
    _answer(terminal, desk, found, {"present": not undo}, "cli-not-here" if undo else "cli-here")


def pay(
    terminal: Terminal, file: str, code: str, back: Annotated[bool, typer.Option("--back")] = False
) -> None:
    """Takes the fee of an entrant, or gives it back."""
    with open_desk(file) as desk:
        found = _meant(code, desk.tournament)
        terminal.tell(desk.do(SetPaid((found.id,), paid=not back)))
    tournament = desk.tournament
    receipts = [payment.receipt for payment in tournament.entrants[found.id].payments]
    taken = cash_box(tournament).taken
    money = {"currency": tournament.regulations.entry.currency, "taken": in_figures(taken)}
    key, number = "cli-paid" if receipts else "cli-not-paid", ", ".join(map(str, receipts))
    _answer(terminal, desk, found, {"receipts": receipts, "taken": taken}, key, number=number, **money)


def _changed(
    terminal: Terminal, file: str, word: str, change: Callable[[EntrantId], Change]
) -> tuple[Desk, Entrant]:
    """The desk after one change of an entrant, and who it was."""
    with open_desk(file) as desk:
        found = entrant_of(word, desk.tournament)
        terminal.tell(desk.do(change(found.id)))
    return desk, found


def _answer(
    terminal: Terminal, desk: Desk, who: Entrant, about: Mapping[str, object], key: str, /, **words: object
) -> None:
    plain = {"id": who.id, "name": who.name, **about, "revision": desk.revision}
    terminal.answer(plain, key, name=who.name, **words)


def _meant(word: str, tournament: Tournament) -> Entrant:
    """By code, else by number or name; raises Refusal with what is wrong."""
    found = by_code(tournament, word)
    if isinstance(found, Finding):
        raise Refusal(found)
    return found or entrant_of(word, tournament)
