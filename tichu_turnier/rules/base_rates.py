"""How often does real play yield such a hand?

The rates of calls and doubles are those of 2,281,451 games with 21,264,935 hands in the archive of
BrettspielWelt. How the card points fall comes from 100,000 hands that the best of our own players played.
"""

TICHU_CALLED, TICHU_MADE = 0.139, 0.734
"""How often a player calls Tichu in a hand, and how often he makes it."""
GRAND_CALLED, GRAND_MADE = 0.078, 0.618
"""The same for Grand Tichu."""
DOUBLE = 0.118
"""How often a given side wins a double victory."""
