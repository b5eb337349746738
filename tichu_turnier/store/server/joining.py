"""Begin to share a tournament, join others who do, and go on with it where its host is gone."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile
from pathlib import Path

from tichu_turnier.store.database import changes_in, contents_in, insert_line, write
from tichu_turnier.store.difference import apply, tournament_of
from tichu_turnier.store.journal import new_entry_of
from tichu_turnier.store.migrations import newest
from tichu_turnier.store.new_file import beginning, check_place
from tichu_turnier.store.refusals import refusal
from tichu_turnier.store.rows import Row, RowChange, Rows
from tichu_turnier.store.seal import chained, reseal
from tichu_turnier.store.server.journal_server import JournalServer, SharedLine, SharedTournament, reaching
from tichu_turnier.store.server.sharing import Sharing, Waiting, new_id, remember, sharing_of
from tichu_turnier.store.store import Store


def share(path: Path, server: JournalServer, *, host: bool = False) -> SharedTournament:
    """Takes a tournament with its journal into a database, and notes beside its file that it is there.

    One that is there already stays. One that was shared elsewhere gets a new host so: the other desks join
    again, and send what it does not know. Refusal where the database cannot be reached, or does not allow it.
    """
    before = sharing_of(path)
    with Store.open(path) as store:
        tournament, _ = store.load()
        lines = store.lines()
    with reaching(path):
        server.prepare()
        there = next((each for each in server.tournaments() if before and each.id == before.tournament), None)
        if before is not None and there is not None and there.epoch == before.epoch:
            remember(path, replace(before, address=server.address, host=host))
            return there
        id_, epoch = (new_id(), 1) if before is None else (before.tournament, before.epoch + 1)
        version = newest()
        shared = SharedTournament(id_, tournament.name, tournament.day.isoformat(), version, epoch)
        server.add(shared, [SharedLine(line, _id_of(line)) for line in lines])
    waiting = () if before is None else before.waiting
    called = "" if before is None else before.desk
    remember(path, Sharing(server.address, id_, epoch, host, called, waiting))
    return shared


def join(path: Path, server: JournalServer, wanted: SharedTournament, desk: str = "") -> None:
    """Makes the file of a desk that joins, or brings the one it has to where the others are.

    What this desk has and the others have not, as their host is another one now, waits from then on to be
    sent. Refusal where the program is of another version than theirs, or theirs is the state of a host that
    has been replaced.
    """
    before = sharing_of(path) if path.exists() else None
    if wanted.version != newest():
        raise refusal("server-other-version", path, theirs=wanted.version, ours=newest())
    if before is not None and (before.tournament != wanted.id or before.epoch > wanted.epoch):
        key = "server-replaced" if before.tournament == wanted.id else "store-exists"
        raise refusal(key, path)
    with reaching(path):
        lines = [each.line for each in server.lines(wanted.id, 0)]
    rows = _rows_of(path, lines)
    waiting = () if before is None else (*_only_here(path, lines), *before.waiting)
    if before is None:
        check_place(path)
    else:
        with Store.open(path) as store:
            store.backup("before-joining")
        path.unlink()
    _make(path, lines, rows)
    called = desk if before is None else before.desk
    remember(path, Sharing(server.address, wanted.id, wanted.epoch, desk=called, waiting=waiting))


def _only_here(path: Path, theirs: Sequence[Row]) -> list[Waiting]:
    """The lines of a file that do not stand in the journal of the others, to be sent again."""
    with Store.open(path) as store:
        ours = store.lines()
    pairs = zip(ours, theirs, strict=False)
    common = sum(1 for _ in takewhile(lambda pair: pair[0]["chain"] == pair[1]["chain"], pairs))
    return [Waiting(new_entry_of(line), changes_in(line), _id_of(line)) for line in ours[common:]]


def _rows_of(path: Path, lines: Sequence[Row]) -> Rows:
    """What follows from a journal; Refusal where its chain is broken."""
    rows: Rows = {}
    chain = ""
    for line in lines:
        chain = chained(chain, line)
        if line["chain"] != chain:
            raise refusal("store-damaged", path, detail=f"journal {line['revision']}")
        apply(rows, changes_in(line))
    return rows


def _make(path: Path, lines: Sequence[Row], rows: Rows) -> None:
    """A file with this journal and these rows, which follow from it."""

    def fill(unfinished: Path) -> None:
        with beginning(unfinished) as raw:
            write(raw, path, [RowChange(*name, None, row) for name, row in rows.items()])
            for line in lines:
                insert_line(raw, line)
            reseal(raw)
            tournament_of(contents_in(raw))

    Store.filled(path, fill).close()


def _id_of(line: Row) -> str:
    """The same at each desk that has this line."""
    return str(line["chain"])
