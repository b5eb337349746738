"""The window; the only package besides app that imports Qt."""
