"""Share a tournament among several desks through a database that speaks PostgreSQL's protocol."""
