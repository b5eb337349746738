"""What had been typed and not yet saved when the program ended, and how does it come back?

A half-typed slip is no result and has no place in the journal. It waits in a small file beside the tournament
until it is saved; whatever in that file cannot be used is left out.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from tichu_turnier.entry.form import MOST_HANDS, Form
from tichu_turnier.entry.moves import put_away
from tichu_turnier.entry.state import EntryState, start_entry
from tichu_turnier.files.codec import decoded, encoded
from tichu_turnier.files.writing import write_whole
from tichu_turnier.finding import Refusal
from tichu_turnier.rules.calls import callers, calls_of
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.snapshot import MatchReport, ResultKey, Tournament
from tichu_turnier.tournament.scoring.match_reports import settled_report
from tichu_turnier.tournament.tables.table_rotation import regulations_at

_FIGURES = re.compile(r"-?\d{0,5}")


@dataclass(frozen=True, slots=True)
class Draft:
    """What has been typed about one table."""

    round: int
    table: int
    form: Form
    second: bool = False
    """Whether it was typed in the second pass over the slips."""


@dataclass(frozen=True, slots=True)
class Drafts:
    """Everything that has been typed and is not saved."""

    drafts: tuple[Draft, ...] = ()


def drafts_file(tournament_file: Path) -> Path:
    """Where the drafts of a tournament are kept."""
    return tournament_file.with_name(f"{tournament_file.name}.typing")


def drafts_of(*passes: EntryState) -> Drafts:
    """What would be lost if the program ended now."""
    away = [put_away(state) for state in passes]
    kept = (({**{key: each.form for key, each in s.asked.items()}, **s.drafts}, s.second) for s in away)
    return Drafts(tuple(Draft(*key, form, second) for drafts, second in kept for key, form in drafts.items()))


def keep(tournament_file: Path, drafts: Drafts) -> None:
    """Writes the drafts, or takes their file away when there are none; raises Refusal where that fails."""
    file = drafts_file(tournament_file)
    if drafts.drafts:
        write_whole(file, json.dumps(encoded(drafts), ensure_ascii=False).encode())
    else:
        file.unlink(missing_ok=True)


def resumed(tournament_file: Path, tournament: Tournament, *, second: bool = False) -> EntryState:
    """Ready to type in one of the passes, with its slips that were not saved when the program ended."""
    drafts = kept_drafts(tournament_file, tournament, second=second)
    return replace(start_entry(tournament, second=second), drafts=frozen(drafts.items()))


def kept_drafts(
    tournament_file: Path, tournament: Tournament, *, second: bool = False
) -> Mapping[ResultKey, Form]:
    """The drafts of a pass that still fit the tournament; none when the file is missing or unreadable."""
    try:
        data = json.loads(drafts_file(tournament_file).read_text(encoding="utf-8"))
        drafts = decoded(Drafts, data, "drafts")
    except (OSError, ValueError, RecursionError, Refusal):
        return {}
    assert isinstance(drafts, Drafts)  # noqa: S101 -- what `decoded` promises, told to the type checker
    fitting = (each for each in drafts.drafts if each.second == second and _fits(each, tournament))
    return {(draft.round, draft.table): draft.form for draft in fitting}


def _fits(draft: Draft, tournament: Tournament) -> bool:
    """Whether the table is still there, under the same rules, and the form is one that keys can make."""
    drawn, hands = tournament.round(draft.round), draft.form.hands
    regulations = regulations_at(tournament, draft.round, draft.table)
    if drawn is None or drawn.seating(draft.table) is None:
        return False
    same = (hands.rules, hands.planned) == (regulations.rules, regulations.hands_planned)
    typed = [*draft.form.totals.typed, *(text for row in hands.rows for text in row.typed)]
    seats = [seat for row in hands.rows for seat in (*row.made, row.first) if seat is not None]
    return (
        same
        and 0 < len(hands.rows) <= MOST_HANDS
        and 0 <= hands.cursor <= len(hands.rows)
        and hands.side in (0, 1)
        and all(_FIGURES.fullmatch(text) for text in typed)
        and all(seat in callers(hands.rules) for seat in seats)
        and all(calls_of(row.calls) == row.calls for row in hands.rows)
        and not _is_saved(draft, tournament)
    )


def _is_saved(draft: Draft, tournament: Tournament) -> bool:
    """Whether the program ended after the save and before the draft was taken away."""
    result, report = tournament.results.get((draft.round, draft.table)), draft.form.report()
    if result is None or report is None:
        return False
    if not draft.second:
        saved: MatchReport | None = result.report
    else:
        saved = None if result.second_pass is None else result.second_pass.second
    here = regulations_at(tournament, draft.round, draft.table)
    return settled_report(report, here.rules) == saved
