"""Keep what is typed and not saved beside the tournament's file, and take it back where it still fits."""

import json
import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from tichu_turnier.entry.form import MOST_HANDS, Form, blank_form
from tichu_turnier.entry.hand import HandEntry
from tichu_turnier.entry.state import EntryState
from tichu_turnier.files.codec import decoded
from tichu_turnier.files.whole import refuse_large, write_whole
from tichu_turnier.finding import Refusal
from tichu_turnier.rules.calls import callers, calls_of
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.tournament.model.snapshot import EntrantId, MatchReport, ResultKey, Tournament
from tichu_turnier.tournament.scoring.match_reports import settled_report
from tichu_turnier.tournament.tables.table import regulations_at

if TYPE_CHECKING:
    from tichu_turnier.desk.desk import Desk

_FIGURES = re.compile(r"-?\d{0,6}")


@dataclass(frozen=True, slots=True)
class Draft:
    """What has been typed about one table."""

    round: int
    table: int
    planned: int
    rows: tuple[HandEntry, ...]
    totals: tuple[str, str, str]
    by_totals: bool
    cursor: int
    second: bool
    """Whether it was typed in the second pass over the slips."""
    seats: tuple[EntrantId, ...] = ()
    """Who sat at the table, in the order of the seats: for others it says nothing."""


def drafts_file(tournament_file: Path) -> Path:
    return tournament_file.with_name(f"{tournament_file.name}.typing")


def drafts_of(state: EntryState) -> tuple[Draft, ...]:
    return tuple([_draft(key, form, state) for key, form in unsaved_forms(state).items()])


def unsaved_forms(state: EntryState) -> Mapping[ResultKey, Form]:
    """What is typed and not saved, by table: in front, left elsewhere, or waiting for a yes."""
    asked = {key: each.form for key, each in state.asked.items() if not each.form.untouched}
    forms = {**asked, **state.drafts}
    if state.table is not None and state.form is not None:
        key = (state.round, state.table)
        if key not in state.overtaken:
            forms.pop(key, None)
        if state.begun:
            forms[key] = state.form
    return forms


class DraftKeeper:
    """Writes what is typed beside the tournament's file, by `run`, on another thread.

    At most one write waits at a time, and it takes the newest drafts, so fast typing never holds up a save.
    A file that was far too large to be one of drafts stays.
    """

    def __init__(self, tournament_file: Path, run: Callable[[Callable[[], None]], None]) -> None:
        self._file = drafts_file(tournament_file)
        self._run = run
        self._newest: tuple[Draft, ...] = ()
        self._waits = self._stays = False
        try:
            refuse_large(self._file)
        except Refusal:
            self._stays = True

    def keep(self, drafts: tuple[Draft, ...]) -> None:
        if drafts == self._newest or self._stays:
            return
        self._newest = drafts
        if not self._waits:
            self._waits = True
            self._run(self._write)

    def _write(self) -> None:
        """No error here: where nothing can be written, saving the result will say so."""
        self._waits = False  # before it is read: what comes from now on is written by the next
        with suppress(Refusal, OSError):
            keep(self._file, self._newest)


def keep(file: Path, drafts: tuple[Draft, ...]) -> None:
    """Writes the drafts, or takes their file away when there are none; raises Refusal where that fails."""
    if drafts:
        plain = [asdict(draft) for draft in drafts]
        write_whole(file, json.dumps(plain, ensure_ascii=False, default=sorted).encode())
    else:
        file.unlink(missing_ok=True)


def kept_drafts(tournament_file: Path, tournament: Tournament) -> Mapping[bool, Mapping[ResultKey, Form]]:
    """The drafts of the first (False) and second pass that fit the tournament, if the file can be read.

    Raises Refusal where it is far too large.
    """
    refuse_large(drafts_file(tournament_file))
    try:
        data = json.loads(drafts_file(tournament_file).read_text(encoding="utf-8"))
        drafts = decoded(tuple[Draft, ...], data, "drafts")
    except (OSError, ValueError, RecursionError, Refusal):
        return {}
    assert isinstance(drafts, tuple)  # noqa: S101 -- what `decoded` promises, told to the type checker
    kept: dict[bool, dict[ResultKey, Form]] = {False: {}, True: {}}
    for draft in drafts:
        form = _form(draft, tournament)
        if form is not None:
            kept[draft.second][draft.round, draft.table] = form
    return kept


def as_typed(tournament_file: Path, tournament: Tournament) -> Tournament:
    """The snapshot that also knows which slips are half typed beside its file: for all that is told of it."""
    try:
        kept = kept_drafts(tournament_file, tournament)
    except Refusal:
        return tournament
    begun, again = (frozenset(kept.get(second, ())) for second in (False, True))
    if (begun, again) == (tournament.half_typed, tournament.typed_again):
        return tournament
    return replace(tournament, half_typed=begun, typed_again=again)


def tell_of_drafts(desk: "Desk") -> None:
    """The desk that was just opened hears of the corrections that an ended program left half typed."""
    desk.correct(as_typed(desk.path, desk.tournament).half_typed)


def _draft(key: ResultKey, form: Form, state: EntryState) -> Draft:
    hands, totals, cursor = form.hands, form.totals.typed, form.part.cursor
    seats = _seats(state.tournament, key)
    return Draft(*key, hands.planned, hands.rows, totals, form.by_totals, cursor, state.second, seats)


def _seats(tournament: Tournament, key: ResultKey) -> tuple[EntrantId, ...]:
    """Who sits at a table; nobody where none is drawn."""
    seating = tournament.seating(*key)
    return () if seating is None else (*seating.seats, *seating.more)


def _form(draft: Draft, tournament: Tournament) -> Form | None:
    """The form as it was; None where the table is not as it was, no key can make it, or it has been saved."""
    seats = _seats(tournament, (draft.round, draft.table))
    if not seats or draft.seats != seats:
        return None
    regulations = regulations_at(tournament, draft.round, draft.table)
    if draft.planned != regulations.hands_planned or not _typable(draft, regulations.rules):
        return None
    blank = blank_form(regulations, by_totals=draft.by_totals)
    hands, totals = blank.hands.with_rows(draft.rows), replace(blank.totals, typed=draft.totals)
    form = replace(blank, hands=hands, totals=totals).go(draft.cursor)
    return None if _is_saved(draft, form, tournament) else form


def _typable(draft: Draft, rules: RuleSet) -> bool:
    """Whether keys can make this by these rules."""
    typed = [*draft.totals, *(text for row in draft.rows for text in row.typed)]
    seats = [seat for row in draft.rows for seat in (*row.made, row.first) if seat is not None]
    return (
        0 < len(draft.rows) <= MOST_HANDS
        and all(_FIGURES.fullmatch(text) for text in typed)
        and all(seat in callers(rules) for seat in seats)
        and all(calls_of(row.calls) == row.calls for row in draft.rows)
    )


def _is_saved(draft: Draft, form: Form, tournament: Tournament) -> bool:
    """Whether the program ended after the save and before the draft was taken away."""
    result, report = tournament.results.get((draft.round, draft.table)), form.report()
    if result is None or report is None:
        return False
    saved: MatchReport | None = result.report
    if draft.second:
        saved = None if result.second_pass is None else result.second_pass.second
    return settled_report(report, form.hands.rules) == saved
