"""The answers to questions about the rules, in a window of their own."""
