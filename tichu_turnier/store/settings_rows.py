"""How do regulations, timetable and clock lie in rows?"""

from collections.abc import Iterator
from datetime import datetime

from tichu_turnier.rules.ruleset import BothGrandTichus, Direction, RuleSet
from tichu_turnier.store.columns import flag, integer, maybe_integer, number, text
from tichu_turnier.store.journal import Row, Scalar
from tichu_turnier.store.registration_rows import terms_of, terms_rows
from tichu_turnier.store.rows import RowsByTable, TableRow
from tichu_turnier.store.tables import ONLY_ROW
from tichu_turnier.tournament.model.clock import (
    ClockState,
    Ended,
    Moment,
    NotStarted,
    Paused,
    RoundClock,
    Running,
)
from tichu_turnier.tournament.model.snapshot import (
    ByeCredit,
    KnockOut,
    OddNumbers,
    Regulations,
    Scoring,
    ScoringUnit,
    Unit,
)
from tichu_turnier.tournament.model.timetable import Slot, SlotKind, Timetable


def regulations_rows(regulations: Regulations) -> Iterator[TableRow]:
    """The rows of the regulations."""
    scoring = regulations.scoring
    yield (
        "regulations",
        {
            "id": ONLY_ROW,
            "preset": regulations.preset,
            "format": regulations.format,
            "unit": regulations.unit.value,
            "rounds": regulations.rounds,
            "stages": regulations.stages,
            "hands_per_stage": regulations.hands_per_stage,
            **_rules_row(regulations.rules),
            "scoring_unit": scoring.unit.value,
            "win": scoring.win,
            "tie": scoring.tie,
            "double_victory": scoring.double,
            "double_with_lost_call": scoring.double_with_lost_call,
            "bye_credit": regulations.bye_credit.value,
            "flat_victory_points": regulations.flat_victory_points,
            "flat_tichu_points": regulations.flat_tichu_points,
            "hint_from": regulations.hint_from,
            **_knock_out_row(regulations.knock_out),
            "odd_numbers": regulations.odd_numbers.value,
            "by_standings": regulations.by_standings,
            "clubs_apart_rounds": regulations.clubs_apart_rounds,
            "dropped_rounds": regulations.dropped_rounds,
            "board_seed": regulations.board_seed,
            "booster_tables": " ".join(map(str, regulations.booster_tables)),
        },
    )
    for position, criterion in enumerate(regulations.tie_breaks):
        yield "tie_break", {"position": position, "criterion": criterion}
    yield from terms_rows(regulations.entry)


def regulations_of(rows: RowsByTable) -> Regulations:
    """The regulations in these rows."""
    row = rows["regulations"][0]
    return Regulations(
        preset=text(row["preset"]),
        format=text(row["format"]),
        unit=Unit(text(row["unit"])),
        rounds=integer(row["rounds"]),
        stages=integer(row["stages"]),
        hands_per_stage=integer(row["hands_per_stage"]),
        rules=_rules_of(row),
        scoring=Scoring(
            unit=ScoringUnit(text(row["scoring_unit"])),
            win=integer(row["win"]),
            tie=integer(row["tie"]),
            double=integer(row["double_victory"]),
            double_with_lost_call=integer(row["double_with_lost_call"]),
        ),
        knock_out=KnockOut(
            seeded=flag(row["seeded"]),
            third_place=flag(row["third_place"]),
            best_of_three_from=integer(row["best_of_three_from"]),
            groups=integer(row["group_count"]),
            advancing=integer(row["advancing"]),
        ),
        tie_breaks=tuple(text(line["criterion"]) for line in rows["tie_break"]),
        bye_credit=ByeCredit(text(row["bye_credit"])),
        flat_victory_points=integer(row["flat_victory_points"]),
        flat_tichu_points=integer(row["flat_tichu_points"]),
        dropped_rounds=integer(row["dropped_rounds"]),
        odd_numbers=OddNumbers(text(row["odd_numbers"])),
        by_standings=flag(row["by_standings"]),
        clubs_apart_rounds=integer(row["clubs_apart_rounds"]),
        hint_from=integer(row["hint_from"]),
        board_seed=integer(row["board_seed"]),
        booster_tables=tuple(map(int, text(row["booster_tables"]).split())),
        entry=terms_of(rows["entry_terms"]),
    )


