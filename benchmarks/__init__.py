"""How fast is it? `python -m benchmarks` prints ratios taken in one run, never times to be compared."""
