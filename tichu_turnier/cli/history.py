"""What has happened to a tournament, can it be taken back, and is the file sound?"""

from collections.abc import Mapping
from typing import Annotated

import typer

from tichu_turnier.cli.terminal import Terminal, of, open_desk
from tichu_turnier.rules.finding import Finding, Refusal
from tichu_turnier.store.store import JournalEntry
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.closed_sums import closed_sum_findings

File = Annotated[str, typer.Argument(metavar="FILE")]
Json = Annotated[bool, typer.Option("--json")]


def journal(context: typer.Context, file: File, as_json: Json = False) -> None:
    """Lists everything that ever happened, the oldest first."""
    terminal = of(context)
    with open_desk(file) as desk:
        entries = desk.journal()
    for entry in entries:
        if as_json:
            terminal.json(_plain(entry, terminal.texts))
        else:
            words = _words(entry.kind, entry.args, terminal.texts)
            at = f"{entry.at.astimezone():%Y-%m-%d %H:%M:%S}"
            terminal.say(f"{entry.revision:>5}  {at}  {entry.desk}  {words}")


def undo(context: typer.Context, file: File, as_json: Json = False) -> None:
    """Takes back the latest change."""
    terminal = of(context)
    with open_desk(file) as desk:
        entry = desk.undo()
        _say_turned("undo", entry, desk.revision, terminal, as_json=as_json)


def redo(context: typer.Context, file: File, as_json: Json = False) -> None:
    """Brings back what undo took back last."""
    terminal = of(context)
    with open_desk(file) as desk:
        entry = desk.redo()
        _say_turned("redo", entry, desk.revision, terminal, as_json=as_json)


def verify(context: typer.Context, file: File, as_json: Json = False) -> None:
    """Replays the journal against the tables and checks every closed sum again."""
    terminal = of(context)
    with open_desk(file) as desk:
        found: tuple[Finding, ...] = (*desk.verify(), *closed_sum_findings(desk.tournament))
        revision = desk.revision
    if as_json:
        ok = not any(finding.blocks for finding in found)
        plain = [terminal.plain(finding) for finding in found]
        terminal.json({"ok": ok, "revision": revision, "findings": plain})
    if any(finding.blocks for finding in found):
        raise Refusal(*found)
    terminal.tell(found)
    if not as_json:
        terminal.say(terminal.texts("cli-verified", revision=revision))


def _say_turned(kind: str, entry: JournalEntry, revision: int, terminal: Terminal, *, as_json: bool) -> None:
    if as_json:
        terminal.json({"kind": kind, "reverses": entry.revision, "revision": revision})
    else:
        args = {**entry.args, "kind": entry.kind}
        terminal.say(_words(kind, args, terminal.texts))


def _words(kind: str, args: Mapping[str, str | int], texts: Texts) -> str:
    from tichu_turnier.gui.wording import journal_words  # knows no Qt

    return journal_words(texts, kind, args)


def _plain(entry: JournalEntry, texts: Texts) -> dict[str, object]:
    return {
        "revision": entry.revision,
        "at": entry.at.isoformat(),
        "desk": entry.desk,
        "kind": entry.kind,
        "args": dict(entry.args),
        "reverses": entry.reverses,
        "text": _words(entry.kind, entry.args, texts),
    }
