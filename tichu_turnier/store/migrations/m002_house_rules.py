"""Which house rules did the regulations learn in the second version of the file?

Tournaments from before play by the printed rules where nobody could ask.
"""

from collections.abc import Mapping

from tichu_turnier.store.journal import Scalar
from tichu_turnier.store.migrations.migration import Migration, adding, executing

_STATEMENTS = (
    """
    CREATE TABLE new_regulations (
        id INTEGER NOT NULL,
        preset VARCHAR NOT NULL,
        format VARCHAR NOT NULL,
        unit VARCHAR NOT NULL,
        rounds INTEGER NOT NULL,
        stages INTEGER NOT NULL,
        hands_per_stage INTEGER NOT NULL,
        grand_tichu BOOLEAN NOT NULL,
        double_value INTEGER NOT NULL,
        both_grand_tichus VARCHAR NOT NULL,
        wish_required BOOLEAN NOT NULL,
        bomb_exempt_from_wish BOOLEAN NOT NULL,
        last_dragon_trick_kept BOOLEAN NOT NULL,
        target_score INTEGER NOT NULL,
        direction VARCHAR NOT NULL,
        scoring_unit VARCHAR NOT NULL,
        win INTEGER NOT NULL,
        tie INTEGER NOT NULL,
        double_victory INTEGER NOT NULL,
        double_with_lost_call INTEGER NOT NULL,
        bye_credit VARCHAR NOT NULL,
        flat_victory_points INTEGER NOT NULL,
        flat_tichu_points INTEGER NOT NULL,
        PRIMARY KEY (id),
        CONSTRAINT only_row CHECK (id = 1),
        CONSTRAINT known_unit CHECK (unit IN ('player', 'partnership')),
        CONSTRAINT known_scoring_unit CHECK (scoring_unit IN ('hand', 'match')),
        CONSTRAINT known_bye_credit CHECK (bye_credit IN ('none', 'average', 'flat')),
        CONSTRAINT known_both_grand_tichus
            CHECK (both_grand_tichus IN ('count', 'made-only', 'withdraw')),
        CONSTRAINT known_direction CHECK (direction IN ('right', 'left'))
    )
    """,
    """
    INSERT INTO new_regulations
    SELECT id, preset, format, unit, rounds, stages, hands_per_stage, grand_tichu, double_value,
        'count', FALSE, FALSE, FALSE, 0, 'right',
        scoring_unit, win, tie, double_victory, double_with_lost_call,
        bye_credit, flat_victory_points, flat_tichu_points
    FROM regulations
    """,
    "DROP TABLE regulations",
    "ALTER TABLE new_regulations RENAME TO regulations",
)
_ANSWERS: Mapping[str, Scalar] = {
    "both_grand_tichus": "count",
    "wish_required": False,
    "bomb_exempt_from_wish": False,
    "last_dragon_trick_kept": False,
    "target_score": 0,
    "direction": "right",
}
"""What the new columns say of a row journalled before."""

HOUSE_RULES = Migration("house_rules", executing(*_STATEMENTS), adding({"regulations": _ANSWERS}))
