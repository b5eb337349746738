"""What can a director do? The desk is the only door to change a tournament."""
