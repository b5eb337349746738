"""Any snapshot that the tables can hold, every field of every part included."""

from dataclasses import fields
from datetime import date, datetime

from hypothesis import strategies as st

from tests.store.examples import empty
from tichu_turnier.rules.calls import Call, calls_of
from tichu_turnier.rules.hand import Award, Double, HandReport
from tichu_turnier.rules.ruleset import BothGrandTichus, Direction, RuleSet
from tichu_turnier.tournament.model.clock import (
    Ended,
    Moment,
    NotStarted,
    Paused,
    RoundClock,
    Running,
)
from tichu_turnier.tournament.model.entry_terms import EntryTerms, Payment
from tichu_turnier.tournament.model.mappings import frozen
from tichu_turnier.tournament.model.penalty import Penalty, PenaltyKind
from tichu_turnier.tournament.model.prizes import ForPlace, ForSomebody, ForSpecialList, Prize
from tichu_turnier.tournament.model.snapshot import (
    ByeCredit,
    Entrant,
    Hands,
    KnockOut,
    OddNumbers,
    Regulations,
    Result,
    Round,
    Scoring,
    ScoringUnit,
    Seating,
    SecondPass,
    Totals,
    Tournament,
    Unit,
)
from tichu_turnier.tournament.model.timetable import Slot, SlotKind, Timetable

words = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
numbers = st.integers(-(2**62), 2**62)
seconds = st.floats(allow_nan=False, allow_infinity=False)
flags = st.booleans()


def every_field(kind, /, **values):
    """Builds a part from a strategy for each of its fields; a new field without one fails here."""
    assert {field.name for field in fields(kind)} == set(values), kind
    return st.builds(kind, **values)


def maybe(strategy):
    return st.none() | strategy


moments = every_field(Moment, wall=seconds, ticks=seconds, boot=words)
clocks = every_field(
    RoundClock,
    round=numbers,
    length=numbers,
    state=st.one_of(
        st.just(NotStarted()),
        every_field(Running, since=moments, before=seconds),
        every_field(Paused, played=seconds),
        every_field(Ended, played=seconds),
    ),
)
times = st.datetimes(datetime(1900, 1, 1), datetime(2200, 1, 1), allow_imaginary=True)  # noqa: DTZ001 -- naive on purpose
folded_times = st.builds(lambda time, fold: time.replace(fold=fold), times, st.integers(0, 1))
slots = every_field(
    Slot,
    kind=st.sampled_from(SlotKind),
    start=folded_times,
    end=folded_times,
    round=numbers,
    stated_minutes=maybe(numbers),
    label=words,
)
timetables = every_field(Timetable, zone=words, slots=st.lists(slots, max_size=4).map(tuple))
regulations = every_field(
    Regulations,
    preset=words,
    format=words,
    unit=st.sampled_from(Unit),
    rounds=numbers,
    stages=numbers,
    hands_per_stage=numbers,
    rules=every_field(
        RuleSet,
        grand_tichu=flags,
        double_value=numbers,
        both_grand_tichus=st.sampled_from(BothGrandTichus),
        wish_required=flags,
        bomb_exempt_from_wish=flags,
        last_dragon_trick_kept=flags,
        target_score=numbers,
        direction=st.sampled_from(Direction),
        players=numbers,
        booster=flags,
    ),
    scoring=every_field(
        Scoring,
        unit=st.sampled_from(ScoringUnit),
        win=numbers,
        tie=numbers,
        double=numbers,
        double_with_lost_call=numbers,
    ),
    knock_out=every_field(
        KnockOut,
        seeded=flags,
        third_place=flags,
        best_of_three_from=numbers,
        groups=numbers,
        advancing=numbers,
    ),
    tie_breaks=st.lists(words, max_size=4).map(tuple),
    bye_credit=st.sampled_from(ByeCredit),
    flat_victory_points=numbers,
    flat_tichu_points=numbers,
    dropped_rounds=numbers,
    odd_numbers=st.sampled_from(OddNumbers),
    by_standings=flags,
    clubs_apart_rounds=numbers,
    hint_from=numbers,
    board_seed=numbers,
    booster_tables=st.lists(numbers, max_size=3).map(tuple),
    entry=every_field(
        EntryTerms,
        fee=numbers,
        per_person=flags,
        currency=words,
        room_for=numbers,
        here_by=maybe(st.times().map(lambda time: time.replace(fold=0))),
    ),
)
hands = every_field(
    HandReport,
    a=numbers,
    b=numbers,
    calls=st.lists(st.sampled_from(Call), min_size=4, max_size=6).map(calls_of),
    first_out=maybe(st.integers(0, 5)),
    double=maybe(st.sampled_from(Double)),
    awarded=maybe(st.tuples(st.sampled_from(Award), st.sampled_from(Award))),
    special_cards_out=flags,
)
reports = st.one_of(
    every_field(Hands, hands=st.lists(hands, max_size=4).map(tuple)),
    every_field(Totals, a=numbers, b=numbers, hands_played=numbers),
)
passes = every_field(SecondPass, first=reports, second=reports, settled=flags)

