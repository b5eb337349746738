"""Commands `share`, `join`, `tournaments` and `serve`: several desks, many tournaments, pages for phones."""

from contextlib import ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tichu_turnier import web
from tichu_turnier.cli.terminal import (
    Terminal,
    UsageRefusal,
    file_path,
    open_desk,
    until_asked_to_end,
    usage,
    wait_for_end,
)
from tichu_turnier.desk.tournament_file import check_installed, stop_sharing
from tichu_turnier.entry.drafts import tell_of_drafts
from tichu_turnier.finding import Finding
from tichu_turnier.settings import server_folder

if TYPE_CHECKING:
    from tichu_turnier.desk.hall import SharedTournament

_ROLES = ("director", "entry", "registration", "reader")


def share(
    terminal: Terminal,
    file: str,
    to: Annotated[str, typer.Option("--to", metavar="ADDRESS")] = "",
    end: Annotated[bool, typer.Option("--end")] = False,
) -> None:
    """Hosts a tournament for other desks, until it is interrupted; or takes it into another database."""
    path = file_path(file)
    check_installed(path)
    from tichu_turnier.desk.hall import OpenHall, share_at

    if end:
        stop_sharing(path)
        terminal.answer({"file": str(path), "shared": False}, "cli-share-ended", file=str(path))
    elif to:
        share_at(path, to)
        terminal.answer({"file": str(path), "shared": True}, "cli-share-there", file=str(path))
    else:
        with until_asked_to_end(), closing(OpenHall(path, server_folder())) as hall:
            invited = hall.invitation
            plain = {"file": str(path), "shared": True, "addresses": [invited.address]}
            terminal.answer({**plain, "codes": dict(invited.codes)}, "cli-share-open", file=str(path))
            if not terminal.as_json:
                for role, code in invited.codes:
                    terminal.say(f"  {invited.address}  {code}  {terminal.texts(f'hall-role-{role}')}")
            wait_for_end()


def join(
    terminal: Terminal,
    address: str,
    code: Annotated[str, typer.Argument()] = "",
    tournament: Annotated[str, typer.Option("--tournament", metavar="NAME")] = "",
    file: Annotated[str, typer.Option("--file", metavar="FILE")] = "",
) -> None:
    """Makes a file of a tournament that another desk shares; what is entered in it goes to all desks."""
    check_installed(server_folder())
    from tichu_turnier.desk import hall

    found, there = hall.find(address, code, server_folder())
    wanted = _named(there, tournament)
    path = file_path(file or f"{wanted.name.replace('/', '-')}.tichu")
    hall.join(path, found, wanted)
    plain = {"file": str(path), "name": wanted.name}
    terminal.answer(plain, "cli-joined", name=wanted.name, file=str(path))


def tournaments(
    terminal: Terminal,
    address: str,
    code: Annotated[str, typer.Argument()] = "",
    tournament: Annotated[str, typer.Option("--tournament", metavar="NAME")] = "",
    archive: Annotated[bool, typer.Option("--archive")] = False,
    restore: Annotated[bool, typer.Option("--restore")] = False,
    invite: Annotated[str, typer.Option("--invite", metavar="ROLE")] = "",
    shut_out: Annotated[str, typer.Option("--shut-out", metavar="ROLE")] = "",
) -> None:
    """Lists the tournaments of a database, archives one, or says who may do what in it."""
    check_installed(server_folder())
    from tichu_turnier.desk import hall

    found, there = hall.find(address, code, server_folder(), archived=True)
    if not (archive or restore or invite or shut_out):
        for each in there:
            plain = {"name": each.name, "day": each.day, "id": each.id, "archived": each.archived}
            terminal.answer(plain, "cli-tournaments-line", **plain | {"archived": str(each.archived)})
        return
    wanted = _named(there, tournament)
    about: dict[str, object] = {"name": wanted.name, "id": wanted.id}
    if archive or restore:
        hall.archive(found, wanted.id, archived=archive)
        key = "cli-tournaments-archived" if archive else "cli-tournaments-restored"
        terminal.answer({**about, "archived": archive}, key, name=wanted.name)
    elif invite:
        role = _role(terminal, invite)
        about |= {"role": invite, "address": hall.invite(found, wanted.id, invite)}
        terminal.answer(about, "cli-tournaments-invited", **about | {"role": role})
    else:
        role = _role(terminal, shut_out)
        done = hall.shut_out(found, wanted.id, shut_out)
        about |= {"role": shut_out, "done": done}
        terminal.answer(about, "cli-tournaments-shut-out-done", name=wanted.name, role=role)


def _named(there: "tuple[SharedTournament, ...]", name: str) -> "SharedTournament":
    """The one tournament that is meant."""
    exactly = [each for each in there if name in {each.name, each.id}]
    named = exactly or [each for each in there if name.casefold() in each.name.casefold()]
    if len(named) != 1:
        known = ", ".join(each.name for each in named or there)
        raise UsageRefusal(Finding("cli-join-which", args={"known": known}))
    return named[0]


def _role(terminal: Terminal, role: str) -> str:
    """A role in words."""
    if role not in _ROLES:
        raise usage("cli-no-such-role", role=role, known=", ".join(_ROLES))
    return terminal.texts(f"hall-role-{role}")


def serve(
    terminal: Terminal,
    file: str,
    host: Annotated[str, typer.Option("--host", metavar="HOST")] = "",
    port: Annotated[int, typer.Option("--port", metavar="PORT", min=0, max=65535)] = 0,
    name: Annotated[str, typer.Option("--name", metavar="NAME")] = "",
    folder: Annotated[str, typer.Option("--folder", metavar="FOLDER")] = "",
) -> None:
    """Serves pages for phones and screens, until it is interrupted."""
    web.check_installed()
    from tichu_turnier.web.folder import KeptFolder
    from tichu_turnier.web.serving import Serving

    with until_asked_to_end(), ExitStack() as until_ended:
        desk = until_ended.enter_context(open_desk(file))
        tell_of_drafts(desk)
        if folder:
            kept = KeptFolder(desk, Path(folder), terminal.texts, terminal.tell)
            until_ended.enter_context(closing(kept))
        serving = until_ended.enter_context(closing(Serving(desk, host, port, names=[name] if name else [])))
        desk.follow()
        plain = {"file": file, "address": serving.address, "port": serving.port}
        terminal.answer(plain, "cli-serve-open", file=file, address=serving.address)
        if folder and not terminal.as_json:
            terminal.say(terminal.texts("cli-serve-kept", folder=folder))
        wait_for_end()
