"""Exports written by hand, with claims that were reckoned on paper."""

import json

RULES = {
    "grand_tichu": True,
    "double_value": 200,
    "both_grand_tichus": "count",
    "target_score": 0,
    "players": 4,
    "booster": False,
}
NOTHING = dict.fromkeys(
    ("partner_repeats", "opponent_repeats", "meeting_repeats", "sit_out_spread", "table_repeats"), 0
)


def export(entrants, rounds, results, **regulations):
    """An export without claims; a result is `(round, table, report)`."""
    scoring = {"unit": "match", "win": 2, "tie": 1, "double": 3, "double_with_lost_call": 2}
    whole = {
        "format": "swiss",
        "unit": "partnership",
        "rounds": len(rounds),
        "stages": 1,
        "hands_per_stage": 0,
        "rules": RULES,
        "scoring": scoring | {"unit": regulations.pop("scores", "match")},
        "knock_out": {"third_place": True, "best_of_three_from": 0, "groups": 2, "advancing": 2},
        "tie_breaks": ["victory-points", "tichu-difference", "tichu-points"],
        "bye_credit": "none",
        "flat_victory_points": 2,
        "flat_tichu_points": 0,
        "dropped_rounds": 0,
        "odd_numbers": "rest",
    }
    return {
        "format": "tichu-turnier",
        "regulations": whole | regulations,
        "entrants": [_entrant(number) for number in range(1, entrants + 1)],
        "rounds": [_round(number, *drawn) for number, drawn in enumerate(rounds, start=1)],
        "results": [
            {"round": number, "table": table, "report": report, "accepted_because": ""}
            for number, table, report in results
        ],
        "penalties": [],
        "claims": {},
    }


def totals(a, b, hands=8):
    return {"kind": "Totals", "a": a, "b": b, "hands_played": hands}


def hand(a, b, calls="", first_out=None, double="no"):
    """Calls as `T0 G3`: a Tichu of seat 0, a Grand Tichu of seat 3."""
    called = {int(call[1]): {"T": "tichu", "G": "grand"}[call[0]] for call in calls.split()}
    return {
        "a": a,
        "b": b,
        "calls": [called.get(seat, "none") for seat in range(4)],
        "first_out": first_out,
        "double": double,
        "awarded": None,
        "special_cards_out": False,
    }


def _entrant(number):
    fields = {"withdrawn_from": None, "away": [], "apart_from": [], "needs_table": None}
    flags = {"ranks": True, "reserve": False, "checked_in": False, "waiting": False}
    return {"id": number, "name": f"Team {number}", "first_round": 1} | fields | flags


