"""The start page and the making of a new tournament."""
