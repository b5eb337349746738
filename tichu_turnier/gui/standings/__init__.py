"""The screen of the standings, special lists and histories."""
