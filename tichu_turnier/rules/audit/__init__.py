"""Whether reported points are possible, and what was probably meant."""
