"""Reading and writing files whole, cells of a table in text, and values as JSON."""
