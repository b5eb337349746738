"""Command `penalty`: impose, list and take back."""

from typing import Annotated

import typer

from tichu_turnier.cli.setup.entrants import entrant_of
from tichu_turnier.cli.terminal import Terminal, as_usage, nearest, open_desk, open_to_read, usage
from tichu_turnier.desk.desk import Desk
from tichu_turnier.desk.penalties import Scope, TypedPenalty, decision, kind_of
from tichu_turnier.finding import Finding, Refusal, Severity
from tichu_turnier.tournament.changes import GivePenalty, LiftPenalty
from tichu_turnier.tournament.changes.penalties import penalty_words
from tichu_turnier.tournament.model.decisions import Penalty, PenaltyKind
from tichu_turnier.tournament.model.snapshot import Entrant, Tournament
from tichu_turnier.tournament.scoring.correction import ruling_findings
from tichu_turnier.typed.days import day as typed_day


def penalty(
    terminal: Terminal,
    file: str,
    entrant: Annotated[str | None, typer.Argument(metavar="ENTRANT")] = None,
    kind: Annotated[str, typer.Argument(metavar="KIND")] = "",
    amount: Annotated[str, typer.Argument(metavar="AMOUNT")] = "",
    reason: Annotated[str | None, typer.Option("--reason", metavar="WORDS")] = None,
    number: Annotated[int | None, typer.Option("--round", metavar="R")] = None,
    hand: Annotated[int, typer.Option("--hand", metavar="H")] = 0,
    partner: Annotated[bool, typer.Option("--partner")] = False,
    whole_table: Annotated[bool, typer.Option("--whole-table")] = False,
    by: Annotated[str, typer.Option("--by", metavar="NAME")] = "",
    banned_until: Annotated[str, typer.Option("--banned-until", metavar="D")] = "",
    as_list: Annotated[bool, typer.Option("--list")] = False,
    lift: Annotated[int | None, typer.Option("--lift", metavar="N")] = None,
) -> None:
    """Gives a penalty or rules on a hand; lists what was decided; takes a decision back."""
    asked = (entrant is not None) + as_list + (lift is not None)
    if asked != 1 or (entrant is not None and not (kind and reason is not None)):
        raise usage("cli-penalty-what")
    meant = _kind(kind) if kind else None
    scope = Scope.TABLE if whole_table else Scope.SIDE if partner else Scope.ONE
    with (open_to_read if as_list else open_desk)(file) as desk:
        before = desk.tournament
        if lift is not None:
            terminal.agreed(ruling_findings(before, LiftPenalty(lift)))
            terminal.tell(desk.do(LiftPenalty(lift)))
            plain = {**_plain(before.penalties[lift], before), "lifted": True, "revision": desk.revision}
            terminal.answer(plain, "journal-lift-penalty", **penalty_words(before, before.penalties[lift]))
        elif entrant is None or meant is None:
            _list(desk.tournament, terminal)
        else:
            who = _entrant(entrant, desk.tournament).id
            day = as_usage(lambda: typed_day(banned_until, before.day)) if banned_until else None
            words = TypedPenalty(meant, who, amount, reason or "", number, hand, scope, by, day)
            _give(decision(words, before), desk, terminal)


def _give(penalty: Penalty, desk: Desk, terminal: Terminal) -> None:
    """Gives a penalty; tells before which places of others it changes."""
    change = GivePenalty(penalty)
    terminal.agreed(ruling_findings(desk.tournament, change))
    terminal.tell(desk.do(change))
    given = desk.tournament.penalties[max(desk.tournament.penalties)]
    if terminal.as_json:
        terminal.json({**_plain(given, desk.tournament), "revision": desk.revision})
    else:
        _say(given, desk.tournament, terminal)


def _say(given: Penalty, tournament: Tournament, terminal: Terminal) -> None:
    words = penalty_words(tournament, given)
    terminal.say(terminal.texts("penalty-given", number=given.number, **words))
    if given.gone:
        terminal.say(terminal.texts("penalty-waits", hand=given.hand))


def _list(tournament: Tournament, terminal: Terminal) -> None:
    given = [tournament.penalties[number] for number in sorted(tournament.penalties)]
    if terminal.as_json:
        terminal.json([_plain(each, tournament) for each in given])
    elif not given:
        terminal.say(terminal.texts("penalty-none"))
    for each in () if terminal.as_json else given:
        _say(each, tournament, terminal)


def _plain(given: Penalty, tournament: Tournament) -> dict[str, object]:
    words, until = penalty_words(tournament, given), given.banned_until
    as_it_is = ("number", "amount", "against", "round", "reason", "decided_by")
    plain: dict[str, object] = {name: getattr(given, name) for name in as_it_is}
    plain |= {"kind": given.kind.value, "who": list(given.who), "name": words["name"]}
    plain |= {"table": words["table"] or None, "hand": given.hand or None, "at": given.at.isoformat()}
    plain["waits"] = given.gone
    return plain | {"banned_until": None if until is None else until.isoformat()}


def _kind(word: str) -> PenaltyKind:
    found = kind_of(word)
    if found is None:
        near = nearest(word.casefold(), [kind.value for kind in PenaltyKind]) or "none"
        raise usage("penalty-no-such-kind", kind=word, nearest=near, kinds=", ".join(PenaltyKind))
    return found


def _entrant(word: str, tournament: Tournament) -> Entrant:
    """The entrant; where there is none of that name, the nearest is named beside the refusal."""
    try:
        return entrant_of(word, tournament)
    except Refusal as refusal:
        near = nearest(word, [entrant.name for entrant in tournament.entrants.values()])
        note = [Finding("penalty-meant", Severity.NOTE, {"name": near})] if near else []
        raise Refusal(*refusal.findings, *note) from None
