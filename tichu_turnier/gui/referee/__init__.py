"""The window of rulings on the rules, and the dialog for penalties."""
