"""What did the seventh version of the file learn? Penalties and rulings, beside what was played."""

from tichu_turnier.store.migrations.migration import Migration, executing

_STATEMENTS = (
    """
    CREATE TABLE penalty (
        number INTEGER NOT NULL,
        kind VARCHAR NOT NULL,
        reason VARCHAR NOT NULL,
        at VARCHAR NOT NULL,
        amount INTEGER NOT NULL,
        against INTEGER NOT NULL,
        round INTEGER NOT NULL,
        hand INTEGER NOT NULL,
        decided_by VARCHAR NOT NULL,
        banned_until VARCHAR,
        PRIMARY KEY (number),
        CONSTRAINT number_counts CHECK (number >= 1),
        CONSTRAINT known_kind CHECK (kind IN ('warning', 'victory-points', 'tichu-points', 'hand-annulled',
            'hand-replayed', 'adjusted-score', 'disqualification'))
    )
    """,
    """
    CREATE TABLE penalty_entrant (
        penalty INTEGER NOT NULL,
        position INTEGER NOT NULL,
        entrant INTEGER NOT NULL,
        PRIMARY KEY (penalty, position),
        FOREIGN KEY(penalty) REFERENCES penalty (number) DEFERRABLE INITIALLY DEFERRED,
        FOREIGN KEY(entrant) REFERENCES entrant (id) DEFERRABLE INITIALLY DEFERRED
    )
    """,
)

PENALTIES = Migration("penalties", executing(*_STATEMENTS))
