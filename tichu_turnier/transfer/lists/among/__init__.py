"""What the lines of a list say of each other, and of who is registered already."""
