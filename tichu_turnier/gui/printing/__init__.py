"""The screen on which sheets are previewed, printed and saved."""
