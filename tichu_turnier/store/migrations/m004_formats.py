"""What did more formats add in the fourth version of the file: points by margins, how a knock-out goes?"""

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
        hint_from INTEGER NOT NULL,
        seeded BOOLEAN NOT NULL,
        third_place BOOLEAN NOT NULL,
        best_of_three_from INTEGER NOT NULL,
        group_count INTEGER NOT NULL,
        advancing INTEGER NOT NULL,
        PRIMARY KEY (id),
        CONSTRAINT only_row CHECK (id = 1),
        CONSTRAINT known_unit CHECK (unit IN ('player', 'partnership')),
        CONSTRAINT known_scoring_unit CHECK (scoring_unit IN ('hand', 'match', 'margin')),
        CONSTRAINT known_bye_credit CHECK (bye_credit IN ('none', 'average', 'flat')),
        CONSTRAINT known_both_grand_tichus
            CHECK (both_grand_tichus IN ('count', 'made-only', 'withdraw')),
        CONSTRAINT known_direction CHECK (direction IN ('right', 'left'))
    )
    """,
    "INSERT INTO new_regulations SELECT *, FALSE, TRUE, 0, 2, 2 FROM regulations",
    "DROP TABLE regulations",
    "ALTER TABLE new_regulations RENAME TO regulations",
)
_ADDED: Mapping[str, Scalar] = {
    "seeded": False,
    "third_place": True,
    "best_of_three_from": 0,
    "group_count": 2,
    "advancing": 2,
}
"""What the new columns say of a row journalled before."""

FORMATS = Migration("formats", executing(*_STATEMENTS), adding({"regulations": _ADDED}))