def _round(number, tables, sitting_out=()):
    """Of two entrants each a table is theirs as teams, of four theirs as people."""
    seats = [list(who) * (4 // len(who)) for who in tables]
    return {
        "number": number,
        "tables": [
            {"table": index, "seats": each, "fifth": None, "sixth": None, "first_board": 0}
            for index, each in enumerate(seats, start=1)
        ],
        "sitting_out": list(sitting_out),
        "seed": 7,
        "exchanged": False,
    }


def _row(place, who, victory, difference, tichu, hands, byes, decided):
    return {
        "place": place,
        "id": who,
        "victory_points": victory,
        "tichu_points": tichu,
        "hands": hands,
        "byes": byes,
        "tie_breaks": {"victory-points": victory, "tichu-difference": difference, "tichu-points": tichu},
        "decided_by": decided,
    }


def swiss_of_five():
    """Two rounds of five teams; who rests has 2 victory points for it."""
    data = export(
        5,
        [([(1, 2), (3, 4)], [5]), ([(1, 5), (3, 2)], [4])],
        [
            (1, 1, totals(600, 400)),
            (1, 2, totals(500, 500)),
            (2, 1, totals(700, 300)),
            (2, 2, totals(200, 800)),
        ],
        bye_credit="flat",
    )
    by_difference = "tichu-difference"
    first = [
        _row(1, 1, 2, 200, 600, 8, 0, by_difference),
        _row(2, 5, 2, 0, 0, 0, 1, by_difference),
        _row(3, 3, 1, 0, 500, 8, 0, "victory-points"),
        _row(3, 4, 1, 0, 500, 8, 0, ""),
        _row(5, 2, 0, -200, 400, 8, 0, "victory-points"),
    ]
    second = [
        _row(1, 1, 4, 600, 1300, 16, 0, "victory-points"),
        _row(2, 4, 3, 0, 500, 8, 1, "victory-points"),
        _row(3, 2, 2, 400, 1200, 16, 0, "victory-points"),
        _row(4, 5, 2, -400, 300, 8, 1, by_difference),
        _row(5, 3, 1, -600, 700, 16, 0, "victory-points"),
    ]
    brought = {1: (0, 400), 2: (2, 600)}
    data["claims"] = {
        "standings": [{"after_round": 1, "rows": first}, {"after_round": 2, "rows": second}],
        "draws": [
            {"round": 1, "quality": NOTHING | {"sit_out_spread": 1}, "bound": NOTHING},
            {"round": 2, "quality": NOTHING | {"sit_out_spread": 1, "table_repeats": 2}, "bound": NOTHING},
        ],
        "results": [
            {
                "round": 1,
                "table": 1,
                "score": [600, 400],
                "hands_played": 8,
                "possible": True,
                "brings": [
                    {"id": who, "victory_points": victory, "tichu_points": tichu, "hands": 8}
                    for who, (victory, tichu) in {1: brought[2], 2: brought[1]}.items()
                ],
            }
        ],
    }
    return json.loads(json.dumps(data))


def turnier_of_four():
    """Nine hands of four people, each with each: 1 and 3, then 1 and 2, then 1 and 4 play together.

    1: 7 + 1 + 2 victory points, 3: 7 + 5 + 4, 2: 0 + 1 + 4, 4: 0 + 5 + 2.
    """
    hands = [
        hand(65, 35),
        hand(100, 0, double="02"),
        hand(180, 20, "T0", first_out=0),
        hand(50, 50),
        hand(-60, 60, "T2"),
        hand(30, 70),
        hand(10, 90),
        hand(45, 55, first_out=1),
        hand(95, 5),
    ]
    data = export(
        4,
        [([(1, 2, 3, 4)],)],
        [(1, 1, {"kind": "Hands", "hands": hands})],
        format="fours",
        unit="player",
        scores="hand",
        stages=3,
        hands_per_stage=3,
        rules=RULES | {"double_value": 100, "grand_tichu": False},
        tie_breaks=["victory-points", "double-victories", "calls-made"],
    )
    points = {3: (16, 675, 1, 0), 1: (10, 515, 1, 1), 4: (7, 385, 0, 0), 2: (5, 225, 0, 0)}
    rows = [
        {"place": place, "id": who, "victory_points": victory, "tichu_points": tichu, "hands": 9}
        | {"tie_breaks": {"victory-points": victory, "double-victories": doubles, "calls-made": made}}
        | {"decided_by": "victory-points"}
        for place, (who, (victory, tichu, doubles, made)) in enumerate(points.items(), start=1)
    ]
    data["claims"]["standings"] = [{"after_round": 1, "rows": rows}]
    return json.loads(json.dumps(data))


def bracket(teams, matches, **regulations):
    """A bracket of matches as in `1-4 500:300`, a round a line."""
    rounds, results = [], []
    for number, line in enumerate(matches, start=1):
        words = line.split()
        tables = [tuple(map(int, word.split("-"))) for word in words[::2]]
        scores = [tuple(map(int, word.split(":"))) for word in words[1::2]]
        seated = {who for each in tables for who in each}
        rounds.append((tables, sorted(set(range(1, teams + 1)) - seated) if number == 1 else ()))
        results += [(number, table, totals(*score)) for table, score in enumerate(scores, start=1)]
    return export(teams, rounds, results, tie_breaks=["bracket"], **regulations)
