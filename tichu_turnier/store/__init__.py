"""The tournament file, which no crash can harm: the only place for sqlmodel and SQL."""
