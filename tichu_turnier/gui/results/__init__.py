"""The screen on which results are entered."""
