"""Which columns a list has: one module for each subject."""
