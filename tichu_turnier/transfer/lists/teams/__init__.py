"""What makes a team of the rows of a list."""
