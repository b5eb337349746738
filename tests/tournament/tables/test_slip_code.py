"""Does the code of a score slip betray every slip of the finger, and every slip of another draw?"""

import string
from dataclasses import replace
from datetime import timedelta
from itertools import pairwise

from tests.entry.typing_keys import club, pairs
from tichu_turnier.finding import Finding
from tichu_turnier.tournament.draws.seat_swap import TwoEntrants, swapped
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.tables.slip_code import SlipName, read_slip_code, scanned_code, slip_code

TYPED = string.digits + string.ascii_uppercase + "-./ "
EVENING = club(tables=112, rounds=12)
SLIPS = [(number, table) for number in (1, 2, 9, 10, 12) for table in (*range(1, 23), 99, 100, 101, 112)]


def refused(code: str, tonight: Tournament = EVENING) -> str:
    """Why a code is none; empty where it is one."""
    found = read_slip_code(tonight, code)
    return found.key if isinstance(found, Finding) else ""


def test_each_slip_has_its_code() -> None:
    codes = [slip_code(EVENING, number, table) for number, table in SLIPS]
    assert len(set(codes)) == len(codes)
    for slip, code in zip(SLIPS, codes, strict=True):
        for written in (code, scanned_code(EVENING, *slip).lower()):
            assert read_slip_code(EVENING, written) == SlipName(*slip)


def test_wrong_characters_neighbours_that_changed_places_and_missing_ones_are_noticed() -> None:
    for code in [*(slip_code(EVENING, *slip) for slip in SLIPS), scanned_code(EVENING, 3, 12)]:
        for place, right in enumerate(code):
            for wrong in TYPED.replace(right, ""):
                assert refused(code[:place] + wrong + code[place + 1 :]), (code, place, wrong)
        for place, (one, other) in enumerate(pairwise(code)):
            assert one == other or refused(code[:place] + other + one + code[place + 2 :]), (code, place)
        assert refused(code[:-1])
        assert refused(code[1:-1])


def test_what_is_no_code() -> None:
    for code in ("", "3T", "3T12", "03T12B", "3T12BB"):
        assert refused(code) == "slip-code-form", code
    assert refused("13T1B") == "slip-code-not-drawn"


def test_slips_of_other_draws_are_told_apart() -> None:
    seeded = tuple(replace(drawn, seed=7) for drawn in EVENING.rounds)
    tonight = replace(EVENING, rounds=seeded)
    drawn_anew = replace(tonight, rounds=tuple(replace(drawn, seed=8) for drawn in seeded))
    yesterday = replace(tonight, day=tonight.day - timedelta(days=1))
    for other in (drawn_anew, yesterday, pairs(tables=20)):
        assert refused(scanned_code(other, 1, 12), tonight) == "slip-code-other-draw"


def test_most_typed_codes_of_other_evenings_are_refused() -> None:
    others = [replace(EVENING, day=EVENING.day + timedelta(days=days)) for days in range(1, 201)]
    assert sum(bool(refused(slip_code(other, 1, 12))) for other in others) >= 175


def test_a_letter_that_fits_no_table() -> None:
    few = replace(EVENING, rounds=(replace(EVENING.rounds[0], tables=EVENING.rounds[0].tables[:3], seed=3),))
    many = replace(EVENING, rounds=(replace(EVENING.rounds[0], seed=3),))
    assert refused(slip_code(many, 1, 12), few) == "result-no-such-table"


def test_people_who_changed_places_keep_their_slips() -> None:
    drawn = replace(EVENING.rounds[0], seed=5)
    one, other = (seating.seats[0] for seating in drawn.tables[:2])
    changed = replace(EVENING, rounds=(swapped(drawn, TwoEntrants(one, other)),))
    printed = scanned_code(replace(EVENING, rounds=(drawn,)), 1, 1)
    assert read_slip_code(changed, printed) == SlipName(1, 1)
