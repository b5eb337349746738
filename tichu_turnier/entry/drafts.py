"""Slips that are typed and not saved: kept in a small file beside the tournament's, in case the program ends.

A half-typed slip is no result and has no place in the journal; whatever in that file cannot be used is left
out.
"""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

from tichu_turnier.entry.form import MOST_HANDS, Form, blank_form
from tichu_turnier.entry.hand import HandEntry
from tichu_turnier.entry.moves import put_away
from tichu_turnier.entry.state import EntryState
from tichu_turnier.files.codec import Json, decoded, encoded
from tichu_turnier.files.writing import write_whole
from tichu_turnier.finding import Refusal
from tichu_turnier.rules.calls import callers, calls_of
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.tournament.model.snapshot import MatchReport, ResultKey, Tournament
from tichu_turnier.tournament.scoring.match_reports import settled_report
from tichu_turnier.tournament.tables.table import regulations_at

_FIGURES = re.compile(r"-?\d{0,5}")
_LINES_KEPT = 1000


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


def drafts_file(tournament_file: Path) -> Path:
    """Where the drafts of a tournament are kept."""
    return tournament_file.with_name(f"{tournament_file.name}.typing")


def drafts_of(state: EntryState) -> tuple[Draft, ...]:
    """What of a pass would be lost if the program ended now."""
    forms = {**{key: each.form for key, each in state.asked.items()}, **put_away(state).drafts}
    return tuple([_draft(key, form, second=state.second) for key, form in forms.items()])


def keep(tournament_file: Path, drafts: Iterable[Draft]) -> None:
    """Writes the drafts, or takes their file away when there are none; raises Refusal where that fails."""
    file, plain = drafts_file(tournament_file), [_plain(draft) for draft in drafts]
    if plain:
        write_whole(file, json.dumps(plain, ensure_ascii=False).encode())
    else:
        file.unlink(missing_ok=True)


def kept_drafts(tournament_file: Path, tournament: Tournament) -> Mapping[bool, Mapping[ResultKey, Form]]:
    """The drafts of the first (False) and second pass that fit the tournament, if the file can be read."""
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


def _draft(key: ResultKey, form: Form, *, second: bool) -> Draft:
    hands, totals, cursor = form.hands, form.totals.typed, form.part.cursor
    return Draft(*key, hands.planned, hands.rows, totals, form.by_totals, cursor, second)


def _plain(draft: Draft) -> dict[str, Json]:
    """As `decoded` reads it; lines that are as they were are not encoded again with every key."""
    return {
        "round": draft.round,
        "table": draft.table,
        "planned": draft.planned,
        "rows": [_plain_row(row) for row in draft.rows],
        "totals": list(draft.totals),
        "by_totals": draft.by_totals,
        "cursor": draft.cursor,
        "second": draft.second,
    }


_plain_row = lru_cache(maxsize=_LINES_KEPT)(encoded)


def _form(draft: Draft, tournament: Tournament) -> Form | None:
    """The form as it was; None where the table is not as it was, no key can make it, or it has been saved."""
    drawn = tournament.round(draft.round)
    if drawn is None or drawn.seating(draft.table) is None:
        return None
    regulations = regulations_at(tournament, draft.round, draft.table)
    if draft.planned != regulations.hands_planned or not _typable(draft, regulations.rules):
        return None
    blank = blank_form(regulations, by_totals=draft.by_totals)
    hands, totals = replace(blank.hands, rows=draft.rows), replace(blank.totals, typed=draft.totals)
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
