"""Who enters, on which list, and with which code."""
