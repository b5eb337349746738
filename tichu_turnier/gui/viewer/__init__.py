"""Looking at a played hand again, step by step."""
