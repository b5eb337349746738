"""Lists of entrants as people write them: columns, names, answers, and what became of each cell."""
