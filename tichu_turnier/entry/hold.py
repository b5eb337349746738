"""Whether what is typed is taken: not where something stands already to which nobody went."""

from enum import IntEnum


class Hold(IntEnum):
    """How far keys that say something (digits, calls, letters of names) are held back.

    Who types without looking presses the same keys after an unclean slip as after a clean one. They must
    not reach what is typed already, so they are taken again only after a key that goes somewhere: an arrow,
    Esc, a click; End, Delete and the like only while nothing was typed since. Tab is typed as digits are.
    """

    OPEN = 0
    PASSING = 1
    """Enter has come to what is typed already; Enter goes on from there."""
    CLOSED = 2
    """Something was refused, or what was opened is not empty. Questions can be answered."""
    MISSED = 3
    """Since then something was typed and not taken: nobody is looking. Enter does nothing either."""
