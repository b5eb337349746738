"""The public display in the hall."""
