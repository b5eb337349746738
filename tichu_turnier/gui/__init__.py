"""What does a director see? The window; the only place for Qt."""
