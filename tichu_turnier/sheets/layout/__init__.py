"""How the blocks of a document become pages."""
