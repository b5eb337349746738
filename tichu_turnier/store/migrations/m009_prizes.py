"""How did the ninth version of the file learn what is given away at the prize-giving?"""

from tichu_turnier.store.migrations.migration import Migration, executing

_STATEMENT = """
    CREATE TABLE prize (
        position INTEGER NOT NULL,
        kind VARCHAR NOT NULL,
        place INTEGER,
        list VARCHAR,
        what VARCHAR NOT NULL,
        PRIMARY KEY (position),
        CONSTRAINT known_kind CHECK (kind IN ('place', 'list', 'somebody')),
        CONSTRAINT one_destination CHECK ((kind = 'place') = (place IS NOT NULL)
            AND (kind = 'list') = (list IS NOT NULL))
    )
"""

PRIZES = Migration("prizes", executing(_STATEMENT))
