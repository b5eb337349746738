"""What did the tenth version learn about Tichu for Two: how many play at a table, and the small Tichu?"""

from tichu_turnier.store.migrations.migration import Migration, adding, executing

_STATEMENTS = (
    "ALTER TABLE regulations ADD COLUMN players INTEGER NOT NULL DEFAULT 4",
    """
    CREATE TABLE new_hand (
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
        CONSTRAINT known_call_0 CHECK (call_0 IN ('none', 'tichu', 'grand', 'small')),
        CONSTRAINT known_call_1 CHECK (call_1 IN ('none', 'tichu', 'grand', 'small')),
        CONSTRAINT known_call_2 CHECK (call_2 IN ('none', 'tichu', 'grand', 'small')),
        CONSTRAINT known_call_3 CHECK (call_3 IN ('none', 'tichu', 'grand', 'small')),
        CONSTRAINT known_first_out CHECK (first_out BETWEEN 0 AND 3),
        CONSTRAINT known_double_victory CHECK (double_victory IN ('no', '02', '13'))
    )
    """,
    "INSERT INTO new_hand SELECT * FROM hand",
    "DROP TABLE hand",
    "ALTER TABLE new_hand RENAME TO hand",
    """
    CREATE TABLE new_pass_hand (
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
        CONSTRAINT known_call_0 CHECK (call_0 IN ('none', 'tichu', 'grand', 'small')),
        CONSTRAINT known_call_1 CHECK (call_1 IN ('none', 'tichu', 'grand', 'small')),
        CONSTRAINT known_call_2 CHECK (call_2 IN ('none', 'tichu', 'grand', 'small')),
        CONSTRAINT known_call_3 CHECK (call_3 IN ('none', 'tichu', 'grand', 'small')),
        CONSTRAINT known_first_out CHECK (first_out BETWEEN 0 AND 3),
        CONSTRAINT known_double_victory CHECK (double_victory IN ('no', '02', '13'))
    )
    """,
    "INSERT INTO new_pass_hand SELECT * FROM pass_hand",
    "DROP TABLE pass_hand",
    "ALTER TABLE new_pass_hand RENAME TO pass_hand",
)

TWO_PLAYERS = Migration("two_players", executing(*_STATEMENTS), adding({"regulations": {"players": 4}}))
