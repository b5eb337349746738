"""Commands before and around the evening: new, set, register, import, export."""
