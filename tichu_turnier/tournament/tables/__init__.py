"""What kinds of tables there are, and who sits where at each."""
