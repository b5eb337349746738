"""Which tables did the first version of the file have?"""

from tichu_turnier.store.migrations.migration import Migration, executing

_STATEMENTS = (
    """
    CREATE TABLE file_info (
        id INTEGER NOT NULL,
        revision INTEGER NOT NULL,
        PRIMARY KEY (id),
        CONSTRAINT only_row CHECK (id = 1),
        CONSTRAINT revision_counts CHECK (revision >= 1)
    )
    """,
    """
    CREATE TABLE journal (
        revision INTEGER NOT NULL,
        version INTEGER NOT NULL,
        kind VARCHAR NOT NULL,
        args VARCHAR NOT NULL,
        desk VARCHAR NOT NULL,
        at VARCHAR NOT NULL,
        reverses INTEGER,
        changes VARCHAR NOT NULL,
        PRIMARY KEY (revision)
    )
    """,
    """
    CREATE TABLE tournament (
        id INTEGER NOT NULL,
        name VARCHAR NOT NULL,
        day VARCHAR NOT NULL,
        place VARCHAR NOT NULL,
        PRIMARY KEY (id),
        CONSTRAINT only_row CHECK (id = 1)
    )
    """,
    """
    CREATE TABLE regulations (
        id INTEGER NOT NULL,
        preset VARCHAR NOT NULL,
        format VARCHAR NOT NULL,
        unit VARCHAR NOT NULL,
        rounds INTEGER NOT NULL,
        stages INTEGER NOT NULL,
        hands_per_stage INTEGER NOT NULL,
        grand_tichu BOOLEAN NOT NULL,
        double_value INTEGER NOT NULL,
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
        CONSTRAINT known_bye_credit CHECK (bye_credit IN ('none', 'average', 'flat'))
    )
    """,
    """
    CREATE TABLE tie_break (
        position INTEGER NOT NULL,
        criterion VARCHAR NOT NULL,
        PRIMARY KEY (position)
    )
    """,
    """
    CREATE TABLE timetable (
        id INTEGER NOT NULL,
        zone VARCHAR NOT NULL,
        PRIMARY KEY (id),
        CONSTRAINT only_row CHECK (id = 1)
    )
    """,
    """
    CREATE TABLE timetable_slot (
        position INTEGER NOT NULL,
        kind VARCHAR NOT NULL,
        starts VARCHAR NOT NULL,
        starts_fold INTEGER NOT NULL,
        ends VARCHAR NOT NULL,
        ends_fold INTEGER NOT NULL,
        round INTEGER NOT NULL,
        stated_minutes INTEGER,
        label VARCHAR NOT NULL,
        PRIMARY KEY (position),
        CONSTRAINT known_kind CHECK (kind IN ('round', 'break', 'prize-giving'))
    )
    """,
    """
    CREATE TABLE entrant (
        id INTEGER NOT NULL,
        name VARCHAR NOT NULL,
        club VARCHAR NOT NULL,
        checked_in BOOLEAN NOT NULL,
        first_round INTEGER NOT NULL,
        withdrawn_from INTEGER,
        PRIMARY KEY (id),
        CONSTRAINT id_counts CHECK (id >= 1)
    )
    """,
    """
    CREATE TABLE entrant_member (
        entrant INTEGER NOT NULL,
        position INTEGER NOT NULL,
        name VARCHAR NOT NULL,
        PRIMARY KEY (entrant, position),
        FOREIGN KEY(entrant) REFERENCES entrant (id) DEFERRABLE INITIALLY DEFERRED
    )
    """,
    """
    CREATE TABLE entrant_former_name (
        entrant INTEGER NOT NULL,
        position INTEGER NOT NULL,
        name VARCHAR NOT NULL,
        PRIMARY KEY (entrant, position),
        FOREIGN KEY(entrant) REFERENCES entrant (id) DEFERRABLE INITIALLY DEFERRED
    )
    """,
    """
    CREATE TABLE round (
        number INTEGER NOT NULL,
        seed BIGINT,
        PRIMARY KEY (number),
        CONSTRAINT number_counts CHECK (number >= 1)
    )
    """,
    """
    CREATE TABLE seating (
        round INTEGER NOT NULL,
        table_number INTEGER NOT NULL,
        position INTEGER NOT NULL,
        seat_0 INTEGER NOT NULL,
        seat_1 INTEGER NOT NULL,
        seat_2 INTEGER NOT NULL,
        seat_3 INTEGER NOT NULL,
        PRIMARY KEY (round, table_number),
        FOREIGN KEY(round) REFERENCES round (number) DEFERRABLE INITIALLY DEFERRED,
        FOREIGN KEY(seat_0) REFERENCES entrant (id) DEFERRABLE INITIALLY DEFERRED,
        FOREIGN KEY(seat_1) REFERENCES entrant (id) DEFERRABLE INITIALLY DEFERRED,
        FOREIGN KEY(seat_2) REFERENCES entrant (id) DEFERRABLE INITIALLY DEFERRED,
        FOREIGN KEY(seat_3) REFERENCES entrant (id) DEFERRABLE INITIALLY DEFERRED
    )
    """,
    """
    CREATE TABLE sitting_out (
        round INTEGER NOT NULL,
        position INTEGER NOT NULL,
        entrant INTEGER NOT NULL,
        PRIMARY KEY (round, position),
        FOREIGN KEY(round) REFERENCES round (number) DEFERRABLE INITIALLY DEFERRED,
        FOREIGN KEY(entrant) REFERENCES entrant (id) DEFERRABLE INITIALLY DEFERRED
    )
    """,
    """
    CREATE TABLE result (
        round INTEGER NOT NULL,
        table_number INTEGER NOT NULL,
        kind VARCHAR NOT NULL,
        a INTEGER,
        b INTEGER,
        hands_played INTEGER,
        accepted_because VARCHAR NOT NULL,
        PRIMARY KEY (round, table_number),
        FOREIGN KEY(round, table_number)
            REFERENCES seating (round, table_number) DEFERRABLE INITIALLY DEFERRED,
        CONSTRAINT hands_or_totals
            CHECK ((kind = 'hands' AND a IS NULL AND b IS NULL AND hands_played IS NULL)
            OR (kind = 'totals' AND a IS NOT NULL AND b IS NOT NULL AND hands_played IS NOT NULL))
    )
    """,
    """
    CREATE TABLE hand (
        round INTEGER NOT NULL,
        table_number INTEGER NOT NULL,
        number INTEGER NOT NULL,
        a INTEGER NOT NULL,
        b INTEGER NOT NULL,
        call_0 VARCHAR NOT NULL,
        call_1 VARCHAR NOT NULL,
        call_2 VARCHAR NOT NULL,
        call_3 VARCHAR NOT NULL,
        first_out INTEGER,
        double_victory VARCHAR,
        PRIMARY KEY (round, table_number, number),
        FOREIGN KEY(round, table_number)
            REFERENCES result (round, table_number) DEFERRABLE INITIALLY DEFERRED,
        CONSTRAINT known_call_0 CHECK (call_0 IN ('none', 'tichu', 'grand')),
        CONSTRAINT known_call_1 CHECK (call_1 IN ('none', 'tichu', 'grand')),
        CONSTRAINT known_call_2 CHECK (call_2 IN ('none', 'tichu', 'grand')),
        CONSTRAINT known_call_3 CHECK (call_3 IN ('none', 'tichu', 'grand')),
        CONSTRAINT known_first_out CHECK (first_out BETWEEN 0 AND 3),
        CONSTRAINT known_double_victory CHECK (double_victory IN ('no', '02', '13'))
    )
    """,
    """
    CREATE TABLE clock (
        id INTEGER NOT NULL,
        round INTEGER NOT NULL,
        length INTEGER NOT NULL,
        state VARCHAR NOT NULL,
        since_wall FLOAT,
        since_ticks FLOAT,
        since_boot VARCHAR,
        played FLOAT NOT NULL,
        PRIMARY KEY (id),
        CONSTRAINT only_row CHECK (id = 1),
        CONSTRAINT known_state CHECK (state IN ('not-started', 'running', 'paused', 'ended')),
        CONSTRAINT running_since
            CHECK ((state = 'running')
            = (since_wall IS NOT NULL AND since_ticks IS NOT NULL AND since_boot IS NOT NULL))
    )
    """,
    """
    CREATE TRIGGER journal_no_update BEFORE UPDATE ON journal
    BEGIN SELECT RAISE(ABORT, 'the journal only grows'); END
    """,
    """
    CREATE TRIGGER journal_no_delete BEFORE DELETE ON journal
    BEGIN SELECT RAISE(ABORT, 'the journal only grows'); END
    """,
)

FIRST = Migration("first", executing(*_STATEMENTS))
