"""Read a draw in JSON, such as `draw --json` and `plan --json` write it, and make rounds of it."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from operator import itemgetter
from typing import cast

from tichu_turnier.cli.terminal import text_of
from tichu_turnier.files.whole import KeyTwiceError, parsed_json
from tichu_turnier.finding import Finding, Refusal
from tichu_turnier.tournament.draws.certificate import draw_line
from tichu_turnier.tournament.draws.formats import next_round
from tichu_turnier.tournament.draws.formats.duplicate import first_board
from tichu_turnier.tournament.draws.plan import round_from_plan
from tichu_turnier.tournament.draws.side_conditions import MOST_TABLES
from tichu_turnier.tournament.model.snapshot import (
    EntrantId,
    Regulations,
    Round,
    ScoringUnit,
    Seating,
    Seats,
    Tournament,
    Unit,
)
from tichu_turnier.tournament.tables.table import BESIDE, table_of

PLAN_EXAMPLE = '{"rounds": [[[1, 2, 3, 4], [5, 6, 7, 8]]]}'
_SAME_PARTNERS = Regulations("", "", Unit.PLAYER, 1)
"""By these a table of four is written by its sides, which holds whatever the tournament."""
_SEATS = 4
_MOST_BOARDS = 9_999
_OF_A_ROUND = ("round", "tables", "seed", "code", "sitting_out", "quality", "bound", "published")
_OF_A_PLAN = ("rounds", "format", "entrants", "seed", "boards", "sitting_out", "quality", "bound")
_OF_A_TABLE = ("table", "seats", *BESIDE, "first_board")


@dataclass(frozen=True, slots=True)
class WrittenRound:
    """The tables of a round, in the forms of a plan; whatever else the file says about them."""

    tables: list[object]
    numbers: tuple[object, ...] | None = None
    """Of the tables, where the file names them."""
    round: int | None = None
    boards: tuple[int, ...] = ()
    """The first prepared hand of each table."""
    sets: tuple[int, ...] = ()
    """The set of prepared hands that each table plays, from 1."""
    sitting_out: tuple[object, ...] | None = None
    seed: int | None = None
    entrants: int = 0
    """How many people the file counts from 0; where it has the numbers of the list, 0."""


def read_plan(source: str) -> list[WrittenRound]:
    """The rounds of `{"rounds": [...]}`, of the list alone, or of what `draw --json` said, a round a line.

    Raises Refusal for what is none of these, and for anything in it that is not known; who sits where is not
    looked at here.
    """
    data = _json(text_of(source))
    if isinstance(data, dict) and "tables" not in data:
        rounds = _rounds_of(data)
    else:
        rounds = [_planned(each) for each in ([data] if isinstance(data, dict) else _list(data))]
    named = Counter(each.round for each in rounds if each.round is not None)
    for number, count in named.items():
        if count > 1:
            raise Refusal(Finding("cli-plan-round-twice", args={"round": number}))
    return rounds


def _json(text: str) -> object:
    why = Finding("import-not-json")
    try:
        return parsed_json(text)
    except KeyTwiceError as twice:
        why = twice.finding
    except (ValueError, RecursionError):
        pass
    try:
        lines = [parsed_json(line) for line in text.splitlines() if line.strip()]
    except KeyTwiceError as twice:
        raise Refusal(twice.finding) from None
    except (ValueError, RecursionError):
        lines = []
    if not lines:
        raise Refusal(why)
    return lines


def _list(data: object) -> list[object]:
    if not isinstance(data, list):
        raise _no_plan()
    return data


def _known(data: Mapping[str, object], known: Collection[str]) -> None:
    """Refuses a key of which nobody knows what it would change."""
    for key in data:
        if key not in known:
            raise Refusal(Finding("plan-unknown-key", args={"key": str(key)[:40], "known": ", ".join(known)}))


def _rounds_of(data: Mapping[str, object]) -> list[WrittenRound]:
    """The rounds of an object that has all of them, with what it says about them in lists beside."""
    if "rounds" not in data:
        raise _no_plan()
    _known(data, _OF_A_PLAN)
    rounds = [_planned(each) for each in _list(data["rounds"])]
    count = data.get("entrants", 0)
    if type(count) is not int or count < 0:
        raise _no_plan()
    rounds = [replace(each, entrants=count) for each in rounds]
    if (resting := data.get("sitting_out")) is not None:
        each_resting = map(_list, _of_each(resting, rounds))
        pairs = zip(rounds, each_resting, strict=True)
        rounds = [replace(each, sitting_out=tuple(people)) for each, people in pairs]
    if (boards := data.get("boards")) is not None:
        sets = (_whole(each) for each in _of_each(boards, rounds))
        rounds = [replace(each, sets=of) for each, of in zip(rounds, sets, strict=True)]
    return rounds


def _of_each(data: object, rounds: Sequence[WrittenRound]) -> list[object]:
    """What a list says of each round."""
    if not isinstance(data, list) or len(data) != len(rounds):
        raise _no_plan()
    return data


def _whole(data: object) -> tuple[int, ...]:
    """Numbers from 1."""
    numbers = tuple(each for each in _list(data) if type(each) is int and 1 <= each <= _MOST_BOARDS)
    if len(numbers) != len(_list(data)):
        raise _no_plan()
    return numbers


def _planned(data: object) -> WrittenRound:
    if isinstance(data, list):
        return WrittenRound(data)
    tables = data.get("tables") if isinstance(data, dict) else None
    if not isinstance(data, dict) or not isinstance(tables, list):
        raise _no_plan()
    _known(data, _OF_A_ROUND)
    if len(tables) > MOST_TABLES:
        raise Refusal(Finding("import-too-many-tables", args={"count": len(tables), "most": MOST_TABLES}))
    read = sorted(map(_table, tables), key=itemgetter(0))
    number, seed, resting = data.get("round"), data.get("seed"), data.get("sitting_out")
    boards = [board for *_, board in read if board]
    if boards and len(boards) != len(read):
        raise Refusal(Finding("plan-boards-some"))
    return WrittenRound(
        [sides for _, _, sides, _ in read],
        tuple(given for _, given, _, _ in read),
        number if type(number) is int else None,
        tuple(boards),
        sitting_out=None if resting is None else tuple(_list(resting)),
        seed=seed if type(seed) is int else None,
    )


def _table(table: object) -> tuple[str, object, object, int]:
    """A table as `draw --json` says it: how to sort it, its number, who plays, its first prepared hand."""
    seats = table.get("seats") if isinstance(table, dict) else None
    if not isinstance(table, dict) or not isinstance(seats, list):
        raise _no_plan()
    _known(table, _OF_A_TABLE)
    number, board = table.get("table"), table.get("first_board", 0)
    if type(board) is not int or not 0 <= board <= _MOST_BOARDS:
        raise _no_plan()
    more = [table[name] for name in BESIDE if table.get(name) is not None]
    written: object = seats
    if len(seats) == _SEATS:
        seating = Seating(0, cast("Seats", tuple(seats))).with_more(more)
        written = table_of(seating, _SAME_PARTNERS).written
    elif more or len(seats) != len("ab"):
        raise _no_plan()
    return str(number).zfill(6), number, written, board


def _no_plan() -> Refusal:
    return Refusal(Finding("cli-plan-form", args={"example": PLAN_EXAMPLE}))


def round_of(tournament: Tournament, number: int, written: WrittenRound) -> Round:
    """The round that is written there; by lot where the seed that stands beside it gives just that.

    Raises Refusal with everything that is wrong with it.
    """
    people = _people(tournament, written)
    tables = [_named(table, people) for table in written.tables]
    drawn = round_from_plan(tournament, number, tables, written.numbers)
    drawn = _with_boards(tournament, drawn, written)
    if written.sitting_out is not None:
        resting = [_named(who, people) for who in written.sitting_out]
        if set(map(str, resting)) != set(map(str, drawn.sitting_out)) or len(resting) != len(
            drawn.sitting_out
        ):
            raise Refusal(_other_rest(tournament, number, resting, drawn))
        drawn = replace(drawn, sitting_out=tuple(EntrantId(who) for who in resting if type(who) is int))
    return _by_lot(tournament, drawn, written.seed)


def _people(tournament: Tournament, written: WrittenRound) -> Sequence[EntrantId]:
    """Who is meant by the numbers from 0 of a plan that was made without a tournament."""
    people = sorted(tournament.playing(1)) if written.entrants else ()
    if len(people) != written.entrants:
        raise Refusal(Finding("plan-other-count", args={"plan": written.entrants, "count": len(people)}))
    return people


def _named(written: object, people: Sequence[EntrantId]) -> object:
    """The same with the numbers of the list, where a plan counts from 0."""
    if isinstance(written, list):
        return [_named(each, people) for each in written]
    if people and type(written) is int:
        return people[written] if 0 <= written < len(people) else -1
    return written


def _other_rest(tournament: Tournament, number: int, resting: Sequence[object], drawn: Round) -> Finding:
    known = {str(who): entrant.name for who, entrant in tournament.entrants.items()}
    one, other = ([known.get(str(who), str(who)) for who in each] for each in (resting, drawn.sitting_out))
    said, found = (", ".join(names) or "–" for names in (one, other))
    return Finding("plan-sitting-out", args={"round": number, "said": said, "found": found})


def _with_boards(tournament: Tournament, drawn: Round, written: WrittenRound) -> Round:
    """The round with the prepared hands that each table is said to play."""
    boards = list(written.boards)
    if written.sets:
        boards = [first_board(each, tournament.regulations) for each in written.sets]
    if not boards:
        return drawn
    if tournament.regulations.scoring.unit is not ScoringUnit.MATCHPOINTS:
        raise Refusal(Finding("plan-no-boards"))
    if len(boards) != len(drawn.tables):
        raise Refusal(Finding("plan-boards-some"))
    pairs = zip(drawn.tables, boards, strict=True)
    return replace(drawn, tables=tuple(replace(seating, first_board=board) for seating, board in pairs))


def _by_lot(tournament: Tournament, drawn: Round, seed: int | None) -> Round:
    """The draw of a seed, where it is the very same; what was drawn or changed by hand stays so."""
    if seed is None or seed < 0 or drawn.number != len(tournament.rounds) + 1:
        return drawn
    try:
        again = next_round(tournament, seed)
    except Refusal:
        return drawn
    return again if _told(again) == _told(drawn) else drawn


def _told(drawn: Round) -> tuple[object, ...]:
    """A round without the order of its tables and the seed."""
    tables = sorted((seating.table, seating) for seating in drawn.tables)
    return draw_line(replace(drawn, seed=None, tables=tuple(seating for _, seating in tables))), drawn.number
