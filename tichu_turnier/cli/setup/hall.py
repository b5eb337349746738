"""Commands `share` and `join`: several desks at one tournament."""

import time
from contextlib import closing
from typing import Annotated

import typer

from tichu_turnier.cli.terminal import Terminal, UsageRefusal, file_path
from tichu_turnier.desk.shared_files import check_installed, stop_sharing
from tichu_turnier.finding import Finding
from tichu_turnier.settings import server_folder


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
        with closing(OpenHall(path, server_folder())) as hall:
            invited = hall.invitation
            plain = {"file": str(path), "shared": True, "addresses": invited.addresses}
            terminal.answer({**plain, "codes": dict(invited.codes)}, "cli-share-open", file=str(path))
            if not terminal.as_json:
                for role, code in invited.codes:
                    terminal.say(f"  {invited.addresses[0]}  {code}  {terminal.texts(f'hall-role-{role}')}")
            while True:
                time.sleep(1)


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
    named = [each for each in there if tournament.casefold() in each.name.casefold()]
    if len(named) != 1:
        known = ", ".join(each.name for each in named or there)
        raise UsageRefusal(Finding("cli-join-which", args={"known": known}))
    path = file_path(file or f"{named[0].name.replace('/', '-')}.tichu")
    hall.join(path, found, named[0])
    plain = {"file": str(path), "name": named[0].name}
    terminal.answer(plain, "cli-joined", name=named[0].name, file=str(path))
