"""Rankings that were printed, typed or copied: read, and judged by the standings."""
