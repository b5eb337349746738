"""Looking at played hands again, step by step, without Qt."""
