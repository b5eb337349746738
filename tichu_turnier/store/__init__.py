"""How is a tournament kept in a file that no crash can harm? The only place for sqlmodel and SQL."""
