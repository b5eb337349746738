"""What a cell of a list says that its first word alone does not: conditions, denials, payments."""
