"""The dialog of the regulations."""
