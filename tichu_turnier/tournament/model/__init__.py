"""The values of which a tournament consists."""
