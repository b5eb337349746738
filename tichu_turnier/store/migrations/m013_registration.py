"""What did the thirteenth version of the file learn about registration: fees, room, deadline, who waits?"""

from tichu_turnier.store.migrations.migration import Migration, adding, executing

_STATEMENTS = (
    "ALTER TABLE entrant ADD COLUMN waiting BOOLEAN NOT NULL DEFAULT FALSE",
    """
    CREATE TABLE entry_terms (
        id INTEGER NOT NULL,
        fee INTEGER NOT NULL,
        per_person BOOLEAN NOT NULL,
        currency VARCHAR NOT NULL,
        room_for INTEGER NOT NULL,
        here_by VARCHAR,
        PRIMARY KEY (id),
        CONSTRAINT only_row CHECK (id = 1)
    )
    """,
    """
    CREATE TABLE payment (
        entrant INTEGER NOT NULL,
        position INTEGER NOT NULL,
        receipt INTEGER NOT NULL,
        amount INTEGER NOT NULL,
        payer VARCHAR NOT NULL,
        PRIMARY KEY (entrant, position),
        FOREIGN KEY(entrant) REFERENCES entrant (id) DEFERRABLE INITIALLY DEFERRED
    )
    """,
)

REGISTRATION = Migration("registration", executing(*_STATEMENTS), adding({"entrant": {"waiting": False}}))
