"""From results to standings, prizes and ratings."""
