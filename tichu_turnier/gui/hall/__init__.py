"""Several desks at one tournament: share it, join it, and choose where two entered the same."""
