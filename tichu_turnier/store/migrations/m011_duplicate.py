"""What did the eleventh version learn about prepared hands: which are played where, and adjusted scores?"""

from collections.abc import Mapping

from tichu_turnier.store.journal import Row
from tichu_turnier.store.migrations.migration import Migration, adding, executing

_STATEMENTS = (
    "ALTER TABLE seating ADD COLUMN first_board INTEGER NOT NULL DEFAULT 0",
    *(
        f"ALTER TABLE {table} ADD COLUMN award_{side} VARCHAR"
        for table in ("hand", "pass_hand")
        for side in (0, 1)
    ),
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
        hint_from INTEGER NOT NULL,
        seeded BOOLEAN NOT NULL,
        third_place BOOLEAN NOT NULL,
        best_of_three_from INTEGER NOT NULL,
        group_count INTEGER NOT NULL,
        advancing INTEGER NOT NULL,
        dropped_rounds INTEGER NOT NULL,
        clubs_apart_rounds INTEGER NOT NULL DEFAULT 0,
        odd_numbers VARCHAR NOT NULL DEFAULT 'rest',
        by_standings BOOLEAN NOT NULL DEFAULT FALSE,
        players INTEGER NOT NULL DEFAULT 4,
        board_seed BIGINT NOT NULL DEFAULT 0,
        PRIMARY KEY (id),
        CONSTRAINT only_row CHECK (id = 1),
        CONSTRAINT known_unit CHECK (unit IN ('player', 'partnership')),
        CONSTRAINT known_scoring_unit CHECK (scoring_unit IN ('hand', 'match', 'margin', 'matchpoints')),
        CONSTRAINT known_bye_credit CHECK (bye_credit IN ('none', 'average', 'flat', 'prorated')),
        CONSTRAINT known_both_grand_tichus
            CHECK (both_grand_tichus IN ('count', 'made-only', 'withdraw')),
        CONSTRAINT known_direction CHECK (direction IN ('right', 'left'))
    )
    """,
    "INSERT INTO new_regulations SELECT *, 0 FROM regulations",
    "DROP TABLE regulations",
    "ALTER TABLE new_regulations RENAME TO regulations",
)
_AWARDS: Row = {"award_0": None, "award_1": None}
_ADDED: Mapping[str, Row] = {
    "regulations": {"board_seed": 0},
    "seating": {"first_board": 0},
    "hand": _AWARDS,
    "pass_hand": _AWARDS,
}
"""What the new columns say of a row journalled before."""

DUPLICATE = Migration("duplicate", executing(*_STATEMENTS), adding(_ADDED))
