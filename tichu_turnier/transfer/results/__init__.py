"""Results in files: which column says what, what stands in a line, and who is meant by it."""
