"""The desk: the only door to change a tournament."""
