"""One hand from dealing over play to its end, and hands made up for examples."""
