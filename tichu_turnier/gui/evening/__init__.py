"""The screen of the evening: clock, next step, what is late."""