def _knock_out_row(knock_out: KnockOut) -> Row:
    return {
        "seeded": knock_out.seeded,
        "third_place": knock_out.third_place,
        "best_of_three_from": knock_out.best_of_three_from,
        "group_count": knock_out.groups,
        "advancing": knock_out.advancing,
    }


def _rules_row(rules: RuleSet) -> Row:
    return {
        "grand_tichu": rules.grand_tichu,
        "double_value": rules.double_value,
        "both_grand_tichus": rules.both_grand_tichus.value,
        "wish_required": rules.wish_required,
        "bomb_exempt_from_wish": rules.bomb_exempt_from_wish,
        "last_dragon_trick_kept": rules.last_dragon_trick_kept,
        "target_score": rules.target_score,
        "direction": rules.direction.value,
        "players": rules.players,
        "booster": rules.booster,
    }


def _rules_of(row: Row) -> RuleSet:
    return RuleSet(
        grand_tichu=flag(row["grand_tichu"]),
        double_value=integer(row["double_value"]),
        both_grand_tichus=BothGrandTichus(text(row["both_grand_tichus"])),
        wish_required=flag(row["wish_required"]),
        bomb_exempt_from_wish=flag(row["bomb_exempt_from_wish"]),
        last_dragon_trick_kept=flag(row["last_dragon_trick_kept"]),
        target_score=integer(row["target_score"]),
        direction=Direction(text(row["direction"])),
        players=integer(row["players"]),
        booster=flag(row["booster"]),
    )


def timetable_rows(timetable: Timetable) -> Iterator[TableRow]:
    """The rows of the timetable."""
    yield "timetable", {"id": ONLY_ROW, "zone": timetable.zone}
    for position, slot in enumerate(timetable.slots):
        yield (
            "timetable_slot",
            {
                "position": position,
                "kind": slot.kind.value,
                "starts": slot.start.isoformat(),
                "starts_fold": slot.start.fold,
                "ends": slot.end.isoformat(),
                "ends_fold": slot.end.fold,
                "round": slot.round,
                "stated_minutes": slot.stated_minutes,
                "label": slot.label,
            },
        )


def timetable_of(rows: RowsByTable) -> Timetable:
    """The timetable in these rows."""
    return Timetable(text(rows["timetable"][0]["zone"]), tuple(map(_slot, rows["timetable_slot"])))


def _slot(row: Row) -> Slot:
    return Slot(
        kind=SlotKind(text(row["kind"])),
        start=datetime.fromisoformat(text(row["starts"])).replace(fold=integer(row["starts_fold"])),
        end=datetime.fromisoformat(text(row["ends"])).replace(fold=integer(row["ends_fold"])),
        round=integer(row["round"]),
        stated_minutes=maybe_integer(row["stated_minutes"]),
        label=text(row["label"]),
    )


def clock_row(clock: RoundClock) -> Row:
    """The row of the clock."""
    since: dict[str, Scalar] = {"since_wall": None, "since_ticks": None, "since_boot": None}
    state, played = "not-started", 0.0
    match clock.state:
        case NotStarted():
            pass
        case Paused(played):
            state = "paused"
        case Ended(played):
            state = "ended"
        case Running(Moment(wall, ticks, boot), played):
            state = "running"
            since = {"since_wall": wall, "since_ticks": ticks, "since_boot": boot}
    length = {"round": clock.round, "length": clock.length}
    return {"id": ONLY_ROW, **length, "state": state, **since, "played": played}


def clock_of(row: Row) -> RoundClock:
    """The clock in this row."""
    return RoundClock(integer(row["round"]), integer(row["length"]), _clock_state(row))


def _clock_state(row: Row) -> ClockState:
    played = number(row["played"])
    match row["state"]:
        case "running":
            since = Moment(number(row["since_wall"]), number(row["since_ticks"]), text(row["since_boot"]))
            return Running(since, played)
        case "paused":
            return Paused(played)
        case "ended":
            return Ended(played)
        case _:
            return NotStarted()
