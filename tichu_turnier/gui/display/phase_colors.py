"""Which colours has the room while time runs out? The same on the wall and in the window."""

from tichu_turnier.tournament.model.clock import Phase

COLORS: dict[Phase, tuple[str, str]] = {
    Phase.WAITING: ("#13202b", "#ffffff"),
    Phase.PLAYING: ("#0a3d2e", "#ffffff"),
    Phase.WARNING: ("#f5c211", "#161200"),
    Phase.LAST_HAND: ("#ff8a1f", "#1c0c00"),
    Phase.OVERTIME: ("#a80f22", "#ffffff"),
    Phase.PAUSED: ("#1d4e89", "#ffffff"),
    Phase.ENDED: ("#101614", "#ffffff"),
}
"""Background and letters; they differ in brightness too, and each phase says its name beside."""
