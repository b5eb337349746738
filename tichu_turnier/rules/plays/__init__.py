"""Which leads and follows a holding has."""
