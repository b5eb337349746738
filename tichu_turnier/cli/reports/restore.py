"""Commands `compare` and `restore`: earlier states of a tournament."""

from typing import Annotated

import typer

from tichu_turnier.cli.terminal import Terminal, open_desk, open_to_read
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.changes import RestoreState
from tichu_turnier.tournament.insight.comparison import Difference, differences
from tichu_turnier.tournament.model.slots import to_wall
from tichu_turnier.words.listings.past_state import changes_listing, difference_words

Line = Annotated[int, typer.Argument(metavar="LINE", min=1)]


def compare(
    terminal: Terminal,
    file: str,
    line: Line,
    other: Annotated[int | None, typer.Option("--with", metavar="LINE", min=1)] = None,
) -> None:
    """Tells what is different since a line of the journal, or between two of them."""
    with open_to_read(file) as desk:
        before = desk.at_revision(line)
        after = desk.tournament if other is None else desk.at_revision(other)
    found = differences(before, after)
    if terminal.as_json:
        terminal.json([_plain(each, terminal.texts) for each in found])
    else:
        _say(found, terminal)


def restore(terminal: Terminal, file: str, line: Line) -> None:
    """Makes everything as it was after a line of the journal; undo takes that back."""
    with open_desk(file) as desk:
        state = desk.at_revision(line)
        at = next(entry.at for entry in desk.journal() if entry.revision == line)
        time = f"{to_wall(at, state.timetable.zone):%H:%M}"
        terminal.tell(desk.do(RestoreState(line, state, time)))
    terminal.answer({"line": line, "revision": desk.revision}, "journal-restore-state", line=line, time=time)


def _say(found: tuple[Difference, ...], terminal: Terminal) -> None:
    if found:
        terminal.listing(changes_listing(found, terminal.texts))
    else:
        terminal.say(terminal.texts("compare-same"))


def _plain(each: Difference, texts: Texts) -> dict[str, object]:
    _, before, after = difference_words(each, texts)
    return {"what": each.what, "args": dict(each.args), "before": before, "after": after}
