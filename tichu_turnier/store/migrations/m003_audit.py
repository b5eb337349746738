"""What did the audit add in the third version of the file: cleared objections, second passes, hints?"""

from collections.abc import Mapping

from tichu_turnier.store.journal import Row
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
    "INSERT INTO new_regulations SELECT *, 10000 FROM regulations",
    "DROP TABLE regulations",
    "ALTER TABLE new_regulations RENAME TO regulations",
    """
    CREATE TABLE new_result (
        round INTEGER NOT NULL,
        table_number INTEGER NOT NULL,
        kind VARCHAR NOT NULL,
        a INTEGER,
        b INTEGER,
        hands_played INTEGER,
        accepted_because VARCHAR NOT NULL,
        cleared BOOLEAN NOT NULL,
        passes_settled BOOLEAN,
        PRIMARY KEY (round, table_number),
        FOREIGN KEY(round, table_number)
            REFERENCES seating (round, table_number) DEFERRABLE INITIALLY DEFERRED,
        CONSTRAINT hands_or_totals
            CHECK ((kind = 'hands' AND a IS NULL AND b IS NULL AND hands_played IS NULL)
            OR (kind = 'totals' AND a IS NOT NULL AND b IS NOT NULL AND hands_played IS NOT NULL))
    )
    """,
    "INSERT INTO new_result SELECT *, FALSE, NULL FROM result",
    "DROP TABLE result",
    "ALTER TABLE new_result RENAME TO result",
    """
    CREATE TABLE pass_report (
        round INTEGER NOT NULL,
        table_number INTEGER NOT NULL,
        pass_number INTEGER NOT NULL,
        kind VARCHAR NOT NULL,
        a INTEGER,
        b INTEGER,
        hands_played INTEGER,
        PRIMARY KEY (round, table_number, pass_number),
        FOREIGN KEY(round, table_number)
            REFERENCES result (round, table_number) DEFERRABLE INITIALLY DEFERRED,
        CONSTRAINT known_pass_number CHECK (pass_number IN (1, 2)),
        CONSTRAINT hands_or_totals
            CHECK ((kind = 'hands' AND a IS NULL AND b IS NULL AND hands_played IS NULL)
            OR (kind = 'totals' AND a IS NOT NULL AND b IS NOT NULL AND hands_played IS NOT NULL))
    )
    """,
    """
    CREATE TABLE pass_hand (
        round INTEGER NOT NULL,
        table_number INTEGER NOT NULL,
        pass_number INTEGER NOT NULL,
        number INTEGER NOT NULL,
        a INTEGER NOT NULL,
        b INTEGER NOT NULL,
        call_0 VARCHAR NOT NULL,
        call_1 VARCHAR NOT NULL,
        call_2 VARCHAR NOT NULL,
        call_3 VARCHAR NOT NULL,
        first_out INTEGER,
        double_victory VARCHAR,
        PRIMARY KEY (round, table_number, pass_number, number),
        FOREIGN KEY(round, table_number, pass_number)
            REFERENCES pass_report (round, table_number, pass_number) DEFERRABLE INITIALLY DEFERRED,
        CONSTRAINT known_call_0 CHECK (call_0 IN ('none', 'tichu', 'grand')),
        CONSTRAINT known_call_1 CHECK (call_1 IN ('none', 'tichu', 'grand')),
        CONSTRAINT known_call_2 CHECK (call_2 IN ('none', 'tichu', 'grand')),
        CONSTRAINT known_call_3 CHECK (call_3 IN ('none', 'tichu', 'grand')),
        CONSTRAINT known_first_out CHECK (first_out BETWEEN 0 AND 3),
        CONSTRAINT known_double_victory CHECK (double_victory IN ('no', '02', '13'))
    )
    """,
)
_ADDED: Mapping[str, Row] = {
    "regulations": {"hint_from": 10_000},
    "result": {"cleared": False, "passes_settled": None},
}
"""What the new columns say of a row journalled before."""

AUDIT = Migration("audit", executing(*_STATEMENTS), adding(_ADDED))
