"""Plans of whole evenings at tables of four: stored designs, search, following a plan."""
