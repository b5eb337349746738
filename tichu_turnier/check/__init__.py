"""A second opinion on a tournament: recomputes from its facts alone what the program claims of it."""
