"""How does a file of any earlier version become one of today's?"""

from tichu_turnier.store.migrations.m001_first import FIRST
from tichu_turnier.store.migrations.m002_house_rules import HOUSE_RULES
from tichu_turnier.store.migrations.m003_audit import AUDIT
from tichu_turnier.store.migrations.m004_formats import FORMATS
from tichu_turnier.store.migrations.m005_standings import STANDINGS
from tichu_turnier.store.migrations.m006_side_conditions import SIDE_CONDITIONS
from tichu_turnier.store.migrations.m007_penalties import PENALTIES
from tichu_turnier.store.migrations.m008_odd_numbers import ODD_NUMBERS
from tichu_turnier.store.migrations.m009_prizes import PRIZES
from tichu_turnier.store.migrations.m010_two_players import TWO_PLAYERS
from tichu_turnier.store.migrations.m011_duplicate import DUPLICATE
from tichu_turnier.store.migrations.m012_seeding import SEEDING
from tichu_turnier.store.migrations.m013_registration import REGISTRATION
from tichu_turnier.store.migrations.m014_booster import BOOSTER
from tichu_turnier.store.migrations.m015_table_of_six import TABLE_OF_SIX
from tichu_turnier.store.migrations.m016_exchanged import EXCHANGED
from tichu_turnier.store.migrations.migration import Migration

MIGRATIONS: tuple[Migration, ...] = (
    FIRST,
    HOUSE_RULES,
    AUDIT,
    FORMATS,
    STANDINGS,
    SIDE_CONDITIONS,
    PENALTIES,
    ODD_NUMBERS,
    PRIZES,
    TWO_PLAYERS,
    DUPLICATE,
    SEEDING,
    REGISTRATION,
    BOOSTER,
    TABLE_OF_SIX,
    EXCHANGED,
)
"""Every step since the first file, in order; how many there are is the version of a file."""