prizes = every_field(
    Prize,
    to=every_field(ForPlace, place=numbers) | every_field(ForSpecialList, key=words) | st.just(ForSomebody()),
    what=words,
)


def results(number, table):
    return every_field(
        Result,
        round=st.just(number),
        table=st.just(table),
        report=reports,
        accepted_because=words,
        cleared=flags,
        second_pass=maybe(passes),
    )


def entrants(number, ids):
    return every_field(
        Entrant,
        id=st.just(number),
        name=words,
        members=st.lists(words, max_size=2).map(tuple),
        club=words,
        checked_in=flags,
        first_round=numbers,
        withdrawn_from=maybe(numbers),
        formerly=st.lists(words, max_size=2).map(tuple),
        ranks=flags,
        apart_from=st.lists(st.sampled_from(ids), max_size=2).map(tuple),
        needs_table=maybe(numbers),
        reserve=flags,
        seeding=numbers,
        away=st.lists(numbers, max_size=2).map(tuple),
        waiting=flags,
        payments=st.lists(every_field(Payment, receipt=numbers, amount=numbers, payer=words), max_size=2).map(
            tuple
        ),
    )


def rounds(number, ids):
    anybody = st.sampled_from(ids)
    tables = st.lists(st.integers(1, 9), unique=True, max_size=3) if ids else st.just([])
    return every_field(
        Round,
        number=st.just(number),
        tables=tables.flatmap(
            lambda chosen: st.tuples(
                *(
                    every_field(
                        Seating,
                        table=st.just(table),
                        seats=st.tuples(anybody, anybody, anybody, anybody),
                        fifth=maybe(anybody),
                        first_board=numbers,
                        sixth=maybe(anybody),
                    )
                    for table in chosen
                )
            )
        ),
        sitting_out=st.lists(anybody, max_size=2).map(tuple) if ids else st.just(()),
        seed=maybe(numbers),
        exchanged=flags,
    )


def penalties(number, ids):
    return every_field(
        Penalty,
        number=st.just(number),
        kind=st.sampled_from(PenaltyKind),
        who=st.lists(st.sampled_from(ids), max_size=4).map(tuple) if ids else st.just(()),
        reason=words,
        at=times,
        amount=numbers,
        against=numbers,
        round=numbers,
        hand=numbers,
        decided_by=words,
        banned_until=maybe(st.dates(min_value=date(1, 1, 1))),
    )


@st.composite
def tournaments(draw):
    """A snapshot without dangling references; everything else as it comes."""
    ids = draw(st.lists(st.integers(1, 99), unique=True, max_size=6))
    all_rounds = tuple(draw(rounds(number + 1, ids)) for number in range(draw(st.integers(0, 3))))
    seated = [(each.number, seating.table) for each in all_rounds for seating in each.tables]
    keys = draw(st.lists(st.sampled_from(seated), unique=True)) if seated else []
    reported = [draw(results(*key)) for key in keys]
    numbered = draw(st.lists(st.integers(1, 9), unique=True, max_size=3).map(sorted))
    return draw(
        every_field(
            Tournament,
            name=words,
            day=st.dates(min_value=date(1, 1, 1)),
            place=words,
            regulations=regulations,
            timetable=timetables,
            entrants=st.just(frozen((number, draw(entrants(number, ids))) for number in ids)),
            rounds=st.just(all_rounds),
            results=st.just(frozen(((each.round, each.table), each) for each in reported)),
            clock=maybe(clocks),
            penalties=st.just(frozen((number, draw(penalties(number, ids))) for number in numbered)),
            prizes=st.lists(prizes, max_size=3).map(tuple),
        )
    )


def neighbours():
    """Two snapshots that share some of their parts, as one change leaves them, or have nothing in common."""
    return (
        st.tuples(tournaments(), tournaments())
        | tournaments().map(lambda one: (one, one))
        | st.tuples(st.just(empty()), tournaments())
    )
